// Small tables for tests, in the shape the server sends them.
import type {
  Choice,
  ClassicCardView,
  ClassicSideView,
  ClassicView,
  Question,
  Step,
  TpcgCardView,
  TpcgSideView,
  TpcgView,
} from "../protocol";

export function hero(number: number, name: string, more: Partial<TpcgCardView> = {}): TpcgCardView {
  return { number, key: `T-${number}`, name, owner: 0, atk: 3, def: 3, health: 1, ...more };
}

export function side(seat: number, more: Partial<TpcgSideView> = {}): TpcgSideView {
  return {
    seat,
    alive: true,
    deck: 40,
    hand: more.hand_cards?.length ?? 5,
    hand_cards: [],
    front: [],
    back: [],
    resources: [],
    equipment: [],
    ko: [],
    level_up: [],
    pile: [],
    playing: [],
    ...more,
  };
}

export function battle(
  near: Partial<TpcgSideView>,
  far: Partial<TpcgSideView>,
  more: Partial<TpcgView> = {},
): TpcgView {
  return {
    game: "2pcg",
    viewer: 0,
    turn: 3,
    active: 0,
    first: 0,
    phase: "main",
    step: "",
    recruit_points: 0,
    over: false,
    winners: [],
    sides: [side(0, near), side(1, far)],
    removed: [],
    combat: null,
    ask: null,
    ...more,
  };
}

export function fighter(
  number: number,
  name: string,
  column: number,
  more: Partial<ClassicCardView> = {},
): ClassicCardView {
  return { number, key: `C-${number}`, name, owner: 0, atk: 4, def: 4, row: "front", column, ...more };
}

export function classicSide(seat: number, more: Partial<ClassicSideView> = {}): ClassicSideView {
  return {
    seat,
    endurance: 50,
    deck: 50,
    hand: 4,
    hand_cards: [],
    front: [],
    support: [],
    hidden_front: [],
    hidden_support: [],
    resources: [],
    equipment: [],
    ko: [],
    ...more,
  };
}

export function contest(
  near: Partial<ClassicSideView>,
  far: Partial<ClassicSideView>,
  more: Partial<ClassicView> = {},
): ClassicView {
  return {
    game: "classic",
    viewer: 0,
    turn: 2,
    initiative: 0,
    phase: "combat",
    step: "attack",
    stepper: 0,
    priority: 0,
    passes: 0,
    resource_points: 2,
    over: false,
    winners: [],
    sides: [classicSide(0, near), classicSide(1, far)],
    removed: [],
    chain: [],
    proposal: null,
    attack: null,
    ask: null,
    ...more,
  };
}

export function asks(options: Partial<Choice>[], more: Partial<Question> = {}): Question {
  return {
    number: 7,
    seat: 0,
    kind: "act",
    prompt: "What now?",
    rule: null,
    options: options.map((one) => ({ words: one.verb ?? "", verb: "choose", ...one })),
    ...more,
  };
}

export function step(number: number, view: TpcgView | ClassicView, more: Partial<Step> = {}): Step {
  return { type: "step", number, since: number - 1, seat: 0, view, asked: 0, ...more };
}
