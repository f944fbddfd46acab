import { expect, test } from "vitest";
import { addressOf, pageAt, type Page } from "./router";

test("an empty address and an unknown one lead home", () => {
  expect(pageAt("")).toEqual({ page: "home" });
  expect(pageAt("#/nowhere/at/all")).toEqual({ page: "home" });
});

test("a table's link holds the seat's token, a spectator's none", () => {
  expect(pageAt("#/table/abc/abc.0.ff")).toEqual({ page: "table", match: "abc", token: "abc.0.ff" });
  expect(pageAt("#/table/abc")).toEqual({ page: "table", match: "abc", token: null });
});

test("an invitation without its ticket leads home", () => {
  expect(pageAt("#/join/abc")).toEqual({ page: "home" });
});

test("every page comes back from its own address", () => {
  const pages: Page[] = [
    { page: "home" },
    { page: "table", match: "a/b", token: "a.1.c" },
    { page: "join", match: "abc", ticket: "abc.1.0.ff" },
    { page: "replay", match: "abc", at: 12 },
    { page: "learn", lesson: "first-fight", step: 0 },
    { page: "learn", lesson: "first-fight", step: 3 },
    { page: "rules", game: "2pcg", rule: "2P-CMB-52" },
    { page: "cards", query: "", card: null },
    { page: "cards", query: 'team:x-men text:"front row" cost<=3', card: null },
    { page: "cards", query: "", card: "2pcg:HOX-013" },
    { page: "decks" },
    { page: "deck", id: "a1b2" },
    { page: "shared", game: "2pcg", code: "HOX-001;;HOX-013*4,HOX-020;;Fire / Water" },
  ];
  for (const page of pages) expect(pageAt(addressOf(page))).toEqual(page);
});
