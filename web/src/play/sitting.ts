// Sitting down, giving a seat back: what the forms of several pages ask the server for.
import type { OpenTable, TableOpened } from "../protocol";
import * as api from "./api";
import { noteCommitment, promiseAnew } from "./luck";
import {
  forgetToken,
  keepTokens,
  movedTo,
  newSecret,
  newToken,
  secretOf,
  seatOf,
  tokenFor,
  tokensFor,
} from "./tokens";

/** Lay a table: seats of one's own come with a secret and a promise made here. */
export async function layTable(wish: OpenTable): Promise<TableOpened> {
  const seats = await Promise.all(
    wish.seats.map(async (seat) =>
      seat.kind === "me" ? { ...seat, secret: newSecret(), promise: await promiseAnew() } : seat,
    ),
  );
  const opened = await api.openTable({ ...wish, seats });
  keepTokens(opened.seats.flatMap((one) => (one.token ? [one.token] : [])));
  noteCommitment(opened.match, opened.commitment);
  return opened;
}

/** Refused for these, an invitation lets nobody in any more. */
const SPENT = ["seat-taken", "void", "bad-token"];

/** Take the seat of a ticket. Sent again when the answer was lost, it is the same request. */
export class Invited {
  readonly match: string;
  readonly ticket: string;
  readonly seat: number;
  private promise: string | null = null;

  constructor(match: string, ticket: string) {
    this.match = match;
    this.ticket = ticket;
    this.seat = seatOf(ticket);
  }

  /** Whether this browser sits there already. */
  async isSeated(): Promise<boolean> {
    const token = tokenFor(this.match, this.seat);
    return token !== undefined && (await api.resume([token])).tables.length > 0;
  }

  async sit(name: string, cards: { deck?: string; deck_list?: string }): Promise<void> {
    const token = tokenFor(this.match, this.seat) ?? newToken(this.match, this.seat);
    // Kept before it is sent: whatever happens on the way, this browser can come back.
    keepTokens([token]);
    this.promise ??= await promiseAnew();
    try {
      const joined = await api.join(this.match, {
        ticket: this.ticket,
        secret: secretOf(token),
        name: name || null,
        promise: this.promise,
        ...cards,
      });
      noteCommitment(this.match, joined.match.commitment);
    } catch (error) {
      if (error instanceof api.Declined && SPENT.includes(error.code)) forgetToken(token);
      throw error;
    }
  }
}

/** Promise another number for a seat of one's own. */
export async function promiseAgain(match: string, seat: number): Promise<void> {
  const token = tokenFor(match, seat);
  const promise = await promiseAnew();
  if (token && promise) await api.join(match, { token, promise });
}

/** Give a seat of one's own back. */
export async function giveBack(match: string, seat: number): Promise<void> {
  const token = tokenFor(match, seat);
  if (!token) return;
  await api.leave(match, { token });
  forgetToken(token);
}

/** Forget the seats of a table that this browser has lost. */
export async function forgetLostSeats(match: string): Promise<void> {
  const tokens = tokensFor(match);
  const kept = (await api.resume(tokens)).tables.map((one) => one.token);
  for (const token of tokens) if (!kept.includes(token)) forgetToken(token);
}

/** Whoever plays again sits where they sat, with the same secret. */
export function sitAgain(tokens: string[], match: string): void {
  keepTokens(tokens.map((token) => movedTo(token, match)));
}
