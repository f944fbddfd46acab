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
  promise?: string | null;
  seat?: number | null;
}

/** Take one's last answer back: at once while nothing hidden was shown, else if the others agree. */
export interface AskUndo {
  type: "undo";
  seat?: number | null;
}

/** Who is asked; what exactly, only the asked seat learns. */
export interface AskView {
  seat: number;
  kind: string;
  prompt: number;
  options: OptionView[];
  shown: CardView[];
}

/** Sent now and then where a clock runs, to be sent back. */
export interface Beat {
  type: "beat";
  id: number;
}

/** A beat is answered at once: an answer's clock forgives as much as the way is known to take. */
export interface BeatBack {
  type: "beat";
  id: number;
}

/** A deck by the keys of its cards. */
export interface BroughtDeck {
  name?: string;
  leader?: string | null;
  cards?: Record<string, number>;
  levels?: string[];
  pile?: string[];
}

/** A card that a line speaks of. */
export interface CardName {
  name: string;
  key: string;
}

/**
 * How the deck does in games in which it draws a card, and in the others; the difference with its 95 %
 * interval.
 */
export interface CardPart {
  card: string;
  drawn: WinShare;
  not_drawn: WinShare;
  gain: number;
  low: number;
  high: number;
}

/** A card as a seat sees it; without `key` it is only known to be there. */
export interface CardView {
  number: number;
  key?: string | null;
  name?: string | null;
  owner?: number | null;
  face?: string;
  exhausted?: boolean;
  column?: number | null;
  bearer?: number | null;
  numbers?: Record<string, number>;
  counters?: Record<string, number>;
  keywords?: string[];
  marks?: string[];
  sign?: string;
  lasting?: LastingView[];
}

