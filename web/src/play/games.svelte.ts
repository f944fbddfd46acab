// The games of this server: their phases, decks, options. Fetched once and kept.
import type { Game } from "../protocol";
import { games as fetchGames } from "./api";

class GameBook {
  all = $state.raw<Game[]>([]);
  private asked: Promise<void> | null = null;

  of(game: string | null): Game | null {
    return this.all.find((one) => one.game === game) ?? null;
  }

  /** What failed may be asked again. */
  load(): Promise<void> {
    this.asked ??= fetchGames().then(
      (found) => void (this.all = found.games),
      (error: unknown) => {
        this.asked = null;
        throw error;
      },
    );
    return this.asked;
  }
}

export const gameBook = new GameBook();
