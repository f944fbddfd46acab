// What is wrong with a deck, as the server says: asked a moment after the last change.
import { checkDeck } from "../play/api";
import type { Deck, DeckChecked, DeckFault } from "../protocol";
import { forServer, type OwnDeck } from "./own";

const MOMENT = 200;

export class Checking {
  /** Null until the first answer. */
  faults = $state.raw<DeckFault[] | null>(null);
  trouble = $state("");
  /** Whether the deck has changed since. */
  stale = $state(false);
  private asked = 0;
  /** Not to be waited for: the first question. */
  private fresh = true;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly check: (game: string, deck: Deck) => Promise<DeckChecked>;

  constructor(check: (game: string, deck: Deck) => Promise<DeckChecked> = checkDeck) {
    this.check = check;
  }

  get legal(): boolean {
    return !this.stale && this.faults !== null && this.faults.length === 0;
  }

  look(deck: OwnDeck): void {
    this.stale = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(deck), this.fresh ? 0 : MOMENT);
    this.fresh = false;
  }

  private async ask(deck: OwnDeck): Promise<void> {
    this.asked += 1;
    const number = this.asked;
    try {
      const found = await this.check(deck.game, forServer(deck));
      if (number !== this.asked) return;
      this.faults = found.faults;
      this.trouble = "";
      this.stale = false;
    } catch (error) {
      if (number === this.asked) this.trouble = (error as Error).message;
    }
  }
}
