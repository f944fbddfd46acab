// Both games as one picture: sides with rows of cards. Components draw this and know no game.
import type { ClassicCardView, ClassicView, TpcgCardView, TpcgView } from "../protocol";

export type View = TpcgView | ClassicView;
export type Zone =
  | "front"
  | "back"
  | "hidden-front"
  | "hidden-back"
  | "resources"
  | "hand"
  | "equipment"
  | "ko"
  | "level-up"
  | "pile"
  | "playing"
  | "removed";
export type Facing = "up" | "stunned" | "hidden" | "down";

/** A card where it lies, as the viewer knows it. */
export interface SceneCard {
  number: number;
  key: string | null;
  name: string;
  seat: number;
  zone: Zone;
  facing: Facing;
  exhausted: boolean;
  atk: number | null;
  def: number | null;
  health: number | null;
  wounds: number;
  counters: Record<string, number>;
  keywords: string[];
  main: boolean;
  level: number;
  xp: number;
  frozen: boolean;
  protected: boolean;
  reinforced: boolean;
  column: number | null;
  bearer: number | null;
  equipment: SceneCard[];
  fight: "attacker" | "defender" | null;
}

export interface Row {
  zone: Zone;
  name: string;
  cards: SceneCard[];
}

export interface Side {
  seat: number;
  alive: boolean;
  deck: number;
  handCount: number;
  hand: SceneCard[];
  rows: Row[];
  /** The classic game's area apart; empty where nobody is there and in the 2PCG. */
  hidden: Row[];
  resources: SceneCard[];
  ko: SceneCard[];
  aside: Row[];
  endurance: number | null;
}

export interface Fight {
  attackers: number[];
  defender: number | null;
  seat: number;
  /** The player who is attacked directly. */
  player: number | null;
  proposed: boolean;
}

export interface ChainLink {
  number: number;
  seat: number;
  source: number | null;
  targets: number[];
}

export interface Scene {
  game: View["game"];
  viewer: number | null;
  turn: number;
  /** Whose turn it is; in the classic game, who has the initiative. */
  active: number;
  phase: string;
  step: string;
  /** Whose recruit or resource points are counted. */
  pointsOf: number;
  points: number;
  sides: Side[];
  removed: SceneCard[];
  fight: Fight | null;
  chain: ChainLink[];
  over: boolean;
  winners: number[];
  /** Cards that only the question lays open, by option. */
  shown: (SceneCard | null)[];
  /** Every card of the scene by its number. */
  cards: Map<number, SceneCard>;
}

export const PHASES: Record<View["game"], { phase: string; steps: string[] }[]> = {
  "2pcg": [
    { phase: "draw", steps: [] },
    { phase: "recovery", steps: [] },
    { phase: "build", steps: ["resource", "recruit", "formation"] },
    { phase: "main", steps: [] },
  ],
  classic: [
    { phase: "draw", steps: [] },
    { phase: "build", steps: ["resource", "recruit", "formation"] },
    { phase: "combat", steps: ["attack"] },
    { phase: "recovery", steps: [] },
  ],
};

/** Names of rows as the players say them. */
export const ROW_NAMES: Record<string, string> = {
  front: "front row",
  back: "back row",
  support: "support row",
  "hidden-front": "hidden front row",
  "hidden-back": "hidden support row",
};

export function sceneOf(view: View): Scene {
  const scene = view.game === "2pcg" ? tpcgScene(view) : classicScene(view);
  for (const card of allCards(scene)) scene.cards.set(card.number, card);
  for (const side of scene.sides) {
    for (const row of side.aside.filter((one) => one.zone === "equipment")) attach(scene, row.cards);
  }
  if (scene.fight) {
    for (const number of scene.fight.attackers) mark(scene, number, "attacker");
    if (scene.fight.defender !== null) mark(scene, scene.fight.defender, "defender");
  }
  return scene;
}

function tpcgScene(view: TpcgView): Scene {
  const combat = view.combat;
  return {
    ...common(view),
    active: view.active,
    pointsOf: view.active,
    points: view.recruit_points,
    sides: view.sides.map((side) => ({
      seat: side.seat,
      alive: side.alive,
      deck: side.deck,
      handCount: side.hand,
      hand: cards(side.hand_cards, side.seat, "hand"),
      rows: [row("front", "front", side.front, side.seat), row("back", "back", side.back, side.seat)],
      hidden: [],
      resources: cards(side.resources, side.seat, "resources"),
      ko: cards(side.ko, side.seat, "ko"),
      aside: [
        row("equipment", "equipment", side.equipment, side.seat),
        row("level-up", "level up", side.level_up, side.seat),
        row("pile", "out of the game", side.pile, side.seat),
        row("playing", "being played", side.playing, side.seat),
      ],
      endurance: null,
    })),
    fight: combat && {
      attackers: combat.attackers,
      defender: combat.defender,
      seat: view.active,
      player: null,
      proposed: combat.defender === null,
    },
    chain: [],
  };
}

