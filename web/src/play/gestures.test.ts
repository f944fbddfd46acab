import { expect, test } from "vitest";
import { asks, battle, contest, fighter, hero } from "../testing/views";
import { buttons, drop, litCards, litPlaces, meant, reading, tap } from "./gestures";
import { sceneOf } from "./scene";

const table = sceneOf(
  battle(
    {
      front: [hero(1, "Sage")],
      back: [hero(2, "Havok")],
      resources: [{ number: 7, key: "T-7", name: "School" }],
      hand: [
        { number: 5, key: "T-5", name: "Blink" },
        { number: 6, key: "T-6", name: "Academy" },
      ],
    },
    { front: [hero(3, "Toad")], back: [hero(4, "Magneto")] },
  ),
);
const card = (number: number) => ({ kind: "card", number }) as const;
const row = (seat: number, name: string) => ({ kind: "row", seat, row: name }) as const;

test("cards of the options are lit, and what no card stands for is a button", () => {
  const read = reading(asks([{ verb: "attack", card: 1 }, { verb: "go on" }]), table);
  expect([...litCards(read, null, table)]).toEqual([1]);
  expect(buttons(read).map((one) => one.verb)).toEqual(["go on"]);
});

test("that a teammate goes on is a button, and lights nobody", () => {
  const read = reading(asks([{ verb: "go on", seat: 1 }], { going_on: 0 }), table);
  expect(litPlaces(read, null)).toEqual([]);
  expect(buttons(read).map((one) => one.option)).toEqual([0]);
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
    { verb: "recruit", card: 5, seat: 0, row: "front" },
    { verb: "recruit", card: 5, seat: 0, row: "back" },
    { verb: "place face up", card: 6, row: "resources" },
    { verb: "place face down", card: 6, row: "resources" },
  ]),
  table,
);

test("a card that may go to two rows is held, its rows light up, and a touch on one decides", () => {
  expect(tap(recruit, null, card(5), table)).toEqual({ does: "hold", card: 5 });
  expect(litPlaces(recruit, 5)).toEqual([row(0, "front"), row(0, "back")]);
  expect(tap(recruit, 5, row(0, "back"), table)).toMatchObject({ does: "answer", option: 1 });
});

test("a row may be another player's", () => {
  const read = reading(
    asks([
      { verb: "recruit", card: 5, seat: 0, row: "front" },
      { verb: "recruit", card: 5, seat: 1, row: "front" },
    ]),
    table,
  );
  expect(litPlaces(read, 5)).toEqual([row(0, "front"), row(1, "front")]);
  expect(drop(read, 5, row(1, "front"), table)).toMatchObject({ option: 1 });
});

test("somebody who stands in a row is touched in the row's place", () => {
  expect(tap(recruit, 5, card(1), table)).toMatchObject({ does: "answer", option: 0 });
});

test("a second touch on what is held lets it go", () => {
  expect(tap(recruit, 5, card(5), table)).toEqual({ does: "release" });
});

test("two ways to the same place are a menu", () => {
  expect(tap(recruit, null, card(6), table)).toMatchObject({ does: "menu", card: 6 });
  expect(drop(recruit, 6, row(0, "resources"), table)).toMatchObject({ does: "menu" });
});

test("dropping a card on a row is the answer for that row; dropping it elsewhere is nothing", () => {
  expect(drop(recruit, 5, row(0, "front"), table)).toMatchObject({ does: "answer", option: 0 });
  expect(drop(recruit, 5, row(1, "front"), table)).toEqual({ does: "nothing" });
});

test("an attacker dropped on an enemy gathers two answers", () => {
  const first = reading(
    asks([
      { verb: "attack", card: 1 },
      { verb: "use", card: 1, number: 0, word: "Glare" },
      { verb: "go on" },
    ]),
    table,
  );
  const done = drop(first, 1, card(3), table);
  expect(done).toEqual({ does: "answer", option: 0, then: [card(3)] });
  const second = reading(
    asks([
      { verb: "choose defender", card: 3 },
      { verb: "choose defender", card: 4 },
      { verb: "add attacker", card: 2 },
    ]),
    table,
  );
  expect(meant(second, card(3), table)).toBe(0);
});

test("a plan that the next question does not know is dropped", () => {
  const other = reading(asks([{ verb: "yes" }, { verb: "no" }]), table);
  expect(meant(other, card(3), table)).toBeNull();
});

