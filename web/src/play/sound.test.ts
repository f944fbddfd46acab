import { expect, test } from "vitest";
import { cueOf } from "./sound";

test("a step sounds like the gravest thing that happened in it", () => {
  expect(cueOf([{ kind: "strikes" }, { kind: "stunned" }], true)).toBe("stun");
  expect(cueOf([{ kind: "stunned" }, { kind: "game over" }], false)).toBe("end");
});

test("being asked sounds where nothing else does; silence is the rest", () => {
  expect(cueOf([{ kind: "passed" }], true)).toBe("asked");
  expect(cueOf([{ kind: "passed" }], false)).toBeNull();
});
