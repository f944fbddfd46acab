// The keyboard: which key means what at a table. Every action has one; arrows walk between the cards.

export type Command =
  | { does: "pass" }
  | { does: "button"; index: number }
  | { does: "undo" }
  | { does: "escape" }
  | { does: "explain" }
  | { does: "walk"; dx: -1 | 0 | 1; dy: -1 | 0 | 1 }
  | { does: "next-lit"; back: boolean }
  | { does: "help" }
  | { does: "chat" };

export interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

const WALKS: Record<string, [-1 | 0 | 1, -1 | 0 | 1]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const KEYS: { keys: string; does: string }[] = [
  { keys: "Tab", does: "from one part of the page to the next" },
  { keys: "Arrows", does: "from card to card" },
  { keys: "L, Shift L", does: "to the next thing that is lit, or the one before" },
  { keys: "Enter", does: "act with the card or press the button" },
  { keys: "1 … 9", does: "press that button of the prompt" },
  { keys: "P", does: "pass, or go on" },
  { keys: "U", does: "take the last answer back" },
  { keys: "W", does: "why can this card not be used?" },
  { keys: "C", does: "say something" },
  { keys: "Esc", does: "let go; take back what you are declaring; close what is open" },
  { keys: "?", does: "this list" },
];

export function commandOf(pressed: Pressed): Command | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  const walk = WALKS[pressed.key];
  if (walk) return { does: "walk", dx: walk[0], dy: walk[1] };
  if (/^[1-9]$/.test(pressed.key)) return { does: "button", index: Number(pressed.key) - 1 };
  switch (pressed.key.toLowerCase()) {
    case "p":
      return { does: "pass" };
    case "u":
      return { does: "undo" };
    case "w":
      return { does: "explain" };
    case "l":
      return { does: "next-lit", back: pressed.shiftKey };
    case "c":
      return { does: "chat" };
    case "?":
      return { does: "help" };
    case "escape":
      return { does: "escape" };
  }
  return null;
}

export interface Spot {
  x: number;
  y: number;
}

/** The nearest spot in a direction: far to the side counts double, so that rows are walked along. */
export function towards(from: Spot, spots: Spot[], dx: number, dy: number): number | null {
  let best: number | null = null;
  let least = Infinity;
  spots.forEach((spot, index) => {
    const along = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    const far = along + 2 * aside;
    if (along > 4 && far < least) {
      least = far;
      best = index;
    }
  });
  return best;
}
