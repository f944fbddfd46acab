// What a face shows of a card: its printed facts, what has changed since, its states in words.
import type { SceneCard } from "../play/scene";
import type { Face } from "../protocol";
import type { STATES } from "./marks";

export interface Figure {
  value: number;
  /** Against the printed one: shown in colour and with its sign. */
  change: number;
}

export interface Shown {
  name: string;
  known: boolean;
  cost: number | null;
  type: string;
  team: string | undefined;
  atk: Figure | null;
  def: Figure | null;
  health: number | null;
  wounds: number;
  icons: string[];
  keywords: string[];
  /** Gained or lost against what is printed. */
  gained: string[];
  lost: string[];
  states: string[];
  counters: [string, number][];
}

const ICONS = ["Flight", "Ranged", "Range"];

export function shown(card: SceneCard, face: Face | undefined): Shown {
  const known = card.key !== null;
  const printed = face?.keywords ?? [];
  const fights = card.atk !== null;
  const words = fights ? card.keywords : printed;
  return {
    name: card.name,
    known,
    cost: face?.cost ?? null,
    type: face?.type ?? "",
    team: face?.teams?.[0],
    atk: figure(card.atk, face?.atk),
    def: figure(card.def, face?.def),
    health: card.health ?? face?.health ?? null,
    wounds: card.wounds,
    icons: words.filter((word) => ICONS.includes(word)),
    keywords: words.filter((word) => !ICONS.includes(word)),
    gained: fights ? card.keywords.filter((word) => !printed.includes(word)) : [],
    lost: fights ? printed.filter((word) => !card.keywords.includes(word)) : [],
    states: states(card),
    counters: Object.entries(card.counters).filter(([kind]) => kind !== "XP"),
  };
}

function figure(now: number | null, printed: number | null | undefined): Figure | null {
  if (now !== null) return { value: now, change: now - (printed ?? now) };
  return printed === null || printed === undefined ? null : { value: printed, change: 0 };
}

/** Everything that is not plainly ready, in words. */
export function states(card: SceneCard): string[] {
  const found: string[] = [];
  if (card.facing === "stunned") found.push("stunned");
  if (card.facing === "hidden") found.push("hidden");
  if (card.zone.startsWith("hidden")) found.push("in the hidden area");
  if (card.facing === "down") found.push("face down");
  if (card.exhausted) found.push("exhausted");
  if (card.frozen) found.push("frozen");
  if (card.fight === "attacker") found.push("attacking");
  if (card.fight === "defender") found.push("defending");
  if (card.protected) found.push("protected");
  if (card.reinforced) found.push("reinforced");
  return found;
}

/** The one state that a face shows in a word: the gravest. */
export function stateOf(card: SceneCard): keyof typeof STATES | null {
  if (card.facing === "stunned") return "Stunned";
  if (card.facing === "hidden") return "Hidden";
  if (card.fight === "attacker") return "Attacking";
  if (card.fight === "defender") return "Defending";
  if (card.frozen) return "Frozen";
  if (card.exhausted) return "Exhausted";
  return card.protected && card.facing === "up" ? "Protected" : null;
}

/** A card in one sentence, for screen readers. */
export function spoken(card: SceneCard, face: Face | undefined): string {
  const facts = shown(card, face);
  if (!facts.known)
    return card.zone === "hand"
      ? "A card you cannot see"
      : `A card you cannot see, ${states(card).join(", ") || "face down"}`;
  const parts = [facts.name];
  if (facts.type) parts.push(facts.type);
  if (facts.cost !== null && card.zone === "hand") parts.push(`cost ${facts.cost}`);
  if (facts.atk && facts.def) parts.push(`attack ${facts.atk.value}, defense ${facts.def.value}`);
  if (card.wounds > 0) parts.push(`${card.wounds} of ${facts.health ?? "?"} health lost`);
  if (card.main) parts.push(`level ${card.level}, ${card.xp} XP`);
  parts.push(...facts.icons, ...facts.states);
  for (const [kind, count] of facts.counters)
    parts.push(`${count} ${kind} ${count === 1 ? "counter" : "counters"}`);
  if (card.equipment.length > 0)
    parts.push(`equipped with ${card.equipment.map((one) => one.name).join(", ")}`);
  return parts.join(", ");
}
