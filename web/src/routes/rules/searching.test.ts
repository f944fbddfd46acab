import { expect, test } from "vitest";
import type { RuleBook } from "../../protocol";
import { chapters, keywords, marked } from "./searching";

const BOOK: RuleBook = {
  game: "2pcg",
  name: "2PCG",
  groups: { "2P-CMB": "Combat", "2P-STN": "Stun" },
  rules: [
    { id: "2P-CMB-09", group: "2P-CMB", title: "Face-up front row protects those behind" },
    { id: "2P-CMB-15", group: "2P-CMB", title: "Flight passes a front row without flyers" },
    { id: "2P-STN-06", group: "2P-STN", title: "It protects nobody" },
  ],
  keywords: { Flight: "May attack protected characters.", Dodge: "It cannot be attacked from the back row." },
};
const ids = (search: string) => chapters(BOOK, search).flatMap((one) => one.rules.map((rule) => rule.id));

test("without a search all chapters stand in the book's order", () => {
  expect(chapters(BOOK, " ").map((one) => one.name)).toEqual(["Combat", "Stun"]);
  expect(ids("")).toHaveLength(3);
});

test("every word must be there, in the id, the chapter or the words", () => {
  expect(ids("protects")).toEqual(["2P-CMB-09", "2P-STN-06"]);
  expect(ids("stun protects")).toEqual(["2P-STN-06"]);
  expect(ids("cmb-15")).toEqual(["2P-CMB-15"]);
  expect(ids("nonsense")).toEqual([]);
});

test("keywords are found by name and by what they mean", () => {
  const names = (search: string) => keywords(BOOK, search).map(([name]) => name);
  expect(names("")).toEqual(["Dodge", "Flight"]);
  expect(names("flight")).toEqual(["Flight"]);
  expect(names("back row")).toEqual(["Dodge"]);
  expect(names("keyword attack")).toEqual(["Dodge", "Flight"]);
  expect(names("stun")).toEqual([]);
});

test("what was searched for is marked, signs and all", () => {
  expect(marked("It protects (all)", "PROT (a")).toEqual([
    { text: "It ", found: false },
    { text: "prot", found: true },
    { text: "ects ", found: false },
    { text: "(a", found: true },
    { text: "ll)", found: false },
  ]);
});
