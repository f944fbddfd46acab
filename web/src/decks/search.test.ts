import { expect, test, vi } from "vitest";
import type { FoundCards } from "../protocol";
import { CardSearch } from "./search.svelte";

const found = (...keys: string[]): FoundCards => ({ cards: { "2pcg": keys }, understood: "" });

test("only the last of several letters is asked for, a moment later", async () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  const search = new CardSearch("", async (query) => {
    asked.push(query);
    return found(query);
  });
  await vi.advanceTimersByTimeAsync(0);
  search.look("b");
  search.look("bl");
  await vi.advanceTimersByTimeAsync(500);
  expect(asked).toEqual(["", "bl"]);
  expect(search.found?.cards["2pcg"]).toEqual(["bl"]);
  vi.useRealTimers();
});

test("a fault leaves what was found, and a late answer is not taken", async () => {
  vi.useFakeTimers();
  const answers: Record<string, (found: FoundCards) => void> = {};
  const search = new CardSearch("a", (query) => new Promise((done) => (answers[query] = done)));
  search.look("b");
  await vi.advanceTimersByTimeAsync(500);
  answers.b?.(found("b"));
  answers.a?.(found("a"));
  await vi.advanceTimersByTimeAsync(0);
  expect(search.found?.cards["2pcg"]).toEqual(["b"]);
  search.look("c(");
  await vi.advanceTimersByTimeAsync(500);
  answers["c("]?.({
    cards: {},
    understood: "",
    fault: { kind: "unclosed", words: "no", at: 1, length: 1, near: [] },
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(search.fault?.kind).toBe("unclosed");
  expect(search.found?.cards["2pcg"]).toEqual(["b"]);
  vi.useRealTimers();
});
