import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { battle, step } from "../testing/views";
import { hold, Pace } from "./pace";

const quiet = step(1, battle({}, {}));
const seen = step(2, battle({}, {}), { events: [{ kind: "recruited", card: 1 }] });
const fought = step(3, battle({}, {}), { events: [{ kind: "combat ended", seat: 0 }] });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a combat is looked at longer than a recruit, and a pass not at all", () => {
  const passed = step(4, battle({}, {}), { events: [{ kind: "passed", seat: 1 }] });
  expect(hold(fought, 0, false)).toBeGreaterThan(hold(seen, 0, false));
  expect(hold(passed, 0, false)).toBe(0);
});

test("when more than five wait, they are hurried; five are not yet many", () => {
  expect(hold(fought, 6, false)).toBeLessThan(50);
  expect(hold(fought, 5, false)).toBeGreaterThan(1_000);
});

test("steps come in their order, each after the one before has been seen", () => {
  const shown: number[] = [];
  const pace = new Pace(
    (one) => shown.push(one.number),
    () => false,
  );
  pace.take(quiet);
  pace.take(seen);
  pace.take(fought);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(320);
  expect(shown).toEqual([1, 2, 3]);
});

test("whoever does not want to wait sees all at once", () => {
  const shown: number[] = [];
  const pace = new Pace(
    (one) => shown.push(one.number),
    () => false,
  );
  for (const one of [fought, seen, quiet]) pace.take(one);
  pace.flush();
  expect(shown).toEqual([3, 2, 1]);
  vi.advanceTimersByTime(10_000);
  expect(shown).toHaveLength(3);
});
