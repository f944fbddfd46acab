import { beforeEach, expect, test } from "vitest";
import { keepLinks, linksOf, whole } from "./links";

beforeEach(() => localStorage.clear());

test("friends' links are kept for the table that was laid, one's own are not", () => {
  keepLinks(
    "m",
    [
      { seat: 0, kind: "me", token: "m.0.x", link: "/#/table/m/m.0.x" },
      { seat: 1, kind: "friend", token: "m.1.y", link: "/#/table/m/m.1.y" },
    ],
    "/#/table/m",
  );
  expect(linksOf("m")?.seats).toEqual([{ seat: 1, link: "/#/table/m/m.1.y" }]);
  expect(linksOf("other")).toBeNull();
});

test("a browser whose storage holds nonsense has no links", () => {
  localStorage.setItem("versus.links", "{");
  expect(linksOf("m")).toBeNull();
});

test("a link to share names the server", () => {
  expect(whole("/#/table/m", { origin: "http://here:1" })).toBe("http://here:1/#/table/m");
});
