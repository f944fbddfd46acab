// The address behind the # as a page, and back: tokens and tickets stand there so that no server logs them.

export type Page =
  | { page: "home" }
  | { page: "table"; match: string; token: string | null }
  | { page: "join"; match: string; ticket: string }
  | { page: "replay"; match: string; at: number }
  | { page: "learn"; lesson: string | null; step: number }
  | { page: "rules"; game: string | null; rule: string | null }
  | { page: "cards"; query: string; card: string | null }
  | { page: "decks" }
  | { page: "deck"; id: string }
  | { page: "shared"; game: string; code: string };

/** Stands for no search where a card is named behind it. */
const ANYTHING = "*";

export function pageAt(hash: string): Page {
  const [name = "", ...rest] = hash
    .replace(/^#?\/?/, "")
    .split("/")
    .map(decoded);
  switch (name) {
    case "table":
      return rest[0] ? { page: "table", match: rest[0], token: rest[1] || null } : { page: "home" };
    case "join":
      return rest[0] && rest[1] ? { page: "join", match: rest[0], ticket: rest[1] } : { page: "home" };
    case "replay":
      return rest[0] ? { page: "replay", match: rest[0], at: Number(rest[1]) || 0 } : { page: "home" };
    case "learn":
      return { page: "learn", lesson: rest[0] || null, step: Math.max(0, Number(rest[1]) - 1 || 0) };
    case "rules":
      return { page: "rules", game: rest[0] || null, rule: rest[1] || null };
    case "cards":
      return { page: "cards", query: rest[0] === ANYTHING ? "" : (rest[0] ?? ""), card: rest[1] || null };
    case "decks":
      return rest[0] ? { page: "deck", id: rest[0] } : { page: "decks" };
    case "deck":
      return rest[0] && rest[1] ? { page: "shared", game: rest[0], code: rest[1] } : { page: "decks" };
    default:
      return { page: "home" };
  }
}

export function addressOf(page: Page): string {
  switch (page.page) {
    case "home":
      return "#/";
    case "table":
      return joined("table", page.match, page.token);
    case "join":
      return joined("join", page.match, page.ticket);
    case "replay":
      return joined("replay", page.match, page.at ? String(page.at) : null);
    case "learn":
      return joined("learn", page.lesson, page.step ? String(page.step + 1) : null);
    case "rules":
      return joined("rules", page.game, page.rule);
    case "cards":
      return joined("cards", page.query || (page.card ? ANYTHING : null), page.card);
    case "decks":
      return joined("decks");
    case "deck":
      return joined("decks", page.id);
    case "shared":
      return joined("deck", page.game, page.code);
  }
}

export function go(page: Page): void {
  location.hash = addressOf(page);
}

function joined(...parts: (string | null)[]): string {
  return (
    "#/" +
    parts
      .filter((part) => part !== null)
      .map((part) => encodeURIComponent(part))
      .join("/")
  );
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
