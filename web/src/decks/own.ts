// A deck of one's own: cards by key and number. Changing one makes a new value; what is legal the server says.
import type { Deck, PrintedCard } from "../protocol";

export interface OwnDeck {
  id: string;
  game: string;
  name: string;
  leader: string | null;
  levels: string[];
  cards: Record<string, number>;
  pile: string[];
  /** Milliseconds since 1970. */
  changed: number;
}

export type Faces = Record<string, PrintedCard>;

export const LONGEST_NAME = 60;
/** As many as the server reads. */
export const MOST_COPIES = 99;
export const MOST_DIFFERENT = 400;
const FOREIGN = "A deck of one's own";

export function emptyDeck(game: string, id: string, name: string): OwnDeck {
  return { id, game, name, leader: null, levels: [], cards: {}, pile: [], changed: 0 };
}

/** So many copies of a card; none takes it out. */
export function withCopies(deck: OwnDeck, key: string, copies: number): OwnDeck {
  const { [key]: before = 0, ...others } = deck.cards;
  const now = Math.max(0, Math.min(MOST_COPIES, Math.trunc(copies)));
  if (now === before) return deck;
  if (now === 0) return { ...deck, cards: others };
  if (before === 0 && Object.keys(others).length >= MOST_DIFFERENT) return deck;
  // A card that is there already keeps its place.
  return { ...deck, cards: { ...deck.cards, [key]: now } };
}

/** Who leads, with the higher levels that its set has. */
export function withLeader(deck: OwnDeck, key: string | null, faces: Faces): OwnDeck {
  const leader = key === null ? undefined : faces[key];
  if (!leader) return { ...deck, leader: null, levels: [] };
  const levels = Object.values(faces)
    .filter(
      (face) =>
        face.name === leader.name &&
        face.card_set === leader.card_set &&
        (face.leads ?? 0) > (leader.leads ?? 0),
    )
    .sort((one, other) => (one.leads ?? 0) - (other.leads ?? 0))
    .map((face) => face.key);
  return { ...deck, leader: leader.key, levels };
}

/** A deck as the server tells of it, under an id of this browser. */
export function fromServer(deck: Deck, game: string, id: string, name = deck.name): OwnDeck {
  return {
    id,
    game,
    name: name.slice(0, LONGEST_NAME),
    leader: deck.leader,
    levels: deck.levels ?? [],
    cards: deck.cards,
    pile: deck.pile ?? [],
    changed: 0,
  };
}

/** What the server is asked about. */
export function forServer(deck: OwnDeck): Deck {
  const { name, leader, levels, cards, pile } = deck;
  return { name, leader, levels, cards, pile };
}

/** The deck as a list by card numbers, which every table reads. */
export function listingOf(deck: OwnDeck): string {
  const lines = [`Name: ${oneLine(deck.name) || FOREIGN}`];
  if (deck.leader !== null) lines.push(`Main: ${deck.leader}`);
  for (const key of deck.levels) lines.push(`Level: ${key}`);
  for (const [key, copies] of Object.entries(deck.cards)) lines.push(`${copies} ${key}`);
  if (deck.pile.length > 0) lines.push("Pile:", ...deck.pile.map((key) => `1 ${key}`));
  return lines.join("\n") + "\n";
}

export function oneLine(text: string): string {
  return text.split(/\s/).filter(Boolean).join(" ");
}

export function countOf(deck: Pick<Deck, "cards">): number {
  return Object.values(deck.cards).reduce((sum, copies) => sum + copies, 0);
}

export interface Group {
  type: string;
  count: number;
  cards: { key: string; copies: number; face: PrintedCard | undefined }[];
}

/** The cards by type, cheap ones first; those that nobody knows come last. */
export function grouped(deck: Pick<Deck, "cards">, faces: Faces): Group[] {
  const groups = new Map<string, Group>();
  for (const [key, copies] of Object.entries(deck.cards)) {
    const face = faces[key];
    const type = face?.type ?? "unknown";
    const group = groups.get(type) ?? { type, count: 0, cards: [] };
    group.count += copies;
    group.cards.push({ key, copies, face });
    groups.set(type, group);
  }
  for (const group of groups.values())
    group.cards.sort(
      (one, other) =>
        priceOf(one.face) - priceOf(other.face) ||
        (one.face?.name ?? one.key).localeCompare(other.face?.name ?? other.key),
    );
  return [...groups.values()].sort((one, other) => other.count - one.count);
}

export function priceOf(face: PrintedCard | undefined): number {
  return face?.numbers?.cost ?? face?.numbers?.threshold ?? 0;
}
