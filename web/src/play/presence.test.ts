import { expect, test } from "vitest";
import type { SeatState } from "../protocol";
import { presenceOf, waitingOf, windowsOf } from "./presence";

function seat(more: Partial<SeatState> = {}): SeatState {
  return { seat: 0, name: "Ann", kind: "person", ready: true, connected: true, windows: 1, ...more };
}

test("a plate says who is away, gone, or here twice", () => {
  expect(presenceOf(seat())).toBe("");
  expect(presenceOf(seat({ windows: 2 }))).toBe("2 windows");
  // What is false or 0 is left out of a message.
  expect(presenceOf({ seat: 0, name: "Ann", kind: "person", ready: true })).toBe("away");
  expect(presenceOf(seat({ ready: false }))).toBe("seat empty");
  expect(presenceOf({ seat: 1, name: "Easy", kind: "computer", ready: true, connected: true })).toBe("");
});

test("a lobby says who is awaited, and whose page has not added to the shuffle", () => {
  expect(waitingOf(seat({ ready: false }))).toBe("… is awaited");
  expect(waitingOf(seat())).toBe("✓ is ready");
  expect(waitingOf(seat({ owes: "nonce" }))).toContain("must still add");
  expect(waitingOf(seat({ windows: 3 }))).toBe("✓ is ready, open in 3 windows");
});

test("who sits in two windows is told, others' windows are theirs", () => {
  const seats = [seat({ windows: 2 }), seat({ seat: 1, windows: 3 })];
  expect(windowsOf(seats, [0])).toBe("Your seat is open in 2 windows.");
  expect(windowsOf([seat()], [0])).toBe("");
  expect(windowsOf(seats, [2])).toBe("");
});
