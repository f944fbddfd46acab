// Everything one browser knows of a table, and everything it can do there.
import type {
  ClientMessage,
  ClockRule,
  ClockState,
  Explanation,
  Line as ChatLine,
  LogLine,
  PassFor,
  Question,
  Rematch,
  Result,
  SeatState,
  ServerMessage,
  Step,
  UndoAsked,
  Welcome,
} from "../protocol";
import { meant, reading } from "./gestures";
import { dutiesOf, noteCommitment, noteShown, promiseAnew } from "./luck";
import type { Thing } from "./meaning";
import { Pace } from "./pace";
import { sceneOf, type Scene } from "./scene";
import { settings } from "./settings.svelte";
import { promiseAgain } from "./sitting";
import { isFinal, Line, tableAddress, type LineState, type Socket } from "./socket";
import { cueOf, play } from "./sound";
import { marks, splashes, type Mark, type Splash } from "./splash";

const MARK_TIME = 1_100;
const SPLASH_TIME = 1_900;
const NOTE_TIME = 6_000;

export class Table {
  readonly match: string;
  readonly tokens: string[];

  line = $state<LineState>("connecting");
  game = $state<Welcome["game"] | null>(null);
  state = $state<Welcome["state"]>("waiting");
  seats = $state<SeatState[]>([]);
  you = $state<number[]>([]);
  spectators = $state(0);
  commitment = $state("");
  clock = $state<ClockRule>({});
  /** What the table agreed on that is not as usual. */
  agreed = $state<string[]>([]);
  chat = $state<ChatLine[]>([]);
  muted = $state<number[]>([]);
  stops = $state<string[]>([]);
  undoAsked = $state<UndoAsked | null>(null);
  rematch = $state<Rematch | null>(null);
  /** The table of a rematch. */
  newTable = $state<string | null>(null);
  /** Why this table cannot be opened, or no longer. */
  closedFor = $state("");
  /** Whether that is because a seat is not one's own, or no longer. */
  notMine = $state(false);
  /** Own seats whose number for the shuffle lies in another browser. */
  elsewhere = $state<number[]>([]);

  scene = $state.raw<Scene | null>(null);
  question = $state.raw<Question | null>(null);
  asked = $state<number | null>(null);
  log = $state<LogLine[]>([]);
  /** What the last step told, for whoever listens instead of looking. */
  news = $state("");
  clocks = $state<ClockState | null>(null);
  clocksAt = $state(0);
  canUndo = $state(false);
  result = $state<Result | null>(null);

  explanation = $state<Explanation | null>(null);
  explainedCard = $state<number | null>(null);
  note = $state("");
  notice = $state("");
  splash = $state.raw<Splash | null>(null);
  marks = $state<(Mark & { id: number })[]>([]);
  /** At a shared screen: the seat whose turn it is to look. */
  handOver = $state<number | null>(null);
  sent = $state<number | null>(null);

  /** The cards touched since what can be taken back began. */
  private begun = $state.raw<number[]>([]);
  reading = $derived(
    this.question && this.scene && this.sent !== this.question.number
      ? reading(this.question, this.scene, this.begun)
      : null,
  );
  seat = $derived(this.scene?.viewer ?? null);
  /** Only computers sit across: nobody learns anything when a lone pass is given at once. */
  alone = $derived(this.seats.every((one) => one.kind === "computer" || this.you.includes(one.seat)));

  private last = 0;
  private ids = 0;
  private explaining = 0;
  private readonly promising = new Set<number>();
  private plan: Thing[] = [];
  private touched: number[] = [];
  private latest: Record<number, Step> = {};
  private shownSeat: number | null | undefined;
  private readonly wire: Line;
  private readonly pace: Pace;
  private noteTimer: ReturnType<typeof setTimeout> | undefined;
  private splashTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(match: string, tokens: string[], make?: () => Socket) {
    this.match = match;
    this.tokens = tokens;
    this.pace = new Pace(
      (step) => this.show(step),
      () => settings.calm,
    );
    const dial = make ?? (() => new WebSocket(tableAddress(match, location)) as unknown as Socket);
    this.wire = new Line(dial, tokens, {
      last: () => this.last,
      heard: (message) => this.heard(message),
      changed: (state) => (this.line = state),
    });
  }

  open(): void {
    this.wire.open();
  }

  close(): void {
    this.pace.clear();
    clearTimeout(this.noteTimer);
    clearTimeout(this.splashTimer);
    this.wire.close();
  }

