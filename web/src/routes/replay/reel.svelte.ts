// A finished game as a reel: frames fetched as they are needed, shown one at a time to a board.
import * as api from "../../play/api";
import type { Frame, Match, Replay, ServerMessage, Step } from "../../protocol";
import { greeting, Wire } from "../wire";
import type { Sealed } from "./seal";

const STRETCH = 40;
const PAUSE = 900;

export type Fetcher = (seat: number | null, begin: number, end: number) => Promise<Replay>;

export class Reel {
  at = $state(0);
  answers = $state(0);
  turns = $state<number[]>([]);
  playing = $state(false);
  fault = $state("");
  frame = $state.raw<Frame | null>(null);
  match = $state.raw<Match | null>(null);
  /** What the shuffle was made of. */
  sealed = $state.raw<Sealed | null>(null);

  private frames = new Map<number, Frame>();
  private reply: ((message: ServerMessage) => void) | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private number = 0;
  private wanted = 0;
  readonly seat: number | null;
  private readonly fetcher: Fetcher;

  /** The game as a seat saw it, or a spectator. */
  constructor(id: string, at: number, seat: number | null, fetcher?: Fetcher) {
    this.wanted = at;
    this.seat = seat;
    this.fetcher = fetcher ?? ((seat, begin, end) => api.replay(id, seat, begin, end));
  }

  wire(): Wire {
    return new Wire((message, reply) => {
      this.reply = reply;
      if (message.type === "hello") void this.begin();
    });
  }

  /** The moments' names for whoever listens. */
  get turn(): number {
    return this.turns.filter((one) => one <= this.at).length;
  }

  async go(at: number): Promise<void> {
    this.wanted = Math.max(0, Math.min(at, this.answers));
    await this.show();
  }

  /** The turn before or after the one that is shown. */
  async turnTo(by: 1 | -1): Promise<void> {
    const here = this.turns.filter((one) => one <= this.at).length - 1;
    const start = this.turns[here] ?? 0;
    const next = by === 1 ? here + 1 : this.at > start ? here : here - 1;
    await this.go(by === 1 && next >= this.turns.length ? this.answers : (this.turns[next] ?? 0));
  }

  play(): void {
    this.playing = !this.playing;
    clearTimeout(this.timer);
    if (!this.playing) return;
    if (this.at >= this.answers) void this.go(0);
    this.timer = setTimeout(() => void this.roll(), PAUSE);
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private async roll(): Promise<void> {
    if (!this.playing) return;
    await this.go(this.at + 1);
    if (this.at >= this.answers) this.stop();
    else this.timer = setTimeout(() => void this.roll(), PAUSE);
  }

  private async begin(): Promise<void> {
    await this.fetch(this.wanted);
    const match = this.match;
    if (!match) return;
    const names = match.seats.map((one) => one.name);
    this.reply?.(greeting(match.game, names, [], match.agreed));
    await this.show();
  }

  private async fetch(at: number): Promise<void> {
    const begin = Math.max(0, Math.floor(at / STRETCH) * STRETCH);
    try {
      const found = await this.fetcher(this.seat, begin, begin + STRETCH - 1);
      for (const frame of found.frames) this.frames.set(frame.at, frame);
      this.match = found.match;
      const { salt, seed, shares, dealt } = found;
      this.sealed = { commitment: found.match.commitment, salt, seed, shares, dealt };
      this.answers = found.answers;
      this.turns = found.turns;
      this.wanted = Math.min(this.wanted, found.answers);
      this.fault = "";
    } catch (error) {
      this.fault = (error as Error).message;
      this.stop();
    }
  }

  private async show(): Promise<void> {
    const at = this.wanted;
    if (!this.frames.has(at)) await this.fetch(at);
    const frame = this.frames.get(at);
    if (!frame || this.wanted !== at) return;
    // One step ahead is told with what happened; anywhere else the table is simply shown.
    const onward = this.frame !== null && at === this.at + 1;
    this.at = at;
    this.frame = frame;
    this.number += 1;
    this.reply?.({ type: "step", ...stepOf(frame, this.seat, this.number, onward, this.story(at)) });
  }

  /** The log up to a moment, as far as its stretch is there. */
  private story(at: number): Frame["log"] {
    const lines: Frame["log"] = [];
    for (let place = at; place >= 0; place -= 1) {
      const frame = this.frames.get(place);
      if (!frame) break;
      lines.unshift(...frame.log);
    }
    return lines;
  }
}

function stepOf(
  frame: Frame,
  seat: number | null,
  number: number,
  onward: boolean,
  story: Frame["log"],
): Omit<Step, "type"> {
  return {
    number,
    since: onward ? number - 1 : 0,
    seat,
    view: frame.view,
    asked: frame.asked ?? null,
    events: onward ? frame.events : [],
    log: onward ? frame.log : story,
  };
}
