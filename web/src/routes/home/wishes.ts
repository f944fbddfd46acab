// What the forms of the home page ask the server for, and how its lists read.
import type { OwnDeck } from "../../decks/own";
import { house, MIRROR, seatDeck, stands, type Choice } from "../../decks/shelf";
import type { ClockRule, Game, Match, Mine, OpenTable, SeatWish } from "../../protocol";
import type { Values } from "./options";

export const LEVEL_WORDS: Record<string, string> = {
  easy: "Easy: plays by instinct and slips now and then",
  fair: "Fair: thinks a little ahead",
  hard: "Hard: thinks as long as you like to wait",
};

export const CLOCKS: { id: string; words: string; rule: ClockRule }[] = [
  { id: "none", words: "No clock", rule: { kind: "none" } },
  { id: "move", words: "A minute for each move", rule: { kind: "move", seconds: 60 } },
  {
    id: "quick",
    words: "Chess clock, 15 minutes and 5 seconds a move",
    rule: { kind: "chess", seconds: 900, increment: 5 },
  },
  {
    id: "long",
    words: "Chess clock, 40 minutes and 10 seconds a move",
    rule: { kind: "chess", seconds: 2400, increment: 10 },
  },
];

export interface SeatForm {
  kind: SeatWish["kind"];
  name: string;
  deck: Choice;
  level: string;
}

/** One's own deck against the computer's. */
export function playNow(
  game: Game,
  owned: OwnDeck[],
  deck: Choice,
  other: Choice,
  level: string,
  name: string,
): OpenTable {
  return {
    game: game.game,
    seats: [
      { kind: "me", ...seatDeck(deck, game, owned, deck), name: name || null },
      { kind: "computer", ...seatDeck(other, game, owned, deck), level },
    ],
  };
}

export function tableWish(
  game: Game,
  owned: OwnDeck[],
  seats: SeatForm[],
  clock: string,
  listed: boolean,
  options: Values,
): OpenTable {
  return {
    game: game.game,
    seats: seats.map((seat) => ({
      kind: seat.kind,
      name: seat.kind === "me" && seat.name ? seat.name : null,
      ...(seat.kind === "friend" ? {} : seatDeck(seat.deck, game, owned, firstDeck(seats))),
      level: seat.kind === "computer" ? seat.level : null,
    })),
    clock: CLOCKS.find((one) => one.id === clock)?.rule ?? { kind: "none" },
    options,
    listed,
  };
}

/** What a mirror shows: the deck of the first seat that is no mirror itself. */
function firstDeck(seats: SeatForm[]): Choice {
  return seats.find((seat) => seat.kind !== "friend" && seat.deck !== MIRROR)?.deck ?? "";
}

/** So many seats: the first is one's own, the second a friend's; more are the computer's. */
export function seatsFor(game: Game, owned: OwnDeck[], count: number, before: SeatForm[]): SeatForm[] {
  return Array.from({ length: count }, (_, at) => {
    const deck = house(game.decks[at % Math.max(1, game.decks.length)]?.name ?? "");
    const kind = at === 0 ? "me" : at === 1 ? "friend" : "computer";
    const level = game.levels[Math.floor((game.levels.length - 1) / 2)] ?? "";
    const fresh: SeatForm = { kind, name: "", deck, level };
    const kept = before[at];
    if (!kept) return fresh;
    return {
      ...kept,
      deck: stands(kept.deck, game, owned) ? kept.deck : deck,
      level: game.levels.includes(kept.level) ? kept.level : level,
    };
  });
}

/** One line for each table: of a shared screen only the seat that is asked, or the first. */
export function oncePerTable(tables: Mine[]): Mine[] {
  const found = new Map<string, Mine>();
  for (const one of tables) {
    const kept = found.get(one.match.match);
    if (!kept || (one.asked && !kept.asked)) found.set(one.match.match, one);
  }
  return [...found.values()];
}

/** A game's name where space is scarce; of one that is no longer offered, what it is filed under. */
export function shortName(games: Game[], name: string): string {
  return games.find((one) => one.game === name)?.short ?? name;
}

export function against(match: Match, seat: number | null): string {
  const others = match.seats.filter((one) => one.seat !== seat).map((one) => one.name);
  return seat === null ? others.join(" against ") : `against ${others.join(", ")}`;
}

export function standing(mine: Mine): string {
  if (mine.match.state === "waiting") return "waits for players";
  if (mine.match.state === "over") return "is over";
  return mine.asked ? "your move" : "waits for the others";
}

export function ago(seconds: number, now: number): string {
  const minutes = Math.max(0, Math.round((now - seconds) / 60));
  if (minutes < 1) return "just now";
  if (minutes < 60) return `${minutes} min ago`;
  const hours = Math.round(minutes / 60);
  if (hours < 36) return `${hours} h ago`;
  return `${Math.round(hours / 24)} days ago`;
}