  retry(): void {
    this.wire.retry();
  }

  nameOf(seat: number | null): string {
    if (seat === null) return "";
    if (seat === this.seat) return "You";
    const name = this.seats.find((one) => one.seat === seat)?.name;
    if (!name) return `Player ${seat + 1}`;
    const namesakes = this.seats.filter((one) => one.name === name).map((one) => one.seat);
    return namesakes.length > 1 ? `${name} ${namesakes.indexOf(seat) + 1}` : name;
  }

  // What one can do

  /** `then` is what the questions that follow are about. */
  answer(option: number, then: Thing[] = []): void {
    const question = this.question;
    if (!question || this.sent === question.number) return;
    const card = question.options[option]?.card;
    this.touched = [...(this.reading?.begun ?? []), ...(card == null ? [] : [card])];
    this.plan = then;
    this.explanation = null;
    if (this.say({ type: "answer", question: question.number, option, seat: question.seat })) {
      this.sent = question.number;
    }
  }

  explain(card: number): void {
    if (this.seat === null) return;
    this.explaining += 1;
    this.explainedCard = card;
    this.explanation = null;
    this.say({ type: "explain", id: this.explaining, card, seat: this.seat });
  }

  chatter(text: string): void {
    const words = text.trim();
    if (words) this.say({ type: "say", text: words, seat: this.seat });
  }

  mute(who: number, muted: boolean): void {
    this.muted = muted ? [...this.muted, who] : this.muted.filter((one) => one !== who);
    this.say({ type: "mute", who, muted });
  }

  undo(): void {
    this.say({ type: "undo", seat: this.seat });
  }

  consent(agree: boolean): void {
    this.say({ type: "consent", agree, seat: this.seat });
    this.undoAsked = null;
  }

  concede(): void {
    this.say({ type: "concede", seat: this.seat });
  }

  async wantRematch(): Promise<void> {
    const promise = await promiseAnew();
    this.say({ type: "rematch", promise, seat: this.seat });
  }

  setStops(stops: string[]): void {
    this.stops = stops;
    settings.set({ stops });
    this.say({ type: "stops", stops, seat: this.seat });
  }

  passFor(until: PassFor["until"]): void {
    this.say({ type: "pass-for", until, seat: this.seat });
  }

  /** See at once what is still waiting to be shown. */
  skip(): void {
    this.pace.flush();
    this.splash = null;
  }

  takeOver(): void {
    if (this.handOver === null) return;
    this.shownSeat = this.handOver;
    this.handOver = null;
    const step = this.latest[this.shownSeat];
    if (step) this.show({ ...step, events: [] });
  }

  private say(message: ClientMessage): boolean {
    const went = this.wire.send(message);
    if (!went) this.tell("The line is broken. It is being mended; nothing is lost.");
    return went;
  }

  // What one is told

