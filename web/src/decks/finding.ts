// The text of a search with one term put in, taken out or changed. What it means only the server knows.
import type { PrintedCard, RuleEntry } from "../protocol";

/** The terms of a search: split at spaces, but not inside quotes. */
export function termsOf(query: string): string[] {
  const found: string[] = [];
  let term = "";
  let quoted = false;
  for (const sign of query) {
    if (sign === '"') quoted = !quoted;
    if (sign === " " && !quoted) {
      if (term) found.push(term);
      term = "";
    } else term += sign;
  }
  if (term) found.push(term);
  return found;
}

const SIGNS = [":", "<=", ">=", "="];

/** The value that a search names for a field at its outermost; empty where it names none. */
export function valueOf(query: string, field: string): string {
  for (const term of termsOf(query)) {
    const sign = SIGNS.find((one) => term.startsWith(field + one));
    if (sign) return term.slice(field.length + sign.length).replaceAll('"', "");
  }
  return "";
}

/** The search with another value for a field, or without any. */
export function withValue(query: string, field: string, value: string, sign = ":"): string {
  const kept = termsOf(query).filter((term) => !SIGNS.some((one) => term.startsWith(field + one)));
  const clean = value.replaceAll('"', "");
  if (clean) kept.push(field + sign + (clean.includes(" ") ? `"${clean}"` : clean));
  return kept.join(" ");
}

/** The search with a part replaced, as a fault proposes it. */
export function mended(query: string, at: number, length: number, near: string): string {
  const wrong = query.slice(at, at + length);
  const sign = [...wrong].findIndex((one) => ":=<>!".includes(one));
  const whole = near.includes(":") || near.includes("<") || near.includes(">") || near.includes("=");
  const value = near.includes(" ") && !whole ? `"${near}"` : near;
  const term = whole || sign < 0 ? value : wrong.slice(0, sign + 1) + value;
  return query.slice(0, at) + term + query.slice(at + length);
}

/** What there is to choose from on these cards, each in the order of the alphabet. */
export interface Facets {
  team: string[];
  type: string[];
  symbol: string[];
  keyword: string[];
  set: string[];
  cost: string[];
}

export function facetsOf(faces: PrintedCard[]): Facets {
  const sorted = (values: string[]): string[] =>
    [...new Set(values)].sort((one, other) => one.localeCompare(other, "en", { numeric: true }));
  return {
    team: sorted(faces.flatMap((face) => face.teams ?? [])),
    type: sorted(faces.map((face) => face.type)),
    symbol: sorted(faces.flatMap((face) => face.symbols ?? [])),
    keyword: sorted(faces.flatMap((face) => face.keywords ?? [])),
    // Sets in the order in which they came out.
    set: [...new Set(faces.map((face) => face.card_set))],
    cost: sorted(
      faces.flatMap((face) => (face.numbers?.cost === undefined ? [] : [String(face.numbers.cost)])),
    ),
  };
}

/** The rules that speak of a keyword, the first few. */
export function rulesAbout(rules: RuleEntry[], word: string): RuleEntry[] {
  const wanted = word.toLowerCase();
  return rules
    .filter((rule) => wordsOf(rule.title).includes(` ${wordsOf(wanted).trim()} `))
    .slice(0, MOST_RULES);
}

const MOST_RULES = 4;

function wordsOf(text: string): string {
  let words = " ";
  for (const sign of text.toLowerCase()) words += /[\p{L}\p{N}]/u.test(sign) ? sign : " ";
  return words.replace(/ +/g, " ") + " ";
}
