// What an option is about on the table: the card one touches first, and what it goes to.
import type { Choice, Question } from "../protocol";
import type { Scene, Zone } from "./scene";

/** Something on the table that can be touched. */
export type Thing =
  | { kind: "card"; number: number }
  | { kind: "row"; seat: number; zone: Zone }
  | { kind: "slot"; seat: number; zone: Zone; column: number }
  | { kind: "seat"; seat: number };

/** An option as a gesture: from a card, to a thing. Either may be missing. */
export interface Gesture {
  option: number;
  verb: string;
  words: string;
  from: number | null;
  to: Thing | null;
  /** Several options of the same gesture differ by a number or a word, such as which power. */
  nuance: string;
}

const ROWS: Record<number, Zone> = { 2: "front", 3: "back", 4: "hidden-front", 5: "hidden-back" };
const ROW_WORDS: Record<string, Zone> = {
  front: "front",
  support: "back",
  "hidden front": "hidden-front",
  "hidden support": "hidden-back",
};
const INTO_RESOURCES = ["place face up", "place face down", "build"];

export function gesturesOf(question: Question, scene: Scene): Gesture[] {
  return question.options.map((choice, option) => ({
    option,
    verb: choice.verb,
    words: choice.words,
    from: choice.card ?? null,
    to: goal(choice, question.seat, scene),
    nuance: `${choice.amount ?? ""}/${choice.word ?? ""}`,
  }));
}

function goal(choice: Choice, seat: number, scene: Scene): Thing | null {
  const amount = choice.amount ?? -1;
  switch (choice.verb) {
    case "recruit":
    case "choose row": {
      const zone = ROWS[amount];
      if (zone) return { kind: "row", seat: choice.side ?? seat, zone };
      break;
    }
    case "move":
      return scene.game === "2pcg" ? otherRow(choice, seat, scene) : null;
    case "place": {
      const zone = ROW_WORDS[choice.word ?? ""];
      return zone ? { kind: "slot", seat, zone, column: amount } : null;
    }
    case "attack player":
    case "take initiative":
      return { kind: "seat", seat: amount };
    case "add attacker":
    case "choose defender":
      // `other` is who attacks already: the card alone is what is touched.
      return null;
  }
  if (INTO_RESOURCES.includes(choice.verb)) return { kind: "row", seat, zone: "resources" };
  return choice.other === null || choice.other === undefined || choice.other === choice.card
    ? null
    : { kind: "card", number: choice.other };
}

function otherRow(choice: Choice, seat: number, scene: Scene): Thing | null {
  const found = scene.cards.get(choice.card ?? -1);
  return found ? { kind: "row", seat, zone: found.zone === "front" ? "back" : "front" } : null;
}

export function sameThing(one: Thing | null, other: Thing | null): boolean {
  if (one === null || other === null || one.kind !== other.kind) return false;
  if (one.kind === "card") return one.number === (other as typeof one).number;
  if (one.seat !== (other as typeof one).seat) return false;
  if (one.kind === "seat") return true;
  const place = other as typeof one;
  if (one.zone !== place.zone) return false;
  return one.kind === "row" || one.column === (place as typeof one).column;
}
