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
}

export type Outcome =
  | { does: "answer"; option: number; then: Intent[] }
  | { does: "hold"; card: number }
  | { does: "menu"; card: number | null; gestures: Gesture[] }
  | { does: "release" }
  | { does: "explain"; card: number }
  | { does: "nothing" };

/** What is meant to be answered to the questions that follow. */
export interface Intent {
  verbs: string[];
  from?: number;
  to?: Thing;
}

const ATTACKING = ["attack", "propose", "add attacker"];

export function reading(question: Question, scene: Scene): Reading {
  const gestures = gesturesOf(question, scene);
  const from = new Set(gestures.map((one) => one.from).filter((one) => one !== null));
  const [only] = from;
  const aimed = gestures.filter((one) => one.from !== null);
  const given = from.size === 1 && aimed.length > 1 && aimed.every((one) => one.to !== null);
  return { question, gestures, given: given && only !== undefined ? only : null };
}

/** Options that no card or place on the table stands for: they are buttons. */
export function buttons(read: Reading): Gesture[] {
  return read.gestures.filter((one) => one.from === null && (one.to === null || one.to.kind === "seat"));
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

/** Rows, slots and players that can be touched now. */
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
  return card === null ? { does: "nothing" } : { does: "explain", card };
}

/** A card let go over something. What takes several answers is gathered into a plan. */
export function drop(read: Reading | null, from: number, over: Thing, scene: Scene): Outcome {
  if (!read) return { does: "nothing" };
  const own = read.gestures.filter((one) => one.from === from);
  const aimed = own.filter((one) => hits(one.to, over, scene));
  if (aimed.length > 0) return decided(aimed, from);

  const attack = own.find((one) => ATTACKING.includes(one.verb));
  if (attack && over.kind === "card") {
    return {
      does: "answer",
      option: attack.option,
      then: [{ verbs: ["choose defender"], from: over.number }],
    };
  }
  if (attack && over.kind === "seat") {
    return { does: "answer", option: attack.option, then: [{ verbs: ["attack player"], to: over }] };
  }
  const moved = own.find((one) => one.to === null && ["move", "recruit"].includes(one.verb));
  if (moved && (over.kind === "slot" || over.kind === "row")) {
    return { does: "answer", option: moved.option, then: [{ verbs: ["place", "choose row"], to: over }] };
  }
  const plain = own.filter((one) => one.to === null);
  if (plain.length > 0 && over.kind !== "card" && !inHand(over)) return decided(plain, from);
  return { does: "nothing" };
}

/** The option that a plan meant for this question; null where the question is another one. */
export function meant(read: Reading, intent: Intent, scene: Scene): number | null {
  const found = read.gestures.filter(
    (one) =>
      intent.verbs.includes(one.verb) &&
      (intent.from === undefined || one.from === intent.from) &&
      (intent.to === undefined || hits(one.to, intent.to, scene)),
  );
  const [only] = found;
  return found.length === 1 && only ? only.option : null;
}

/** What can be done with a card now, for menus and for screen readers. */
export function deeds(read: Reading | null, card: number): Gesture[] {
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
  if (goal === null || touched.kind === "seat") return false;
  if (touched.kind === "slot") {
    return goal.kind === "row" && goal.seat === touched.seat && goal.zone === touched.zone;
  }
  if (touched.kind !== "card") return false;
  const card = scene.cards.get(touched.number);
  if (!card) return false;
  if (goal.kind === "row") return card.seat === goal.seat && card.zone === goal.zone;
  return goal.kind === "slot" && cardAt(scene, goal)?.number === card.number;
}

function cardAt(scene: Scene, slot: { seat: number; zone: string; column: number }): SceneCard | undefined {
  for (const card of scene.cards.values()) {
    if (card.seat === slot.seat && card.zone === slot.zone && card.column === slot.column) return card;
  }
  return undefined;
}

function inHand(thing: Thing): boolean {
  return (thing.kind === "row" || thing.kind === "slot") && thing.zone === "hand";
}
