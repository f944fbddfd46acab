import { expect, test } from "vitest";
import { fit, handLines } from "./fit";

test("a lone card is as high as its row, and a little wider than high", () => {
  expect(fit(800, 101, 1)).toMatchObject({ width: 106, height: 100, panel: true });
});

test("no card is larger than one that says all it has to say", () => {
  expect(fit(2_000, 600, 2).height).toBe(190);
});

test("twelve share a row, gaps and all", () => {
  const found = fit(900, 90, 12, 1);
  expect(found.width * 12 + found.gap * 11).toBeLessThanOrEqual(900);
  expect(found.panel).toBe(false);
});

test("where a row is narrow and high, cards stand on several lines", () => {
  const one = fit(220, 160, 12, 1);
  const several = fit(220, 160, 12, 3);
  expect(several.width).toBeGreaterThan(one.width);
  const lines = Math.ceil(12 / Math.floor((220 + several.gap) / (several.width + several.gap)));
  expect(lines * several.height + (lines - 1) * several.gap).toBeLessThanOrEqual(160);
});

test("numbered columns stay on one line", () => {
  expect(fit(340, 80, 12, 1).width).toBe(24);
});

test("a hand goes onto a second line only where a finger could not tell its cards apart", () => {
  expect(handLines(344, 62, 10)).toBe(1);
  expect(handLines(344, 62, 12)).toBe(2);
  expect(handLines(344, 62, 1)).toBe(1);
});
