// Touches become answers: which things are lit, and what a tap or a drop on one of them means.
import type { Question } from "../protocol";
import { gesturesOf, sameThing, type Gesture, type Thing } from "./meaning";
import type { Scene, SceneCard } from "./scene";

/** A question as the table shows it. */
export interface Reading {
  question: Question;
  gestures: Gesture[];
  /** Every option is about this one card, so it is in hand from the start. */
  given: number | null;
  /** The way back, while something is being declared, and the cards it was begun with. */
  back: Gesture | null;
  begun: number[];
}

export type Outcome =
  | { does: "answer"; option: number; then: Thing[] }
  | { does: "hold"; card: number }
  | { does: "menu"; card: number | null; gestures: Gesture[] }
  | { does: "release" }
  | { does: "explain"; card: number }
  | { does: "nothing" };

/** `begun` are the cards that were touched since what can be taken back began. */
export function reading(question: Question, scene: Scene, begun: number[] = []): Reading {
  const all = gesturesOf(question, scene);
  const back = all.find((one) => one.option === question.taking_back) ?? null;
  const gestures = all.filter((one) => one !== back);
  const aimed = gestures.filter((one) => one.from !== null);
  const [only, ...more] = new Set(aimed.map((one) => one.from));
  const given = more.length === 0 && aimed.length > 1 && aimed.every((one) => one.to !== null);
  return {
    question,
    gestures,
    given: given ? (only ?? null) : null,
    back,
    begun: back ? [...begun, ...(back.from === null ? [] : [back.from])] : [],
  };
}

/** Options that no card or place on the table stands for: they are buttons, the way back last. */
export function buttons(read: Reading): Gesture[] {
  const loose = read.gestures.filter((one) => one.from === null && (one.to === null || isSpoken(one.to)));
  return read.back ? [...loose, read.back] : loose;
}

/** Players and effects are named in words besides: they may be out of sight. */
function isSpoken(thing: Thing): boolean {
  return thing.kind === "seat" || thing.kind === "link";
}

/** Cards that can be touched, before or after another one is held. */
export function litCards(read: Reading | null, held: number | null, scene: Scene): Set<number> {
  const lit = new Set<number>();
  if (!read) return lit;
  const holding = held ?? read.given;
  for (const one of read.gestures) {
    if (one.from !== null && holding === null) lit.add(one.from);
    if (one.from === holding && one.to?.kind === "card") lit.add(one.to.number);
    if (one.from === holding && one.to?.kind === "slot") {
      const taken = cardAt(scene, one.to);
      if (taken) lit.add(taken.number);
    }
  }
  return lit;
}

/** Rows, slots, players and waiting effects that can be touched now. */
export function litPlaces(read: Reading | null, held: number | null): Thing[] {
  if (!read) return [];
  const holding = held ?? read.given;
  return read.gestures
    .filter((one) => one.to !== null && one.to.kind !== "card" && (one.from === null || one.from === holding))
    .map((one) => one.to)
    .filter((one) => one !== null);
}

/** A tap on a card or a place. */
export function tap(read: Reading | null, held: number | null, thing: Thing, scene: Scene): Outcome {
  const card = thing.kind === "card" ? thing.number : null;
  if (!read) return card === null ? { does: "nothing" } : { does: "explain", card };
  const holding = held ?? read.given;
  if (holding !== null) {
    const aimed = read.gestures.filter((one) => one.from === holding && hits(one.to, thing, scene));
    if (aimed.length > 0) return decided(aimed, holding);
    if (card !== null && card === held) return { does: "release" };
  }
  if (card !== null) {
    const own = read.gestures.filter((one) => one.from === card);
    if (own.length === 1) return decided(own, card);
    if (own.length > 1)
      return own.some((one) => one.to === null) || alike(own)
        ? { does: "menu", card, gestures: own }
        : { does: "hold", card };
  }
  const loose = read.gestures.filter((one) => one.from === null && hits(one.to, thing, scene));
  if (loose.length > 0) return decided(loose, null);
  if (card === null) return { does: "nothing" };
  return read.back && read.begun.includes(card) ? decided([read.back], card) : { does: "explain", card };
}

/**
 * A card let go over something.
 *
 * What is not aimed by itself is answered with what the card alone says, and the thing it was let go over is what
 * the next question is about: an attacker over a defender, a recruit over its place, a plot twist over its target.
 */
export function drop(read: Reading | null, from: number, over: Thing, scene: Scene): Outcome {
  if (!read || lies(over, "hand", scene)) return { does: "nothing" };
  const own = read.gestures.filter((one) => one.from === from);
  const aimed = own.filter((one) => hits(one.to, over, scene));
  if (aimed.length > 0) return decided(aimed, from);
  const plain = own.filter((one) => one.to === null);
  const [bare, ...more] = plain.filter((one) => one.bare);
  if (bare && more.length === 0) return { does: "answer", option: bare.option, then: [over] };
  return plain.length > 0 && over.kind !== "card" && over.kind !== "link"
    ? decided(plain, from)
    : { does: "nothing" };
}

/** The option of this question that a thing was meant for; null where the question is about something else. */
export function meant(read: Reading, thing: Thing, scene: Scene): number | null {
  const [only, ...more] = read.gestures.filter(
    (one) =>
      hits(one.to, thing, scene) || (thing.kind === "card" && one.to === null && one.from === thing.number),
  );
  return only && more.length === 0 ? only.option : null;
}

/** What can be done with a card now, for menus and for screen readers. */
export function gesturesWith(read: Reading | null, card: number): Gesture[] {
  return read?.gestures.filter((one) => one.from === card) ?? [];
}

function decided(found: Gesture[], card: number | null): Outcome {
  const [only] = found;
  return found.length === 1 && only
    ? { does: "answer", option: only.option, then: [] }
    : { does: "menu", card, gestures: found };
}

/** Whether two of them go to the same thing, so that a second touch would not decide. */
function alike(found: Gesture[]): boolean {
  return found.some((one, at) => found.slice(at + 1).some((other) => sameThing(one.to, other.to)));
}

/** A card that stands in a row or a slot is touched in its place. */
function hits(goal: Thing | null, touched: Thing, scene: Scene): boolean {
  if (sameThing(goal, touched)) return true;
  if (goal === null || isSpoken(touched)) return false;
  if (touched.kind === "slot") {
    return goal.kind === "row" && goal.seat === touched.seat && goal.row === touched.row;
  }
  if (touched.kind !== "card") return false;
  const card = scene.cards.get(touched.number);
  if (!card) return false;
  if (goal.kind === "row") return card.seat === goal.seat && card.pile === goal.row;
  return goal.kind === "slot" && cardAt(scene, goal)?.number === card.number;
}

function cardAt(scene: Scene, slot: { seat: number; row: string; column: number }): SceneCard | undefined {
  for (const card of scene.cards.values()) {
    if (card.seat === slot.seat && card.pile === slot.row && card.column === slot.column) return card;
  }
  return undefined;
}

function lies(thing: Thing, kind: string, scene: Scene): boolean {
  return thing.kind === "card" && scene.cards.get(thing.number)?.kind === kind;
}
