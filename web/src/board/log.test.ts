import { expect, test } from "vitest";
import { isAtEnd, logPieces } from "./log";

test("names of cards become links, also when one is the beginning of another", () => {
  const cards = [
    { name: "Blob", key: "1" },
    { name: "Blob Herder", key: "2" },
  ];
  expect(logPieces("Blob Herder stuns Blob.", cards)).toEqual([
    { kind: "card", name: "Blob Herder", key: "2" },
    { kind: "words", text: " stuns " },
    { kind: "card", name: "Blob", key: "1" },
    { kind: "words", text: "." },
  ]);
});

test("a line that names no card stays as it is", () => {
  expect(logPieces("You pass.", [])).toEqual([{ kind: "words", text: "You pass." }]);
});

test("the story is followed at its end, and not while one reads further up", () => {
  expect(isAtEnd({ scrollTop: 900, clientHeight: 100, scrollHeight: 1_000 })).toBe(true);
  expect(isAtEnd({ scrollTop: 880, clientHeight: 100, scrollHeight: 1_000 })).toBe(true);
  expect(isAtEnd({ scrollTop: 400, clientHeight: 100, scrollHeight: 1_000 })).toBe(false);
});
