// Written by make docs, from versus/server/protocol.py and bodies.py.

/** An answer to the question of that number. Any other number is stale, and nothing happens. */
export interface Answer {
  type: "answer";
  question: number;
  option: number;
  seat?: number | null;
}

/** Play again: a new table is laid as soon as everybody has asked for it. */
export interface AskRematch {
  type: "rematch";
  seat?: number | null;
}

/** Take one's last answer back: at once while nothing hidden was shown, else if the others agree. */
export interface AskUndo {
  type: "undo";
  seat?: number | null;
}

/** An attack, proposed or under way. */
export interface AttackView {
  seat: number;
  attackers: number[];
  defender: number | null;
  target: number;
  direct: boolean;
  team: boolean;
}

/** A card that a line speaks of. */
export interface CardName {
  name: string;
  key: string;
}

/** One option. Cards are numbers of the view; `view.ask.options` shows them whole, in the same order. */
export interface Choice {
  words: string;
  verb: string;
  card?: number | null;
  other?: number | null;
  side?: number | null;
  amount?: number | null;
  word?: string;
}

/** Who is asked; what exactly only the asked seat learns. */
export interface ClassicAskView {
  seat: number;
  kind: string;
  prompt: number;
  options: ClassicOptionView[];
}

/** A card as a seat sees it. */
export interface ClassicCardView {
  number: number;
  key?: string | null;
  name?: string | null;
  owner?: number | null;
  face?: string;
  exhausted?: boolean;
  row?: string;
  column?: number | null;
  atk?: number | null;
  def?: number | null;
  keywords?: string[];
  protected?: boolean;
  reinforced?: boolean;
  bearer?: number | null;
  counters?: Record<string, number>;
  willpower?: number;
  boosted?: boolean;
  sign?: string;
}

/** One answer, by index in the question. */
export interface ClassicOptionView {
  verb: number;
  card?: ClassicCardView | null;
  other?: ClassicCardView | null;
  number?: number;
  word?: string;
}

/** One player's side of the table. */
export interface ClassicSideView {
  seat: number;
  endurance: number;
  deck: number;
  hand: number;
  hand_cards: ClassicCardView[];
  front: ClassicCardView[];
  support: ClassicCardView[];
  hidden_front: ClassicCardView[];
  hidden_support: ClassicCardView[];
  resources: ClassicCardView[];
  equipment: ClassicCardView[];
  ko: ClassicCardView[];
}

/** The whole table as one seat sees it. */
export interface ClassicView {
  game: "classic";
  viewer: number | null;
  turn: number;
  initiative: number;
  phase: string;
  step: string;
  stepper: number;
  priority: number;
  passes: number;
  resource_points: number;
  over: boolean;
  winners: number[];
  sides: ClassicSideView[];
  removed: ClassicCardView[];
  chain: LinkView[];
  proposal: AttackView | null;
  attack: AttackView | null;
  ask: ClassicAskView | null;
}

/** No clock; so many seconds for each answer; or so many for the game, and an increment per answer. */
export interface ClockRule {
  kind?: "chess" | "move" | "none";
  seconds?: number;
  increment?: number;
}

/** How much time each seat has left as the message leaves, and whose time runs. */
export interface ClockState {
  running: number | null;
  left: number[];
}

export interface CombatView {
  attackers: number[];
  defender: number | null;
  acting: number;
  passes: number;
}

export interface Concede {
  type: "concede";
  seat?: number | null;
}

/** Whether one agrees to the undo that was asked for. */
export interface Consent {
  type: "consent";
  agree: boolean;
  seat?: number | null;
}

/** Who asks whom for an undo or a rematch. */
export interface Courtesy {
  type: "courtesy";
  number: number;
  undo?: UndoAsked | null;
  rematch?: Rematch | null;
}

/** A deck on the shelf. */
export interface Deck {
  name: string;
  leader: string | null;
  cards: Record<string, number>;
}

/** What can be done with a card and what cannot, or only about one verb, and why. */
export interface Explain {
  type: "explain";
  id: number;
  card: number;
  verb?: string | null;
  seat?: number | null;
}

