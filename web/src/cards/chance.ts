// A card's own dice: the same text always throws the same numbers.

export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** Throws numbers in [0, 1). */
export function diceOf(text: string): () => number {
  let state = hashOf(text) || 1;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x1_0000_0000;
  };
}

export function pick<T>(dice: () => number, from: readonly [T, ...T[]]): T {
  return from[Math.floor(dice() * from.length)] ?? from[0];
}
