import { expect, test } from "vitest";
import type { PrintedCard } from "../protocol";
import { sceneOf } from "../play/scene";
import { battle, hero } from "../testing/views";
import { pictureOf } from "./emblem";
import { bareWidthOf, named, shown, changeOf, spoken, stateOf, states, widthOf, written } from "./facts";
import { lastingLine, told } from "./lasting";
import { lookOf, SYMBOLS } from "./marks";
import { signOf, unsourced } from "./origin";
import { namesOnly, piecesOf, titled } from "./words";

const sage: PrintedCard = {
  key: "T-1",
  name: "Sage",
  card_set: "T",
  type: "supporting character",
  numbers: { atk: 3, def: 5, health: 1 },
  keywords: ["Flight"],
};
const nameOf = (seat: number | null) => (seat === 0 ? "You" : "Ann");
const lying = (more = {}) => {
  const card = sceneOf(battle({ front: [hero(1, "Sage", more)] }, {})).cards.get(1);
  if (!card) throw new Error("no card");
  return card;
};

test("a number without bound is written as one sign, and has no other sign beside it", () => {
  const endless = lying({ numbers: { atk: 1_000_000_000, def: 12 } });
  const facts = shown(endless, sage);
  expect(facts.atk && written(facts.atk.value)).toBe("∞");
  expect(facts.atk && changeOf(facts.atk)).toBe("");
  expect(facts.def && changeOf(facts.def)).toBe("+7");
  expect(spoken(endless, sage, nameOf)).toContain("attack ∞, defense 12");
});

test("more digits and a sign take more room", () => {
  const plain = { value: 5, change: 0 };
  expect(widthOf(plain)).toBe(bareWidthOf(plain));
  expect(bareWidthOf({ value: 15, change: 0 })).toBeGreaterThan(bareWidthOf(plain));
  expect(widthOf({ value: 5, change: -2 })).toBeGreaterThan(widthOf(plain));
});

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

test("an arena is drawn as a place, and a Challenge Match as no person", () => {
  const kind = (type: string) => pictureOf({ ...sage, type }).backdrop;
  expect(kind("arena")).toBe(kind("location"));
  expect(pictureOf({ ...sage, type: "Challenge Match" }).strokes).not.toEqual(pictureOf(sage).strokes);
});

test.each(["supporting character", "location", "plot twist", "equipment", "arena", "Challenge Match"])(
  "every path of a %s is drawable",
  (type) => {
    for (const name of ["Sage", "Blink", "Toad", "Academy", "Visor"]) {
      for (const stroke of pictureOf({ ...sage, name, type }).strokes)
        expect(stroke.d).not.toMatch(/NaN|undefined/);
    }
  },
);

test("keywords that a card only speaks of are explained with those it has", () => {
  const giver = { ...sage, mentions: ["Flight", "Freeze"] };
  expect(named(shown(null, giver), giver)).toEqual(["Flight", "Freeze"]);
  expect(named(shown(null, sage), sage)).toEqual(["Flight"]);
});

test("numbers show how they differ from the printed ones", () => {
  const facts = shown(lying({ numbers: { atk: 5, def: 4 } }), sage);
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
  expect(spoken(lying({ exhausted: true, numbers: { atk: 3, def: 5 } }), sage, nameOf)).toBe(
    "Sage, supporting character, attack 3, defense 5, exhausted",
  );
  expect(spoken(lying({ key: null, name: null, face: "face down" }), undefined, nameOf)).toBe(
    "A card you cannot see, face down",
  );
});

test("a card that lies nowhere is told as it is printed", () => {
  const facts = shown(null, sage);
  expect(facts).toMatchObject({
    known: true,
    name: "Sage",
    icons: ["Flight"],
    gained: [],
    lost: [],
    states: [],
  });
  expect(facts.atk).toEqual({ value: 3, change: 0 });
});

test("a main character tells its level and how far the next one is", () => {
  const numbers = { level: 1, XP: 2, "level up at": 3 };
  const leader = lying({ marks: ["main character"], numbers, counters: { XP: 2, "+1/+1": 1 } });
  const facts = shown(leader, sage);
  expect(facts.progress).toEqual({ level: 1, xp: 2, goal: 3 });
  expect(facts.counters).toEqual([["+1/+1", 1]]);
  expect(spoken(leader, sage, nameOf)).toContain("level 1, 2 of 3 XP");
  expect(states(leader)).toEqual([]);
  expect(shown(lying({ numbers: { level: 2 } }), sage).progress).toEqual({ level: 2, xp: 0, goal: null });
});

test("a number that has no place of its own is told by its name", () => {
  expect(shown(lying({ numbers: { willpower: 2 } }), sage).more).toEqual([["willpower", 2]]);
});

test("marks are states in words", () => {
  expect(states(lying({ exhausted: true, marks: ["frozen", "boosted"] }))).toEqual([
    "exhausted",
    "frozen",
    "boosted",
  ]);
});

test("what lasts is told with its end and its source, and with the players' names", () => {
  const gets = { words: "gets +4/+0", until: "this turn", source: "Sabretooth", seat: 0 };
  expect(lastingLine(gets, nameOf)).toBe("Gets +4/+0 this turn · your Sabretooth");
  const until = { words: "{player} cannot draw", until: "until {owner} next turn", until_seat: 1 };
  expect(lastingLine(until, nameOf)).toBe("Ann cannot draw until Ann's next turn");
  expect(lastingLine({ ...until, until_seat: 0 }, nameOf)).toBe("You cannot draw until your next turn");
  const burn = { words: "As {giver's} turn ends, {giver} stuns it", until: "this turn", seat: 1 };
  expect(lastingLine(burn, nameOf)).toBe("As Ann's turn ends, Ann stuns it this turn");
  expect(told({ words: "cannot attack" }, nameOf)).toEqual({ words: "Cannot attack", source: "" });
});

test("what lasts on a card is spoken with it", () => {
  const gets = { words: "gets +4/+0", until: "this turn", source: "Toad", seat: 1 };
  expect(spoken(lying({ lasting: [gets] }), sage, nameOf)).toContain("Gets +4/+0 this turn · Ann's Toad");
});

test("the gravest state is the one in print", () => {
  expect(stateOf(lying())).toBeNull();
  expect(stateOf(lying({ marks: ["protected"] }))).toBe("Protected");
  expect(stateOf(lying({ marks: ["protected"], exhausted: true }))).toBe("Exhausted");
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

test("a line of keywords alone is told from a power", () => {
  const names = ["Flight", "Ranged", "Swarm"];
  expect(["[Flight], [Ranged]", "Swarm"].map((line) => namesOnly(line, names))).toEqual([true, true]);
  expect(["[Flight], [Energy]", "Swarm the enemy."].map((line) => namesOnly(line, names))).toEqual([
    false,
    false,
  ]);
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

test("each value has the sign of its origin, and the corner tells what is not known", () => {
  const guessed: PrintedCard = {
    ...sage,
    filled: ["atk", "def", "power 1", "power 1 cost"],
    inferred: ["cost"],
    models: { atk: "LEG-042", def: "LEG-042" },
  };
  expect(["atk", "cost", "health"].map((field) => signOf(guessed, field))).toEqual(["*", "~", ""]);
  expect(signOf(guessed)).toBe("*");
  expect(unsourced(guessed)).toEqual([
    "* reconstructed: atk, def after LEG-042; power 1",
    "~ inferred: cost",
  ]);
  expect(unsourced(sage)).toEqual([]);
});

test("a line of keywords is one with its sign, too", () => {
  expect(namesOnly("[Flight], Tough *", ["Flight", "Tough"])).toBe(true);
});
