// Every card's printed face and what its keywords mean, fetched once per game and kept.
import type { Cards } from "../protocol";
import { cards as fetchCards } from "./api";

const NONE: Cards = { game: "", cards: {}, keywords: {} };
const AGAIN = 3_000;

class FaceBook {
  private books = $state.raw<Record<string, Cards>>({});
  private asked = new Set<string>();

  /** The cards of a game; empty until they have come. */
  of(game: string | null): Cards {
    if (game === null) return NONE;
    void this.fetch(game);
    return this.books[game] ?? NONE;
  }

  private async fetch(game: string): Promise<void> {
    if (this.asked.has(game)) return;
    this.asked.add(game);
    try {
      const found = await fetchCards(game);
      // Another game's cards may have come meanwhile.
      this.books = { ...this.books, [game]: found };
    } catch {
      setTimeout(() => this.asked.delete(game), AGAIN);
    }
  }
}

export const faceBook = new FaceBook();
