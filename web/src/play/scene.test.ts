import { expect, test } from "vitest";
import type { SideView } from "../protocol";
import { battle, contest, fighter, hero } from "../testing/views";
import { columnsOf } from "./columns";
import { farSides, nearSide, partnersOf, sceneOf } from "./scene";

test("a card lies where the view puts it, with its states", () => {
  const scene = sceneOf(
    battle(
      { back: [hero(1, "Sage", { exhausted: true })] },
      { front: [hero(2, "Toad", { face: "stunned", numbers: { wounds: 1 } })] },
    ),
  );
  expect(scene.cards.get(1)).toMatchObject({ seat: 0, pile: "back", exhausted: true, facing: "up" });
  expect(scene.cards.get(2)).toMatchObject({ seat: 1, pile: "front", facing: "stunned" });
  expect(scene.cards.get(2)?.numbers.wounds).toBe(1);
});

test("piles are sorted by how they are drawn", () => {
  const lying = { "hidden front": [fighter(1, "Liz", 0)], "KO'd pile": [fighter(2, "Abe", 0)] };
  const [side] = sceneOf(contest(lying, {})).sides;
  expect(side?.rows.map((row) => row.name)).toEqual(["front", "support"]);
  expect(side?.apart.map((row) => row.name)).toEqual(["hidden front", "hidden support"]);
  expect(side?.apart.map((row) => [row.area, row.label])).toEqual([
    ["hidden area", "front"],
    ["hidden area", "support"],
  ]);
  expect(side?.stacks.map((row) => row.name)).toEqual(["KO'd pile"]);
  expect(side).toMatchObject({ deck: 40, handCount: 0, numbers: { endurance: 50 } });
});

test("equipment hangs on its bearer; what nobody bears lies loose", () => {
  const visor = (number: number, bearer: number | null) => ({ number, key: "T-9", name: "Visor", bearer });
  const scene = sceneOf(battle({ front: [hero(1, "Havok")], equipment: [visor(8, 1), visor(9, null)] }, {}));
  expect(scene.cards.get(1)?.equipment.map((one) => one.number)).toEqual([8]);
  expect(scene.sides[0]?.loose).toMatchObject([{ name: "equipment", cards: [{ number: 9 }] }]);
});

test("what is being played lies loose, unless a link of the chain stands for it", () => {
  const twist = { number: 6, key: "C-6", name: "Ambush" };
  const link = { number: 90, seat: 0, source: 6, targets: [] };
  expect(sceneOf(battle({ "being played": [twist] }, {})).sides[0]?.loose).toHaveLength(1);
  const scene = sceneOf(contest({ "on the chain": [twist] }, {}, { chain: [link] }));
  expect(scene.sides[0]?.loose).toEqual([]);
  expect(scene.cards.get(6)?.name).toBe("Ambush");
});

test("cards that only the question shows are known by their numbers", () => {
  const ask = {
    seat: 0,
    kind: "pick",
    prompt: 1,
    options: [],
    shown: [{ number: 40, key: "T-4", name: "Blink" }],
  };
  expect(sceneOf(battle({}, {}, { ask })).cards.get(40)?.name).toBe("Blink");
});

test("who fights is marked, and only they", () => {
  const fight = { seat: 0, attackers: [1], defender: 3, against: 1, direct: false, proposed: false };
  const scene = sceneOf(
    battle({ front: [hero(1, "Sage"), hero(2, "Blink")] }, { front: [hero(3, "Toad")] }, { fights: [fight] }),
  );
  expect([1, 2, 3].map((number) => scene.cards.get(number)?.fight)).toEqual(["attacker", null, "defender"]);
  expect(scene.fight?.player).toBeNull();
});

test("an attack on a player names the player; one that is fought is drawn before one that is proposed", () => {
  const attack = { seat: 0, attackers: [1], defender: null, against: 1, direct: true, proposed: false };
  const proposal = { ...attack, proposed: true };
  const scene = sceneOf(contest({ front: [fighter(1, "Liz", 0)] }, {}, { fights: [proposal, attack] }));
  expect(scene.fight).toMatchObject({ player: 1, defender: null, proposed: false });
  expect(sceneOf(contest({}, {}, { fights: [proposal] })).fight?.proposed).toBe(true);
});

test("one sits behind one's own side; the others follow in turn order", () => {
  const view = battle({}, {}, { viewer: 1 });
  const scene = sceneOf(view);
  expect(nearSide(scene)?.seat).toBe(1);
  expect(farSides(scene).map((one) => one.seat)).toEqual([0]);
  expect(nearSide(sceneOf({ ...view, viewer: null }))?.seat).toBe(0);
});

test("who plays with whom is known of every side; alone, of none", () => {
  const four = [...battle({}, {}).sides, ...battle({}, {}).sides].map((side, seat) => ({ ...side, seat }));
  const teams = [
    [0, 2],
    [1, 3],
  ];
  const scene = sceneOf(battle({}, {}, { sides: four, teams }));
  expect(scene.sides.map((side) => side.allies)).toEqual([[2], [3], [0], [1]]);
  expect(sceneOf(battle({}, {})).sides.map((side) => side.allies)).toEqual([[], []]);
});

