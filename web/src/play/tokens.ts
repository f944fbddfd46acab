// The seats this browser has: whoever has a seat's token plays it, so they are kept here and nowhere else.
// A token is match.seat.secret. The secret is made here, and nobody else ever has it.

const KEPT = "versus.seats";
const MOST = 60;
const SECRET_BYTES = 24;

export function keptTokens(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(found) ? found.filter((token) => typeof token === "string") : [];
  } catch {
    return [];
  }
}

function keep(tokens: string[]): void {
  localStorage.setItem(KEPT, JSON.stringify(tokens.slice(0, MOST)));
}

export function keepTokens(tokens: string[]): void {
  keep([...tokens, ...keptTokens().filter((token) => !tokens.includes(token))]);
}

/** The tokens kept for one table: hot-seat has several. */
export function tokensFor(match: string): string[] {
  return keptTokens().filter((token) => token.startsWith(`${match}.`));
}

/** The token of one seat. */
export function tokenFor(match: string, seat: number): string | undefined {
  return tokensFor(match).find((token) => seatOf(token) === seat);
}

export function forgetTokens(match: string): void {
  keep(keptTokens().filter((token) => !token.startsWith(`${match}.`)));
}

export function forgetToken(token: string): void {
  keep(keptTokens().filter((one) => one !== token));
}

/** A secret that nobody can guess. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

export function newToken(match: string, seat: number): string {
  return `${match}.${seat}.${newSecret()}`;
}

/** The seat of a token or of a ticket. */
export function seatOf(token: string): number {
  return Number(token.split(".")[1]);
}

export function secretOf(token: string): string {
  return token.split(".")[2] ?? "";
}

/** The token of the same seat at the table of a rematch. */
export function movedTo(token: string, match: string): string {
  return `${match}.${seatOf(token)}.${secretOf(token)}`;
}
