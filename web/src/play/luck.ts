// What this browser adds to a shuffle: a number that it promises by a hash and shows when all have promised.
// It notes what it was told before that, so that a replay can be held against it.
import type { SeatState } from "../protocol";

const NONCES = "versus.nonces";
const TOLD = "versus.told";
const MOST = 60;
const NONCE_BYTES = 32;

/** What was told about the shuffle of a match before this browser showed its own numbers. */
export interface Told {
  match: string;
  /** The server's promise, as it was told first. */
  commitment: string;
  /** Everybody's promises as this browser showed its own number, by seat; empty until then. */
  promises: string[];
  /** The promises of this browser's own seats. */
  own: Record<number, string>;
}

/** What the pages of one's own seats have to do before the game can start. */
export interface Duties {
  reveal: { seat: number; nonce: string }[];
  /** Seats that must promise another number. */
  promise: number[];
  /** Seats whose number lies in another browser. */
  elsewhere: number[];
  /** The server has changed what it promised: nothing is shown to it. */
  broken: boolean;
}

function listIn<T>(key: string): T[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(found) ? (found as T[]) : [];
  } catch {
    return [];
  }
}

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length / 2);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = parseInt(text.slice(2 * at, 2 * at + 2), 16);
  return bytes;
}

/** Null where a browser cannot tell: it keeps its cryptography from pages that came over an open line. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array | null> {
  if (!globalThis.crypto?.subtle) return null;
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

/** Draw a number, keep it here, and promise it; null where this browser cannot. */
export async function promiseAnew(): Promise<string | null> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const hash = await sha256(nonce);
  if (!hash) return null;
  const promise = hex(hash);
  const all = [[promise, hex(nonce)], ...listIn<[string, string]>(NONCES)];
  localStorage.setItem(NONCES, JSON.stringify(all.slice(0, MOST)));
  return promise;
}

export function nonceOf(promise: string): string | undefined {
  return listIn<[string, string]>(NONCES).find(([kept]) => kept === promise)?.[1];
}

export function toldOf(match: string): Told | undefined {
  return listIn<Told>(TOLD).find((one) => one.match === match);
}

function note(told: Told): void {
  const others = listIn<Told>(TOLD).filter((one) => one.match !== told.match);
  localStorage.setItem(TOLD, JSON.stringify([told, ...others].slice(0, MOST)));
}

/** Note the server's promise, the first time it is told. */
export function noteCommitment(match: string, commitment: string): void {
  if (!toldOf(match)) note({ match, commitment, promises: [], own: {} });
}

/** Note everybody's promises as one shows one's own number. */
export function noteShown(match: string, seats: SeatState[], seat: number): void {
  const told = toldOf(match);
  if (!told) return;
  const promises = promisesOf(seats);
  note({ ...told, promises, own: { ...told.own, [seat]: promises[seat] ?? "" } });
}

export function promisesOf(seats: SeatState[]): string[] {
  return seats.map((one) => one.promise ?? "");
}

export function dutiesOf(match: string, commitment: string, seats: SeatState[], you: number[]): Duties {
  const found: Duties = { reveal: [], promise: [], elsewhere: [], broken: false };
  const told = toldOf(match);
  found.broken = told !== undefined && told.commitment !== commitment;
  if (found.broken) return found;
  for (const one of seats) {
    if (!you.includes(one.seat) || !one.owes) continue;
    const nonce = nonceOf(one.promise ?? "");
    // A number is shown for one set of promises only: whoever promises later would know it already.
    const shown = told?.own[one.seat] === one.promise && String(told?.promises) !== String(promisesOf(seats));
    if (one.owes === "promise" || (nonce && shown)) found.promise.push(one.seat);
    else if (nonce) found.reveal.push({ seat: one.seat, nonce });
    else found.elsewhere.push(one.seat);
  }
  return found;
}
