// Who stands for a deck: its main character, or its costliest where it has none.
import type { Deck, PrintedCard } from "../protocol";

export function leaderOf(deck: Deck, faces: Record<string, PrintedCard>): PrintedCard | undefined {
  if (deck.leader) return faces[deck.leader];
  return Object.keys(deck.cards)
    .map((key) => faces[key])
    .filter((face): face is PrintedCard => face?.type === "character")
    .sort((one, other) => (other.numbers?.cost ?? 0) - (one.numbers?.cost ?? 0))[0];
}
