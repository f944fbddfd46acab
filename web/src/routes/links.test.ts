import { beforeEach, expect, test } from "vitest";
import type { TableOpened } from "../protocol";
import { dropInvitations, hostAgain, keepInvitation, keepLinks, linksOf, whole } from "./links";

const OPENED: TableOpened = {
  match: "m",
  commitment: "c",
  host: "m.host.h",
  seats: [
    { seat: 0, kind: "me", token: "m.0.x", link: "/#/table/m/m.0.x" },
    { seat: 1, kind: "friend", ticket: "m.1.0.y", link: "/#/join/m/m.1.0.y" },
  ],
  watch: "/#/table/m",
};

beforeEach(() => localStorage.clear());

test("invitations are kept for the table that was laid, one's own tokens are not", () => {
  keepLinks(OPENED);
  expect(linksOf("m")?.seats).toEqual([{ seat: 1, link: "/#/join/m/m.1.0.y" }]);
  expect(linksOf("other")).toBeNull();
});

test("a new invitation takes the place of the old one", () => {
  keepLinks(OPENED);
  keepInvitation("m", 1, "/#/join/m/m.1.1.z");
  keepInvitation("other", 1, "nowhere");
  expect(linksOf("m")?.seats).toEqual([{ seat: 1, link: "/#/join/m/m.1.1.z" }]);
  expect(linksOf("other")).toBeNull();
});

test("an invitation that was taken is not offered again", () => {
  keepLinks(OPENED);
  dropInvitations("m", [0]);
  expect(linksOf("m")?.seats).toHaveLength(1);
  dropInvitations("m", [0, 1]);
  dropInvitations("other", [1]);
  expect(linksOf("m")?.seats).toEqual([]);
});

test("the host of a table hosts its rematch", () => {
  keepLinks(OPENED);
  hostAgain("m", "n");
  hostAgain("other", "o");
  expect(linksOf("n")).toEqual({ match: "n", host: "n.host.h", seats: [], watch: "/#/table/n" });
  expect(linksOf("o")).toBeNull();
});

test("a browser whose storage holds nonsense has no links", () => {
  localStorage.setItem("versus.links", "{");
  expect(linksOf("m")).toBeNull();
});

test("a link to share names the server", () => {
  expect(whole("/#/table/m", { origin: "http://here:1" })).toBe("http://here:1/#/table/m");
});
