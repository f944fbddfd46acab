import { expect, test } from "vitest";
import { Declined } from "../play/api";
import type { TrialTold } from "../protocol";
import { linesOf, Trial, verdict } from "./trial.svelte";

const SHARE = { games: 4, rate: 0.5, low: 0.15, high: 0.85 };
const told = (played: number, end: TrialTold["end"] = null): TrialTold => ({
  played,
  planned: 4,
  undecided: 0,
  end,
  player: "greedy",
  whole: SHARE,
  first: SHARE,
  second: SHARE,
  match_ups: [],
  cards: [],
});
const WISH = { game: "2pcg", games: 4 };

function streamOf(...parts: string[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });
}

test("lines are put together however they are cut", async () => {
  const found: string[] = [];
  for await (const line of linesOf(streamOf('{"a', '":1}\n\n{"b":', "2}\n", "rest"))) found.push(line);
  expect(found).toEqual(['{"a":1}', '{"b":2}', "rest"]);
});

test("a test grows to its end", async () => {
  const lines = [told(0), told(2), told(4, "played")].map((one) => JSON.stringify(one) + "\n");
  const trial = new Trial(async () => streamOf(...lines));
  await trial.begin("i", "code", WISH);
  expect(trial).toMatchObject({ deck: "i", running: false, fault: "" });
  expect(trial.told?.played).toBe(4);
});

test("a test that breaks off, or is refused, says so", async () => {
  const broken = new Trial(async () => streamOf(JSON.stringify(told(1)) + "\n"));
  await broken.begin("i", "code", WISH);
  expect(broken.fault).toContain("broke off");
  const refused = new Trial(async () => {
    throw new Declined("too-many", "Wait.");
  });
  await refused.begin("i", "code", WISH);
  expect(refused).toMatchObject({ fault: "Wait.", running: false });
});

test("stopping breaks the request off", async () => {
  let signal: AbortSignal | undefined;
  const trial = new Trial((_, given) => {
    signal = given;
    return new Promise((_done, failed) => given.addEventListener("abort", () => failed(new Error("gone"))));
  });
  const begun = trial.begin("i", "code", WISH);
  trial.stop();
  await begun;
  expect(signal?.aborted).toBe(true);
  expect(trial).toMatchObject({ running: false, fault: "" });
});

test("no more is claimed than is known", () => {
  expect(verdict(told(4))).toContain("may win or lose");
  expect(verdict({ ...told(4), whole: { ...SHARE, low: 0.51 } })).toContain("wins more");
  expect(verdict({ ...told(4), whole: { ...SHARE, high: 0.49 } })).toContain("loses more");
  expect(verdict({ ...told(0), whole: { ...SHARE, games: 0 } })).toContain("No game");
});
