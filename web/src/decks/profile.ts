// A deck in numbers: curve, symbols, teams and types, as a deck builder looks at them first.
import { SYMBOLS } from "../cards/marks";
import type { Deck, PrintedCard } from "../protocol";
import { priceOf, type Faces } from "./own";

export interface Bar {
  label: string;
  count: number;
}

export interface SymbolBar {
  name: string;
  /** Cards that offer it. */
  offered: number;
  /** Cards with a power that costs it. */
  asked: number;
}

export interface Profile {
  total: number;
  /** Characters by cost, from the least to the most, gaps included. */
  curve: Bar[];
  average: number;
  symbols: SymbolBar[];
  teams: Bar[];
  types: Bar[];
}

export function profileOf(deck: Pick<Deck, "cards"> & Partial<Deck>, faces: Faces): Profile {
  const cards = Object.entries(deck.cards).flatMap(([key, copies]) => {
    const face = faces[key];
    return face ? [{ face, copies }] : [];
  });
  const total = Object.values(deck.cards).reduce((sum, copies) => sum + copies, 0);
  const fighters = cards.filter(({ face }) => isCharacter(face));
  const led = [deck.leader ?? null, ...(deck.levels ?? [])].flatMap((key) => {
    const face = key === null ? undefined : faces[key];
    return face ? [face] : [];
  });
  return {
    total,
    curve: curveOf(fighters),
    average: mean(fighters),
    symbols: symbolsOf(cards, led),
    teams: counted(
      cards.flatMap(({ face, copies }) => (face.teams ?? []).map((team) => ({ label: team, copies }))),
    ),
    types: counted(cards.map(({ face, copies }) => ({ label: face.type, copies }))),
  };
}

interface Copies {
  face: PrintedCard;
  copies: number;
}

/** Who fights: a card with an ATK that costs something. */
function isCharacter(face: PrintedCard): boolean {
  return face.numbers?.atk !== undefined && face.numbers.cost !== undefined;
}

function curveOf(fighters: Copies[]): Bar[] {
  if (fighters.length === 0) return [];
  const costs = fighters.map(({ face }) => priceOf(face));
  const least = Math.min(1, ...costs);
  const most = Math.min(Math.max(...costs), least + 20);
  return Array.from({ length: most - least + 1 }, (_, at) => ({
    label: String(least + at),
    count: fighters
      .filter(({ face }) => priceOf(face) === least + at)
      .reduce((sum, { copies }) => sum + copies, 0),
  }));
}

function mean(fighters: Copies[]): number {
  const count = fighters.reduce((sum, { copies }) => sum + copies, 0);
  const costs = fighters.reduce((sum, { face, copies }) => sum + copies * priceOf(face), 0);
  return count === 0 ? 0 : costs / count;
}

function symbolsOf(cards: Copies[], led: PrintedCard[]): SymbolBar[] {
  const offered = new Map<string, number>();
  const asked = new Map<string, number>();
  for (const { face, copies } of cards) {
    for (const name of face.symbols ?? []) offered.set(name, (offered.get(name) ?? 0) + copies);
    for (const name of askedBy(face)) asked.set(name, (asked.get(name) ?? 0) + copies);
  }
  for (const name of new Set(led.flatMap((face) => [...askedBy(face)])))
    asked.set(name, (asked.get(name) ?? 0) + 1);
  return [...new Set([...offered.keys(), ...asked.keys()])]
    .map((name) => ({ name, offered: offered.get(name) ?? 0, asked: asked.get(name) ?? 0 }))
    .sort((one, other) => other.offered + other.asked - one.offered - one.asked);
}

/** The symbols that stand before the colon of a power: its price. */
export function askedBy(face: PrintedCard): Set<string> {
  const found = new Set<string>();
  for (const power of face.powers ?? []) {
    const price = power.text.split(":")[0] ?? "";
    if (price.length === power.text.length) continue;
    for (const part of price.split("[").slice(1)) {
      const name = part.split("]")[0] ?? "";
      if (SYMBOLS[name] && POWER_SYMBOLS.has(name)) found.add(name);
    }
  }
  return found;
}

const POWER_SYMBOLS = new Set(["Energy", "Intellect", "Might", "Skill", "Alien", "Humanity"]);

function counted(labels: { label: string; copies: number }[]): Bar[] {
  const found = new Map<string, number>();
  for (const { label, copies } of labels) found.set(label, (found.get(label) ?? 0) + copies);
  return [...found]
    .map(([label, count]) => ({ label, count }))
    .sort((one, other) => other.count - one.count || one.label.localeCompare(other.label));
}