/** The answer to explain. */
export interface Explanation {
  type: "explanation";
  id: number;
  card: number;
  name: string;
  wishes: Wish[];
}

/** What is printed on a card; only what its type has. Text is in the words of this project. */
export interface Face {
  key: string;
  name: string;
  card_set: string;
  type: string;
  cost?: number | null;
  teams?: string[];
  atk?: number | null;
  def?: number | null;
  health?: number | null;
  level?: number | null;
  keywords?: string[];
  symbols?: string[];
  versions?: string[];
  identity?: string | null;
  unique?: boolean;
  text?: string[];
  filled?: string[];
  inferred?: string[];
}

/** Every card of a game, by key. */
export interface Faces {
  game: "2pcg" | "classic";
  cards: Record<string, Face>;
}

/** Why a request was refused. */
export interface Fault {
  code: "already-asked" | "bad-deck" | "bad-message" | "bad-name" | "bad-origin" | "bad-setup" | "bad-token" | "cards-changed" | "hello-first" | "internal" | "no-such-card" | "no-such-match" | "no-such-option" | "no-such-page" | "no-such-rule" | "no-such-seat" | "not-allowed" | "not-asked" | "not-over" | "not-started" | "not-your-question" | "nothing-to-undo" | "over" | "seat-taken" | "stale" | "started" | "storage" | "too-fast" | "too-large" | "too-many";
  words: string;
}

/** A moment of a replay: what led to it, how it looked, what was asked, and what was answered. */
export interface Frame {
  at: number;
  turn: number;
  view: TpcgView | ClassicView;
  events: TableEvent[];
  log: LogLine[];
  asked?: number | null;
  prompt?: string | null;
  options?: string[];
  given?: number | null;
}

/** A game that can be played here. */
export interface Game {
  game: "2pcg" | "classic";
  name: string;
  seats: number[];
  levels: string[];
  decks: Deck[];
  verbs: string[];
  events: string[];
  stops: string[];
  usual_stops: string[];
}

export interface Games {
  games: Game[];
}

export interface Health {
  status: "ok" | "stopping" | "storage";
  version: string;
  build: string;
  database: string;
  tables: number;
}

/** The first message of a connection: the seats it plays, none for a spectator. */
export interface Hello {
  type: "hello";
  tokens?: string[];
  last?: number;
  version?: number;
}

export interface JoinSeat {
  token: string;
  name?: string | null;
  deck?: string | null;
  deck_list?: string | null;
}

export interface Joined {
  seat: number;
  match: Match;
}

/** A lesson, by the titles of its steps. */
export interface LessonInfo {
  lesson: string;
  game: "2pcg" | "classic";
  title: string;
  about: string;
  rival: string;
  steps: string[];
}

/** Where a step of a lesson stands: the table, and what the lesson says about it. */
export interface LessonMoment {
  step: Step;
  answers: number[];
  done: boolean;
  say: string;
  do: string;
  rules: string[];
  hints: number[];
  wrong?: string;
  explanation?: Explanation | null;
}

/** The answers that stand in a step of a lesson, and one to try; or a card to explain. */
export interface LessonTry {
  answers?: number[];
  tried?: number | null;
  explain?: number | null;
}

export interface Lessons {
  lessons: LessonInfo[];
}

/** A line of chat. */
export interface Line {
  number: number;
  seat: number;
  name: string;
  text: string;
}

/** An effect on the chain: its own number, its source and its targets, cards or effects, by theirs. */
export interface LinkView {
  number: number;
  seat: number;
  source: number | null;
  targets: number[];
}

/** A sentence of the log, and the cards it names. */
export interface LogLine {
  words: string;
  number: number;
  cards?: CardName[];
}

/** A table, as anybody may know it. */
export interface Match {
  match: string;
  game: "2pcg" | "classic";
  state: "over" | "running" | "waiting";
  commitment: string;
  seats: SeatState[];
  clock: ClockRule;
  created: number;
  updated: number;
  number: number;
  result?: Result | null;
}