function classicScene(view: ClassicView): Scene {
  const attack = view.attack ?? view.proposal;
  return {
    ...common(view),
    active: view.initiative,
    pointsOf: view.stepper,
    points: view.resource_points,
    sides: view.sides.map((side) => ({
      seat: side.seat,
      alive: true,
      deck: side.deck,
      handCount: side.hand,
      hand: cards(side.hand_cards, side.seat, "hand"),
      rows: [row("front", "front", side.front, side.seat), row("back", "support", side.support, side.seat)],
      hidden: [
        row("hidden-front", "hidden-front", side.hidden_front, side.seat),
        row("hidden-back", "hidden-back", side.hidden_support, side.seat),
      ],
      resources: cards(side.resources, side.seat, "resources"),
      ko: cards(side.ko, side.seat, "ko"),
      aside: [row("equipment", "equipment", side.equipment, side.seat)],
      endurance: side.endurance,
    })),
    fight: attack && {
      attackers: attack.attackers,
      defender: attack.defender,
      seat: attack.seat,
      player: attack.direct ? attack.target : null,
      proposed: view.attack === null,
    },
    chain: view.chain,
  };
}

function common(view: View) {
  return {
    game: view.game,
    viewer: view.viewer,
    turn: view.turn,
    phase: view.phase,
    step: view.step,
    over: view.over,
    winners: view.winners,
    removed: cards(view.removed, 0, "removed"),
    shown: (view.ask?.options ?? []).map((option) =>
      option.card ? card(option.card, view.ask?.seat ?? 0, "removed") : null,
    ),
    cards: new Map<number, SceneCard>(),
  };
}

function row(zone: Zone, name: string, found: (TpcgCardView | ClassicCardView)[], seat: number): Row {
  return { zone, name: ROW_NAMES[name] ?? name, cards: cards(found, seat, zone) };
}

function cards(found: (TpcgCardView | ClassicCardView)[], seat: number, zone: Zone): SceneCard[] {
  return found.map((one) => card(one, seat, zone));
}

const FACINGS: Record<string, Facing> = { stunned: "stunned", hidden: "hidden", "face down": "down" };

function card(found: TpcgCardView | ClassicCardView, seat: number, zone: Zone): SceneCard {
  const one: TpcgCardView & ClassicCardView = found;
  return {
    number: one.number,
    key: one.key ?? null,
    name: one.name ?? "a face-down card",
    seat,
    zone,
    facing: FACINGS[one.face ?? "face up"] ?? "up",
    exhausted: one.exhausted ?? false,
    atk: one.atk ?? null,
    def: one.def ?? null,
    health: one.health ?? null,
    wounds: one.wounds ?? 0,
    counters: one.counters ?? {},
    keywords: one.keywords ?? [],
    main: one.main ?? false,
    level: one.level ?? 0,
    xp: one.xp ?? 0,
    frozen: one.frozen ?? false,
    protected: one.protected ?? false,
    reinforced: one.reinforced ?? false,
    column: one.column ?? null,
    bearer: one.bearer ?? null,
    equipment: [],
    fight: null,
  };
}

export function* allCards(scene: Scene): Generator<SceneCard> {
  for (const side of scene.sides) {
    yield* side.hand;
    for (const row of [...side.rows, ...side.hidden, ...side.aside]) yield* row.cards;
    yield* side.resources;
    yield* side.ko;
  }
  yield* scene.removed;
}

function attach(scene: Scene, equipment: SceneCard[]): void {
  for (const one of equipment) {
    const bearer = one.bearer === null ? undefined : scene.cards.get(one.bearer);
    bearer?.equipment.push(one);
  }
}

function mark(scene: Scene, number: number, part: "attacker" | "defender"): void {
  const found = scene.cards.get(number);
  if (found) found.fight = part;
}

/** The side to sit behind: the viewer's, or the first one's for a spectator. */
export function nearSide(scene: Scene): Side | undefined {
  return scene.sides.find((side) => side.seat === scene.viewer) ?? scene.sides[0];
}

/** The others, in the order in which they play after the near side. */
export function farSides(scene: Scene): Side[] {
  const near = nearSide(scene);
  if (!near) return [];
  const at = scene.sides.indexOf(near);
  return [...scene.sides.slice(at + 1), ...scene.sides.slice(0, at)];
}

/** Where the rules put the first character of an area. */
const MIDDLE = 5;

/** From the first to the last column that is taken or wanted, and no fewer than `least`. */
export function columnsOf(rows: Row[], wanted: number[] = [], least = 3): number[] {
  const taken = rows.flatMap((one) => one.cards.map((found) => found.column ?? MIDDLE));
  const all = taken.length + wanted.length > 0 ? [...taken, ...wanted] : [MIDDLE];
  const low = Math.min(...all);
  const held = Math.max(...all) - low + 1;
  const span = Math.max(held, least);
  // What is missing is added at both ends, so that a lone character stands in the middle.
  const first = low - Math.floor((span - held) / 2);
  return Array.from({ length: span }, (_, index) => first + index);
}
