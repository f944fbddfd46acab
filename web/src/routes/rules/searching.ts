// Finding rules: every word of a search must stand in a rule's id, group or words.
import type { RuleBook, RuleEntry } from "../../protocol";

export interface Chapter {
  group: string;
  name: string;
  rules: RuleEntry[];
}

/** Whether every word of a search stands in a text. */
function has(text: string, search: string): boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) => text.toLowerCase().includes(word));
}

/** The keywords that a search finds, by name or by what they mean, in the order of the alphabet. */
export function keywords(book: RuleBook, search: string): [string, string][] {
  return Object.entries(book.keywords)
    .filter(([name, means]) => has(`keyword ${name} ${means}`, search))
    .sort(([one], [other]) => one.localeCompare(other));
}

export function chapters(book: RuleBook, search: string): Chapter[] {
  const found = new Map<string, Chapter>();
  for (const rule of book.rules) {
    const name = book.groups[rule.group] ?? rule.group;
    if (!has(`${rule.id} ${name} ${rule.title}`, search)) continue;
    const chapter = found.get(rule.group) ?? { group: rule.group, name, rules: [] };
    chapter.rules.push(rule);
    found.set(rule.group, chapter);
  }
  return [...found.values()];
}

export interface Piece {
  text: string;
  found: boolean;
}

/** A text cut where a searched word begins and ends. */
export function marked(text: string, search: string): Piece[] {
  const words = search
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (words.length === 0) return [{ text, found: false }];
  return text
    .split(new RegExp(`(${words.join("|")})`, "gi"))
    .map((part, at) => ({ text: part, found: at % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}
