// Finding rules: every word of a search must stand in a rule's id, group or words.
import type { RuleBook, RuleEntry } from "../../protocol";

export interface Chapter {
  group: string;
  name: string;
  rules: RuleEntry[];
}

export function chapters(book: RuleBook, search: string): Chapter[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = new Map<string, Chapter>();
  for (const rule of book.rules) {
    const name = book.groups[rule.group] ?? rule.group;
    const text = `${rule.id} ${name} ${rule.title}`.toLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
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
