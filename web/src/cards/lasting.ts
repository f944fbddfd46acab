// What lasts, ready to be read: with the players' names in it, and whose card it comes from.
import type { LastingView } from "../protocol";

/** A player's name as the reader knows it: "You", "Ann". */
export type Names = (seat: number | null) => string;

export interface Told {
  words: string;
  source: string;
}

/** "Gets +4/+0 until Ann's next turn", from "your Sabretooth". */
export function told(one: LastingView, nameOf: Names): Told {
  const giver = one.seat ?? null;
  const until = one.until_seat ?? null;
  const words = [one.words, one.until]
    .filter(Boolean)
    .join(" ")
    .replaceAll("{owner}", own(until, nameOf))
    .replaceAll("{player}", called(until, nameOf))
    .replaceAll("{giver's}", own(giver, nameOf))
    .replaceAll("{giver}", called(giver, nameOf));
  const whose = one.seat == null ? "" : `${own(one.seat, nameOf)} `;
  return {
    words: words.charAt(0).toUpperCase() + words.slice(1),
    source: one.source ? whose + one.source : "",
  };
}

/** The same in one line. */
export function lastingLine(one: LastingView, nameOf: Names): string {
  const { words, source } = told(one, nameOf);
  return source ? `${words} · ${source}` : words;
}

function called(seat: number | null, nameOf: Names): string {
  const name = nameOf(seat);
  return name === "You" ? "you" : name;
}

function own(seat: number | null, nameOf: Names): string {
  const name = called(seat, nameOf);
  return name === "you" ? "your" : `${name}'s`;
}
