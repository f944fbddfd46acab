import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ServerMessage } from "../protocol";
import { Line, tableAddress, type LineState, type Socket } from "./socket";

class Wire implements Socket {
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  said: Record<string, unknown>[] = [];
  closed = false;
  send(text: string): void {
    this.said.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  opens(): void {
    this.onopen?.(undefined as never);
  }
  hears(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let wires: Wire[];
let states: LineState[];
let heard: ServerMessage[];
let last: number;
let line: Line;

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  states = [];
  heard = [];
  last = 0;
  const make = () => {
    const wire = new Wire();
    wires.push(wire);
    return wire;
  };
  line = new Line(make, ["m.0.x"], {
    last: () => last,
    heard: (one) => heard.push(one),
    changed: (one) => states.push(one),
  });
  line.open();
});
afterEach(() => vi.useRealTimers());

test("the first word is hello, with the seats and the last number seen", () => {
  wires[0]?.opens();
  expect(wires[0]?.said).toEqual([{ type: "hello", tokens: ["m.0.x"], last: 0 }]);
  expect(states).toEqual(["connecting", "open"]);
});

test("a broken line comes back and asks for the rest", () => {
  wires[0]?.opens();
  last = 42;
  wires[0]?.onclose?.({ code: 1006 });
  expect(states.at(-1)).toBe("lost");
  vi.advanceTimersByTime(400);
  wires[1]?.opens();
  expect(wires[1]?.said[0]).toMatchObject({ type: "hello", last: 42 });
});

test("every failure waits longer, a welcome begins anew", () => {
  wires[0]?.onclose?.({ code: 1006 });
  vi.advanceTimersByTime(400);
  wires[1]?.onclose?.({ code: 1006 });
  vi.advanceTimersByTime(799);
  expect(wires).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(wires).toHaveLength(3);
  wires[2]?.hears({ type: "welcome" });
  wires[2]?.onclose?.({ code: 1006 });
  vi.advanceTimersByTime(400);
  expect(wires).toHaveLength(4);
});

test("a refused token is final", () => {
  wires[0]?.opens();
  wires[0]?.hears({ type: "refused", code: "bad-token", words: "No." });
  vi.advanceTimersByTime(60_000);
  expect(wires).toHaveLength(1);
  expect(states.at(-1)).toBe("closed");
});

test("a line on which nothing comes back is taken for dead", () => {
  wires[0]?.opens();
  vi.advanceTimersByTime(20_000);
  expect(wires[0]?.said.at(-1)).toMatchObject({ type: "ping" });
  vi.advanceTimersByTime(20_000);
  expect(states.at(-1)).toBe("lost");
});

test("a line that answers its pulse lives on", () => {
  wires[0]?.opens();
  for (let beat = 0; beat < 5; beat++) {
    vi.advanceTimersByTime(20_000);
    wires[0]?.hears({ type: "pong", id: 0 });
  }
  expect(states.at(-1)).toBe("open");
  expect(heard).toEqual([]);
});

test("a beat is sent back at once, and nobody else hears of it", () => {
  wires[0]?.opens();
  wires[0]?.hears({ type: "beat", id: 7 });
  expect(wires[0]?.said.at(-1)).toEqual({ type: "beat", id: 7 });
  expect(heard).toEqual([]);
});

test("nothing comes from a closed line, and it stays closed", () => {
  wires[0]?.opens();
  line.close();
  expect(wires[0]?.closed).toBe(true);
  expect(line.send({ type: "undo" })).toBe(false);
  line.retry();
  vi.advanceTimersByTime(60_000);
  expect(wires).toHaveLength(1);
});

test("what is no JSON is passed over", () => {
  wires[0]?.opens();
  wires[0]?.onmessage?.({ data: "{" });
  expect(heard).toEqual([]);
});

test("the address follows the page's own scheme", () => {
  expect(tableAddress("a b", { protocol: "https:", host: "x:1" } as Location)).toBe(
    "wss://x:1/api/tables/a%20b/play",
  );
  expect(tableAddress("ab", { protocol: "http:", host: "x" } as Location)).toBe("ws://x/api/tables/ab/play");
});
