import { expect, test } from "vitest";
import type { PrintedCard } from "../protocol";
import {
  countOf,
  emptyDeck,
  fromServer,
  grouped,
  listingOf,
  MOST_COPIES,
  withCopies,
  withLeader,
  type OwnDeck,
} from "./own";

const face = (key: string, more: Partial<PrintedCard> = {}): PrintedCard => ({
  key,
  name: key,
  card_set: "S",
  type: "character",
  ...more,
});
const DECK: OwnDeck = { ...emptyDeck("2pcg", "i", "Mine"), cards: { b: 2, a: 4 } };

test("copies are set, bounded, and taken out at none", () => {
  expect(withCopies(DECK, "a", 3).cards).toEqual({ b: 2, a: 3 });
  expect(withCopies(DECK, "c", 1).cards).toEqual({ b: 2, a: 4, c: 1 });
  expect(withCopies(DECK, "a", 0).cards).toEqual({ b: 2 });
  expect(withCopies(DECK, "a", -2).cards).toEqual({ b: 2 });
  expect(withCopies(DECK, "a", 1e9).cards.a).toBe(MOST_COPIES);
  expect(withCopies(DECK, "a", 4)).toBe(DECK);
  expect(countOf(DECK)).toBe(6);
});

test("a leader brings the higher levels of its own set", () => {
  const faces = {
    m1: face("m1", { name: "M", leads: 1 }),
    m2: face("m2", { name: "M", leads: 2 }),
    other: face("other", { name: "M", leads: 2, card_set: "T" }),
    n2: face("n2", { name: "N", leads: 2 }),
  };
  expect(withLeader(DECK, "m1", faces)).toMatchObject({ leader: "m1", levels: ["m2"] });
  expect(withLeader(DECK, null, faces)).toMatchObject({ leader: null, levels: [] });
  expect(withLeader(DECK, "nobody", faces)).toMatchObject({ leader: null, levels: [] });
});

test("a list names cards by their numbers", () => {
  const deck = { ...DECK, name: "A\nB", leader: "m1", levels: ["m2"], pile: ["p"] };
  expect(listingOf(deck)).toBe("Name: A B\nMain: m1\nLevel: m2\n2 b\n4 a\nPile:\n1 p\n");
  expect(listingOf({ ...DECK, name: " " })).toContain("Name: A deck of one's own\n");
});

test("cards are grouped by type, the cheap ones first", () => {
  const faces = {
    a: face("a", { numbers: { cost: 5 } }),
    b: face("b", { numbers: { cost: 2 } }),
    p: face("p", { type: "plot twist", numbers: { threshold: 1 } }),
  };
  const groups = grouped({ cards: { a: 1, p: 1, b: 2, gone: 1 } }, faces);
  expect(groups.map((group) => [group.type, group.count])).toEqual([
    ["character", 3],
    ["plot twist", 1],
    ["unknown", 1],
  ]);
  expect(groups[0]?.cards.map((card) => card.key)).toEqual(["b", "a"]);
});

test("a deck of the server becomes one's own", () => {
  const deck = fromServer({ name: "x".repeat(99), leader: null, cards: { a: 1 } }, "classic", "i");
  expect(deck).toMatchObject({ game: "classic", levels: [], pile: [], cards: { a: 1 } });
  expect(deck.name).toHaveLength(60);
});
