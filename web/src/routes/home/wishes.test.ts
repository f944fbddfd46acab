import { expect, test } from "vitest";
import type { Match, Mine } from "../../protocol";
import { game } from "../../testing/views";
import {
  against,
  ago,
  oncePerTable,
  otherDeck,
  playNow,
  seatsFor,
  shortName,
  standing,
  tableWish,
} from "./wishes";

const GAME = game();
const MATCH: Match = {
  match: "m",
  game: "2pcg",
  state: "running",
  commitment: "",
  seats: [
    { seat: 0, name: "Ann", kind: "person", ready: true },
    { seat: 1, name: "Bob", kind: "person", ready: true },
  ],
  clock: {},
  agreed: [],
  created: 0,
  updated: 0,
  number: 1,
};

test("play now sits the computer behind another deck than one's own", () => {
  expect(otherDeck(GAME, "Two")).toBe("One");
  expect(playNow(GAME, "One", "easy", "").seats).toEqual([
    { kind: "me", deck: "One", name: null },
    { kind: "computer", deck: "Two", level: "easy" },
  ]);
});

test("a friend's seat has neither deck nor level: the friend chooses", () => {
  const seats = seatsFor(GAME, 3, []);
  expect(seats.map((seat) => seat.kind)).toEqual(["me", "friend", "computer"]);
  const wish = tableWish(GAME, seats, "quick", false, { lethal: "stun" });
  expect(wish.seats[1]).toEqual({ kind: "friend", name: null, deck: null, level: null });
  expect(wish.seats[2]).toMatchObject({ kind: "computer", level: "fair" });
  expect(wish.clock).toEqual({ kind: "chess", seconds: 900, increment: 5 });
  expect(wish.listed).toBe(false);
  expect(wish.options).toEqual({ lethal: "stun" });
});

test("another number of seats keeps what was chosen, but no deck of another game", () => {
  const before = seatsFor(GAME, 2, []).map((seat) => ({ ...seat, name: "Kit", deck: "Elsewhere" }));
  const after = seatsFor(GAME, 4, before);
  expect(after).toHaveLength(4);
  expect(after[1]).toMatchObject({ kind: "friend", name: "Kit", deck: "Two" });
});

test("a computer plays at a level that its game knows", () => {
  const simple = { ...GAME, levels: ["random"] };
  expect(seatsFor(simple, 3, []).map((seat) => seat.level)).toEqual(["random", "random", "random"]);
  expect(seatsFor(simple, 3, seatsFor(GAME, 3, []))[2]?.level).toBe("random");
});

test("a shared screen is one line, for the seat that is asked", () => {
  const mine = (seat: number, asked: boolean): Mine => ({ seat, token: `m.${seat}`, asked, match: MATCH });
  expect(oncePerTable([mine(0, false), mine(1, true)])).toEqual([mine(1, true)]);
  expect(standing(mine(1, true))).toBe("your move");
  expect(standing(mine(0, false))).toBe("waits for the others");
});

test("a list says a game's short name, or what it is filed under", () => {
  expect(shortName([game()], "2pcg")).toBe("2PCG");
  expect(shortName([game()], "chess")).toBe("chess");
});

test("lists say who plays whom, and when", () => {
  expect(against(MATCH, 0)).toBe("against Bob");
  expect(against(MATCH, null)).toBe("Ann against Bob");
  expect([ago(1000, 1010), ago(1000, 1000 + 600), ago(0, 7200), ago(0, 86400 * 3)]).toEqual([
    "just now",
    "10 min ago",
    "2 h ago",
    "3 days ago",
  ]);
});
