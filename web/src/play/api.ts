// The server's HTTP side: one function per address, refusals as errors that speak.
import type {
  Cards,
  Deck,
  DeckChecked,
  DeckTexts,
  DeckWish,
  Fault,
  FoundCards,
  Games,
  Invitation,
  InviteSeat,
  JoinSeat,
  Joined,
  LeaveSeat,
  LeftSeat,
  LessonMoment,
  LessonTry,
  Lessons,
  Match,
  MyTables,
  OpenTable,
  Replay,
  Replays,
  RuleBook,
  RuleEntry,
  SearchManual,
  TableOpened,
  TrialWish,
} from "../protocol";

/** The server said no; `words` are for the person. */
export class Declined extends Error {
  readonly code: Fault["code"] | "unreachable";

  constructor(code: Fault["code"] | "unreachable", words: string) {
    super(words);
    this.code = code;
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  return (await (await answered(path, body === undefined ? {} : posted(body))).json()) as T;
}

async function answered(path: string, request: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, request);
  } catch {
    throw new Declined("unreachable", "The server cannot be reached. Is it running?");
  }
  if (response.ok) return response;
  const fault = (await response.json().catch(() => null)) as Fault | null;
  throw new Declined(fault?.code ?? "internal", fault?.words ?? "The server did not understand.");
}

function posted(body: unknown): RequestInit {
  return { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

const part = encodeURIComponent;

function brought(game: string, { name, leader, cards, levels, pile }: Deck): DeckWish {
  return { game, deck: { name, leader, cards, levels, pile } };
}

export const games = () => ask<Games>("/games");
export const cards = (game: string) => ask<Cards>(`/games/${part(game)}/cards`);
export const findCards = (query: string) => ask<FoundCards>(`/cards?query=${part(query)}`);
export const searchManual = () => ask<SearchManual>("/cards/manual");
export const checkDeck = (game: string, deck: Deck) => ask<DeckChecked>("/decks/check", brought(game, deck));
export const readDeckList = (game: string, text: string) =>
  ask<DeckChecked>("/decks/check", { game, deck_list: text } satisfies DeckWish);
export const deckTexts = (game: string, deck: Deck) => ask<DeckTexts>("/decks/write", brought(game, deck));
/** The answer grows while the deck is tested. */
export async function testDeck(wish: TrialWish, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const { body } = await answered("/decks/test", { ...posted(wish), signal });
  if (!body) throw new Declined("internal", "This browser cannot read an answer as it comes.");
  return body;
}
export const ruleBook = (game: string) => ask<RuleBook>(`/games/${part(game)}/rules`);
export const rule = (game: string, id: string) => ask<RuleEntry>(`/games/${part(game)}/rules/${part(id)}`);
export const openTable = (wish: OpenTable) => ask<TableOpened>("/tables", wish);
export const join = (match: string, seat: JoinSeat) => ask<Joined>(`/tables/${part(match)}/join`, seat);
export const invite = (match: string, seat: InviteSeat) =>
  ask<Invitation>(`/tables/${part(match)}/invite`, seat);
export const leave = (match: string, seat: LeaveSeat) => ask<LeftSeat>(`/tables/${part(match)}/leave`, seat);
export const match = (id: string) => ask<Match>(`/tables/${part(id)}`);
export const resume = (tokens: string[]) => ask<MyTables>("/resume", { tokens });
export const replays = () => ask<Replays>("/replays");
/** The moments after `begin` to `end` answers as a seat saw them; the server sends as many as it likes at a time. */
export const replay = (id: string, seat: number | null, begin: number, end: number) =>
  ask<Replay>(`/replays/${part(id)}?begin=${begin}&end=${end}${seat === null ? "" : `&seat=${seat}`}`);
export const recordAddress = (id: string) => `/api/replays/${part(id)}/record`;
export const lessons = () => ask<Lessons>("/lessons");
export const lessonMoment = (lesson: string, step: number, wish: LessonTry) =>
  ask<LessonMoment>(`/lessons/${part(lesson)}/${step}`, wish);
