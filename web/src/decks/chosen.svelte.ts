// Which game and which deck somebody played last: offered first the next time.
import type { Choice } from "./shelf";

const KEPT = "versus.chosen";

interface Kept {
  game: string;
  decks: Record<string, Choice>;
}

class Chosen {
  kept = $state.raw<Kept>(read());

  game(): string {
    return this.kept.game;
  }

  deck(game: string): Choice {
    return this.kept.decks[game] ?? "";
  }

  choose(game: string, deck: Choice): void {
    this.kept = { game, decks: { ...this.kept.decks, [game]: deck } };
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.kept));
    } catch {
      // It still holds for this visit.
    }
  }
}

function read(): Kept {
  try {
    const { game, decks } = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Kept>;
    return { game: typeof game === "string" ? game : "", decks: typeof decks === "object" ? decks : {} };
  } catch {
    return { game: "", decks: {} };
  }
}

export const chosen = new Chosen();
