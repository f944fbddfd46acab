import { expect, test } from "vitest";
import { facetsOf, mended, rulesAbout, termsOf, valueOf, withValue } from "./finding";

test("terms end at spaces outside quotes", () => {
  expect(termsOf('  team:x-men text:"front row"  burn ')).toEqual(["team:x-men", 'text:"front row"', "burn"]);
  expect(termsOf('"open')).toEqual(['"open']);
});

test("a value is put in, changed and taken out", () => {
  expect(withValue("burn", "team", "X-Men")).toBe("burn team:X-Men");
  expect(withValue("team:X-Men burn", "team", "Femme Fatales")).toBe('burn team:"Femme Fatales"');
  expect(withValue('burn set:"House of X"', "set", "")).toBe("burn");
  expect(withValue("cost:3", "cost", "4", "<=")).toBe("cost<=4");
  expect(valueOf('burn set:"House of X"', "set")).toBe("House of X");
  expect(valueOf("cost<=4", "cost")).toBe("4");
  expect(valueOf("burn", "set")).toBe("");
});

test("a fault's proposal takes the place of what was wrong", () => {
  expect(mended("burn team:x-mne x", 5, 10, "X-Men")).toBe("burn team:X-Men x");
  expect(mended("team:femme", 0, 10, "Femme Fatales")).toBe('team:"Femme Fatales"');
  expect(mended("cots<3", 0, 4, "cost")).toBe("cost<3");
  expect(mended("cost<x", 0, 6, "cost<=3")).toBe("cost<=3");
});

test("what there is to choose from comes from the cards", () => {
  const face = { key: "a", name: "A", card_set: "S", type: "character" };
  const facets = facetsOf([
    { ...face, numbers: { cost: 10 }, teams: ["B", "A"], keywords: ["Flight"] },
    { ...face, numbers: { cost: 9 }, teams: ["A"], symbols: ["Energy"] },
    { ...face, card_set: "R", type: "location" },
  ]);
  expect(facets).toEqual({
    team: ["A", "B"],
    type: ["character", "location"],
    symbol: ["Energy"],
    keyword: ["Flight"],
    set: ["S", "R"],
    cost: ["9", "10"],
  });
});

test("rules that speak of a keyword have it as a word", () => {
  const rule = (id: string, title: string) => ({ id, group: "g", title });
  const rules = [
    rule("1", "A [Ranged] attack is made."),
    rule("2", "Rangers are not it."),
    rule("3", "ranged"),
  ];
  expect(rulesAbout(rules, "Ranged").map((one) => one.id)).toEqual(["1", "3"]);
});
