import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toldOf } from "./luck";
import { forgetLostSeats, giveBack, Invited, layTable, promiseAgain, sitAgain } from "./sitting";
import { keepTokens, keptTokens } from "./tokens";

const TICKET = "m.1.0.ff";
let asked: [string, Record<string, unknown>][];
let answer: (path: string) => [number, unknown];

beforeEach(() => {
  localStorage.clear();
  asked = [];
  vi.stubGlobal("fetch", (path: string, wish?: RequestInit) => {
    asked.push([path, JSON.parse(String(wish?.body ?? "{}")) as Record<string, unknown>]);
    const [status, body] = answer(path);
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const refused = (code: string): [number, unknown] => [409, { code, words: "No." }];

test("who lays a table brings secrets and promises for seats of their own, and for nobody else", async () => {
  answer = () => [
    200,
    {
      match: "m",
      commitment: "c",
      host: "m.host.h",
      watch: "",
      seats: [
        { seat: 0, kind: "me", token: "m.0.s", link: "" },
        { seat: 1, kind: "friend", ticket: TICKET, link: "" },
      ],
    },
  ];
  await layTable({ game: "2pcg", seats: [{ kind: "me" }, { kind: "friend" }, { kind: "computer" }] });
  const seats = asked[0]?.[1].seats as Record<string, unknown>[];
  expect(seats[0]).toMatchObject({ secret: expect.any(String), promise: expect.any(String) });
  expect(seats.slice(1)).toEqual([{ kind: "friend" }, { kind: "computer" }]);
  expect(keptTokens()).toEqual(["m.0.s"]);
  expect(toldOf("m")?.commitment).toBe("c");
});

test("an invitation is taken with a secret that is kept first, and asked for again in the same words", async () => {
  const invited = new Invited("m", TICKET);
  answer = () => refused("storage");
  await expect(invited.sit("Bob", { deck: "One" })).rejects.toThrow("No.");
  const [token] = keptTokens();
  answer = () => [200, { seat: 1, token, match: { commitment: "c" } }];
  await invited.sit("Bob", { deck: "One" });
  expect(asked[0]).toEqual(asked[1]);
  expect(asked[0]?.[1]).toMatchObject({ ticket: TICKET, secret: token?.split(".")[2], name: "Bob" });
  expect(keptTokens()).toEqual([token]);
});

test("what opens a seat that somebody else has is not kept", async () => {
  for (const code of ["seat-taken", "void", "bad-token"]) {
    answer = () => refused(code);
    await expect(new Invited("m", TICKET).sit("Bob", {})).rejects.toThrow("No.");
    expect(keptTokens()).toEqual([]);
  }
});

test("whether one sits already is asked, not guessed", async () => {
  const invited = new Invited("m", TICKET);
  expect(await invited.isSeated()).toBe(false);
  keepTokens(["m.1.old"]);
  answer = () => [200, { tables: [] }];
  expect(await invited.isSeated()).toBe(false);
  answer = () => [200, { tables: [{ token: "m.1.old" }] }];
  expect(await invited.isSeated()).toBe(true);
});

test("a seat given back is forgotten, and only when the server has heard of it", async () => {
  keepTokens(["m.0.a", "m.1.b"]);
  answer = () => refused("storage");
  await expect(giveBack("m", 1)).rejects.toThrow("No.");
  expect(keptTokens()).toContain("m.1.b");
  answer = () => [200, {}];
  await giveBack("m", 1);
  expect(asked.at(-1)).toEqual(["/api/tables/m/leave", { token: "m.1.b" }]);
  expect(keptTokens()).toEqual(["m.0.a"]);
});

test("another number is promised with one's token", async () => {
  keepTokens(["m.0.a"]);
  answer = () => [200, {}];
  await promiseAgain("m", 0);
  expect(asked[0]?.[1]).toMatchObject({ token: "m.0.a", promise: expect.any(String) });
});

test("seats that are lost are forgotten, the others are kept", async () => {
  keepTokens(["m.0.a", "m.1.b", "n.0.c"]);
  answer = () => [200, { tables: [{ token: "m.0.a" }] }];
  await forgetLostSeats("m");
  expect(keptTokens()).toEqual(["m.0.a", "n.0.c"]);
});

test("after a rematch everybody has the same seats", () => {
  sitAgain(["m.0.a", "m.1.b"], "n");
  expect(keptTokens()).toEqual(["n.0.a", "n.1.b"]);
});
