// A line of the log in pieces: words, and the names of cards that can be looked at.
import type { CardName } from "../protocol";

export type LogPiece = { kind: "words"; text: string } | { kind: "card"; name: string; key: string };

export function logPieces(words: string, cards: CardName[]): LogPiece[] {
  // The longer name first, so that "Blob Herder" is not read as "Blob".
  const names = [...cards].sort((one, other) => other.name.length - one.name.length);
  const pieces: LogPiece[] = [];
  let from = 0;
  for (let at = 0; at < words.length;) {
    const found = names.find((one) => one.name.length > 0 && words.startsWith(one.name, at));
    if (!found) {
      at += 1;
      continue;
    }
    if (at > from) pieces.push({ kind: "words", text: words.slice(from, at) });
    pieces.push({ kind: "card", name: found.name, key: found.key });
    at += found.name.length;
    from = at;
  }
  if (from < words.length) pieces.push({ kind: "words", text: words.slice(from) });
  return pieces;
}

/** Whether a list that scrolls shows its last line, or nearly. */
export function isAtEnd(box: { scrollTop: number; clientHeight: number; scrollHeight: number }): boolean {
  return box.scrollHeight - box.scrollTop - box.clientHeight < 24;
}
