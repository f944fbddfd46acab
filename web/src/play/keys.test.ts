import { expect, test } from "vitest";
import { commandOf, towards } from "./keys";

const press = (key: string, more = {}) =>
  commandOf({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more });

test("keys mean what the list says", () => {
  expect(press("p")).toEqual({ does: "pass" });
  expect(press("3")).toEqual({ does: "button", index: 2 });
  expect(press("ArrowUp")).toEqual({ does: "walk", dx: 0, dy: -1 });
  expect(press("L", { shiftKey: true })).toEqual({ does: "next-lit", back: true });
});

test("the browser keeps its own keys", () => {
  expect(press("p", { ctrlKey: true })).toBeNull();
  expect(press("u", { metaKey: true })).toBeNull();
  expect(press("Tab")).toBeNull();
  expect(press("0")).toBeNull();
});

test("an arrow goes along the row before it goes to another", () => {
  const spots = [
    { x: 100, y: 0 },
    { x: 60, y: 40 },
    { x: -50, y: 0 },
  ];
  expect(towards({ x: 0, y: 0 }, spots, 1, 0)).toBe(0);
  expect(towards({ x: 0, y: 0 }, spots, 0, 1)).toBe(1);
  expect(towards({ x: 0, y: 0 }, spots, 0, -1)).toBeNull();
});
