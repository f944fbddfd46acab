// Who stands for a deck, its main character or its costliest where it has none, and decks set by set.
import type { Deck, PrintedCard } from "../../protocol";

export function leaderOf(deck: Deck, faces: Record<string, PrintedCard>): PrintedCard | undefined {
  if (deck.leader) return faces[deck.leader];
  return Object.keys(deck.cards)
    .map((key) => faces[key])
    .filter((face): face is PrintedCard => face?.type === "character")
    .sort((one, other) => (other.numbers?.cost ?? 0) - (one.numbers?.cost ?? 0))[0];
}

export interface Shelf {
  /** The set whose cards lead these decks; empty as long as the cards are on their way. */
  set: string;
  decks: Deck[];
}

/** Decks under the sets of those who lead them, in the order in which they come. */
export function bySet(decks: Deck[], faces: Record<string, PrintedCard>): Shelf[] {
  const found = new Map<string, Deck[]>();
  for (const deck of decks) {
    const set = leaderOf(deck, faces)?.card_set ?? "";
    found.set(set, [...(found.get(set) ?? []), deck]);
  }
  return [...found].map(([set, shelved]) => ({ set, decks: shelved }));
}
