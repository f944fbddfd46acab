import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Question, ServerMessage } from "../protocol";
import { asks, battle, hero, step } from "../testing/views";
import { nonceOf, noteCommitment, promiseAnew, toldOf } from "./luck";
import { settings } from "./settings.svelte";
import type { Socket } from "./socket";
import { Table } from "./table.svelte";

let said: Record<string, unknown>[];
let wire: Socket;
let table: Table;

function hears(message: Partial<ServerMessage>): void {
  wire.onmessage?.({ data: JSON.stringify(message) });
}

function welcome(kind: "computer" | "person" = "computer"): void {
  hears({
    type: "welcome",
    match: "m",
    game: "2pcg",
    state: "running",
    you: [0],
    number: 1,
    commitment: "c0ffee",
    seats: [
      { seat: 0, name: "Ann", kind: "person", ready: true },
      { seat: 1, name: "Bo", kind, ready: true },
    ],
    spectators: 0,
    clock: {},
    agreed: ["Lethal: KOs whom it stuns"],
    chat: [],
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  said = [];
  settings.set({ hurry: true });
  table = new Table("m", ["m.0.x"], () => {
    wire = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text) => said.push(JSON.parse(text)),
      close: () => undefined,
    };
    return wire;
  });
  table.open();
  wire.onopen?.(undefined as never);
  said.length = 0;
  welcome();
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

const view = battle({ front: [hero(1, "Sage")] }, { front: [hero(3, "Toad")] });
const attack = asks([{ verb: "attack", card: 1 }, { verb: "go on" }], { number: 5 });

const idle = (more: Partial<Question> = {}) => asks([{ verb: "rest" }], { going_on: 0, idle: true, ...more });

test("a step shows the table and the question; its answer names the question", () => {
  hears(step(4, view, { question: attack }));
  expect(table.scene?.cards.get(1)?.name).toBe("Sage");
  table.answer(0);
  expect(said).toEqual([{ type: "answer", question: 5, option: 0, seat: 0 }]);
});

test("the same question is answered once, until something comes back", () => {
  hears(step(4, view, { question: attack }));
  table.answer(0);
  table.answer(1);
  expect(said).toHaveLength(1);
  expect(table.reading).toBeNull();
  hears({ type: "refused", code: "no-such-option", words: "No.", question: 5 });
  expect(table.reading).not.toBeNull();
  expect(table.note).toBe("No.");
});

test("a gathered gesture answers the next question by itself", () => {
  hears(step(4, view, { question: attack }));
  table.answer(0, [{ kind: "card", number: 3 }]);
  const who = asks(
    [
      { verb: "choose defender", card: 3 },
      { verb: "add attacker", card: 2 },
    ],
    { number: 6 },
  );
  hears(step(5, view, { question: who }));
  expect(said.at(-1)).toMatchObject({ question: 6, option: 0 });
});

test("against computers a lone pass is given at once; against people it is not", () => {
  hears(step(4, view, { question: idle() }));
  expect(said).toMatchObject([{ question: 7, option: 0 }]);
  welcome("person");
  hears(step(5, view, { question: idle({ number: 8 }) }));
  expect(said).toHaveLength(1);
});

test("what a declaration was begun with is known until it is taken back or done", () => {
  const declaring = (number: number) =>
    asks([{ verb: "choose defender", card: 3 }, { verb: "add attacker", card: 2 }, { verb: "take back" }], {
      number,
    });
  hears(step(4, view, { question: attack }));
  table.answer(0);
  hears(step(5, view, { question: declaring(6) }));
  expect(table.reading?.begun).toEqual([1]);
  table.answer(1);
  hears(step(6, view, { question: declaring(7) }));
  expect(table.reading?.begun).toEqual([1, 2]);
  table.answer(2);
  hears(step(7, view, { question: { ...attack, number: 8 } }));
  expect(table.reading?.begun).toEqual([]);
});

test("what the table agreed on is kept", () => {
  expect(table.agreed).toEqual(["Lethal: KOs whom it stuns"]);
});

test("nobody's turn ends by itself, and who wants to be asked is asked", () => {
  hears(step(4, view, { question: idle({ idle: false }) }));
  expect(said).toHaveLength(0);
  settings.set({ hurry: false });
  hears(step(5, view, { question: idle({ number: 8 }) }));
  expect(said).toHaveLength(0);
});

test("the log grows step by step, and begins anew with a step that begins anew", () => {
  const line = (words: string) => ({ words, number: 1 });
  hears(step(4, view, { log: [line("one")] }));
  hears(step(5, view, { log: [line("two")] }));
  expect(table.log.map((one) => one.words)).toEqual(["one", "two"]);
  hears(step(6, view, { since: 0, log: [line("all")] }));
  expect(table.log.map((one) => one.words)).toEqual(["all"]);
  hears(step(900, view, { since: 400, anew: true, log: [line("the end of it")] }));
  expect(table.log.map((one) => one.words)).toEqual(["the end of it"]);
});

test("after a break, the last number is told and an answer on its way may be given again", () => {
  hears(step(9, view, { question: attack }));
  table.answer(0);
  wire.onclose?.({ code: 1006 });
  expect(table.line).toBe("lost");
  vi.advanceTimersByTime(500);
  wire.onopen?.(undefined as never);
  expect(said.at(-1)).toMatchObject({ type: "hello", last: 9 });
  welcome();
  expect(table.reading).not.toBeNull();
});

test("stops that were set once hold at the next table that has some", () => {
  settings.set({ stops: ["your attacks"] });
  hears({
    type: "welcome",
    match: "m",
    game: "classic",
    state: "running",
    you: [0],
    number: 1,
    commitment: "",
    seats: [],
    spectators: 0,
    clock: {},
    agreed: [],
    stops: ["their attacks"],
    chat: [],
  });
  expect(said.at(-1)).toMatchObject({ type: "stops", stops: ["your attacks"] });
  settings.set({ stops: null });
});

test("only the explanation that was asked for last is shown", () => {
  hears(step(4, view));
  table.explain(1);
  table.explain(3);
  hears({ type: "explanation", id: 1, card: 1, name: "Sage", wishes: [] });
  expect(table.explanation).toBeNull();
  hears({ type: "explanation", id: 2, card: 3, name: "Toad", wishes: [] });
  expect(table.explanation?.name).toBe("Toad");
});

test("namesakes are numbered; oneself is You", () => {
  hears(step(4, view));
  hears({
    type: "presence",
    spectators: 0,
    state: "running",
    seats: ["Ann", "Bo", "Bo"].map((name, seat) => ({ seat, name, kind: "person" as const, ready: true })),
  });
  expect([0, 1, 2].map((seat) => table.nameOf(seat))).toEqual(["You", "Bo 1", "Bo 2"]);
});

const lobby = (owes: "nonce" | "promise", promise: string): ServerMessage => ({
  type: "presence",
  spectators: 0,
  state: "waiting",
  seats: [
    { seat: 0, name: "Ann", kind: "person", ready: true, promise, owes },
    { seat: 1, name: "Bo", kind: "person", ready: true },
  ],
});

test("when everybody sits, the page shows the number that it promised, and notes what it was told", async () => {
  const promise = (await promiseAnew()) ?? "";
  noteCommitment("m", "c0ffee");
  hears(lobby("nonce", promise));
  expect(said).toEqual([{ type: "reveal", nonce: nonceOf(promise), seat: 0 }]);
  expect(toldOf("m")).toEqual({
    match: "m",
    commitment: "c0ffee",
    promises: [promise, ""],
    own: { 0: promise },
  });
});

test("a number that lies in another browser is not made up", () => {
  hears(lobby("nonce", "ab".repeat(32)));
  expect(said).toEqual([]);
  expect(table.elsewhere).toEqual([0]);
});

test("a server that has changed its promise is shown nothing", async () => {
  const promise = (await promiseAnew()) ?? "";
  noteCommitment("m", "another");
  hears(lobby("nonce", promise));
  expect(said).toEqual([]);
  expect(table.notice).toContain("changed its promise");
});

test("a rematch is asked for with a new promise, and its table is named", async () => {
  await table.wantRematch();
  expect(said.at(-1)).toMatchObject({ type: "rematch", promise: expect.stringMatching(/^[0-9a-f]{64}$/) });
  hears({ type: "new-table", match: "n" });
  expect(table.newTable).toBe("n");
});

test("who has lost the seat is told why, and stays away", () => {
  hears({ type: "refused", code: "seat-lost", words: "Offered to somebody else." });
  expect(table.closedFor).toBe("Offered to somebody else.");
  expect(table.line).toBe("closed");
});

test("at a shared screen the next player is called before anything of theirs is shown", () => {
  hears(step(4, view, { question: attack }));
  const other = battle({}, {}, { viewer: 1 });
  hears(step(5, view, { asked: 1 }));
  hears(step(5, other, { seat: 1, asked: 1, question: idle({ number: 9, seat: 1 }) }));
  expect(table.handOver).toBe(1);
  expect(table.scene?.viewer).toBe(0);
  table.takeOver();
  expect(table.scene?.viewer).toBe(1);
  expect(table.question?.number).toBe(9);
});
