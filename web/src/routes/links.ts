// What whoever laid a table keeps of it: the host's key, and the invitations, so that they can be copied again.
import type { TableOpened } from "../protocol";

const KEPT = "versus.links";
const MOST = 20;

export interface Shared {
  match: string;
  /** Invites to the table, and opens no seat. */
  host: string;
  seats: { seat: number; link: string }[];
  watch: string;
}

function all(): Shared[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(found) ? (found as Shared[]) : [];
  } catch {
    return [];
  }
}

function keep(shared: Shared): void {
  const others = all().filter((one) => one.match !== shared.match);
  localStorage.setItem(KEPT, JSON.stringify([shared, ...others].slice(0, MOST)));
}

export function keepLinks(opened: Pick<TableOpened, "match" | "host" | "seats" | "watch">): void {
  const { match, host, watch } = opened;
  const seats = opened.seats.filter((one) => one.kind === "friend").map(({ seat, link }) => ({ seat, link }));
  keep({ match, host, seats, watch });
}

/** A new invitation takes the place of the one before, which is void. */
export function keepInvitation(match: string, seat: number, link: string): void {
  const shared = linksOf(match);
  if (shared)
    keep({ ...shared, seats: [...shared.seats.filter((one) => one.seat !== seat), { seat, link }] });
}

/** An invitation that somebody has taken is worth nothing any more. */
export function dropInvitations(match: string, seats: number[]): void {
  const shared = linksOf(match);
  if (!shared?.seats.some((one) => seats.includes(one.seat))) return;
  keep({ ...shared, seats: shared.seats.filter((one) => !seats.includes(one.seat)) });
}

/** Whoever laid a table is also the host of its rematch. */
export function hostAgain(match: string, next: string): void {
  const shared = linksOf(match);
  if (!shared) return;
  keep({ match: next, host: shared.host.replace(match, next), seats: [], watch: `/#/table/${next}` });
}

/** What is kept of a table this browser has laid; null for anybody else's. */
export function linksOf(match: string): Shared | null {
  return all().find((one) => one.match === match) ?? null;
}

export function whole(link: string, at: Pick<Location, "origin">): string {
  return at.origin + link;
}
