import { beforeEach, expect, test } from "vitest";
import {
  forgetToken,
  forgetTokens,
  keepTokens,
  keptTokens,
  movedTo,
  newSecret,
  newToken,
  seatOf,
  secretOf,
  tokenFor,
} from "./tokens";

beforeEach(() => localStorage.clear());

test("a secret is long, fit for an address, and never the same", () => {
  const secrets = Array.from({ length: 50 }, newSecret);
  for (const one of secrets) expect(one).toMatch(/^[A-Za-z0-9_-]{32}$/);
  expect(new Set(secrets).size).toBe(50);
});

test("a token tells its seat and its secret, and so does a ticket its seat", () => {
  const token = newToken("some-match", 2);
  expect(token).toBe(`some-match.2.${secretOf(token)}`);
  expect(seatOf(token)).toBe(2);
  expect(seatOf("some-match.3.0.abcdef")).toBe(3);
});

test("after a rematch seat and secret are the same", () => {
  expect(movedTo("old.1.secret", "new")).toBe("new.1.secret");
});

test("tokens are kept once, found by their seat, and forgotten one by one or by table", () => {
  keepTokens(["m.0.a", "m.1.b"]);
  keepTokens(["n.0.c", "m.0.a"]);
  expect(keptTokens()).toEqual(["n.0.c", "m.0.a", "m.1.b"]);
  expect(tokenFor("m", 1)).toBe("m.1.b");
  expect(tokenFor("m", 2)).toBeUndefined();
  forgetToken("m.1.b");
  expect(keptTokens()).toEqual(["n.0.c", "m.0.a"]);
  forgetTokens("m");
  expect(keptTokens()).toEqual(["n.0.c"]);
});
