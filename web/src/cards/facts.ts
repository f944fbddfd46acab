// What a face shows of a card: its printed facts, what has changed since, its states in words.
import type { SceneCard } from "../play/scene";
import type { PrintedCard } from "../protocol";
import { lastingLine, type Names } from "./lasting";
import type { STATES } from "./marks";

export interface Figure {
  value: number;
  /** Against the printed one: shown in colour and with its sign. */
  change: number;
}

/** How far a character has come on its level; without a goal there is none above. */
export interface Progress {
  level: number;
  xp: number;
  goal: number | null;
}

export interface Shown {
  name: string;
  known: boolean;
  /** What it costs, or the threshold of what asks for resources only. */
  cost: number | null;
  priced: "cost" | "threshold";
  type: string;
  team: string | undefined;
  atk: Figure | null;
  def: Figure | null;
  health: number | null;
  wounds: number;
  progress: Progress | null;
  icons: string[];
  keywords: string[];
  /** Gained or lost against what is printed. */
  gained: string[];
  lost: string[];
  states: string[];
  counters: [string, number][];
  /** Numbers that have no place of their own on a face. */
  more: [string, number][];
}

/** The server's number for what has no bound. */
const INFINITE = 1_000_000_000;

/** A number as it is written on a face. */
export function written(value: number): string {
  return Math.abs(value) >= INFINITE ? (value < 0 ? "−∞" : "∞") : String(value);
}

/** How a number differs from the printed one, with its sign; nothing where it does not, or has no bound. */
export function changeOf({ value, change }: Figure): string {
  if (change === 0 || Math.abs(value) >= INFINITE || Math.abs(change) >= INFINITE / 2) return "";
  return change > 0 ? `+${change}` : `−${-change}`;
}

/** How wide a number is with its mark, as a part of the size of its letters. */
export function bareWidthOf(figure: Figure): number {
  return 0.72 + 0.5 * written(figure.value).length;
}

/** The same with its sign. */
export function widthOf(figure: Figure): number {
  const sign = changeOf(figure);
  return bareWidthOf(figure) + (sign ? 0.14 + 0.3 * sign.length : 0);
}

const ICONS = ["Flight", "Ranged", "Range"];
const PLACED = ["cost", "threshold", "atk", "def", "health", "wounds", "level", "XP", "level up at"];

/** A card as it lies on the table, or as it is printed where it lies nowhere. */
export function shown(card: SceneCard | null, face: PrintedCard | undefined): Shown {
  const printed = face?.keywords ?? [];
  const numbers = { ...face?.numbers, ...card?.numbers };
  const inPlay = card !== null && card.numbers.atk !== undefined;
  const words = inPlay ? card.keywords : printed;
  return {
    name: card?.name ?? face?.name ?? "",
    known: card === null || card.key !== null,
    cost: face?.numbers?.cost ?? face?.numbers?.threshold ?? null,
    priced: face?.numbers?.threshold === undefined ? "cost" : "threshold",
    type: face?.type ?? "",
    team: face?.teams?.[0],
    atk: figure("atk", card, face),
    def: figure("def", card, face),
    health: numbers.health ?? null,
    wounds: numbers.wounds ?? 0,
    progress: progressOf(numbers, inPlay),
    icons: words.filter((word) => ICONS.includes(word)),
    keywords: words.filter((word) => !ICONS.includes(word)),
    gained: inPlay ? words.filter((word) => !printed.includes(word)) : [],
    lost: inPlay ? printed.filter((word) => !words.includes(word)) : [],
    states: card ? states(card) : [],
    counters: Object.entries(card?.counters ?? {}).filter(([kind]) => !(kind in numbers)),
    more: Object.entries(numbers).filter(([name]) => !PLACED.includes(name)),
  };
}

/** The keywords to explain: what it has and what its powers speak of, each once. */
export function named(facts: Shown, face: PrintedCard): string[] {
  return [...new Set([...facts.icons, ...facts.keywords, ...(face.mentions ?? [])])];
}

function figure(name: "atk" | "def", card: SceneCard | null, face: PrintedCard | undefined): Figure | null {
  const printed = face?.numbers?.[name];
  const now = card?.numbers[name] ?? printed;
  return now === undefined ? null : { value: now, change: now - (printed ?? now) };
}

function progressOf(numbers: Record<string, number>, inPlay: boolean): Progress | null {
  if (!inPlay || numbers.level === undefined) return null;
  return { level: numbers.level, xp: numbers.XP ?? 0, goal: numbers["level up at"] ?? null };
}

/** "level 1, 2 of 3 XP" */
export function progressWords({ level, xp, goal }: Progress): string {
  return goal === null ? `level ${level}` : `level ${level}, ${xp} of ${goal} XP`;
}

/** Marks that are told otherwise than as a state. */
const TOLD = ["main character"];

export function isMain(card: SceneCard): boolean {
  return card.marks.includes("main character");
}

export function isProtected(card: SceneCard): boolean {
  return card.marks.includes("protected");
}

/** Everything that is not plainly ready, in words. */
export function states(card: SceneCard): string[] {
  const found: string[] = [];
  if (card.facing === "stunned") found.push("stunned");
  if (card.facing === "hidden") found.push("hidden");
  if (card.area) found.push(`in the ${card.area}`);
  if (card.facing === "down") found.push("face down");
  if (card.exhausted) found.push("exhausted");
  if (card.fight === "attacker") found.push("attacking");
  if (card.fight === "defender") found.push("defending");
  return [...found, ...card.marks.filter((one) => !TOLD.includes(one))];
}

/** The one state that a face shows in a word: the gravest. */
export function stateOf(card: SceneCard): keyof typeof STATES | null {
  if (card.facing === "stunned") return "Stunned";
  if (card.facing === "hidden") return "Hidden";
  if (card.fight === "attacker") return "Attacking";
  if (card.fight === "defender") return "Defending";
  if (card.marks.includes("frozen")) return "Frozen";
  if (card.exhausted) return "Exhausted";
  return isProtected(card) && card.facing === "up" ? "Protected" : null;
}

/** A card in one sentence, for screen readers. */
export function spoken(card: SceneCard, face: PrintedCard | undefined, nameOf: Names): string {
  const facts = shown(card, face);
  if (!facts.known)
    return card.kind === "hand"
      ? "A card you cannot see"
      : `A card you cannot see, ${facts.states.join(", ") || "face down"}`;
  const parts = [facts.name];
  if (facts.type) parts.push(facts.type);
  if (facts.cost !== null && card.kind !== "row") parts.push(`${facts.priced} ${facts.cost}`);
  if (facts.atk && facts.def)
    parts.push(`attack ${written(facts.atk.value)}, defense ${written(facts.def.value)}`);
  if (facts.wounds > 0) parts.push(`${facts.wounds} of ${facts.health ?? "?"} health lost`);
  if (facts.progress) parts.push(progressWords(facts.progress));
  parts.push(...facts.icons, ...facts.states);
  for (const [kind, count] of facts.counters)
    parts.push(`${count} ${kind} ${count === 1 ? "counter" : "counters"}`);
  if (card.equipment.length > 0)
    parts.push(`equipped with ${card.equipment.map((one) => one.name).join(", ")}`);
  parts.push(...card.lasting.map((one) => lastingLine(one, nameOf)));
  return parts.join(", ");
}