/** The export of a finished match: `versus verify` checks it, `versus replay` shows it. */
export interface MatchFile {
  format: string;
  version: number;
  match: string;
  names: string[];
  commitment: string;
  salt: string;
  seed: string;
  result: Result | null;
  record: Record<string, unknown>;
}

/** A table one has a seat at. */
export interface Mine {
  seat: number;
  token: string;
  asked: boolean;
  match: Match;
}

/** Hear no more, or again, from a seat. */
export interface Mute {
  type: "mute";
  who: number;
  muted?: boolean;
}

export interface MyTables {
  tables: Mine[];
}

/** The table of a rematch, with the tokens for the seats of this connection. */
export interface NewTable {
  type: "new-table";
  match: string;
  tokens: string[];
}

/** Something that concerns everybody here: the database is away or back, the server stops. */
export interface Notice {
  type: "notice";
  code: "stopping" | "storage" | "storage-back";
  words: string;
}

export interface OpenTable {
  game: "2pcg" | "classic";
  seats: SeatWish[];
  clock?: ClockRule;
  listed?: boolean;
}

/** Pass for a while: until somebody does something, for this step or turn; null takes it back. */
export interface PassFor {
  type: "pass-for";
  until: "something" | "step" | "turn" | "turn regardless" | null;
  seat?: number | null;
}

export interface Ping {
  type: "ping";
  id?: number;
}

export interface Pong {
  type: "pong";
  id: number;
}

/** Somebody came, left, took a seat or changed a name. */
export interface Presence {
  type: "presence";
  seats: SeatState[];
  spectators: number;
  state: "over" | "running" | "waiting";
}

/** What the seat is asked. An answer names the question's number and the index of an option. */
export interface Question {
  number: number;
  seat: number;
  kind: "act" | "name" | "number" | "order" | "pick" | "yes/no";
  prompt: string;
  rule: string | null;
  options: Choice[];
}

/** What was sent has changed nothing, and why. */
export interface Refused {
  type: "refused";
  code: "already-asked" | "bad-deck" | "bad-message" | "bad-name" | "bad-origin" | "bad-setup" | "bad-token" | "cards-changed" | "hello-first" | "internal" | "no-such-card" | "no-such-match" | "no-such-option" | "no-such-page" | "no-such-rule" | "no-such-seat" | "not-allowed" | "not-asked" | "not-over" | "not-started" | "not-your-question" | "nothing-to-undo" | "over" | "seat-taken" | "stale" | "started" | "storage" | "too-fast" | "too-large" | "too-many";
  words: string;
  question?: number | null;
  id?: number | null;
}

/** Who wants to play again. */
export interface Rematch {
  wanted_by: number[];
  match?: string | null;
}

/** A stretch of a finished game as one seat saw it, or a spectator. */
export interface Replay {
  match: Match;
  seed: string;
  salt: string;
  seat: number | null;
  answers: number;
  turns: number[];
  frames: Frame[];
}

/** Finished games, the latest first. */
export interface Replays {
  replays: Match[];
}

/** How a game ended. */
export interface Result {
  winners: number[];
  reason: "concede" | "game" | "time";
  words: string;
}

/** Tokens that a browser has kept. */
export interface Resume {
  tokens: string[];
}

export interface RuleBook {
  game: "2pcg" | "classic";
  name: string;
  groups: Record<string, string>;
  rules: RuleEntry[];
}

/** A rule of the ledger, in our own words. */
export interface RuleEntry {
  id: string;
  group: string;
  title: string;
}

export interface Said {
  type: "said";
  number: number;
  line: Line;
}

/** A line of chat. */
export interface Say {
  type: "say";
  text: string;
  seat?: number | null;
}

/** A seat's token, and the link to share where it is a friend's. */
export interface SeatKey {
  seat: number;
  kind: "friend" | "me";
  token: string;
  link: string;
}

/** Who sits where. */
export interface SeatState {
  seat: number;
  name: string;
  kind: "computer" | "person";
  ready: boolean;
  level?: string | null;
  deck?: string | null;
  connected?: boolean;
  conceded?: boolean;
}

