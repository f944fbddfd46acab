import { beforeEach, expect, test, vi } from "vitest";
import type { SeatState } from "../protocol";
import {
  bytesOf,
  dutiesOf,
  hex,
  nonceOf,
  noteCommitment,
  noteShown,
  promiseAnew,
  sha256,
  toldOf,
} from "./luck";

beforeEach(() => localStorage.clear());

function seats(...promises: (string | null)[]): SeatState[] {
  return promises.map((promise, seat) => ({
    seat,
    name: `P${seat}`,
    kind: "person",
    ready: true,
    ...(promise ? { promise, owes: "nonce" as const } : {}),
  }));
}

async function promised(): Promise<string> {
  return (await promiseAnew()) ?? "";
}

test("a promise is the hash of a number that is kept here", async () => {
  const promise = await promised();
  const nonce = nonceOf(promise) ?? "";
  expect(nonce).toMatch(/^[0-9a-f]{64}$/);
  const hash = await sha256(bytesOf(nonce));
  expect(hash && hex(hash)).toBe(promise);
  expect(await promised()).not.toBe(promise);
});

test("a browser that cannot hash promises nothing", async () => {
  vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array) => bytes });
  expect(await promiseAnew()).toBeNull();
  vi.unstubAllGlobals();
});

test("one's own number is shown where it is owed, and nobody else's", async () => {
  const [mine, yours] = [await promised(), await promised()];
  noteCommitment("m", "c");
  expect(dutiesOf("m", "c", seats(mine, yours), [0]).reveal).toEqual([{ seat: 0, nonce: nonceOf(mine) }]);
  expect(dutiesOf("m", "c", seats(mine, yours), []).reveal).toEqual([]);
  const early = seats(mine, yours).map((one) => ({ ...one, owes: null }));
  expect(dutiesOf("m", "c", early, [0, 1]).reveal).toEqual([]);
});

test("a number that lies elsewhere cannot be shown here", () => {
  expect(dutiesOf("m", "c", seats("ab".repeat(32)), [0])).toMatchObject({ reveal: [], elsewhere: [0] });
});

test("a number shown once is not shown again when somebody has promised another meanwhile", async () => {
  const mine = await promised();
  noteCommitment("m", "c");
  noteShown("m", seats(mine, "yours"), 0);
  expect(dutiesOf("m", "c", seats(mine, "yours"), [0]).reveal).toHaveLength(1);
  expect(dutiesOf("m", "c", seats(mine, "another"), [0])).toMatchObject({ reveal: [], promise: [0] });
});

test("who must promise anew does so", () => {
  const owing = seats(null).map((one) => ({ ...one, owes: "promise" as const }));
  expect(dutiesOf("m", "c", owing, [0]).promise).toEqual([0]);
});

test("a server that changes its promise is shown nothing", async () => {
  const mine = await promised();
  noteCommitment("m", "first");
  noteCommitment("m", "second");
  expect(toldOf("m")?.commitment).toBe("first");
  expect(dutiesOf("m", "second", seats(mine), [0])).toEqual({
    reveal: [],
    promise: [],
    elsewhere: [],
    broken: true,
  });
});
