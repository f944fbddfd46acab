// The view as one picture: sides with rows of cards. Components draw this, and no part of it knows a game by name.
import type { CardView, FightView, LastingView, LinkView, PileView, SideView, View } from "../protocol";

export type Facing = "up" | "stunned" | "hidden" | "down";

/** A card where it lies, as the viewer knows it. */
export interface SceneCard {
  number: number;
  key: string | null;
  name: string;
  seat: number;
  /** The name of the pile it lies in, and how that pile is drawn. */
  pile: string;
  kind: string;
  /** The part of its side that stands apart, if it lies there. */
  area: string;
  facing: Facing;
  exhausted: boolean;
  numbers: Record<string, number>;
  counters: Record<string, number>;
  keywords: string[];
  marks: string[];
  lasting: LastingView[];
  column: number | null;
  bearer: number | null;
  equipment: SceneCard[];
  fight: "attacker" | "defender" | null;
}

/** Cards that lie together: a row, or a pile to look through. */
export interface Row {
  name: string;
  /** What is written beside it; its area is named elsewhere. */
  label: string;
  area: string;
  /** Where the first card stands, if cards stand in numbered columns. */
  middle: number | null;
  cards: SceneCard[];
}

export interface Side {
  seat: number;
  out: boolean;
  numbers: Record<string, number>;
  deck: number;
  handCount: number;
  hand: SceneCard[];
  rows: Row[];
  /** Rows that stand apart, behind a gutter of their own. */
  apart: Row[];
  resources: Row;
  /** What waits beside the rows: what is being played, equipment that nobody bears. */
  loose: Row[];
  stacks: Row[];
  /** What lies open beside the table: not in play, but in force. */
  beside: Row[];
  /** Who plays on the same side. */
  allies: number[];
}

export interface Fight extends Omit<FightView, "against"> {
  /** The player who is attacked directly. */
  player: number | null;
}

export interface Scene {
  game: string;
  viewer: number | null;
  turn: number;
  /** Who began, or who has the initiative. */
  first: number;
  active: number;
  phase: string;
  step: string;
  /** The phases of a turn in their order, where it is not the game's usual one. */
  order: string[];
  numbers: Record<string, number>;
  sides: Side[];
  /** What lies beside the table and is nobody's. */
  beside: Row[];
  /** Whether characters stand in numbered columns. */
  columned: boolean;
  fight: Fight | null;
  chain: LinkView[];
  lasting: LastingView[];
  over: boolean;
  winners: number[];
  /** Every card by its number, also those that only the question lays open. */
  cards: Map<number, SceneCard>;
}

/** The pile of a card that nothing but the question shows. */
const LAID_OPEN = { name: "laid open", kind: "laid open" };

export function sceneOf(view: View): Scene {
  const cards = new Map<number, SceneCard>();
  const keep = (pile: PileView, seat: number): SceneCard[] =>
    pile.cards.map((one) => {
      const found = cardOf(one, seat, pile);
      cards.set(found.number, found);
      return found;
    });
  const linked = view.chain.map((link) => link.source);
  const sides = view.sides.map((side) => sideOf(side, view.teams, linked, keep));
  const common = view.piles.map((pile) => rowOf(pile, keep(pile, 0)));
  for (const one of view.ask?.shown ?? []) cards.set(one.number, cardOf(one, view.ask?.seat ?? 0, LAID_OPEN));
  for (const card of cards.values()) if (card.bearer !== null) cards.get(card.bearer)?.equipment.push(card);
  const fight = fightOf(view.fights);
  for (const number of fight?.attackers ?? []) mark(cards, number, "attacker");
  if (fight?.defender != null) mark(cards, fight.defender, "defender");
  return {
    game: view.game,
    viewer: view.viewer,
    turn: view.turn,
    first: view.first,
    active: view.active,
    phase: view.phase,
    step: view.step,
    order: view.order ?? [],
    numbers: view.numbers,
    sides,
    beside: common.filter((_, at) => view.piles[at]?.kind === "beside"),
    columned: sides.some((side) => side.rows.some((row) => row.middle !== null)),
    fight,
    chain: view.chain,
    lasting: view.lasting,
    over: view.over,
    winners: view.winners,
    cards,
  };
}

function rowOf(pile: PileView, cards: SceneCard[]): Row {
  return {
    name: pile.name,
    label: pile.label || pile.name,
    area: pile.area ?? "",
    middle: pile.middle ?? null,
    cards,
  };
}

