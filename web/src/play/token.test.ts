import { expect, test } from "vitest";
import { battle, contest, game } from "../testing/views";
import { sceneOf } from "./scene";
import { tokenOf } from "./token";

test("whose turn it is has the token; where the initiative is taken, who has that", () => {
  const turn = sceneOf(battle({}, {}, { active: 1, first: 0 }));
  expect([0, 1].map((seat) => tokenOf(turn, game(), seat))).toEqual(["", "Turn"]);
  const shared = sceneOf(contest({}, {}, { active: 1, first: 0 }));
  const classic = game({ verbs: ["take initiative"] });
  expect([0, 1].map((seat) => tokenOf(shared, classic, seat))).toEqual(["Initiative", ""]);
});
