// Who is there, in words: away, gone for good, or here in several windows.
import type { SeatState } from "../protocol";

/** A word for a player's plate; empty where there is nothing to say. */
export function presenceOf(seat: SeatState): string {
  if (seat.kind === "computer") return "";
  if (!seat.ready) return "seat empty";
  if (!seat.connected) return "away";
  return (seat.windows ?? 0) > 1 ? `${seat.windows} windows` : "";
}

/** A line for the lobby. */
export function waitingOf(seat: SeatState): string {
  if (!seat.ready) return "… is awaited";
  const windows = (seat.windows ?? 0) > 1 ? `, open in ${seat.windows} windows` : "";
  return (seat.owes ? "… its page must still add to the shuffle" : "✓ is ready") + windows;
}

/** Told to who has opened a seat of their own more than once. */
export function windowsOf(seats: SeatState[], you: number[]): string {
  const many = seats.find((one) => you.includes(one.seat) && (one.windows ?? 0) > 1);
  return many ? `Your seat is open in ${many.windows} windows.` : "";
}
