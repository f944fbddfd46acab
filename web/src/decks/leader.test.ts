import { expect, test } from "vitest";
import type { PrintedCard } from "../protocol";
import { leaderOf } from "./leader";

const face = (key: string, type: string, cost: number): PrintedCard => ({
  key,
  name: key,
  card_set: "x",
  type,
  numbers: { cost },
});
const FACES = {
  a: face("a", "character", 3),
  b: face("b", "character", 8),
  c: face("c", "plot twist", 9),
};

test("a main character leads its deck", () => {
  expect(leaderOf({ name: "d", leader: "a", cards: { b: 4 } }, FACES)?.key).toBe("a");
});

test("without one the costliest character stands for it", () => {
  expect(leaderOf({ name: "d", leader: null, cards: { a: 4, b: 4, c: 4 } }, FACES)?.key).toBe("b");
});

test("before the faces have come nobody does", () => {
  expect(leaderOf({ name: "d", leader: null, cards: { a: 4 } }, {})).toBeUndefined();
});
