import { expect, test } from "vitest";
import type { Frame, Match, Replay, ServerMessage, Step } from "../../protocol";
import { Reel } from "./reel.svelte";

const MATCH: Match = {
  match: "m",
  game: "2pcg",
  state: "over",
  commitment: "c",
  seats: [
    { seat: 0, name: "Ann", kind: "person", ready: true },
    { seat: 1, name: "Bob", kind: "person", ready: true },
  ],
  clock: {},
  agreed: [],
  created: 0,
  updated: 0,
  number: 9,
};
const ANSWERS = 90;

function frame(at: number): Frame {
  return { at, turn: 1, view: {} as never, events: [], log: [{ words: `line ${at}`, number: at }] };
}

function reel(
  at = 0,
  eyes: number | null = null,
): { reel: Reel; steps: Step[]; asked: [number | null, number][] } {
  const asked: [number | null, number][] = [];
  const made = new Reel("m", at, eyes, (seat, begin, end) => {
    asked.push([seat, begin]);
    const frames = [];
    for (let place = begin; place <= Math.min(end, ANSWERS); place += 1) frames.push(frame(place));
    const found: Replay = {
      match: MATCH,
      seed: "1",
      salt: "ab",
      shares: [{ seat: 0 }, { seat: 1 }],
      dealt: "1",
      seat,
      answers: ANSWERS,
      turns: [0, 10, 50],
      frames,
    };
    return Promise.resolve(found);
  });
  const steps: Step[] = [];
  const wire = made.wire();
  wire.onmessage = (event) => {
    const message = JSON.parse(String(event.data)) as ServerMessage;
    if (message.type === "step") steps.push(message);
  };
  wire.send(JSON.stringify({ type: "hello" }));
  return { reel: made, steps, asked };
}
const settled = () => new Promise((done) => setTimeout(done));

test("a reel opens at the moment of the link", async () => {
  const { reel: one, steps } = reel(12);
  await settled();
  expect(one.at).toBe(12);
  expect(one.turn).toBe(2);
  expect(steps).toHaveLength(1);
  expect(steps[0]?.since).toBe(0);
  expect(steps[0]?.log).toHaveLength(13);
});

test("one step ahead tells what happened; a jump only shows the table", async () => {
  const { reel: one, steps } = reel();
  await settled();
  await one.go(1);
  expect(steps[1]?.since).toBeGreaterThan(0);
  expect(steps[1]?.log).toEqual([{ words: "line 1", number: 1 }]);
  await one.go(0);
  expect(steps[2]?.since).toBe(0);
});

test("frames come in stretches, once each, and nothing lies beyond the ends", async () => {
  const { reel: one, asked } = reel();
  await settled();
  await one.go(39);
  await one.go(40);
  await one.go(5);
  await one.go(500);
  expect(one.at).toBe(ANSWERS);
  await one.go(-3);
  expect(one.at).toBe(0);
  expect(asked.map(([, begin]) => begin)).toEqual([0, 40, 80]);
});

test("turns are walked to their beginnings", async () => {
  const { reel: one } = reel(12);
  await settled();
  await one.turnTo(-1);
  expect(one.at).toBe(10);
  await one.turnTo(-1);
  expect(one.at).toBe(0);
  await one.turnTo(1);
  await one.turnTo(1);
  expect(one.at).toBe(50);
  await one.turnTo(1);
  expect(one.at).toBe(ANSWERS);
});

test("a seat's eyes are asked for and shown", async () => {
  const { asked, steps } = reel(3, 1);
  await settled();
  expect(asked).toEqual([[1, 0]]);
  expect(steps.at(-1)).toMatchObject({ seat: 1, since: 0 });
});
