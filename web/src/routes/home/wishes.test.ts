import { expect, test } from "vitest";
import { emptyDeck } from "../../decks/own";
import { house, MIRROR, own } from "../../decks/shelf";
import type { Match, Mine } from "../../protocol";
import { game } from "../../testing/views";
import { against, ago, oncePerTable, playNow, seatsFor, shortName, standing, tableWish } from "./wishes";

const GAME = game();
const MINE = [emptyDeck(GAME.game, "i", "Mine")];
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

test("play now sits the computer behind the deck that was chosen for it", () => {
  const seats = (other: string) => playNow(GAME, MINE, house("One"), other, "easy", "").seats;
  expect(seats(house("Two"))).toEqual([
    { kind: "me", deck: "One", deck_list: null, name: null },
    { kind: "computer", deck: "Two", deck_list: null, level: "easy" },
  ]);
  expect(seats(MIRROR)[1]?.deck).toBe("One");
  expect(seats(own("i"))[1]?.deck_list).toContain("Name: Mine");
});

test("a friend's seat has neither deck nor level: the friend chooses", () => {
  const seats = seatsFor(GAME, MINE, 3, []);
  expect(seats.map((seat) => seat.kind)).toEqual(["me", "friend", "computer"]);
  const wish = tableWish(GAME, MINE, seats, "quick", false, { lethal: "stun" });
  expect(wish.seats[1]).toEqual({ kind: "friend", name: null, level: null });
  expect(wish.seats[2]).toMatchObject({ kind: "computer", level: "fair" });
  expect(wish.clock).toEqual({ kind: "chess", seconds: 900, increment: 5 });
  expect(wish.listed).toBe(false);
  expect(wish.options).toEqual({ lethal: "stun" });
});

test("another number of seats keeps what was chosen, but no deck of another game", () => {
  const before = seatsFor(GAME, MINE, 2, []).map((seat) => ({
    ...seat,
    name: "Kit",
    deck: house("Elsewhere"),
  }));
  const after = seatsFor(GAME, MINE, 4, before);
  expect(after).toHaveLength(4);
  expect(after[1]).toMatchObject({ kind: "friend", name: "Kit", deck: house("Two") });
});

test("a computer plays at a level that its game knows", () => {
  const simple = { ...GAME, levels: ["random"] };
  expect(seatsFor(simple, MINE, 3, []).map((seat) => seat.level)).toEqual(["random", "random", "random"]);
  expect(seatsFor(simple, MINE, 3, seatsFor(GAME, MINE, 3, []))[2]?.level).toBe("random");
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
