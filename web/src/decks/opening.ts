// Opening hands: one drawn at random, and how likely it is to hold something.

/** The keys of all cards, a copy each. */
export function everyCopy(cards: Record<string, number>): string[] {
  return Object.entries(cards).flatMap(([key, copies]) => Array<string>(copies).fill(key));
}

/** So many cards from the top of a shuffled deck. `chance` gives numbers from 0 up to 1. */
export function drawn(cards: Record<string, number>, count: number, chance = Math.random): string[] {
  const deck = everyCopy(cards);
  const hand: string[] = [];
  while (hand.length < count && deck.length > 0) {
    const at = Math.floor(chance() * deck.length);
    const last = deck.pop();
    if (last === undefined) break;
    if (at < deck.length) {
      hand.push(deck[at] ?? last);
      deck[at] = last;
    } else hand.push(last);
  }
  return hand;
}

/** How likely at least one of `copies` is among `hand` cards of a deck of `size`. */
export function atLeastOne(copies: number, hand: number, size: number): number {
  if (hand > size || copies <= 0) return 0;
  let none = 1;
  for (let card = 0; card < hand; card += 1) none *= Math.max(0, size - copies - card) / (size - card);
  return 1 - none;
}
