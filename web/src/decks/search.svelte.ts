// A search as it is typed: asked a moment after the last letter; what was found stays until there is better.
import { findCards } from "../play/api";
import type { FoundCards, QueryFault } from "../protocol";

const MOMENT = 150;

export class CardSearch {
  query = $state("");
  found = $state.raw<FoundCards | null>(null);
  /** What of the query cannot be understood. */
  fault = $state.raw<QueryFault | null>(null);
  /** Why nothing could be asked. */
  trouble = $state("");
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly find: (query: string) => Promise<FoundCards>;

  constructor(query = "", find: (query: string) => Promise<FoundCards> = findCards) {
    this.find = find;
    this.query = query;
    void this.ask();
  }

  look(query: string): void {
    if (query === this.query) return;
    this.query = query;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(), MOMENT);
  }

  private async ask(): Promise<void> {
    this.asked += 1;
    const number = this.asked;
    try {
      const found = await this.find(this.query);
      if (number !== this.asked) return;
      this.trouble = "";
      this.fault = found.fault ?? null;
      if (!found.fault) this.found = found;
    } catch (error) {
      if (number === this.asked) this.trouble = (error as Error).message;
    }
  }
}
