import { expect, test } from "vitest";
import { battle, contest, fighter, hero } from "../testing/views";
import { columnsOf, farSides, nearSide, sceneOf } from "./scene";

test("a card lies where the view puts it, with its states", () => {
  const scene = sceneOf(
    battle(
      { back: [hero(1, "Sage", { exhausted: true })] },
      { front: [hero(2, "Toad", { face: "stunned", wounds: 1 })] },
    ),
  );
  expect(scene.cards.get(1)).toMatchObject({ seat: 0, zone: "back", exhausted: true, facing: "up" });
  expect(scene.cards.get(2)).toMatchObject({ seat: 1, zone: "front", facing: "stunned", wounds: 1 });
});

test("equipment hangs on its bearer", () => {
  const scene = sceneOf(
    battle(
      { front: [hero(1, "Havok")], equipment: [{ number: 9, key: "T-9", name: "Visor", bearer: 1 }] },
      {},
    ),
  );
  expect(scene.cards.get(1)?.equipment.map((one) => one.name)).toEqual(["Visor"]);
});

test("who fights is marked, and only they", () => {
  const combat = { attackers: [1], defender: 3, acting: 0, passes: 0 };
  const scene = sceneOf(
    battle({ front: [hero(1, "Sage"), hero(2, "Blink")] }, { front: [hero(3, "Toad")] }, { combat }),
  );
  expect([1, 2, 3].map((number) => scene.cards.get(number)?.fight)).toEqual(["attacker", null, "defender"]);
});

test("a classic attack on a player names the player and no defender", () => {
  const attack = { seat: 0, attackers: [1], defender: null, target: 1, direct: true, team: false };
  const scene = sceneOf(contest({ front: [fighter(1, "Liz", 0)] }, {}, { attack }));
  expect(scene.fight).toMatchObject({ player: 1, defender: null, proposed: false });
  expect(sceneOf(contest({}, {}, { proposal: attack })).fight?.proposed).toBe(true);
});

test("one sits behind one's own side; the others follow in turn order", () => {
  const view = battle({}, {}, { viewer: 1 });
  const scene = sceneOf(view);
  expect(nearSide(scene)?.seat).toBe(1);
  expect(farSides(scene).map((one) => one.seat)).toEqual([0]);
  expect(nearSide(sceneOf({ ...view, viewer: null }))?.seat).toBe(0);
});

test("columns run from the first to the last that is taken or wanted, and are never fewer than three", () => {
  const rows =
    sceneOf(contest({ front: [fighter(1, "Liz", -1), fighter(2, "Abe", 2)] }, {})).sides[0]?.rows ?? [];
  expect(columnsOf(rows)).toEqual([-1, 0, 1, 2]);
  expect(columnsOf(rows, [3])).toEqual([-1, 0, 1, 2, 3]);
  expect(columnsOf([])).toEqual([4, 5, 6]);
  expect(columnsOf([], [2], 1)).toEqual([2]);
});
