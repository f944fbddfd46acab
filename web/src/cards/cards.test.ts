import { expect, test } from "vitest";
import type { Face } from "../protocol";
import { sceneOf } from "../play/scene";
import { battle, hero } from "../testing/views";
import { pictureOf } from "./emblem";
import { shown, spoken, stateOf } from "./facts";
import { lookOf, SYMBOLS } from "./marks";
import { piecesOf, titled } from "./words";

const sage: Face = {
  key: "T-1",
  name: "Sage",
  card_set: "T",
  type: "supporting character",
  atk: 3,
  def: 5,
  health: 1,
  keywords: ["Flight"],
};
const lying = (more = {}) => {
  const card = sceneOf(battle({ front: [hero(1, "Sage", more)] }, {})).cards.get(1);
  if (!card) throw new Error("no card");
  return card;
};

test("the same card always gets the same portrait, another card another one", () => {
  expect(pictureOf(sage)).toEqual(pictureOf({ ...sage }));
  expect(pictureOf(sage)).not.toEqual(pictureOf({ ...sage, name: "Blink" }));
});

test("a portrait tells flight and range", () => {
  const plain = pictureOf({ ...sage, keywords: [] });
  expect(pictureOf(sage).backdrop).toBe("speed");
  expect(pictureOf({ ...sage, keywords: ["Ranged"] }).backdrop).toBe("rings");
  expect(["rays", "dots"]).toContain(plain.backdrop);
});

test.each(["supporting character", "location", "plot twist", "equipment"])(
  "every path of a %s is drawable",
  (type) => {
    for (const name of ["Sage", "Blink", "Toad", "Academy", "Visor"]) {
      for (const stroke of pictureOf({ ...sage, name, type }).strokes)
        expect(stroke.d).not.toMatch(/NaN|undefined/);
    }
  },
);

test("numbers show how they differ from the printed ones", () => {
  const facts = shown(lying({ atk: 5, def: 4 }), sage);
  expect(facts.atk).toEqual({ value: 5, change: 2 });
  expect(facts.def).toEqual({ value: 4, change: -1 });
});

test("keywords that came or went are told", () => {
  expect(shown(lying({ keywords: ["Ranged"] }), sage)).toMatchObject({
    gained: ["Ranged"],
    lost: ["Flight"],
  });
});

test("a card is spoken with its numbers and states", () => {
  expect(spoken(lying({ exhausted: true, atk: 3, def: 5 }), sage)).toBe(
    "Sage, supporting character, attack 3, defense 5, exhausted",
  );
  expect(spoken(lying({ key: null, name: null, face: "face down" }), undefined)).toBe(
    "A card you cannot see, face down",
  );
});

test("the gravest state is the one in print", () => {
  expect(stateOf(lying())).toBeNull();
  expect(stateOf(lying({ protected: true }))).toBe("Protected");
  expect(stateOf(lying({ protected: true, exhausted: true }))).toBe("Exhausted");
  expect(stateOf(lying({ exhausted: true, face: "stunned" }))).toBe("Stunned");
});

test("bracketed words are marks, the rest stays words", () => {
  expect(piecesOf("Main [Energy]: stun it.")).toEqual([
    { kind: "words", text: "Main " },
    { kind: "mark", name: "Energy" },
    { kind: "words", text: ": stun it." },
  ]);
  expect(piecesOf("no marks")).toEqual([{ kind: "words", text: "no marks" }]);
});

test("a power's name is told from its sentence", () => {
  expect(titled("Bold Yeller. Main [Energy]: Daze it.")).toEqual({
    title: "Bold Yeller",
    rest: "Main [Energy]: Daze it.",
  });
  expect(titled("Build: Draw two cards.").title).toBe("");
  expect(titled("[Flight], [Ranged]").title).toBe("");
});

test("teams that meet differ in mark and colour; an unknown one has its own for good", () => {
  const looks = ["X-Men", "Brotherhood", "Tide", "Ember"].map(lookOf);
  expect(new Set(looks.map((one) => one.frame + one.charge)).size).toBe(4);
  expect(new Set(looks.map((one) => one.colour)).size).toBe(4);
  expect(lookOf("Nobody's Team")).toEqual(lookOf("Nobody's Team"));
});

test("every symbol of the games has a mark of its own", () => {
  const paths = ["Energy", "Intellect", "Might", "Skill", "Alien", "Humanity", "Flight", "Ranged"].map(
    (name) => SYMBOLS[name],
  );
  expect(new Set(paths).size).toBe(8);
  expect(paths).not.toContain(undefined);
});
