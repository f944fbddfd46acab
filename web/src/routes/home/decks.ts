// Who stands for a deck: its main character, or its costliest where it has none.
import type { Deck, Face } from "../../protocol";

export function leaderOf(deck: Deck, faces: Record<string, Face>): Face | undefined {
  if (deck.leader) return faces[deck.leader];
  return Object.keys(deck.cards)
    .map((key) => faces[key])
    .filter((face): face is Face => face?.type === "character")
    .sort((one, other) => (other.cost ?? 0) - (one.cost ?? 0))[0];
}
