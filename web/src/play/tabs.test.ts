import { expect, test } from "vitest";
import { battle, hero } from "../testing/views";
import { farSides, sceneOf } from "./scene";
import { litOn, openSide } from "./tabs";

const view = battle({}, { front: [hero(7, "Rogue")], hand: [hero(9, "Blink")] });
const third = { ...structuredClone(view.sides[1]), seat: 2 } as (typeof view.sides)[number];
third.piles.forEach((pile) => (pile.cards = pile.name === "front" ? [hero(8, "Storm")] : []));
const scene = sceneOf({ ...view, sides: [...view.sides, third] });
const far = farSides(scene);

test("the side with something lit is open", () => {
  expect(openSide(far, scene, new Set([8]), [])).toBe(2);
  expect(openSide(far, scene, new Set(), [{ kind: "row", seat: 2, row: "front" }])).toBe(2);
});

test("otherwise the fight is shown, then whose turn it is, then the first", () => {
  const fight = { attackers: [8], defender: null, player: null, direct: false, proposed: false };
  expect(openSide(far, { ...scene, fight: fight as unknown as typeof scene.fight }, new Set(), [])).toBe(2);
  expect(openSide(far, { ...scene, active: 2 }, new Set(), [])).toBe(2);
  expect(openSide(far, scene, new Set(), [])).toBe(1);
});

test("what lies in a hand is not counted to its side", () => {
  expect(litOn(far[0] as (typeof far)[number], scene, new Set([7, 9]), [])).toBe(1);
});
