// Small tables for tests, in the shape the server sends them.
import type { CardView, Game, Offer, PileView, Question, SideView, Step, View } from "../protocol";

/** Cards by the names of their piles. */
export type Lying = Record<string, CardView[]>;

type Pile = readonly [name: string, kind: string, more?: Partial<PileView>];

const BATTLE_PILES: readonly Pile[] = [
  ["front", "row"],
  ["back", "row"],
  ["resources", "resources"],
  ["hand", "hand"],
  ["deck", "deck"],
  ["equipment", "equipment"],
  ["KO pile", "stack"],
  ["levels", "stack"],
  ["Challenge Matches", "beside"],
  ["being played", "stack", { on_its_way: true }],
];
const CONTEST_PILES: readonly Pile[] = [
  ["front", "row", { middle: 5 }],
  ["support", "row", { middle: 5 }],
  ["hidden front", "row", { area: "hidden area", label: "front", middle: 5 }],
  ["hidden support", "row", { area: "hidden area", label: "support", middle: 5 }],
  ["resources", "resources"],
  ["hand", "hand"],
  ["deck", "deck"],
  ["equipment", "equipment"],
  ["KO'd pile", "stack"],
  ["on the chain", "stack", { on_its_way: true }],
];

/** A character of the 2PCG; `numbers` are added to the usual ones. */
export function hero(number: number, name: string, more: Partial<CardView> = {}): CardView {
  const numbers = { atk: 3, def: 3, health: 1, wounds: 0, ...more.numbers };
  return { number, key: `T-${number}`, name, owner: 0, ...more, numbers };
}

/** A character of the classic game. */
export function fighter(
  number: number,
  name: string,
  column: number,
  more: Partial<CardView> = {},
): CardView {
  return { number, key: `C-${number}`, name, owner: 0, numbers: { atk: 4, def: 4 }, column, ...more };
}

export function battle(near: Lying, far: Lying, more: Partial<View> = {}): View {
  return {
    ...empty("2pcg"),
    phase: "main",
    numbers: { "recruit points": 0 },
    sides: [side(0, near, BATTLE_PILES), side(1, far, BATTLE_PILES)],
    ...more,
  };
}

export function contest(near: Lying, far: Lying, more: Partial<View> = {}): View {
  return {
    ...empty("classic"),
    phase: "combat",
    step: "attack",
    numbers: { "resource points": 2 },
    sides: [side(0, near, CONTEST_PILES), side(1, far, CONTEST_PILES)].map((one) => ({
      ...one,
      numbers: { endurance: 50 },
    })),
    ...more,
  };
}

function empty(game: string): View {
  return {
    game,
    viewer: 0,
    turn: 3,
    first: 0,
    active: 0,
    acting: 0,
    passes: 0,
    phase: "",
    step: "",
    numbers: {},
    over: false,
    winners: [],
    teams: [],
    sides: [],
    piles: [],
    fights: [],
    chain: [],
    lasting: [],
    ask: null,
  };
}

function side(seat: number, lying: Lying, piles: readonly Pile[]): SideView {
  return {
    seat,
    out: false,
    numbers: {},
    piles: piles.map(([name, kind, more]): PileView => {
      const cards = lying[name] ?? [];
      return { name, kind, count: kind === "deck" ? 40 : cards.length, cards, ...more };
    }),
  };
}

/** A question as the server asks it. */
export function asks(options: Partial<Offer>[], more: Partial<Question> = {}): Question {
  return {
    number: 7,
    seat: 0,
    kind: "act",
    prompt: "What now?",
    rule: null,
    options: options.map((one) => ({ words: one.verb ?? "", verb: "choose", ...one })),
    going_on: null,
    taking_back: options.at(-1)?.verb === "take back" ? options.length - 1 : null,
    idle: false,
    pass_for: [],
    left_undone: [],
    ...more,
  };
}

export function step(number: number, view: View, more: Partial<Step> = {}): Step {
  return { type: "step", number, since: number - 1, seat: 0, view, asked: 0, ...more };
}

/** A game as the server offers it. */
export function game(more: Partial<Game> = {}): Game {
  return {
    game: "2pcg",
    name: "Vs. System 2PCG",
    short: "2PCG",
    about: "",
    seats: [2, 3, 4],
    levels: ["easy", "fair", "hard"],
    decks: [
      { name: "One", leader: "A", cards: {} },
      { name: "Two", leader: "B", cards: {} },
    ],
    verbs: [],
    events: [],
    phases: [
      { name: "build", steps: ["recruit"] },
      { name: "main", steps: [] },
    ],
    stops: [],
    usual_stops: [],
    hand: 7,
    options: [],
    presets: [],
    ...more,
  };
}