test("a card let go over the own hand is nothing", () => {
  const read = reading(asks([{ verb: "play", card: 6 }, { verb: "go on" }]), table);
  expect(drop(read, 6, card(5), table)).toEqual({ does: "nothing" });
  expect(drop(read, 6, row(0, "front"), table)).toMatchObject({ does: "answer", option: 0 });
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

test("moving aims at the row that the option names", () => {
  const read = reading(asks([{ verb: "move", card: 1, row: "back" }, { verb: "go on" }]), table);
  expect(drop(read, 1, row(0, "back"), table)).toMatchObject({ does: "answer", option: 0 });
  expect(drop(read, 1, row(0, "front"), table)).toEqual({ does: "nothing" });
});

test("a row that the card is taken from is no place to go: one touch pays", () => {
  const read = reading(
    asks([
      { verb: "pay", card: 7, taken_from: "resources" },
      { verb: "pay", card: 6, taken_from: "hand" },
    ]),
    table,
  );
  expect(read.gestures.map((one) => one.to)).toEqual([null, null]);
  expect(tap(read, null, card(7), table)).toMatchObject({ option: 0 });
});

test("an effect that waits lights up, is touched or aimed at, and is a button too", () => {
  const link = (number: number) => ({ kind: "link", number }) as const;
  const read = reading(
    asks([
      { verb: "choose", link: 31 },
      { verb: "choose", link: 32 },
    ]),
    table,
  );
  expect(litPlaces(read, null)).toEqual([link(31), link(32)]);
  expect(litCards(read, null, table).size).toBe(0);
  expect(tap(read, null, link(32), table)).toEqual({ does: "answer", option: 1, then: [] });
  expect(tap(read, null, link(33), table)).toEqual({ does: "nothing" });
  expect(tap(read, null, card(31), table)).toEqual({ does: "explain", card: 31 });
  expect(meant(read, link(31), table)).toBe(0);
  expect(buttons(read)).toHaveLength(2);
  const plays = reading(asks([{ verb: "play", card: 6 }]), table);
  expect(drop(plays, 6, link(31), table)).toEqual({ does: "answer", option: 0, then: [link(31)] });
});

test("whoever is named can be chosen, whatever the answer is called", () => {
  const read = reading(
    asks([{ verb: "use", card: 1, number: 0 }, { verb: "done", seat: 0 }, { verb: "done" }]),
    table,
  );
  expect(litPlaces(read, null)).toEqual([{ kind: "seat", seat: 0 }]);
  expect(buttons(read).map((one) => one.option)).toEqual([1, 2]);
});

test("a player to choose lights up, and is a button too", () => {
  const read = reading(asks([{ verb: "choose", seat: 1 }, { verb: "done" }]), table);
  expect(litPlaces(read, null)).toEqual([{ kind: "seat", seat: 1 }]);
  expect(buttons(read)).toHaveLength(2);
});

const declared = asks([
  { verb: "choose defender", card: 3 },
  { verb: "add attacker", card: 2 },
  { verb: "take back" },
]);

test("what is being declared is taken back by a button, or by touching again what began it", () => {
  const read = reading(declared, table, [1]);
  expect(buttons(read).map((one) => one.verb)).toEqual(["take back"]);
  expect([...litCards(read, null, table)].sort()).toEqual([2, 3]);
  expect(tap(read, null, card(1), table)).toEqual({ does: "answer", option: 2, then: [] });
  expect(tap(read, null, card(4), table)).toEqual({ does: "explain", card: 4 });
});

test("a way back may name its card, and is still not what the question is about", () => {
  const places = [
    { verb: "recruit", card: 5, seat: 0, row: "front" },
    { verb: "recruit", card: 5, seat: 0, row: "back" },
  ];
  const read = reading(asks([...places, { verb: "take back", card: 5 }]), table);
  expect(read.given).toBe(5);
  expect(buttons(read).map((one) => one.verb)).toEqual(["take back"]);
  expect(read.begun).toEqual([5]);
});

test("where nothing can be taken back, nothing counts as begun", () => {
  const read = reading(asks([{ verb: "attack", card: 2 }]), table, [1]);
  expect(read.begun).toEqual([]);
  expect(tap(read, null, card(1), table)).toEqual({ does: "explain", card: 1 });
});

const classic = sceneOf(
  contest({ front: [fighter(1, "Liz", 0), fighter(2, "Abe", 1)] }, { front: [fighter(3, "Ilsa", 0)] }),
);

test("places in columns are slots; one that is taken is touched on its card", () => {
  const read = reading(
    asks([
      { verb: "place", card: 1, seat: 0, row: "front", column: 2 },
      { verb: "place", card: 1, seat: 0, row: "front", column: 1, other: 2 },
      { verb: "place", card: 1, seat: 0, row: "hidden support", column: 0 },
    ]),
    classic,
  );
  expect(read.given).toBe(1);
  expect(litPlaces(read, null)).toContainEqual({ kind: "slot", seat: 0, row: "hidden support", column: 0 });
  expect(tap(read, null, { kind: "slot", seat: 0, row: "front", column: 2 }, classic)).toMatchObject({
    option: 0,
  });
  expect(tap(read, null, card(2), classic)).toMatchObject({ option: 1 });
});

test("a character dropped on a slot is moved and then placed there", () => {
  const read = reading(asks([{ verb: "move", card: 1 }, { verb: "go on" }]), classic);
  const slot = { kind: "slot", seat: 0, row: "support", column: 1 } as const;
  expect(drop(read, 1, slot, classic)).toEqual({ does: "answer", option: 0, then: [slot] });
  const where = reading(
    asks([
      { verb: "place", card: 1, seat: 0, row: "support", column: 0 },
      { verb: "place", card: 1, seat: 0, row: "support", column: 1 },
    ]),
    classic,
  );
  expect(meant(where, slot, classic)).toBe(1);
});

test("a player can be attacked by dropping on them", () => {
  const seat = { kind: "seat", seat: 1 } as const;
  const read = reading(asks([{ verb: "propose", card: 1 }]), classic);
  expect(drop(read, 1, seat, classic)).toMatchObject({ option: 0, then: [seat] });
  const aimed = reading(
    asks([
      { verb: "choose defender", card: 3 },
      { verb: "attack player", seat: 1 },
    ]),
    classic,
  );
  expect(meant(aimed, seat, classic)).toBe(1);
});
