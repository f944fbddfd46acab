import { expect, test } from "vitest";
import type { Game, PrintedCard } from "../protocol";
import { game } from "../testing/views";
import { emptyDeck } from "./own";
import { decksWith, house, MIRROR, own, RANDOM, seatDeck, setOf, shelves, stands, YOURS } from "./shelf";

const face = (key: string, card_set: string, teams: string[] = []): PrintedCard => ({
  key,
  name: key,
  card_set,
  type: "main character",
  teams,
});
const FACES = { l: face("l", "House of X", ["X-Men"]), c: face("c", "Hellboy") };
const GAME: Game = {
  ...game(),
  decks: [
    { name: "One", leader: "l", cards: { c: 4 } },
    { name: "Two", leader: null, cards: { c: 4, l: 1 } },
  ],
};
const MINE = [{ ...emptyDeck("2pcg", "i", "Mine"), cards: { c: 2 } }];

test("one's own decks come first, the house's by set", () => {
  expect(
    shelves(GAME, MINE, FACES, "").map((group) => [group.name, group.decks.map((one) => one.name)]),
  ).toEqual([
    [YOURS, ["Mine"]],
    ["House of X", ["One"]],
    ["Hellboy", ["Two"]],
  ]);
  expect(setOf({ name: "", leader: null, cards: {} }, {})).toBe("House decks");
});

test("words of the name, the set and the team find a deck", () => {
  const found = (search: string) => shelves(GAME, MINE, FACES, search).flatMap((group) => group.decks);
  expect(found("x-men house").map((one) => one.name)).toEqual(["One"]);
  expect(found("mine").map((one) => one.own)).toEqual([true]);
  expect(found("nothing at all")).toEqual([]);
});

test("a choice becomes what the server is told", () => {
  expect(seatDeck(house("Two"), GAME, MINE, "")).toEqual({ deck: "Two", deck_list: null });
  expect(seatDeck(own("i"), GAME, MINE, "").deck_list).toContain("2 c");
  expect(seatDeck(MIRROR, GAME, MINE, own("i")).deck_list).toContain("Name: Mine");
  expect(seatDeck(RANDOM, GAME, MINE, "", () => 0.99).deck).toBe("Two");
  expect(seatDeck(own("gone"), GAME, MINE, "", () => 0).deck).toBe("One");
});

test("a choice whose deck is gone stands no more", () => {
  expect(stands(own("i"), GAME, MINE)).toBe(true);
  expect(stands(own("i"), GAME, [])).toBe(false);
  expect(stands(house("Three"), GAME, [])).toBe(false);
  expect(stands(RANDOM, GAME, [])).toBe(true);
});

test("the decks that use a card", () => {
  expect(decksWith("l", GAME, MINE).map((one) => one.name)).toEqual(["One", "Two"]);
  expect(decksWith("c", GAME, MINE).map((one) => one.name)).toEqual(["Mine", "One", "Two"]);
});
