import { expect, test, vi } from "vitest";
import type { DeckChecked } from "../protocol";
import { Checking } from "./checking.svelte";
import { emptyDeck } from "./own";

const DECK = emptyDeck("2pcg", "i", "Mine");
const LEGAL: DeckChecked = { deck: null, problems: [], faults: [] };

test("a deck is legal only as it was checked", async () => {
  vi.useFakeTimers();
  const checking = new Checking(async () => LEGAL);
  expect(checking.legal).toBe(false);
  checking.look(DECK);
  await vi.advanceTimersByTimeAsync(1);
  expect(checking.legal).toBe(true);
  checking.look(DECK);
  expect(checking.legal).toBe(false);
  await vi.advanceTimersByTimeAsync(500);
  expect(checking.legal).toBe(true);
  vi.useRealTimers();
});

test("a server that is away is told, and the last faults stay", async () => {
  vi.useFakeTimers();
  const fault = { rule: "2P-DCK-01", card: "", words: "Too few." };
  let away = false;
  const checking = new Checking(async () => {
    if (away) throw new Error("away");
    return { ...LEGAL, faults: [fault] };
  });
  checking.look(DECK);
  await vi.advanceTimersByTimeAsync(1);
  away = true;
  checking.look(DECK);
  await vi.advanceTimersByTimeAsync(500);
  expect(checking.trouble).toBe("away");
  expect(checking.faults).toEqual([fault]);
  vi.useRealTimers();
});
