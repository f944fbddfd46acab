import { expect, test } from "vitest";
import type { PrintedCard } from "../protocol";
import { askedBy, profileOf } from "./profile";

const face = (key: string, more: Partial<PrintedCard>): PrintedCard => ({
  key,
  name: key,
  card_set: "S",
  type: "supporting character",
  ...more,
});
const BURN = { kind: "super", text: "Main [Energy]: Burn an enemy. [Might] is not its price." };
const FACES = {
  lead: face("lead", { type: "main character", leads: 1, powers: [BURN], numbers: { atk: 1, level: 1 } }),
  a: face("a", { numbers: { cost: 1, atk: 1 }, teams: ["X-Men"], powers: [BURN] }),
  b: face("b", { numbers: { cost: 4, atk: 6 }, teams: ["X-Men", "Avengers"] }),
  l: face("l", { type: "location", symbols: ["Energy"] }),
};
const DECK = { name: "d", leader: "lead", cards: { a: 4, b: 2, l: 3, gone: 1 } };

test("the curve has every cost between the least and the most", () => {
  const { curve, average, total } = profileOf(DECK, FACES);
  expect(curve.map((bar) => bar.count)).toEqual([4, 0, 0, 2]);
  expect(average).toBe(2);
  expect(total).toBe(10);
});

test("symbols are offered by locations and asked by prices, the leader's once", () => {
  expect([...askedBy(FACES.a)]).toEqual(["Energy"]);
  expect(profileOf(DECK, FACES).symbols).toEqual([{ name: "Energy", offered: 3, asked: 5 }]);
});

test("teams and types are counted, the most common first", () => {
  const { teams, types } = profileOf(DECK, FACES);
  expect(teams).toEqual([
    { label: "X-Men", count: 6 },
    { label: "Avengers", count: 2 },
  ]);
  expect(types.map((bar) => bar.label)).toEqual(["supporting character", "location"]);
});

test("an empty deck has an empty profile", () => {
  expect(profileOf({ cards: {} }, {})).toEqual({
    total: 0,
    curve: [],
    average: 0,
    symbols: [],
    teams: [],
    types: [],
  });
});
