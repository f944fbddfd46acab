// The links that whoever laid a table may share, kept so that they can be copied again later.
import type { SeatKey } from "../protocol";

const KEPT = "versus.links";
const MOST = 20;

export interface Shared {
  match: string;
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

export function keepLinks(match: string, seats: SeatKey[], watch: string): void {
  const links = seats.filter((one) => one.kind === "friend").map(({ seat, link }) => ({ seat, link }));
  const others = all().filter((one) => one.match !== match);
  localStorage.setItem(KEPT, JSON.stringify([{ match, seats: links, watch }, ...others].slice(0, MOST)));
}

/** The links of a table this browser has laid; null for anybody else's. */
export function linksOf(match: string): Shared | null {
  return all().find((one) => one.match === match) ?? null;
}

export function whole(link: string, at: Pick<Location, "origin">): string {
  return at.origin + link;
}
