import { beforeEach, expect, test } from "vitest";
import { reading, type Reading } from "../play/gestures";
import { screen } from "../play/screen.svelte";
import { settings } from "../play/settings.svelte";
import type { Thing } from "../play/meaning";
import { sceneOf } from "../play/scene";
import type { PrintedCard, Question } from "../protocol";
import { asks, battle, game, hero } from "../testing/views";
import { Controls, tagOf, thingOf, type Host } from "./controls.svelte";

const scene = sceneOf(battle({ front: [hero(1, "Sage"), hero(2, "Havok")] }, { front: [hero(3, "Toad")] }));
const sage: PrintedCard = { key: "T-1", name: "Sage", type: "supporting character", card_set: "T" };
let said: { option: number; then: Thing[] | undefined }[];

function controls(question: Question, begun: number[] = []): Controls {
  const read: Reading = reading(question, scene, begun);
  const host: Host = {
    scene,
    reading: read,
    seat: 0,
    asked: 0,
    marks: [],
    splash: null,
    explanation: null,
    explainedCard: null,
    result: null,
    nameOf: (seat) => `Player ${seat}`,
    answer: (option, then) => said.push({ option, then }),
    explain: () => undefined,
  };
  return new Controls(
    host,
    () => ({ game: "2pcg", cards: { "T-1": sage }, keywords: { Flight: "Flies." } }),
    () => game(),
  );
}
const declaring = asks([
  { verb: "choose defender", card: 3 },
  { verb: "take back", words: "Take it back" },
]);

beforeEach(() => {
  said = [];
});

test("to step back lets go first, and then takes back what is being declared", () => {
  const made = controls(declaring, [1]);
  made.sheet = true;
  made.stepBack();
  expect(made.sheet).toBe(false);
  expect(said).toEqual([]);
  made.stepBack();
  expect(said).toEqual([{ option: 1, then: [] }]);
});

test("with nothing begun there is nothing to take back", () => {
  controls(asks([{ verb: "attack", card: 1 }])).stepBack();
  expect(said).toEqual([]);
});

test("what a declaration was begun with is held, and says how to leave it", () => {
  const made = controls(declaring, [1]);
  expect([1, 2].map((card) => made.isHeld(card))).toEqual([true, false]);
  const label = (number: number) => {
    const card = scene.cards.get(number);
    return card ? made.labelOf(card) : "";
  };
  expect(label(1)).toContain(". You can: Take it back");
  expect(label(3)).toContain(". You can: choose defender");
  expect(label(2)).not.toContain("You can");
});

test("an attacker let go over an enemy is answered, and the enemy is what comes next", () => {
  const made = controls(asks([{ verb: "attack", card: 1 }]));
  made.dragged = { number: 1, x: 0, y: 0 };
  made.letGo({ kind: "card", number: 3 });
  expect(said).toEqual([{ option: 0, then: [{ kind: "card", number: 3 }] }]);
});

test("faces and keywords are looked up in the book", () => {
  const made = controls(declaring);
  expect(made.faceOf("T-1")?.name).toBe("Sage");
  expect(made.faceOf(null)).toBeUndefined();
  expect(made.meanings.Flight).toBe("Flies.");
});

test("a thing comes back from its tag, also from a row whose name has two words", () => {
  const things: Thing[] = [
    { kind: "card", number: 7 },
    { kind: "seat", seat: 2 },
    { kind: "link", number: 31 },
    { kind: "row", seat: 1, row: "hidden front" },
    { kind: "slot", seat: 0, row: "hidden support", column: -1 },
  ];
  for (const thing of things) expect(thingOf(tagOf(thing))).toEqual(thing);
});

test("what cannot be played from one's hand is dim; the table only where one of several things is chosen", () => {
  const [sageHere, toad] = [scene.cards.get(1), scene.cards.get(3)];
  if (!sageHere || !toad) throw new Error("no card");
  const inHand = { ...toad, number: 9, kind: "hand", seat: 0 };
  const acting = controls(asks([{ verb: "attack", card: 1 }]));
  expect(acting.isDim(inHand)).toBe(true);
  expect(acting.isDim(toad)).toBe(false);
  expect(acting.isDim(sageHere)).toBe(false);
  const picking = controls(asks([{ verb: "choose", card: 1 }], { kind: "pick" }));
  expect(picking.isDim(toad)).toBe(true);
  expect(picking.isDim(sageHere)).toBe(false);
});

const ending = asks([{ verb: "attack", card: 1 }, { verb: "go on" }], { going_on: 1, left_undone: [0] });

test("who goes on and leaves an attack undone is asked once more", () => {
  const made = controls(ending);
  made.choose(1);
  expect(made.doubts).toBe(true);
  expect(said).toEqual([]);
  made.stay();
  expect(made.doubts).toBe(false);
  made.choose(1);
  made.choose(1);
  expect(said).toEqual([{ option: 1, then: [] }]);
});

test("what does something is done at once, and so is going on where nothing is left, or nobody wants to be asked", () => {
  controls(ending).choose(0);
  controls({ ...ending, left_undone: [] }).choose(1);
  settings.set({ warn: false });
  controls(ending).choose(1);
  settings.set({ warn: true });
  const taught = controls(ending);
  taught.warns = false;
  taught.choose(1);
  expect(said.map((one) => one.option)).toEqual([0, 1, 1, 1]);
});

test("on a small screen a card is read first, and used from its sheet", () => {
  screen.small = true;
  const made = controls(asks([{ verb: "attack", card: 1, words: "Attack with Sage" }]));
  made.tap({ kind: "card", number: 1 });
  expect(said).toEqual([]);
  expect(made.sheet).toBe(true);
  expect(made.acts.map((one) => one.words)).toEqual(["Attack with Sage"]);
  made.choose(0);
  expect(said).toEqual([{ option: 0, then: [] }]);
  expect(made.sheet).toBe(false);
  expect(made.acts).toEqual([]);
  screen.small = false;
  made.tap({ kind: "card", number: 1 });
  expect(said).toHaveLength(2);
});
