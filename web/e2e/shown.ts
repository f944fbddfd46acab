// Steps of seeded games, as a real table tells them, and the same with more cards than most games have.
import { execFileSync } from "node:child_process";
import { dirname, join } from "node:path";
import type { CardView, Offer, PileView, Step, View } from "../src/protocol";
import { COMMAND, ROOT } from "./server";

/** A step, and where it is from. */
export interface Shown {
  game: string;
  seats: number;
  names: string[];
  step: Step;
  /** What was done to it. */
  how?: string;
}

/** So many steps to each question that comes up in so many games of each kind. */
export function shownGames(most: number, games: number): Shown[] {
  const python = join(dirname(COMMAND), "python");
  const told = execFileSync(
    python,
    ["-m", "tools.shown_games", "--most", String(most), "--games", String(games)],
    {
      cwd: ROOT,
      maxBuffer: 1 << 28,
      env: { ...process.env, PYTHONPATH: `${process.env.PYTHONPATH ?? ""}:.` },
    },
  );
  return JSON.parse(told.toString()) as Shown[];
}

/** In words: the table, what was made of it, and the question. */
export function titleOf(shown: Shown): string {
  const how = shown.how ? `, ${shown.how}` : "";
  return `${shown.game} for ${shown.seats}${how}: "${shown.step.question?.prompt ?? "no question"}"`;
}

const INFINITE = 1_000_000_000;
/** What may stand on a card: two digits, no bound, far below what is printed, many counters. */
const FIGURES = [
  { atk: 12, def: 15 },
  { atk: INFINITE, def: 10 },
  { atk: 0, def: INFINITE },
  { atk: 99, def: 88 },
];

/** The same question with so many cards in the hand and in every row, all of them lit as theirs were. */
export function stretched(shown: Shown, hand: number, row: number): Shown {
  const step = structuredClone(shown.step);
  const standing = step.view.sides.flatMap((side) =>
    side.piles.filter((pile) => pile.kind === "row").flatMap((pile) => pile.cards),
  );
  const held = step.view.sides.flatMap((side) =>
    side.piles.filter((pile) => pile.kind === "hand").flatMap((pile) => pile.cards),
  );
  const options = step.question?.options ?? [];
  const make = copier(step.view, options);
  for (const side of step.view.sides)
    for (const pile of side.piles) {
      if (pile.kind === "row" && !pile.area && standing.length > 0) fill(pile, row, standing, make);
      if (pile.kind === "hand" && side.seat === step.view.viewer && held.length > 0)
        fill(pile, hand, held, make);
    }
  return { ...shown, step, how: `hand of ${hand}, rows of ${row}` };
}

type Make = (from: CardView, at: number) => CardView;

/** Copies of cards under new numbers, with the options of those they are copied from. */
function copier(view: View, options: Offer[]): Make {
  const numbers = view.sides.flatMap((side) =>
    side.piles.flatMap((pile) => pile.cards.map((one) => one.number)),
  );
  let next = Math.max(1_000, ...numbers) + 1;
  const offered = [...options];
  return (from, at) => {
    const number = next++;
    for (const one of offered) if (one.card === from.number) options.splice(-1, 0, { ...one, card: number });
    const numbers =
      from.numbers?.atk === undefined ? from.numbers : { ...from.numbers, ...FIGURES[at % FIGURES.length] };
    return { ...from, number, bearer: null, numbers };
  };
}

function fill(pile: PileView, count: number, from: CardView[], make: Make): void {
  const own = pile.cards.slice(0, count);
  while (own.length < count) own.push(make(from[own.length % from.length] as CardView, own.length));
  pile.cards = own;
  pile.count = count;
  const middle = pile.middle;
  if (middle != null) own.forEach((one, at) => (one.column = middle - Math.floor(count / 2) + at));
}
