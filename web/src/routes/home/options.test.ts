import { expect, test } from "vitest";
import type { MatchOption } from "../../protocol";
import { game } from "../../testing/views";
import {
  inWords,
  matesOf,
  presetOf,
  seatsNeeded,
  sideOf,
  unusual,
  valuesFor,
  valuesForSeats,
  withPreset,
} from "./options";

function option(name: string, title: string, ...choices: [string, string][]): MatchOption {
  return {
    name,
    title,
    default: choices[0]?.[0] ?? 60,
    values: choices.map(([value, words]) => ({ value, words })),
    least: 1,
    most: 100,
  };
}
const GAME = game({
  options: [
    {
      ...option("mode", "Sides"),
      default: "free for all",
      values: [
        { value: "free for all", words: "alone" },
        {
          value: "2 vs 2",
          words: "across",
          sides: [
            [0, 2],
            [1, 3],
          ],
          seats: 4,
        },
        {
          value: "neighbours",
          words: "side by side",
          sides: [
            [0, 1],
            [2, 3, 4],
          ],
          seats: 5,
        },
      ],
    },
    option("lethal", "Lethal", ["wound", "KOs whom it wounds"], ["stun", "KOs whom it stuns"]),
    option("limit", "Turns"),
  ],
  presets: [
    { name: "newest", title: "the newest book", values: {} },
    { name: "2016", title: "the book of 2016", values: { lethal: "stun" } },
  ],
});
const USUAL = valuesFor(GAME, {});
const TWO_VS_TWO = { ...USUAL, mode: "2 vs 2" };
const [newest, old] = GAME.presets;

test("what was not chosen is as usual, and what another game calls its own is left out", () => {
  expect(valuesFor(GAME, { lethal: "stun", elsewhere: 1 })).toEqual({
    mode: "free for all",
    lethal: "stun",
    limit: 60,
  });
});

test("only what is unusual is told, by value and in words", () => {
  expect(unusual(GAME, USUAL)).toEqual({});
  const values = { ...USUAL, lethal: "stun", limit: 20 };
  expect(unusual(GAME, values)).toEqual({ lethal: "stun", limit: 20 });
  expect(inWords(GAME, values)).toEqual(["Lethal: KOs whom it stuns", "Turns: 20"]);
});

test("an edition fills in its values and leaves the others; the newest makes them usual again", () => {
  if (!newest || !old) throw new Error("no presets");
  const edition = withPreset(GAME, TWO_VS_TWO, old);
  expect(edition).toMatchObject({ mode: "2 vs 2", lethal: "stun" });
  expect(withPreset(GAME, edition, newest)).toEqual(TWO_VS_TWO);
});

test("the edition is read off the values, whatever else was agreed", () => {
  expect(presetOf(GAME, TWO_VS_TWO)?.name).toBe("newest");
  expect(presetOf(GAME, { ...USUAL, lethal: "stun" })?.name).toBe("2016");
  expect(presetOf(GAME, { ...USUAL, lethal: "other" })).toBeNull();
});

test("two against two needs four seats, and who sits across plays together", () => {
  expect(seatsNeeded(GAME, TWO_VS_TWO)).toBe(4);
  expect(seatsNeeded(GAME, USUAL)).toBeNull();
  expect([0, 1, 2, 3].map((seat) => matesOf(GAME, TWO_VS_TWO, seat))).toEqual([[2], [3], [0], [1]]);
  expect(matesOf(GAME, USUAL, 0)).toEqual([]);
  expect(sideOf(GAME, USUAL, 0)).toBe(-1);
});

test("who plays together is as the server says, whatever the value is called", () => {
  const values = { ...USUAL, mode: "neighbours" };
  expect(seatsNeeded(GAME, values)).toBe(5);
  expect([0, 1, 2, 3, 4].map((seat) => sideOf(GAME, values, seat))).toEqual([0, 0, 1, 1, 1]);
  expect(matesOf(GAME, values, 2)).toEqual([3, 4]);
});

test("with another number of seats everybody plays alone again", () => {
  expect(valuesForSeats(GAME, TWO_VS_TWO, 4)).toEqual(TWO_VS_TWO);
  expect(valuesForSeats(GAME, { ...TWO_VS_TWO, lethal: "stun" }, 3)).toEqual({ ...USUAL, lethal: "stun" });
});
