import { expect, test } from "vitest";
import { asks, battle, hero } from "../testing/views";
import { reading } from "./gestures";
import { sceneOf } from "./scene";
import { trayOf } from "./tray";

const gone = hero(8, "Blink");
const shown = [{ number: 40, key: "T-40", name: "Havok" }];
const scene = sceneOf(
  battle(
    {
      front: [hero(1, "Sage")],
      hand: [hero(5, "Rogue")],
      equipment: [{ number: 9, key: "T-9", name: "Visor", bearer: 1 }],
      "KO pile": [gone],
      "Challenge Matches": [{ number: 7, key: "AEW-059", name: "Ladder Match" }],
    },
    { hand: [hero(6, "Toad")] },
    { ask: { seat: 0, kind: "pick", prompt: 1, options: [], shown } },
  ),
);
const names = (...numbers: number[]) =>
  trayOf(reading(asks(numbers.map((card) => ({ verb: "choose", card }))), scene), scene).map(
    (card) => card.name,
  );

test("what lies in rows, in one's own hand, beside the table or on somebody who stands there is touched there", () => {
  expect(names(1, 5, 9, 7)).toEqual([]);
});

test("cards from a deck, a pile or another's hand are laid out, each once", () => {
  expect(names(40, 8, 6)).toEqual(["Havok", "Blink", "Toad"]);
  const rows = ["front", "back"].map((row) => ({ verb: "bring back", card: 8, row }));
  const more = [...rows, { verb: "go on" }];
  expect(trayOf(reading(asks(more), scene), scene)).toHaveLength(1);
});

test("a card that is only to be put into a row does not lie over the rows", () => {
  const rows = ["front", "back"].map((row) => ({ verb: "place", card: 8, row }));
  expect(trayOf(reading(asks(rows), scene), scene)).toEqual([]);
});

test("a card nobody may see is not laid out", () => {
  expect(names(99)).toEqual([]);
});
