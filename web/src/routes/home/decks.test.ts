import { expect, test } from "vitest";
import type { PrintedCard } from "../../protocol";
import { bySet, leaderOf } from "./decks";

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

test("decks lie under the sets of those who lead them, in their order", () => {
  const faces = { ...FACES, b: { ...FACES.b, card_set: "y" } };
  const decks = ["a", "b", "a"].map((leader, at) => ({ name: `d${at}`, leader, cards: {} }));
  expect(bySet(decks, faces).map((shelf) => [shelf.set, shelf.decks.map((one) => one.name)])).toEqual([
    ["x", ["d0", "d2"]],
    ["y", ["d1"]],
  ]);
});

test("before the faces have come there is one shelf without a name", () => {
  const decks = [{ name: "d", leader: "a", cards: {} }];
  expect(bySet(decks, {})).toEqual([{ set: "", decks }]);
});