  private heard(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.welcomed(message);
        break;
      case "step":
        this.stepped(message);
        break;
      case "presence":
        this.seats = message.seats;
        this.spectators = message.spectators;
        this.state = message.state;
        this.result ??= message.result ?? null;
        this.addToShuffle();
        break;
      case "said":
        this.chat.push(message.line);
        break;
      case "explanation":
        if (message.id === this.explaining) this.explanation = message;
        break;
      case "courtesy":
        this.undoAsked = message.undo ?? null;
        this.rematch = message.rematch ?? this.rematch;
        break;
      case "new-table":
        this.newTable = message.match;
        break;
      case "notice":
        this.notice = ["storage-back", "unhurried"].includes(message.code) ? "" : message.words;
        if (message.code === "storage-back") this.tell(message.words);
        break;
      case "refused":
        if (isFinal(message)) {
          this.closedFor = message.words;
          this.notMine = message.code === "bad-token" || message.code === "seat-lost";
        }
        this.refused(message.code, message.words, message.id ?? null);
        break;
      case "pong":
        break;
    }
  }

  private welcomed(welcome: Welcome): void {
    this.game = welcome.game;
    this.state = welcome.state;
    this.seats = welcome.seats;
    this.you = welcome.you;
    this.spectators = welcome.spectators;
    this.commitment = welcome.commitment;
    this.clock = welcome.clock;
    this.agreed = welcome.agreed;
    this.chat = welcome.chat;
    this.stops = welcome.stops ?? [];
    this.undoAsked = welcome.undo ?? null;
    this.rematch = welcome.rematch ?? null;
    this.result ??= welcome.result ?? null;
    this.notice = "";
    // An answer that was on its way when the line broke may not have arrived.
    this.sent = null;
    if (welcome.state === "waiting" && welcome.you.length > 0)
      noteCommitment(welcome.match, welcome.commitment);
    this.addToShuffle();
    const kept = settings.kept.stops;
    // A game without stops has none to set.
    if (kept && welcome.stops?.length && welcome.you.length === 1) this.setStops(kept);
  }

  /** Show the numbers that were promised, or promise others, as far as the start waits for it. */
  private addToShuffle(): void {
    if (this.state !== "waiting") return;
    const duties = dutiesOf(this.match, this.commitment, this.seats, this.you);
    if (duties.broken) this.notice = "The server has changed its promise for the shuffle. Do not play here.";
    this.elsewhere = duties.elsewhere;
    for (const { seat, nonce } of duties.reveal) {
      noteShown(this.match, this.seats, seat);
      this.say({ type: "reveal", nonce, seat });
    }
    for (const seat of duties.promise) void this.promise(seat);
  }

  /** Promise another number for a seat, one request at a time. */
  async promise(seat: number): Promise<void> {
    if (this.promising.has(seat)) return;
    this.promising.add(seat);
    try {
      await promiseAgain(this.match, seat);
    } catch (error) {
      this.tell((error as Error).message);
    }
    this.promising.delete(seat);
  }

  private stepped(step: Step): void {
    this.last = Math.max(this.last, step.number);
    this.state = step.result ? "over" : "running";
    if (step.seat !== null) this.latest[step.seat] = step;
    this.shownSeat ??= step.seat;
    if (step.seat === this.shownSeat) {
      this.pace.take(step);
    } else if (step.question && step.seat !== null) {
      this.handOver = step.seat;
    }
  }

  private refused(code: string, words: string, id: number | null): void {
    this.sent = null;
    this.plan = [];
    if (id !== null && id === this.explaining) this.explainedCard = null;
    if (code !== "stale") this.tell(words);
  }

  private show(step: Step): void {
    const before = this.scene;
    const scene = sceneOf(step.view);
    const events = step.events ?? [];
    const anew = step.since === 0 || step.anew;
    if (before && !anew) {
      const [splash] = splashes(events, before, scene);
      if (splash) this.splashed(splash);
      this.marked(marks(events));
      const cue = settings.kept.sound ? cueOf(events, step.question != null) : null;
      if (cue) play(cue);
    }
    this.scene = scene;
    this.question = step.question ?? null;
    this.begun = this.touched;
    this.touched = [];
    this.asked = step.asked;
    this.log = anew ? (step.log ?? []) : [...this.log, ...(step.log ?? [])];
    if (step.log?.length)
      this.news = step.log
        .slice(-6)
        .map((line) => line.words)
        .join(" ");
    this.clocks = step.clocks ?? null;
    this.clocksAt = Date.now();
    this.canUndo = step.can_undo ?? false;
    this.result = step.result ?? null;
    this.sent = null;
    this.undoAsked = null;
    if (this.explainedCard !== null && !scene.cards.has(this.explainedCard)) this.explainedCard = null;
    this.explanation = null;
    this.goOn(scene);
  }

  /** Answer what a gathered gesture has decided already, and what leaves no choice. */
  private goOn(scene: Scene): void {
    const question = this.question;
    if (!question) return;
    const [next, ...rest] = this.plan;
    this.plan = [];
    if (next) {
      const option = meant(reading(question, scene), next, scene);
      if (option !== null) {
        this.answer(option, rest);
        return;
      }
    }
    if (settings.kept.hurry && this.alone && question.idle && question.going_on !== null)
      this.answer(question.going_on);
  }

  private splashed(splash: Splash): void {
    this.splash = splash;
    clearTimeout(this.splashTimer);
    this.splashTimer = setTimeout(() => (this.splash = null), SPLASH_TIME);
  }

  private marked(found: Mark[]): void {
    for (const mark of found) {
      const id = ++this.ids;
      this.marks.push({ ...mark, id });
      setTimeout(() => (this.marks = this.marks.filter((one) => one.id !== id)), MARK_TIME);
    }
  }

  /** A note for the person, for a while. */
  tell(words: string): void {
    this.note = words;
    clearTimeout(this.noteTimer);
    this.noteTimer = setTimeout(() => (this.note = ""), NOTE_TIME);
  }
}
