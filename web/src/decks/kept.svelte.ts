// The decks that this browser keeps: made, renamed, copied, thrown away and fetched back.
import { deckCode, deckFromCode } from "./link";
import { emptyDeck, LONGEST_NAME, oneLine, type OwnDeck } from "./own";

const KEPT = "versus.decks";
export const MOST_DECKS = 100;

interface Written {
  id: string;
  game: string;
  code: string;
  changed: number;
}

export class DeckBox {
  all = $state.raw<OwnDeck[]>([]);
  /** The deck that was thrown away last, while it can be fetched back. */
  gone = $state.raw<OwnDeck | null>(null);
  /** Why the last change is not kept beyond this visit; empty where it is. */
  trouble = $state("");
  private readonly now: () => number;

  constructor(now: () => number = Date.now) {
    this.now = now;
    this.all = read();
    // What another window has written is not written over by this one.
    window.addEventListener("storage", (event) => {
      if (event.key === KEPT || event.key === null) this.all = read();
    });
  }

  of(game: string | null): OwnDeck[] {
    return this.all.filter((deck) => deck.game === game);
  }

  deck(id: string): OwnDeck | null {
    return this.all.find((deck) => deck.id === id) ?? null;
  }

  /** A new deck; null where there is no room for another. */
  make(game: string, name = "New deck"): OwnDeck | null {
    return this.add(emptyDeck(game, "", name));
  }

  /** Keep a deck under an id of its own. */
  add(deck: OwnDeck): OwnDeck | null {
    if (this.all.length >= MOST_DECKS) {
      this.trouble = `This browser keeps at most ${MOST_DECKS} decks. Throw one away first.`;
      return null;
    }
    const made = { ...deck, id: newId(), name: this.freeName(deck.name), changed: this.now() };
    this.write([made, ...this.all]);
    return made;
  }

  copy(id: string): OwnDeck | null {
    const deck = this.deck(id);
    return deck && this.add(deck);
  }

  change(deck: OwnDeck): void {
    const before = this.deck(deck.id);
    if (!before || before === deck) return;
    const kept = { ...deck, changed: this.now() };
    this.write(this.all.map((one) => (one.id === deck.id ? kept : one)));
  }

  rename(id: string, name: string): void {
    const deck = this.deck(id);
    if (deck) this.change({ ...deck, name: oneLine(name).slice(0, LONGEST_NAME) });
  }

  throwAway(id: string): void {
    this.gone = this.deck(id);
    this.write(this.all.filter((deck) => deck.id !== id));
  }

  fetchBack(): void {
    const { gone } = this;
    this.gone = null;
    if (gone && !this.deck(gone.id)) this.write([gone, ...this.all]);
  }

  /** "Magneto", "Magneto 2" … so that decks can be told apart. */
  private freeName(name: string): string {
    const wanted = oneLine(name).slice(0, LONGEST_NAME - 4) || "Deck";
    const taken = new Set(this.all.map((deck) => deck.name));
    for (let number = 1; number <= MOST_DECKS; number += 1) {
      const tried = number === 1 ? wanted : `${wanted} ${number}`;
      if (!taken.has(tried)) return tried;
    }
    return wanted;
  }

  private write(decks: OwnDeck[]): void {
    this.all = decks;
    this.trouble = "";
    try {
      const written: Written[] = decks.map((deck) => ({
        id: deck.id,
        game: deck.game,
        code: deckCode(deck),
        changed: deck.changed,
      }));
      localStorage.setItem(KEPT, JSON.stringify(written));
    } catch {
      this.trouble = "This browser keeps nothing: the deck is gone when you close the page. Export it.";
    }
  }
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(36).padStart(2, "0"))
    .join("")
    .slice(0, 12);
}

function read(): OwnDeck[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(found) ? found.slice(0, MOST_DECKS).flatMap(deckOf) : [];
  } catch {
    return [];
  }
}

/** An empty deck has no code that can be shared, but is kept all the same. */
function deckOf(one: unknown): OwnDeck[] {
  const { id, game, code, changed } = one as Partial<Written>;
  if (typeof id !== "string" || typeof game !== "string" || typeof code !== "string") return [];
  const deck =
    deckFromCode(code, game, id) ??
    (code.startsWith(";;;;") ? emptyDeck(game, id, code.slice(4).slice(0, LONGEST_NAME)) : null);
  return deck ? [{ ...deck, changed: typeof changed === "number" ? changed : 0 }] : [];
}

export const deckBox = new DeckBox();
