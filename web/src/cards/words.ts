// A card's text in pieces: words, and what stands in brackets, which is drawn as a mark.
import { unsigned } from "./origin";

export type Piece = { kind: "words"; text: string } | { kind: "mark"; name: string };

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const part of text.split(/(\[[^\][]+\])/)) {
    if (part.startsWith("[") && part.endsWith("]")) pieces.push({ kind: "mark", name: part.slice(1, -1) });
    else if (part) pieces.push({ kind: "words", text: part });
  }
  return pieces;
}

/** A power's own name stands before its first full stop: "Bold Yeller. Main [Energy]: …". */
export function titled(line: string): { title: string; rest: string } {
  const found = /^([A-Z][^.:[\]]{2,40})\. (?=\S)/.exec(line);
  return found?.[1] ? { title: found[1], rest: line.slice(found[0].length) } : { title: "", rest: line };
}

/** Whether a line says nothing but some of these names: "[Flight], [Ranged]", whatever its origin. */
export function namesOnly(line: string, names: string[]): boolean {
  return unsigned(line)
    .split(", ")
    .every((part) => names.includes(part.replace(/^\[(.*)\]$/, "$1")));
}

/** The text for a screen reader. */
export function spokenText(text: string): string {
  return text.replace(/[\][]/g, "");
}
