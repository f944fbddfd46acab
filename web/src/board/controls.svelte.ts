// The hand that plays: what is held, looked at, dragged, and what a touch does. One per board.
import { getContext, setContext } from "svelte";
import { spoken } from "../cards/facts";
import { screen } from "../play/screen.svelte";
import { settings } from "../play/settings.svelte";
import { gesturesWith, drop, litCards, litPlaces, tap, type Outcome, type Reading } from "../play/gestures";
import { sameThing, type Gesture, type Thing } from "../play/meaning";
import type { Scene, SceneCard } from "../play/scene";
import type { Mark, Splash } from "../play/splash";
import type { Cards, Explanation, Game, PrintedCard, Question, Result } from "../protocol";

/** Whatever a board stands before: a live table, a lesson, or a replay that can only be looked at. */
export interface Host {
  readonly scene: Scene | null;
  readonly reading: Reading | null;
  readonly seat: number | null;
  readonly asked: number | null;
  readonly marks: (Mark & { id: number })[];
  readonly splash: Splash | null;
  readonly explanation: Explanation | null;
  readonly explainedCard: number | null;
  readonly result: Result | null;
  nameOf(seat: number | null): string;
  answer(option: number, then?: Thing[]): void;
  explain(card: number): void;
}

export interface Look {
  key: string;
  number: number | null;
}

export interface Menu {
  card: number | null;
  gestures: Gesture[];
}

/** Questions that are about one of the lit things and nothing else. */
const CHOOSING: Question["kind"][] = ["pick", "order"];

export class Controls {
  readonly host: Host;
  private readonly book: () => Cards;
  private readonly gameBook: () => Game | null;

  held = $state<number | null>(null);
  menu = $state.raw<Menu | null>(null);
  look = $state.raw<Look | null>(null);
  /** On a small screen the card in focus is a sheet that opens. */
  sheet = $state(false);
  /** The card of that sheet, if something can be done with it. */
  private considered = $state<number | null>(null);
  dragged = $state.raw<{ number: number; x: number; y: number } | null>(null);

  /** Whether one is asked once more before something is left undone; a lesson says itself what to do. */
  warns = true;
  /** The question at which one is asked so. */
  private doubted = $state<number | null>(null);

  lit = $derived.by(() => {
    const scene = this.host.scene;
    return scene ? litCards(this.host.reading, this.holding, scene) : new Set<number>();
  });
  places = $derived.by(() => litPlaces(this.host.reading, this.holding));

  constructor(host: Host, book: () => Cards, game: () => Game | null) {
    this.host = host;
    this.book = book;
    this.gameBook = game;
  }

  get scene(): Scene | null {
    return this.host.scene;
  }

  /** What is held still counts only while the question offers something for it. */
  get holding(): number | null {
    return this.held !== null && gesturesWith(this.host.reading, this.held).length > 0 ? this.held : null;
  }

  /** What is played here; null until the server has told. */
  get game(): Game | null {
    return this.gameBook();
  }

  /** What keywords mean, by their names. */
  get meanings(): Record<string, string> {
    return this.book().keywords;
  }

  faceOf(key: string | null): PrintedCard | undefined {
    return key === null ? undefined : this.book().cards[key];
  }

  readonly nameOf = (seat: number | null): string => this.host.nameOf(seat);

  /** A card and what can be done with it, for whoever listens. */
  labelOf(card: SceneCard): string {
    return spoken(card, this.faceOf(card.key), this.nameOf) + this.canWith(card.number);
  }

  /** In hand: what one holds, and what a declaration was begun with. */
  isHeld(number: number): boolean {
    return this.holding === number || (this.host.reading?.begun.includes(number) ?? false);
  }

  /** Nothing can be done with it now: in one's own hand, and wherever one of several things is to be chosen. */
  isDim(card: SceneCard): boolean {
    const read = this.host.reading;
    if (!read || this.lit.has(card.number) || this.isHeld(card.number)) return false;
    const own = card.kind === "hand" && card.seat === this.scene?.viewer;
    return own || this.holding !== null || (this.lit.size > 0 && CHOOSING.includes(read.question.kind));
  }

  private canWith(number: number): string {
    const read = this.host.reading;
    if (read?.back && read.begun.includes(number)) return `. You can: ${read.back.words}`;
    if (!this.lit.has(number)) return "";
    const found = gesturesWith(read, number).map((one) => one.words);
    return `. You can: ${found.length > 0 ? found.join("; ") : "choose it"}`;
  }

