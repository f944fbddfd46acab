import { expect, test } from "vitest";
import { atLeastOne, drawn, everyCopy } from "./opening";

test("a hand is drawn without putting cards back", () => {
  expect(everyCopy({ a: 2, b: 1 })).toEqual(["a", "a", "b"]);
  for (const roll of [0, 0.34, 0.5, 0.99])
    expect(drawn({ a: 2, b: 1, c: 4 }, 7, () => roll).sort()).toEqual(["a", "a", "b", "c", "c", "c", "c"]);
  expect(drawn({ a: 1 }, 7)).toEqual(["a"]);
  expect(drawn({ a: 1, b: 1, c: 1 }, 2, () => 0)).toEqual(["a", "c"]);
});

test("how likely a card is in hand", () => {
  expect(atLeastOne(1, 7, 60)).toBeCloseTo(7 / 60);
  expect(atLeastOne(4, 7, 60)).toBeCloseTo(0.3995, 3);
  expect(atLeastOne(60, 1, 60)).toBe(1);
  expect(atLeastOne(0, 7, 60)).toBe(0);
  expect(atLeastOne(1, 7, 3)).toBe(0);
});
