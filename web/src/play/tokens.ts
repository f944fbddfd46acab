// The seats this browser has: whoever has a seat's token plays it, so they are kept here and nowhere else.

const KEPT = "versus.seats";
const MOST = 60;

export function keptTokens(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(found) ? found.filter((token) => typeof token === "string") : [];
  } catch {
    return [];
  }
}

export function keepTokens(tokens: string[]): void {
  const all = [...tokens, ...keptTokens().filter((token) => !tokens.includes(token))];
  localStorage.setItem(KEPT, JSON.stringify(all.slice(0, MOST)));
}

/** The tokens kept for one table: hot-seat has several. */
export function tokensFor(match: string): string[] {
  return keptTokens().filter((token) => token.startsWith(`${match}.`));
}

export function forgetTokens(match: string): void {
  localStorage.setItem(KEPT, JSON.stringify(keptTokens().filter((token) => !token.startsWith(`${match}.`))));
}
