import { expect, test } from "vitest";
import { asks, battle, contest, fighter, hero } from "../testing/views";
import { buttons, drop, litCards, litPlaces, meant, reading, tap } from "./gestures";
import { sceneOf } from "./scene";

const table = sceneOf(
  battle(
    {
      front: [hero(1, "Sage")],
      back: [hero(2, "Havok")],
      hand_cards: [hero(5, "Blink"), hero(6, "Academy")],
    },
    { front: [hero(3, "Toad")], back: [hero(4, "Magneto")] },
  ),
);
const card = (number: number) => ({ kind: "card", number }) as const;

test("cards of the options are lit, and what no card stands for is a button", () => {
  const read = reading(asks([{ verb: "attack", card: 1 }, { verb: "go on" }]), table);
  expect([...litCards(read, null, table)]).toEqual([1]);
  expect(buttons(read).map((one) => one.verb)).toEqual(["go on"]);
});

test("a card with one option acts at a touch", () => {
  const read = reading(asks([{ verb: "go on" }, { verb: "attack", card: 1 }]), table);
  expect(tap(read, null, card(1), table)).toEqual({ does: "answer", option: 1, then: [] });
});

test("a dim card explains itself, also when nothing is asked", () => {
  const read = reading(asks([{ verb: "attack", card: 1 }]), table);
  expect(tap(read, null, card(2), table)).toEqual({ does: "explain", card: 2 });
  expect(tap(null, null, card(1), table)).toEqual({ does: "explain", card: 1 });
});

const recruit = reading(
  asks([
    { verb: "recruit", card: 5, amount: 2 },
    { verb: "recruit", card: 5, amount: 3 },
    { verb: "place face up", card: 6 },
    { verb: "place face down", card: 6 },
  ]),
  table,
);

test("a card that may go to two rows is held, its rows light up, and a touch on one decides", () => {
  expect(tap(recruit, null, card(5), table)).toEqual({ does: "hold", card: 5 });
  expect(litPlaces(recruit, 5)).toEqual([
    { kind: "row", seat: 0, zone: "front" },
    { kind: "row", seat: 0, zone: "back" },
  ]);
  expect(tap(recruit, 5, { kind: "row", seat: 0, zone: "back" }, table)).toMatchObject({
    does: "answer",
    option: 1,
  });
});

test("somebody who stands in a row is touched in the row's place", () => {
  expect(tap(recruit, 5, card(1), table)).toMatchObject({ does: "answer", option: 0 });
});

test("a second touch on what is held lets it go", () => {
  expect(tap(recruit, 5, card(5), table)).toEqual({ does: "release" });
});

test("two ways to the same place are a menu", () => {
  expect(tap(recruit, null, card(6), table)).toMatchObject({ does: "menu", card: 6 });
  expect(drop(recruit, 6, { kind: "row", seat: 0, zone: "resources" }, table)).toMatchObject({
    does: "menu",
  });
});

test("dropping a card on a row is the answer for that row; dropping it elsewhere is nothing", () => {
  expect(drop(recruit, 5, { kind: "row", seat: 0, zone: "front" }, table)).toMatchObject({
    does: "answer",
    option: 0,
  });
  expect(drop(recruit, 5, { kind: "row", seat: 1, zone: "front" }, table)).toEqual({ does: "nothing" });
});

test("an attacker dropped on an enemy gathers two answers", () => {
  const first = reading(asks([{ verb: "attack", card: 1 }, { verb: "go on" }]), table);
  const done = drop(first, 1, card(3), table);
  expect(done).toEqual({ does: "answer", option: 0, then: [{ verbs: ["choose defender"], from: 3 }] });
  const second = reading(
    asks([
      { verb: "choose defender", card: 3, other: 1 },
      { verb: "choose defender", card: 4, other: 1 },
    ]),
    table,
  );
  expect(meant(second, { verbs: ["choose defender"], from: 3 }, table)).toBe(0);
});

test("a plan that the next question does not know is dropped", () => {
  const other = reading(asks([{ verb: "yes" }, { verb: "no" }]), table);
  expect(meant(other, { verbs: ["choose defender"], from: 3 }, table)).toBeNull();
});

test("a card and its target: the target lights up once the card is held", () => {
  const read = reading(
    asks([
      { verb: "power up", card: 5, other: 1 },
      { verb: "power up", card: 5, other: 2 },
    ]),
    table,
  );
  expect([...litCards(read, null, table)].sort()).toEqual([1, 2]);
  expect(read.given).toBe(5);
  expect(tap(read, null, card(2), table)).toMatchObject({ does: "answer", option: 1 });
});

test("whoever attacks already is not what a defender's option is about", () => {
  const read = reading(
    asks([
      { verb: "choose defender", card: 3, other: 1 },
      { verb: "add attacker", card: 2, other: 1 },
    ]),
    table,
  );
  expect([...litCards(read, null, table)].sort()).toEqual([2, 3]);
  expect(tap(read, null, card(1), table)).toEqual({ does: "explain", card: 1 });
});

test("moving in the 2PCG aims at the other row", () => {
  const read = reading(asks([{ verb: "move", card: 1 }, { verb: "go on" }]), table);
  expect(drop(read, 1, { kind: "row", seat: 0, zone: "back" }, table)).toMatchObject({
    does: "answer",
    option: 0,
  });
  expect(drop(read, 1, { kind: "row", seat: 0, zone: "front" }, table)).toEqual({ does: "nothing" });
});

const classic = sceneOf(
  contest({ front: [fighter(1, "Liz", 0), fighter(2, "Abe", 1)] }, { front: [fighter(3, "Ilsa", 0)] }),
);

test("classic places are slots; one that is taken is touched on its card", () => {
  const read = reading(
    asks([
      { verb: "place", card: 1, amount: 2, word: "front" },
      { verb: "place", card: 1, amount: 1, word: "front", other: 2 },
      { verb: "place", card: 1, amount: 0, word: "hidden support" },
    ]),
    classic,
  );
  expect(read.given).toBe(1);
  expect(litPlaces(read, null)).toContainEqual({ kind: "slot", seat: 0, zone: "hidden-back", column: 0 });
  expect(tap(read, null, { kind: "slot", seat: 0, zone: "front", column: 2 }, classic)).toMatchObject({
    option: 0,
  });
  expect(tap(read, null, card(2), classic)).toMatchObject({ option: 1 });
});

test("a classic character dropped on a slot is moved and then placed there", () => {
  const read = reading(asks([{ verb: "move", card: 1 }, { verb: "go on" }]), classic);
  const slot = { kind: "slot", seat: 0, zone: "back", column: 1 } as const;
  expect(drop(read, 1, slot, classic)).toEqual({
    does: "answer",
    option: 0,
    then: [{ verbs: ["place", "choose row"], to: slot }],
  });
});

test("a player can be attacked by dropping on them", () => {
  const read = reading(asks([{ verb: "propose", card: 1 }]), classic);
  expect(drop(read, 1, { kind: "seat", seat: 1 }, classic)).toMatchObject({
    then: [{ verbs: ["attack player"] }],
  });
  const aimed = reading(
    asks([
      { verb: "attack player", card: 1, amount: 1 },
      { verb: "choose defender", card: 3, other: 1 },
    ]),
    classic,
  );
  expect(meant(aimed, { verbs: ["attack player"], to: { kind: "seat", seat: 1 } }, classic)).toBe(0);
});
