// Every card's printed face, fetched once per game and kept.
import type { Face } from "../protocol";
import { faces as fetchFaces, type GameName } from "./api";

const NONE: Record<string, Face> = {};

class FaceBook {
  private books = $state.raw<Partial<Record<GameName, Record<string, Face>>>>({});
  private asked = new Set<GameName>();

  /** The faces of a game; empty until they have come. */
  of(game: GameName | null): Record<string, Face> {
    if (game === null) return NONE;
    void this.fetch(game);
    return this.books[game] ?? NONE;
  }

  /** For tests and lessons, which bring their own. */
  put(game: GameName, cards: Record<string, Face>): void {
    this.asked.add(game);
    this.books = { ...this.books, [game]: cards };
  }

  private async fetch(game: GameName): Promise<void> {
    if (this.asked.has(game)) return;
    this.asked.add(game);
    try {
      const found = await fetchFaces(game);
      this.books = { ...this.books, [game]: found.cards };
    } catch {
      setTimeout(() => this.asked.delete(game), 3_000);
    }
  }
}

export const faceBook = new FaceBook();
