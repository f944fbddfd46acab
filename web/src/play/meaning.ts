// What an option points at on the table: the card one touches first, and what it goes to.
import type { Offer, Question } from "../protocol";
import { isPlace, type Scene } from "./scene";

/** Something on the table that can be touched. */
export type Thing =
  | { kind: "card"; number: number }
  | { kind: "row"; seat: number; row: string }
  | { kind: "slot"; seat: number; row: string; column: number }
  | { kind: "seat"; seat: number }
  /** An effect that waits on the chain. */
  | { kind: "link"; number: number };

/** An option as a gesture: from a card, to a thing. Either may be missing. */
export interface Gesture {
  option: number;
  verb: string;
  words: string;
  from: number | null;
  to: Thing | null;
  /** Whether the card alone says it: no power, number or way to do it has to be told besides. */
  bare: boolean;
}

export function gesturesOf(question: Question, scene: Scene): Gesture[] {
  return question.options.map((offer, option) => ({
    option,
    verb: offer.verb,
    words: offer.words,
    from: offer.card ?? null,
    // What goes on goes on without being aimed, whoever it says is next.
    to: option === question.going_on ? null : goal(offer, question.seat, scene),
    bare: offer.number == null && !offer.word,
  }));
}

function goal(offer: Offer, asked: number, scene: Scene): Thing | null {
  if (offer.link != null) return { kind: "link", number: offer.link };
  const seat = offer.seat ?? asked;
  if (offer.row != null && isPlace(scene, seat, offer.row)) {
    if (offer.column != null) return { kind: "slot", seat, row: offer.row, column: offer.column };
    return { kind: "row", seat, row: offer.row };
  }
  if (offer.seat != null) return { kind: "seat", seat };
  return offer.other == null || offer.other === offer.card ? null : { kind: "card", number: offer.other };
}

export function sameThing(one: Thing | null, other: Thing | null): boolean {
  if (one === null || other === null || one.kind !== other.kind) return false;
  if (one.kind === "card" || one.kind === "link") return one.number === (other as typeof one).number;
  if (one.seat !== (other as typeof one).seat) return false;
  if (one.kind === "seat") return true;
  const place = other as typeof one;
  if (one.row !== place.row) return false;
  return one.kind === "row" || one.column === (place as typeof one).column;
}
