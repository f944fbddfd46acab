// The hand that plays: what is held, looked at, dragged, and what a touch does. One per board.
import { getContext, setContext } from "svelte";
import {
  deeds,
  drop,
  litCards,
  litPlaces,
  tap,
  type Intent,
  type Outcome,
  type Reading,
} from "../play/gestures";
import { sameThing, type Gesture, type Thing } from "../play/meaning";
import type { Scene } from "../play/scene";
import type { Mark, Splash } from "../play/splash";
import type { Explanation, Face, Result } from "../protocol";

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
  answer(option: number, then?: Intent[]): void;
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

export class Controls {
  readonly host: Host;
  private readonly book: () => Record<string, Face>;

  held = $state<number | null>(null);
  menu = $state.raw<Menu | null>(null);
  look = $state.raw<Look | null>(null);
  /** On a small screen the card in focus is a sheet that opens. */
  sheet = $state(false);
  dragged = $state.raw<{ number: number; x: number; y: number } | null>(null);

  lit = $derived.by(() => {
    const scene = this.host.scene;
    return scene ? litCards(this.host.reading, this.holding, scene) : new Set<number>();
  });
  places = $derived.by(() => litPlaces(this.host.reading, this.holding));

  constructor(host: Host, book: () => Record<string, Face>) {
    this.host = host;
    this.book = book;
  }

  get scene(): Scene | null {
    return this.host.scene;
  }

  /** What is held still counts only while the question offers something for it. */
  get holding(): number | null {
    return this.held !== null && deeds(this.host.reading, this.held).length > 0 ? this.held : null;
  }

  faceOf(key: string | null): Face | undefined {
    return key === null ? undefined : this.book()[key];
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
    this.carryOut(tap(this.host.reading, this.holding, thing, this.scene));
  }

  letGo(over: Thing | null): void {
    const from = this.dragged?.number;
    this.dragged = null;
    if (from === undefined || !over || !this.scene) return;
    this.carryOut(drop(this.host.reading, from, over, this.scene));
  }

  choose(option: number, then: Intent[] = []): void {
    this.release();
    this.host.answer(option, then);
  }

  release(): void {
    this.held = null;
    this.menu = null;
  }

  private carryOut(outcome: Outcome): void {
    switch (outcome.does) {
      case "answer":
        this.choose(outcome.option, outcome.then);
        break;
      case "hold":
        this.menu = { card: outcome.card, gestures: deeds(this.host.reading, outcome.card) };
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
      return `card:${thing.number}`;
    case "seat":
      return `seat:${thing.seat}`;
    case "row":
      return `row:${thing.seat}:${thing.zone}`;
    case "slot":
      return `slot:${thing.seat}:${thing.zone}:${thing.column}`;
  }
}

export function thingOf(tag: string): Thing | null {
  const [kind, first = "", zone = "", column = ""] = tag.split(":");
  switch (kind) {
    case "card":
      return { kind, number: Number(first) };
    case "seat":
      return { kind, seat: Number(first) };
    case "row":
      return { kind, seat: Number(first), zone: zone as never };
    case "slot":
      return { kind, seat: Number(first), zone: zone as never, column: Number(column) };
  }
  return null;
}
