// Decks to choose from, the house's and one's own: by set, by words; and who plays which.
import type { Deck, Game, PrintedCard, SeatWish } from "../protocol";
import { leaderOf } from "./leader";
import { listingOf, type Faces, type OwnDeck } from "./own";

/** "house:Magneto", "own:a1b2", "random", or "mirror": the same as the first seat's. */
export type Choice = string;

export const RANDOM: Choice = "random";
export const MIRROR: Choice = "mirror";
export const house = (name: string): Choice => `house:${name}`;
export const own = (id: string): Choice => `own:${id}`;

export interface Shelved {
  choice: Choice;
  name: string;
  deck: Deck;
  own: boolean;
}

export interface ShelfGroup {
  name: string;
  decks: Shelved[];
}

export const YOURS = "Your decks";

/** One's own first, then the house's by the set of whoever leads them; those with every word of a search. */
export function shelves(game: Game, owned: OwnDeck[], faces: Faces, search: string): ShelfGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map<string, Shelved[]>();
  const put = (group: string, one: Shelved): void => {
    const said = [one.name, group, ...teamsOf(one.deck, faces)].join(" ").toLowerCase();
    if (words.every((word) => said.includes(word))) groups.set(group, [...(groups.get(group) ?? []), one]);
  };
  for (const deck of owned)
    if (deck.game === game.game) put(YOURS, { choice: own(deck.id), name: deck.name, deck, own: true });
  for (const deck of game.decks)
    put(setOf(deck, faces), { choice: house(deck.name), name: deck.name, deck, own: false });
  return [...groups].map(([name, decks]) => ({ name, decks }));
}

/** The set of whoever leads a deck, or the one that most of its cards are from. */
export function setOf(deck: Deck, faces: Faces): string {
  const leader = deck.leader ? faces[deck.leader] : undefined;
  if (leader) return leader.card_set;
  const counts = new Map<string, number>();
  for (const [key, copies] of Object.entries(deck.cards)) {
    const face = faces[key];
    if (face) counts.set(face.card_set, (counts.get(face.card_set) ?? 0) + copies);
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? "House decks";
}

function teamsOf(deck: Deck, faces: Faces): string[] {
  const leader: PrintedCard | undefined = leaderOf(deck, faces);
  return leader?.teams ?? [];
}

/** Whether a choice still means a deck. */
export function stands(choice: Choice, game: Game, owned: OwnDeck[]): boolean {
  if (choice === RANDOM || choice === MIRROR) return true;
  if (choice.startsWith("own:")) return owned.some((deck) => own(deck.id) === choice);
  return game.decks.some((deck) => house(deck.name) === choice);
}

/** What the server is told of a seat's deck. `first` is the choice of one's own seat, for a mirror. */
export function seatDeck(
  choice: Choice,
  game: Game,
  owned: OwnDeck[],
  first: Choice,
  chance = Math.random,
): Pick<SeatWish, "deck" | "deck_list"> {
  const meant = choice === MIRROR ? first : choice;
  const deck = owned.find((one) => own(one.id) === meant);
  if (deck) return { deck: null, deck_list: listingOf(deck) };
  if (meant.startsWith("house:")) return { deck: meant.slice("house:".length), deck_list: null };
  const drawn = game.decks[Math.floor(chance() * game.decks.length)];
  return { deck: drawn?.name ?? null, deck_list: null };
}

/** Decks in which a card is, the house's and one's own. */
export function decksWith(key: string, game: Game, owned: OwnDeck[]): Shelved[] {
  const has = (deck: Deck): boolean =>
    key in deck.cards ||
    deck.leader === key ||
    (deck.levels ?? []).includes(key) ||
    (deck.pile ?? []).includes(key);
  return [
    ...owned
      .filter((deck) => deck.game === game.game && has(deck))
      .map((deck) => ({ choice: own(deck.id), name: deck.name, deck, own: true })),
    ...game.decks
      .filter(has)
      .map((deck) => ({ choice: house(deck.name), name: deck.name, deck, own: false })),
  ];
}
