// How large cards can be in the room there is: side by side, and on several lines where that makes them larger.

export interface Fit {
  width: number;
  height: number;
  gap: number;
  /** Whether there is room for a panel; else it is a chip. */
  panel: boolean;
}

/** A card is about as wide as it is high; squeezed by its neighbours, it may be higher than wide. */
const SHAPE = 1.06;
const SLIM = 1.6;
/** Larger ones say no more. */
const HIGHEST = 190;
const WIDEST_GAP = 10;
const LEAST_GAP = 4;
/** What the name, the portrait and both numbers of a panel need. */
const PANEL = { width: 84, height: 80 };
const NOTHING: Fit = { width: 1, height: 1, gap: LEAST_GAP, panel: false };

/** The largest cards of which so many fit, on at most so many lines. */
export function fit(width: number, height: number, count: number, lines = 3): Fit {
  let best = NOTHING;
  for (let line = 1; line <= Math.min(lines, count); line += 1) {
    const across = Math.ceil(count / line);
    const gap = clamp(width / across / 8, LEAST_GAP, WIDEST_GAP);
    // A box is measured in whole pixels, and may be a part of one smaller.
    const room = (width - 1 - (across - 1) * gap) / across;
    const high = Math.min((height - 1 - (line - 1) * gap) / line, HIGHEST);
    const wide = Math.min(room, high * SHAPE);
    const found = { width: wide, height: Math.min(high, wide * SLIM), gap, panel: false };
    if (found.width * found.height > best.width * best.height) best = found;
  }
  return {
    width: Math.floor(best.width),
    height: Math.floor(best.height),
    gap: best.gap,
    panel: best.width >= PANEL.width && best.height >= PANEL.height,
  };
}

/** On how many lines a hand is held: on two where one would leave too little of each card to touch. */
export function handLines(width: number, card: number, count: number, least = 28): number {
  return count > 1 && (width - card) / (count - 1) < least ? 2 : 1;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
