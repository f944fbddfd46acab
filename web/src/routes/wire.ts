// A line to nowhere: looks like a table's WebSocket, but a page answers it. Lessons and replays sit behind one.
import type { ClientMessage, ServerMessage, Welcome } from "../protocol";
import type { Socket } from "../play/socket";

/** What a page does about a message of the board. */
export type Answerer = (message: ClientMessage, reply: (message: ServerMessage) => void) => void;

export class Wire implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  private readonly answerer: Answerer;

  constructor(answerer: Answerer) {
    this.answerer = answerer;
    queueMicrotask(() => this.onopen?.(undefined as never));
  }

  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    if (message.type === "ping") this.tell({ type: "pong", id: message.id ?? 0 });
    else this.answerer(message, (reply) => this.tell(reply));
  }

  close(): void {
    this.onmessage = null;
  }

  private tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

export function greeting(game: string, names: string[], you: number[], agreed: string[] = []): Welcome {
  return {
    type: "welcome",
    match: "",
    game,
    state: "running",
    you,
    number: 0,
    commitment: "",
    seats: names.map((name, seat) => ({ seat, name, kind: "person", ready: true, connected: true })),
    spectators: 0,
    clock: {},
    agreed,
    chat: [],
  };
}
