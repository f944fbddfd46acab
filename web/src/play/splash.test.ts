import { expect, test } from "vitest";
import type { TableEvent } from "../protocol";
import { battle, contest, fighter, hero } from "../testing/views";
import { sceneOf } from "./scene";
import { marks, splashes } from "./splash";

const combat = { seat: 0, attackers: [1, 2], defender: 3, against: 1, direct: false, proposed: false };
const before = sceneOf(
  battle(
    { front: [hero(1, "Sage", { numbers: { atk: 4 } }), hero(2, "Havok")] },
    { front: [hero(3, "Toad", { numbers: { def: 5 } })] },
    { fights: [combat] },
  ),
);
const after = sceneOf(battle({}, {}));
const over: TableEvent[] = [{ kind: "combat resolves" }, { kind: "combat ended" }];
const stunned = (card: number): TableEvent => ({ kind: "stunned", card });

test("a combat that ended is told with the numbers it was fought with", () => {
  const [splash] = splashes([...over, stunned(3)], before, after);
  expect(splash).toMatchObject({ force: 7, word: "STUNNED!" });
  expect(splash?.defender).toMatchObject({ name: "Toad", def: 5, stunned: true });
});

test("what it was struck for counts more than what stood there before", () => {
  const strike: TableEvent = { kind: "strikes", card: 3, by: [1], amount: 11 };
  expect(splashes([strike, ...over], before, after)[0]?.force).toBe(11);
});

test.each([
  [[stunned(3), stunned(1)], "DOUBLE STUN!"],
  [[stunned(2)], "STRUCK BACK!"],
  [[stunned(9)], "NO EFFECT"],
] as const)("its word follows from who was stunned: %#", (events, word) => {
  expect(splashes([...events, ...over], before, after)[0]?.word).toBe(word);
});

test("no combat, or one that still goes on, has no splash", () => {
  expect(splashes([stunned(3)], before, after)).toEqual([]);
  expect(splashes([...over], after, after)).toEqual([]);
});

test("a direct attack tells how much endurance it took", () => {
  const attack = { seat: 0, attackers: [1], defender: null, against: 1, direct: true, proposed: false };
  const scene = sceneOf(contest({ front: [fighter(1, "Liz", 0)] }, {}, { fights: [attack] }));
  const events: TableEvent[] = [
    { kind: "attack concludes" },
    { kind: "breakthrough", seat: 1, amount: 4 },
    { kind: "loses endurance", seat: 1, amount: 4 },
    { kind: "attack over" },
  ];
  expect(splashes(events, scene, scene)[0]).toMatchObject({ player: 1, loss: 4, word: "BREAKTHROUGH!" });
});

test("each card gets its last word, players their endurance", () => {
  const found = marks([
    { kind: "recruited", card: 1 },
    { kind: "stunned", card: 1 },
    { kind: "loses endurance", seat: 1, amount: 3 },
    { kind: "passed", seat: 0 },
  ]);
  expect(found).toEqual([
    { card: 1, seat: null, word: "STUNNED!", tone: "bad" },
    { card: null, seat: 1, word: "−3", tone: "bad" },
  ]);
});