/** Who is to sit in a seat: the opener, somebody with the link, or the computer. */
export interface SeatWish {
  kind: "computer" | "friend" | "me";
  name?: string | null;
  deck?: string | null;
  deck_list?: string | null;
  level?: string | null;
}

/** Where a seat wants to be asked, by the names that the game lists; elsewhere it passes by itself. */
export interface SetStops {
  type: "stops";
  stops: string[];
  seat?: number | null;
}

/**
 * Where the game stands now for one pair of eyes, and all that happened after entry `since`.
 *
 * Connections with several seats get one for each.
 */
export interface Step {
  type: "step";
  number: number;
  since: number;
  seat: number | null;
  view: TpcgView | ClassicView;
  asked: number | null;
  question?: Question | null;
  events?: TableEvent[];
  log?: LogLine[];
  clocks?: ClockState | null;
  can_undo?: boolean;
  result?: Result | null;
}

/** Something that happened, as the seat may know it: for animations. Cards by their number in views. */
export interface TableEvent {
  kind: string;
  seat?: number | null;
  card?: number | null;
  key?: string | null;
  other?: number | null;
  by?: number[];
  amount?: number;
  word?: string;
}

export interface TableOpened {
  match: string;
  commitment: string;
  seats: SeatKey[];
  watch: string;
}

/** Who is asked; what exactly only the asked seat learns. */
export interface TpcgAskView {
  seat: number;
  kind: string;
  prompt: number;
  options: TpcgOptionView[];
}

/** A card as a seat sees it. */
export interface TpcgCardView {
  number: number;
  key?: string | null;
  name?: string | null;
  owner?: number | null;
  face?: string;
  exhausted?: boolean;
  atk?: number | null;
  def?: number | null;
  health?: number | null;
  wounds?: number;
  counters?: Record<string, number>;
  keywords?: string[];
  main?: boolean;
  level?: number;
  xp?: number;
  frozen?: boolean;
  bearer?: number | null;
  protected?: boolean;
}

/** One answer, by index in the question. Cards that only this question shows come along. */
export interface TpcgOptionView {
  verb: number;
  card?: TpcgCardView | null;
  other?: TpcgCardView | null;
  side?: number;
  number?: number;
  word?: string;
}

/** One player's side of the table. */
export interface TpcgSideView {
  seat: number;
  alive: boolean;
  deck: number;
  hand: number;
  hand_cards: TpcgCardView[];
  front: TpcgCardView[];
  back: TpcgCardView[];
  resources: TpcgCardView[];
  equipment: TpcgCardView[];
  ko: TpcgCardView[];
  level_up: TpcgCardView[];
  pile: TpcgCardView[];
  playing: TpcgCardView[];
}

/** The whole table for one seat. */
export interface TpcgView {
  game: "2pcg";
  viewer: number | null;
  turn: number;
  active: number;
  first: number;
  phase: string;
  step: string;
  recruit_points: number;
  over: boolean;
  winners: number[];
  sides: TpcgSideView[];
  removed: TpcgCardView[];
  combat: CombatView | null;
  ask: TpcgAskView | null;
}

/** An undo that waits for others to agree. */
export interface UndoAsked {
  by: number;
  waits_for: number[];
}

/** The answer to hello: the table as it stands. A step follows if the game has started. */
export interface Welcome {
  type: "welcome";
  match: string;
  game: "2pcg" | "classic";
  state: "over" | "running" | "waiting";
  you: number[];
  number: number;
  commitment: string;
  seats: SeatState[];
  spectators: number;
  clock: ClockRule;
  chat: Line[];
  stops?: string[];
  undo?: UndoAsked | null;
  rematch?: Rematch | null;
  version?: number;
}

/** Something one might do with a card; where it is forbidden, the reason and its rule. */
export interface Wish {
  words: string;
  verb: string;
  allowed: boolean;
  reason?: string;
  rule?: string;
}

export type ClientMessage = Hello | Answer | Explain | Say | Mute | AskUndo | Consent | Concede | AskRematch | SetStops | PassFor | Ping;

export type ServerMessage = Welcome | Step | Explanation | Said | Presence | Courtesy | NewTable | Notice | Refused | Pong;