function sideOf(
  side: SideView,
  teams: number[][],
  linked: (number | null)[],
  keep: (pile: PileView, seat: number) => SceneCard[],
): Side {
  const made: Side = {
    seat: side.seat,
    out: side.out,
    numbers: side.numbers,
    deck: 0,
    handCount: 0,
    hand: [],
    rows: [],
    apart: [],
    resources: { name: "", label: "", area: "", middle: null, cards: [] },
    loose: [],
    stacks: [],
    beside: [],
    allies: (teams.find((team) => team.includes(side.seat)) ?? []).filter((seat) => seat !== side.seat),
  };
  for (const pile of side.piles) {
    const cards = keep(pile, side.seat);
    const row = rowOf(pile, cards);
    switch (pile.kind) {
      case "row":
        (row.area ? made.apart : made.rows).push(row);
        break;
      case "resources":
        made.resources = row;
        break;
      case "hand":
        made.hand = cards;
        made.handCount = pile.count;
        break;
      case "deck":
        made.deck = pile.count;
        break;
      case "beside":
        made.beside.push(row);
        break;
      case "equipment":
        made.loose.push({ ...row, cards: cards.filter((card) => card.bearer === null) });
        break;
      default:
        // They are drawn on the table, or as links of the chain.
        if (pile.on_its_way)
          made.loose.push({ ...row, cards: cards.filter((card) => !linked.includes(card.number)) });
        else made.stacks.push(row);
    }
  }
  made.loose = made.loose.filter((row) => row.cards.length > 0);
  return made;
}

const FACINGS: Record<string, Facing> = { stunned: "stunned", hidden: "hidden", "face down": "down" };

function cardOf(one: CardView, seat: number, pile: Pick<PileView, "name" | "kind" | "area">): SceneCard {
  return {
    number: one.number,
    key: one.key ?? null,
    name: one.name ?? "a face-down card",
    seat,
    pile: pile.name,
    kind: pile.kind,
    area: pile.area ?? "",
    facing: FACINGS[one.face ?? "face up"] ?? "up",
    exhausted: one.exhausted ?? false,
    numbers: one.numbers ?? {},
    counters: one.counters ?? {},
    keywords: one.keywords ?? [],
    marks: one.marks ?? [],
    lasting: one.lasting ?? [],
    column: one.column ?? null,
    bearer: one.bearer ?? null,
    equipment: [],
    fight: null,
  };
}

/** The fight to draw: one that is fought before one that is only proposed. */
function fightOf(fights: FightView[]): Fight | null {
  const found = fights.find((one) => !one.proposed) ?? fights[0];
  if (!found) return null;
  const { against, ...fight } = found;
  return { ...fight, player: fight.direct ? against : null };
}

function mark(cards: Map<number, SceneCard>, number: number, part: "attacker" | "defender"): void {
  const found = cards.get(number);
  if (found) found.fight = part;
}

/** Whether a seat's pile of that name is a place on the table that can be touched. */
export function isPlace(scene: Scene, seat: number, name: string): boolean {
  const side = sideAt(scene, seat);
  return side !== undefined && [...side.rows, ...side.apart, side.resources].some((row) => row.name === name);
}

/** The side to sit behind: the viewer's, or the first one's for a spectator. */
export function nearSide(scene: Scene): Side | undefined {
  return scene.sides.find((side) => side.seat === scene.viewer) ?? scene.sides[0];
}

/** The others, in the order in which they play after the near side; partners are drawn with their allies. */
export function farSides(scene: Scene): Side[] {
  const near = nearSide(scene);
  if (!near) return [];
  const at = scene.sides.indexOf(near);
  const others = [...scene.sides.slice(at + 1), ...scene.sides.slice(0, at)];
  return others.filter((side) => hasRows(side) || !side.allies.some((seat) => hasRows(sideAt(scene, seat))));
}

/** Allies who share the rows of a side and have none of their own. */
export function partnersOf(scene: Scene, side: Side): Side[] {
  if (!hasRows(side)) return [];
  return scene.sides.filter((one) => side.allies.includes(one.seat) && !hasRows(one));
}

function sideAt(scene: Scene, seat: number): Side | undefined {
  return scene.sides.find((side) => side.seat === seat);
}

function hasRows(side: Side | undefined): boolean {
  return side !== undefined && side.rows.length + side.apart.length > 0;
}