/** Every card of a game by key, and what the keywords on them mean. */
export interface Cards {
  game: string;
  cards: Record<string, PrintedCard>;
  keywords: Record<string, string>;
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

/** A deck by the keys of its cards. */
export interface Deck {
  name: string;
  leader: string | null;
  cards: Record<string, number>;
  levels?: string[];
  pile?: string[];
}

/** A deck as it was read, and everything that is wrong with it. */
export interface DeckChecked {
  deck: Deck | null;
  problems: DeckProblem[];
  faults: DeckFault[];
}

/** Why a deck may not be played, by which rule, and a way out where there is an easy one. */
export interface DeckFault {
  rule: string;
  card: string;
  words: string;
  fix?: string;
  fixed?: Deck | null;
}

/** Something that cannot be read. Line 0 is the list as a whole. */
export interface DeckProblem {
  line: number;
  words: string;
}

/** A deck in every format that is written. */
export interface DeckTexts {
  plain: string;
  octgn: string;
  cockatrice: string;
}

/** A deck of one's own, by its cards or as text in any format that Versus reads. */
export interface DeckWish {
  game: string;
  deck?: BroughtDeck | null;
  deck_list?: string | null;
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

/** Why a request was refused. */
export interface Fault {
  code: "already-asked" | "bad-deck" | "bad-message" | "bad-name" | "bad-origin" | "bad-reveal" | "bad-setup" | "bad-token" | "cards-changed" | "hello-first" | "internal" | "no-such-card" | "no-such-match" | "no-such-option" | "no-such-page" | "no-such-rule" | "no-such-seat" | "not-allowed" | "not-asked" | "not-over" | "not-started" | "not-your-question" | "nothing-to-undo" | "over" | "seat-lost" | "seat-taken" | "stale" | "started" | "storage" | "too-fast" | "too-large" | "too-many" | "too-slow" | "void";
  words: string;
}

/** Who fights whom. Without a defender it goes against a player, or the defender is out of it. */
export interface FightView {
  seat: number;
  attackers: number[];
  defender: number | null;
  against: number;
  direct: boolean;
  proposed: boolean;
}

/** The cards that a search finds, by game; none where it cannot be understood. */
export interface FoundCards {
  cards: Record<string, string[]>;
  understood: string;
  fault?: QueryFault | null;
}

/** A moment of a replay: what led to it, how it looked, what was asked, and what was answered. */
export interface Frame {
  at: number;
  turn: number;
  view: View;
  events: TableEvent[];
  log: LogLine[];
  asked?: number | null;
  prompt?: string | null;
  options?: string[];
  given?: number | null;
}

/** A game that can be played here. */
export interface Game {
  game: string;
  name: string;
  short: string;
  about: string;
  seats: number[];
  levels: string[];
  decks: Deck[];
  hand: number;
  verbs: string[];
  events: string[];
  phases: Phase[];
  stops: string[];
  usual_stops: string[];
  options: MatchOption[];
  presets: Preset[];
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
  server: string;
  pid: number;
  owned: number;
  servers: number;
}

/** The first message of a connection: the seats it plays, none for a spectator. */
export interface Hello {
  type: "hello";
  tokens?: string[];
  last?: number;
  version?: number;
}

/** A ticket for one person, and its link. */
export interface Invitation {
  seat: number;
  ticket: string;
  link: string;
}

/**
 * A new invitation to a seat, by whoever laid the table. It voids the one before and, while the game has
 * not started, takes the seat from whoever sits there.
 */
export interface InviteSeat {
  host: string;
  seat: number;
}

/**
 * Take a seat with a ticket and a secret of one's own; or change name, deck or promise with one's token
 * while the game has not started. The same request may be sent again when its answer was lost.
 */
export interface JoinSeat {
  ticket?: string | null;
  secret?: string | null;
  token?: string | null;
  name?: string | null;
  deck?: string | null;
  deck_list?: string | null;
  promise?: string | null;
}

/** One's seat, and the token that opens it from now on. */
export interface Joined {
  seat: number;
  token: string;
  match: Match;
}

/**
 * Something that lasts: what it does, for how long, and the card it comes from.
 *
 * In the words "{giver}" and "{giver's}" stand for the player of `seat`, "Ann" and "Ann's", "{player}" and
 * "{owner}" for that of `until_seat`. A view speaks to its own seat: there such a player is "you".
 */
export interface LastingView {
  words: string;
  until?: string;
  source?: string | null;
  seat?: number | null;
  until_seat?: number | null;
}

/** Give one's seat back, for good. */
export interface LeaveSeat {
  token: string;
}

export interface LeftSeat {
  seat: number;
  match: Match;
}

/** A lesson, by the titles of its steps. */
export interface LessonInfo {
  lesson: string;
  game: string;
  title: string;
  about: string;
  others: string[];
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

/** An effect that waits: its own number, its source and its targets, cards or effects, by theirs. */
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
  game: string;
  state: "over" | "running" | "waiting";
  commitment: string;
  seats: SeatState[];
  clock: ClockRule;
  agreed: string[];
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
  shares: Share[];
  result: Result | null;
  record: Record<string, unknown>;
  cards?: Record<string, unknown>;
}

/** Something that a table may agree on: one of some choices, or a number. */
export interface MatchOption {
  name: string;
  title: string;
  default: string | number;
  values: OptionValue[];
  least: number;
  most: number;
  rule?: string | null;
}

/** How the deck does against one of the house. */
export interface MatchUp {
  deck: string;
  share: WinShare;
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

/** The table of a rematch. Seats and secrets are as before: a token differs by the match alone. */
export interface NewTable {
  type: "new-table";
  match: string;
}

/**
 * Something that concerns everybody here: the database is away or back, computers think for less or again
 * for their usual time, the server stops.
 */
export interface Notice {
  type: "notice";
  code: "hurried" | "stopping" | "storage" | "storage-back" | "unhurried";
  words: string;
}

/** One option in words, and what it points at. Cards are numbers of the view, or of `view.ask.shown`. */
export interface Offer {
  verb: string;
  card?: number | null;
  other?: number | null;
  seat?: number | null;
  row?: string | null;
  column?: number | null;
  taken_from?: string | null;
  link?: number | null;
  number?: number | null;
  word?: string;
  words: string;
}

export interface OpenTable {
  game: string;
  seats: SeatWish[];
  clock?: ClockRule;
  options?: Record<string, string | number>;
  listed?: boolean;
}

/** One value of an option. */
export interface OptionValue {
  value: string;
  words: string;
  sides?: number[][];
  seats?: number | null;
}

/** One answer and what it points at. Cards and effects by number, rows by the names of their piles. */
export interface OptionView {
  verb: string;
  card?: number | null;
  other?: number | null;
  seat?: number | null;
  row?: string | null;
  column?: number | null;
  taken_from?: string | null;
  link?: number | null;
  number?: number | null;
  word?: string;
}

/** Pass for a while: until somebody does something, for this step or turn; null takes it back. */
export interface PassFor {
  type: "pass-for";
  until: "something" | "step" | "turn" | "turn regardless" | null;
  seat?: number | null;
}

/** A phase of a turn, and its steps. */
export interface Phase {
  name: string;
  steps: string[];
}

/** Cards that lie together. Of a hand only the cards that the viewer may see are here, of a deck none. */
export interface PileView {
  name: string;
  kind: string;
  count: number;
  cards: CardView[];
  area?: string;
  label?: string;
  middle?: number | null;
  on_its_way?: boolean;
}

export interface Ping {
  type: "ping";
  id?: number;
}

export interface Pong {
  type: "pong";
  id: number;
}

/** One power in words. */
export interface PowerSheet {
  kind: string;
  text: string;
  name?: string;
  written?: string;
  origin?: string;
}

/** Somebody came, left, took a seat, gave it back, or showed a nonce. */
export interface Presence {
  type: "presence";
  seats: SeatState[];
  spectators: number;
  state: "over" | "running" | "waiting";
  result?: Result | null;
}

/** Values of several options under one name, such as an edition of the rules. */
export interface Preset {
  name: string;
  title: string;
  values: Record<string, string | number>;
}

/** What is printed on a card; only what its type has. Text is in the words of this project. */
export interface PrintedCard {
  key: string;
  name: string;
  type: string;
  numbers?: Record<string, number>;
  teams?: string[];
  keywords?: string[];
  mentions?: string[];
  symbols?: string[];
  versions?: string[];
  identity?: string | null;
  traits?: string[];
  unique?: boolean;
  text?: string[];
  powers?: PowerSheet[];
  filled?: string[];
  inferred?: string[];
  models?: Record<string, string>;
  card_set: string;
  leads?: number;
  in_deck?: boolean;
}

/** What cannot be understood of a search, and where it stands. */
export interface QueryFault {
  kind: string;
  words: string;
  at: number;
  length: number;
  near: string[];
}

/** What the seat is asked. An answer names the question's number and the index of an option. */
export interface Question {
  number: number;
  seat: number;
  kind: "act" | "name" | "number" | "order" | "pick" | "yes/no";
  prompt: string;
  rule: string | null;
  options: Offer[];
  going_on: number | null;
  taking_back: number | null;
  idle: boolean;
  pass_for: string[];
  left_undone: number[];
}

/** What was sent has changed nothing, and why. */
export interface Refused {
  type: "refused";
  code: "already-asked" | "bad-deck" | "bad-message" | "bad-name" | "bad-origin" | "bad-reveal" | "bad-setup" | "bad-token" | "cards-changed" | "hello-first" | "internal" | "no-such-card" | "no-such-match" | "no-such-option" | "no-such-page" | "no-such-rule" | "no-such-seat" | "not-allowed" | "not-asked" | "not-over" | "not-started" | "not-your-question" | "nothing-to-undo" | "over" | "seat-lost" | "seat-taken" | "stale" | "started" | "storage" | "too-fast" | "too-large" | "too-many" | "too-slow" | "void";
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
  shares: Share[];
  dealt: string;
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
  reason: "changed" | "concede" | "full" | "game" | "left" | "time";
  words: string;
}

/** Tokens that a browser has kept. */
export interface Resume {
  tokens: string[];
}

/** Show the nonce that one promised, once everybody has taken a seat: the game starts when all have. */
export interface Reveal {
  type: "reveal";
  nonce: string;
  seat?: number | null;
}

export interface RuleBook {
  game: string;
  name: string;
  groups: Record<string, string>;
  rules: RuleEntry[];
  keywords: Record<string, string>;
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

export interface SearchExample {
  query: string;
  finds: string;
}

/** Somewhere to look. */
export interface SearchField {
  name: string;
  kind: "label" | "number" | "words";
  about: string;
  also: string[];
}

/** How a search is written. */
export interface SearchManual {
  signs: SearchExample[];
  fields: SearchField[];
  examples: SearchExample[];
  longest: number;
}

/** What opens a seat: the token of one's own, or the invitation for a friend, each with its link. */
export interface SeatKey {
  seat: number;
  kind: "friend" | "me";
  link: string;
  token?: string | null;
  ticket?: string | null;
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
  windows?: number;
  conceded?: boolean;
  promise?: string;
  owes?: "nonce" | "promise" | null;
}

/** Who is to sit in a seat: the opener, somebody with an invitation, or the computer. */
export interface SeatWish {
  kind: "computer" | "friend" | "me";
  name?: string | null;
  deck?: string | null;
  deck_list?: string | null;
  level?: string | null;
  secret?: string | null;
  promise?: string | null;
}

/** Where a seat wants to be asked, by the names that the game lists; elsewhere it passes by itself. */
export interface SetStops {
  type: "stops";
  stops: string[];
  seat?: number | null;
}

/** What a seat added to the shuffle: the promise it made, and the nonce that it showed afterwards. */
export interface Share {
  seat: number;
  promise?: string;
  nonce?: string;
}

/**
 * One player's side of the table.
 *
 * Rows that teammates share are told once, with the viewer's own side or that of the first of them: the
 * others' sides have no rows.
 */
export interface SideView {
  seat: number;
  out: boolean;
  numbers: Record<string, number>;
  piles: PileView[];
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
  view: View;
  asked: number | null;
  question?: Question | null;
  events?: TableEvent[];
  log?: LogLine[];
  anew?: boolean;
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
  host: string;
  seats: SeatKey[];
  watch: string;
}

/** How a test stands: a line of the answer, which ends with the line that says how it ended. */
export interface TrialTold {
  played: number;
  planned: number;
  undecided: number;
  end: "broken" | "played" | "stopping" | "time" | null;
  player: string;
  whole: WinShare;
  first: WinShare;
  second: WinShare;
  match_ups: MatchUp[];
  cards: CardPart[];
}

/** A deck to be tested in laboratory games against decks of the house. */
export interface TrialWish {
  game: string;
  deck?: BroughtDeck | null;
  deck_list?: string | null;
  games?: number;
  against?: string[];
}

/** An undo that waits for others to agree. */
export interface UndoAsked {
  by: number;
  waits_for: number[];
}

/** The whole table for one pair of eyes. */
export interface View {
  game: string;
  viewer: number | null;
  turn: number;
  first: number;
  active: number;
  acting: number;
  passes: number;
  phase: string;
  step: string;
  order?: string[];
  numbers: Record<string, number>;
  over: boolean;
  winners: number[];
  teams: number[][];
  sides: SideView[];
  piles: PileView[];
  fights: FightView[];
  chain: LinkView[];
  lasting: LastingView[];
  ask: AskView | null;
}

/** The answer to hello: the table as it stands. A step follows if the game has started. */
export interface Welcome {
  type: "welcome";
  match: string;
  game: string;
  state: "over" | "running" | "waiting";
  you: number[];
  number: number;
  commitment: string;
  seats: SeatState[];
  spectators: number;
  clock: ClockRule;
  agreed: string[];
  chat: Line[];
  stops?: string[];
  undo?: UndoAsked | null;
  rematch?: Rematch | null;
  result?: Result | null;
  version?: number;
}

/** A win rate with its 95 % interval. A tie counts half. */
export interface WinShare {
  games: number;
  rate: number;
  low: number;
  high: number;
}

/** Something one might do with a card; where it is forbidden, the reason and its rule. */
export interface Wish {
  words: string;
  verb: string;
  allowed: boolean;
  reason?: string;
  rule?: string;
}

export type ClientMessage = Hello | Answer | Explain | Say | Mute | AskUndo | Consent | Concede | AskRematch | Reveal | SetStops | PassFor | Ping | BeatBack;

export type ServerMessage = Welcome | Step | Explanation | Said | Presence | Courtesy | NewTable | Notice | Refused | Pong | Beat;
