// A deck in an address, so that it can be sent to somebody: read with bounds, for anybody may write one.
import { LONGEST_NAME, MOST_COPIES, MOST_DIFFERENT, oneLine, type OwnDeck } from "./own";

/** Letters of a deck in an address. */
export const LONGEST_LINK = 4_000;
const KEY = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,39}$/;
const COUNT = /^[1-9][0-9]?$/;

/** "HOX-001;HOX-002;HOX-013*4,HOX-020;;Name": leader, levels, cards, pile, name. */
export function deckCode(deck: OwnDeck): string {
  const cards = Object.entries(deck.cards).map(([key, copies]) => (copies === 1 ? key : `${key}*${copies}`));
  return [deck.leader ?? "", deck.levels.join(","), cards.join(","), deck.pile.join(","), deck.name].join(
    ";",
  );
}

/** The deck of an address; null where it is none. */
export function deckFromCode(code: string, game: string, id: string): OwnDeck | null {
  if (code.length > LONGEST_LINK) return null;
  const [leader = "", levels = "", cards = "", pile = "", ...name] = code.split(";");
  const counted = readCards(cards);
  const above = readKeys(levels);
  const beside = readKeys(pile);
  if (!counted || !above || !beside || (leader !== "" && !KEY.test(leader))) return null;
  if (leader === "" && Object.keys(counted).length === 0) return null;
  return {
    id,
    game,
    name: oneLine(name.join(";")).slice(0, LONGEST_NAME),
    leader: leader || null,
    levels: above,
    cards: counted,
    pile: beside,
    changed: 0,
  };
}

function readKeys(text: string): string[] | null {
  const keys = text === "" ? [] : text.split(",");
  return keys.length <= MOST_DIFFERENT && keys.every((key) => KEY.test(key)) ? keys : null;
}

function readCards(text: string): Record<string, number> | null {
  const found: Record<string, number> = {};
  const parts = text === "" ? [] : text.split(",");
  if (parts.length > MOST_DIFFERENT) return null;
  for (const part of parts) {
    const [key = "", copies = "1", ...more] = part.split("*");
    if (!KEY.test(key) || !COUNT.test(copies) || more.length > 0) return null;
    found[key] = Math.min(MOST_COPIES, (found[key] ?? 0) + Number(copies));
  }
  return found;
}
