// The line to a table: opens, says hello with the last number seen, comes back by itself when it breaks.
import type { ClientMessage, ServerMessage } from "../protocol";

export type LineState = "connecting" | "open" | "lost" | "closed";

/** As much of a WebSocket as a line needs. */
export interface Socket {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface LineEnds {
  /** The number of the last entry that was taken in. */
  last(): number;
  heard(message: ServerMessage): void;
  changed(state: LineState): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const PULSE = 20_000;
/** Refused for these, a line does not try again. */
const FINAL = ["bad-token", "seat-lost", "no-such-seat", "no-such-match", "bad-origin"];

export function isFinal(message: ServerMessage): boolean {
  return message.type === "refused" && FINAL.includes(message.code);
}

export class Line {
  private socket: Socket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private answered = true;
  private over = false;
  private readonly make: () => Socket;
  private readonly tokens: string[];
  private readonly ends: LineEnds;

  constructor(make: () => Socket, tokens: string[], ends: LineEnds) {
    this.make = make;
    this.tokens = tokens;
    this.ends = ends;
  }

  open(): void {
    this.ends.changed("connecting");
    const socket = this.make();
    this.socket = socket;
    socket.onopen = () => {
      this.post({ type: "hello", tokens: this.tokens, last: this.ends.last() });
      this.answered = true;
      this.pulse = setInterval(() => this.feelPulse(), PULSE);
      this.ends.changed("open");
    };
    socket.onmessage = (event) => {
      this.answered = true;
      this.take(event.data);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.broken();
    };
  }

  /** Whether it went out; what does not is lost, and the next step shows so. */
  send(message: ClientMessage): boolean {
    if (!this.socket) return false;
    return this.post(message);
  }

  close(): void {
    this.over = true;
    this.stop();
    this.ends.changed("closed");
  }

  /** Try again at once, when a person asks or the network is back. */
  retry(): void {
    if (this.over || this.socket) return;
    clearTimeout(this.timer);
    this.open();
  }

  private take(data: unknown): void {
    let message: ServerMessage;
    try {
      message = JSON.parse(String(data)) as ServerMessage;
    } catch {
      return;
    }
    if (message.type === "welcome") this.wait = FIRST_WAIT;
    if (isFinal(message)) this.close();
    if (message.type === "beat") this.post({ type: "beat", id: message.id });
    else if (message.type !== "pong") this.ends.heard(message);
  }

  private post(message: ClientMessage): boolean {
    try {
      this.socket?.send(JSON.stringify(message));
      return true;
    } catch {
      return false;
    }
  }

  /** A line over which nothing comes back is dead, whatever the browser thinks of it. */
  private feelPulse(): void {
    if (!this.answered) {
      this.broken();
      return;
    }
    this.answered = false;
    this.post({ type: "ping", id: 0 });
  }

  private broken(): void {
    this.stop();
    if (this.over) return;
    this.ends.changed("lost");
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private stop(): void {
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    const socket = this.socket;
    this.socket = null;
    if (socket) {
      socket.onclose = null;
      socket.onmessage = null;
      socket.close();
    }
  }
}

export function tableAddress(match: string, at: Location): string {
  const scheme = at.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${at.host}/api/tables/${encodeURIComponent(match)}/play`;
}
