// Our own marks, each one path on a 24 by 24 field, told apart in one colour at 16 pixels.
import { hashOf } from "./chance";

/** Power symbols, icons and timing words, by what stands in brackets in a card's text. */
export const SYMBOLS: Record<string, string> = {
  Energy: "M14 1 4 14h6l-2 9L20 9h-7z",
  Intellect: "M12 2a7 7 0 0 0-4 12.7V17h8v-2.3A7 7 0 0 0 12 2zM9 18.5h6V20H9zM10 21h4v1.5h-4z",
  Might: "M3 8h3V5h4v3h4V5h4v3h3v8h-3v3h-4v-3h-4v3H6v-3H3z",
  Skill:
    "M12 1l2.2 7.2L21 3l-5.2 6.8L23 12l-7.2 2.2L21 21l-6.8-5.2L12 23l-2.2-7.2L3 21l5.2-6.8L1 12l7.2-2.2L3 3l6.8 5.2z",
  Alien:
    "M12 3c5 0 9 4 9 8 0 5-5 10-9 10S3 16 3 11c0-4 4-8 9-8zM6 10c0 3 2 5 5 5 0-3-2-5-5-5zm12 0c-3 0-5 2-5 5 3 0 5-2 5-5z",
  Humanity: "M12 21 3.5 12.5A5 5 0 0 1 12 6.6a5 5 0 0 1 8.5 5.9z",
  Flight:
    "M1 15c5 1 8-1 10-4C13 7 17 4 23 4c-1 2-2 3-4 4 2 0 2 0 3-.2-1 2-3 3-5 3.2 1 .5 2 .5 2.5.400-2 3-5 5-9 5.6C6 18 3 17 1 15z",
  Ranged:
    "M12 2v4a6 6 0 0 1 6 6h4v0h-4a6 6 0 0 1-6 6v4h0v-4a6 6 0 0 1-6-6H2v0h4a6 6 0 0 1 6-6zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  "Any Turn":
    "M12 3a9 9 0 0 1 8.5 6h-3.2A6 6 0 0 0 6.5 10H10L5 15.5 0 10h3.4A9 9 0 0 1 12 3zm0 18a9 9 0 0 1-8.5-6h3.2A6 6 0 0 0 17.5 14H14l5-5.5 5 5.5h-3.4A9 9 0 0 1 12 21z",
};
SYMBOLS.Range = SYMBOLS.Ranged ?? "";

/** What has befallen a card, as a mark beside its word. */
export const STATES = {
  Stunned: "M12 0l2 8 7-5-5 7 8 2-8 2 5 7-7-5-2 8-2-8-7 5 5-7-8-2 8-2-5-7 7 5z",
  Hidden: "M2 3l3-2 18 19-3 3-4-4c-6 2-12-1-15-7 1-2 2-4 4-5zM9 6c6-1 11 2 14 6-1 2-2 3-3 4z",
  Attacking: "M22 1v6L11 17l3 3-2 2-4-4-5 5-2-2 5-5-4-4 2-2 3 3L17 1z",
  Defending: "M12 0l10 3v9c0 6-4 10-10 12C6 22 2 18 2 12V3zm0 4L6 6v6c0 4 2 6 6 8z",
  Frozen:
    "M11 0h2v5l3-3 1 2-4 4v3l3-2 2-5 2 1-1 4 4-1v2l-5 1-2 1 2 1 5 1v2l-4-1 1 4-2 1-2-5-3-2v3l4 4-1 2-3-3v5h-2v-5l-3 3-1-2 4-4v-3l-3 2-2 5-2-1 1-4-4 1v-2l5-1 2-1-2-1-5-1V8l4 1-1-4 2-1 2 5 3 2V8L7 4l1-2 3 3z",
  Exhausted: "M12 2a10 10 0 1 1-9 14l3-1a7 7 0 1 0 1-8l3 3H1V1l4 4a10 10 0 0 1 7-3z",
  Protected: "M12 0l10 3v9c0 6-4 10-10 12C6 22 2 18 2 12V3z",
} as const;

/** Frames in which a team's charge stands. */
const FRAMES = [
  "M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22z",
  "M2 2h20v9c0 6-4 10-10 12C6 21 2 17 2 11z",
  "M12 0l10.5 6v12L12 24 1.5 18V6z",
  "M12 0l12 12-12 12L0 12z",
  "M1 3h22v18H1z",
  "M12 1l11 8-4 14H5L1 9z",
];
/** Charges, cut out of the frame. */
const CHARGES = [
  "M7 6h3l2 4 2-4h3l-3.5 6L17 18h-3l-2-4-2 4H7l3.5-6z",
  "M6 7l6 4 6-4v4l-6 4-6-4zM6 14l6 4 6-4v3l-6 4-6-4z",
  "M12 5l1.8 4.7 5 .3-3.9 3.2 1.3 4.8L12 15.3 7.8 18l1.3-4.8L5.2 10l5-.3z",
  "M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12zm0 3a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",
  "M10 5h4v5h5v4h-5v5h-4v-5H5v-4h5z",
  "M6 18 10 5h2l-2 6h6l-7 10 2-6H8z",
  "M5 9c3-4 5-4 7 0s4 4 7 0v4c-3 4-5 4-7 0s-4-4-7 0z",
  "M12 4c3 4 5 6 5 9a5 5 0 0 1-10 0c0-2 1-3 2-4 0 2 1 3 2 3 1-2 0-5 1-8z",
  "M6 6h4v4h4v4h4v4h-4v-4h-4v-4H6z",
  "M12 5l7 13H5z",
];

export interface TeamLook {
  frame: string;
  charge: string;
  /** A colour that carries white lettering. */
  colour: string;
}

const COLOURS = [
  "#1f4b99",
  "#8a1c5b",
  "#7a3e00",
  "#0f6152",
  "#5a2c91",
  "#8c2f12",
  "#2d5a1e",
  "#3d4658",
  "#6b4a00",
  "#0b5a7a",
];

/** Teams that meet each other often, so chosen to differ in frame, charge and colour. */
const CHOSEN: Record<string, [number, number, number]> = {
  "X-Men": [0, 1, 0],
  Brotherhood: [1, 3, 1],
  Tide: [2, 6, 9],
  Ember: [3, 7, 5],
  "X-Force": [4, 5, 7],
  "B.P.R.D.": [5, 4, 3],
};

/** A team's mark and colour; unknown teams get theirs from their name. */
export function lookOf(team: string | undefined): TeamLook {
  if (!team) return { frame: FRAMES[4] ?? "", charge: CHARGES[9] ?? "", colour: "#4a4a52" };
  const hash = hashOf(team);
  const [frame, charge, colour] = CHOSEN[team] ?? [hash % 6, (hash >>> 4) % 10, (hash >>> 8) % 10];
  return { frame: FRAMES[frame] ?? "", charge: CHARGES[charge] ?? "", colour: COLOURS[colour] ?? "#3d4658" };
}