test("teammates who share rows are one side to draw, with both of them before it", () => {
  const rowless = (side: SideView): SideView => ({
    ...side,
    piles: side.piles.filter((pile) => pile.kind !== "row"),
  });
  const rows = { front: [hero(1, "Sage"), hero(2, "Toad")] };
  const [own, other] = battle(rows, {}).sides as [SideView, SideView];
  const sides = [rowless(own), own, other, rowless(other)].map((side, seat) => ({ ...side, seat }));
  const teams = [
    [0, 1],
    [2, 3],
  ];
  const scene = sceneOf(battle({}, {}, { sides, teams, viewer: 1 }));
  const near = nearSide(scene);
  expect(near?.seat).toBe(1);
  expect(near && partnersOf(scene, near).map((side) => side.seat)).toEqual([0]);
  expect(near?.rows[0]?.cards.map((card) => card.name)).toEqual(["Sage", "Toad"]);
  expect(farSides(scene).map((side) => side.seat)).toEqual([2]);
  expect(
    farSides(scene)
      .flatMap((side) => partnersOf(scene, side))
      .map((side) => side.seat),
  ).toEqual([3]);
});

test("allies with rows of their own are no partners, and neither is anybody where nobody has rows", () => {
  const four = [...battle({}, {}).sides, ...battle({}, {}).sides].map((side, seat) => ({ ...side, seat }));
  const teams = [
    [0, 2],
    [1, 3],
  ];
  const scene = sceneOf(battle({}, {}, { sides: four, teams }));
  expect(farSides(scene).map((side) => side.seat)).toEqual([1, 2, 3]);
  expect(scene.sides.flatMap((side) => partnersOf(scene, side))).toEqual([]);
  const bare = four.map((side) => ({ ...side, piles: [] }));
  expect(farSides(sceneOf(battle({}, {}, { sides: bare, teams })))).toHaveLength(3);
});

test("whether rows have columns, stand apart or do not keep their cards is said by the pile, not by its name", () => {
  const called = (name: string, more: object) => ({
    name,
    kind: "row",
    count: 1,
    cards: [hero(1, "Sage")],
    ...more,
  });
  const seen = (pile: ReturnType<typeof called>) => {
    const sides = battle({}, {}).sides.map((side) => ({ ...side, piles: [pile] }));
    const scene = sceneOf(battle({}, {}, { sides }));
    return { ...scene.sides[0], columned: scene.columned };
  };
  expect(seen(called("hidden front", {}))).toMatchObject({ apart: [], columned: false });
  expect(seen(called("moon", { area: "far side", middle: 2 })).apart).toHaveLength(1);
  expect(seen(called("moon", { middle: 2 })).columned).toBe(true);
  expect(seen(called("on the chain", { kind: "stack" })).stacks).toHaveLength(1);
  expect(seen(called("in flight", { kind: "stack", on_its_way: true })).loose).toHaveLength(1);
});

test("columns are drawn where characters can stand in them, also before anybody does", () => {
  expect(sceneOf(battle({ front: [hero(1, "Sage")] }, {})).columned).toBe(false);
  expect(sceneOf(contest({}, {})).columned).toBe(true);
});

test("columns run from the first to the last that is taken or wanted, and are never fewer than three", () => {
  const rows =
    sceneOf(contest({ front: [fighter(1, "Liz", -1), fighter(2, "Abe", 2)] }, {})).sides[0]?.rows ?? [];
  expect(columnsOf(rows)).toEqual([-1, 0, 1, 2]);
  expect(columnsOf(rows, [3])).toEqual([-1, 0, 1, 2, 3]);
  const empty = sceneOf(contest({}, {})).sides[0]?.rows ?? [];
  expect(columnsOf(empty)).toEqual([4, 5, 6]);
  expect(columnsOf(empty, [2], 1)).toEqual([2]);
});

test("what lies beside the table is nobody's or somebody's, and no pile to look through", () => {
  const match = { number: 7, key: "AEW-059", name: "Ladder Match" };
  const arena = { number: 8, key: "ARENA-3", name: "All Out" };
  const piles = [
    { name: "arena", kind: "beside", count: 1, cards: [arena] },
    { name: "removed from the game", kind: "stack", count: 0, cards: [] },
  ];
  const scene = sceneOf(battle({ "Challenge Matches": [match] }, {}, { piles }));
  expect(scene.beside).toMatchObject([{ name: "arena", cards: [{ number: 8, kind: "beside" }] }]);
  expect(scene.sides[0]?.beside).toMatchObject([{ cards: [{ number: 7 }] }]);
  expect(scene.sides[0]?.stacks.map((row) => row.name)).toEqual(["KO pile", "levels"]);
  expect(scene.sides[1]?.beside.flatMap((row) => row.cards)).toEqual([]);
});

test("phases come in the order of the view where it has one", () => {
  expect(sceneOf(battle({}, {})).order).toEqual([]);
  expect(sceneOf(battle({}, {}, { order: ["main", "draw"] })).order).toEqual(["main", "draw"]);
});
