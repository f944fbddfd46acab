import { beforeEach, expect, test } from "vitest";
import { DeckBox, MOST_DECKS } from "./kept.svelte";
import { withCopies } from "./own";

beforeEach(() => localStorage.clear());

test("decks are kept between visits, the newest first", () => {
  const box = new DeckBox(() => 7);
  const first = box.make("2pcg", "First");
  box.make("classic", "Second");
  if (first) box.change(withCopies(first, "HOX-013", 4));
  const again = new DeckBox();
  expect(again.all.map((deck) => deck.name)).toEqual(["Second", "First"]);
  expect(again.of("2pcg")[0]).toMatchObject({ cards: { "HOX-013": 4 }, changed: 7 });
});

test("copies and new decks get names that tell them apart", () => {
  const box = new DeckBox();
  const made = box.make("2pcg", "Fire");
  expect(box.copy(made?.id ?? "")?.name).toBe("Fire 2");
  expect(box.make("2pcg", "Fire")?.name).toBe("Fire 3");
});

test("a deck is renamed, thrown away and fetched back", () => {
  const box = new DeckBox();
  const id = box.make("2pcg", "Fire")?.id ?? "";
  box.rename(id, "  Water\n of  life ");
  expect(box.deck(id)?.name).toBe("Water of life");
  box.throwAway(id);
  expect(box.all).toEqual([]);
  expect(box.gone?.id).toBe(id);
  box.fetchBack();
  expect(box.deck(id)?.name).toBe("Water of life");
  expect(box.gone).toBeNull();
  expect(new DeckBox().all).toHaveLength(1);
});

test("there is a bound, and it says so", () => {
  const box = new DeckBox();
  for (let number = 0; number < MOST_DECKS; number += 1) box.make("2pcg");
  expect(box.make("2pcg")).toBeNull();
  expect(box.trouble).toContain("at most 100");
});

test("a browser whose storage holds nonsense has no decks", () => {
  for (const nonsense of ["{", "7", '[null, {"id": 1}, {"id": "a", "game": "2pcg", "code": "<;"}]']) {
    localStorage.setItem("versus.decks", nonsense.replace("null", "{}"));
    expect(new DeckBox().all).toEqual([]);
  }
});

test("two windows keep each other's decks", () => {
  const here = new DeckBox();
  const there = new DeckBox();
  there.make("2pcg", "There");
  window.dispatchEvent(new StorageEvent("storage", { key: "versus.decks" }));
  here.make("2pcg", "Here");
  expect(new DeckBox().all.map((deck) => deck.name)).toEqual(["Here", "There"]);
});
