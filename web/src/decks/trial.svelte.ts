// A deck being tested on the server: one request whose answer grows line by line. Breaking it off ends the test.
import { Declined, testDeck } from "../play/api";
import type { TrialTold, TrialWish } from "../protocol";

export const MOST_GAMES = 200;
/** No line of an honest server is longer. */
const LONGEST_LINE = 400_000;

export class Trial {
  /** Whose deck it is, and the deck as it was then. */
  deck = $state("");
  code = $state("");
  told = $state.raw<TrialTold | null>(null);
  running = $state(false);
  fault = $state("");
  private breaking: AbortController | null = null;
  private readonly ask: (wish: TrialWish, signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;

  constructor(ask: typeof testDeck = testDeck) {
    this.ask = ask;
  }

  /** Another test takes the place of the one before. */
  async begin(deck: string, code: string, wish: TrialWish): Promise<void> {
    this.stop();
    const breaking = new AbortController();
    this.breaking = breaking;
    this.deck = deck;
    this.code = code;
    this.told = null;
    this.fault = "";
    this.running = true;
    try {
      for await (const line of linesOf(await this.ask(wish, breaking.signal))) {
        if (breaking.signal.aborted) return;
        this.told = JSON.parse(line) as TrialTold;
      }
      if (!this.told?.end) this.fault = "The test broke off. Please begin it again.";
    } catch (error) {
      if (breaking.signal.aborted) return;
      this.fault = error instanceof Declined ? error.message : "The test broke off. Please begin it again.";
    }
    if (this.breaking === breaking) this.running = false;
  }

  stop(): void {
    this.breaking?.abort();
    this.breaking = null;
    this.running = false;
  }
}

/** The lines of a stream, as they come. */
export async function* linesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let begun = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      const parts = (begun + decoder.decode(value, { stream: true })).split("\n");
      begun = parts.pop() ?? "";
      if (begun.length > LONGEST_LINE) throw new Error("a line without an end");
      yield* parts.filter(Boolean);
    }
    if (begun) yield begun;
  } finally {
    reader.releaseLock();
  }
}

/** "57 %" */
export function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}

/** What a test says about the deck as a whole, without claiming more than it knows. */
export function verdict(told: TrialTold): string {
  const { whole } = told;
  if (whole.games === 0) return "No game has ended yet.";
  const between = `between ${percent(whole.low)} and ${percent(whole.high)}`;
  const how =
    whole.low > 0.5 ? "It wins more than it loses" : whole.high < 0.5 ? "It loses more than it wins" : "";
  return how ? `${how}: ${between}.` : `It may win or lose more often than not: ${between}.`;
}

/** Why a test ended before its time. */
export const ENDS: Record<string, string> = {
  time: "There was no time for more games; this is what was found.",
  stopping: "The server stops for a moment; this is what was found.",
  broken: "Too many games broke off; this is what was found.",
};

export const trial = new Trial();