  isPlaceLit(thing: Thing): boolean {
    return this.places.some((one) => sameThing(one, thing));
  }

  lookAt(number: number): void {
    const key = this.scene?.cards.get(number)?.key ?? null;
    if (key !== null) this.look = { key, number };
  }

  lookAtKey(key: string): void {
    this.look = { key, number: null };
  }

  tap(thing: Thing): void {
    if (!this.scene) return;
    if (thing.kind === "card") this.lookAt(thing.number);
    const outcome = tap(this.host.reading, this.holding, thing, this.scene);
    // A thumb covers what it touches: there a card is read first, and used from its sheet.
    if (thing.kind === "card" && screen.small && this.holding === null && isDeed(outcome)) {
      this.considered = thing.number;
      this.sheet = true;
    } else this.carryOut(outcome);
  }

  letGo(over: Thing | null): void {
    const from = this.dragged?.number;
    this.dragged = null;
    if (from === undefined || !over || !this.scene) return;
    this.carryOut(drop(this.host.reading, from, over, this.scene));
  }

  /** What the sheet of a card offers to do with it. */
  get acts(): Gesture[] {
    const read = this.host.reading;
    const card = this.considered;
    if (!read || card === null || !this.sheet) return [];
    const own = gesturesWith(read, card);
    const aimed = read.gestures.filter(
      (one) => one.from === null && sameThing(one.to, { kind: "card", number: card }),
    );
    return own.length + aimed.length > 0 ? [...own, ...aimed] : read.back ? [read.back] : [];
  }

  /** Whether one was about to go on, and is asked whether what is left undone shall be. */
  get doubts(): boolean {
    return this.doubted !== null && this.doubted === this.host.reading?.question.number;
  }

  choose(option: number, then: Thing[] = []): void {
    this.release();
    const question = this.host.reading?.question;
    const leaves = question?.going_on === option && question.left_undone.length > 0;
    if (question && leaves && !this.doubts && this.warns && settings.kept.warn) {
      this.doubted = question.number;
      return;
    }
    this.host.answer(option, then);
  }

  /** Not going on after all. */
  stay(): void {
    this.doubted = null;
  }

  closeSheet(): void {
    this.sheet = false;
    this.considered = null;
  }

  release(): void {
    this.held = null;
    this.closeSheet();
    this.menu = null;
  }

  /** Let go of what is held; with empty hands, take back what is being declared. */
  stepBack(): void {
    const back = this.host.reading?.back;
    if (this.doubts) this.stay();
    else if (this.holding !== null || this.menu || this.sheet || !back) {
      this.release();
    } else this.choose(back.option);
  }

  private carryOut(outcome: Outcome): void {
    switch (outcome.does) {
      case "answer":
        this.choose(outcome.option, outcome.then);
        break;
      case "hold":
        this.menu = { card: outcome.card, gestures: gesturesWith(this.host.reading, outcome.card) };
        this.held = outcome.card;
        break;
      case "menu":
        this.held = outcome.card;
        this.menu = { card: outcome.card, gestures: outcome.gestures };
        break;
      case "release":
        this.release();
        break;
      case "explain":
        this.release();
        this.host.explain(outcome.card);
        break;
      case "nothing":
        this.release();
        break;
    }
  }
}

/** Whether a touch would do something, and not only tell. */
function isDeed({ does }: Outcome): boolean {
  return does === "answer" || does === "hold" || does === "menu";
}

const KEY = Symbol("controls");

export function provideControls(controls: Controls): Controls {
  return setContext(KEY, controls);
}

export function useControls(): Controls {
  return getContext<Controls>(KEY);
}

/** A thing as an attribute of an element, so that a dropped card finds it again. */
export function tagOf(thing: Thing): string {
  switch (thing.kind) {
    case "card":
    case "link":
      return `${thing.kind}:${thing.number}`;
    case "seat":
      return `seat:${thing.seat}`;
    case "row":
      return `row:${thing.seat}:${thing.row}`;
    case "slot":
      return `slot:${thing.seat}:${thing.row}:${thing.column}`;
  }
}

export function thingOf(tag: string): Thing | null {
  const [kind, first = "", row = "", column = ""] = tag.split(":");
  switch (kind) {
    case "card":
    case "link":
      return { kind, number: Number(first) };
    case "seat":
      return { kind, seat: Number(first) };
    case "row":
      return { kind, seat: Number(first), row };
    case "slot":
      return { kind, seat: Number(first), row, column: Number(column) };
  }
  return null;
}
