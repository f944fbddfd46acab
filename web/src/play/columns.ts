// Which columns of an area are drawn, where characters stand in numbered ones.
import type { Row } from "./scene";

/** From the first to the last column that is taken or wanted, and no fewer than `least`. */
export function columnsOf(rows: Row[], wanted: number[] = [], least = 3): number[] {
  const middle = rows[0]?.middle ?? 0;
  const taken = rows.flatMap((one) => one.cards.map((found) => found.column ?? middle));
  const all = taken.length + wanted.length > 0 ? [...taken, ...wanted] : [middle];
  const low = Math.min(...all);
  const held = Math.max(...all) - low + 1;
  const span = Math.max(held, least);
  // What is missing is added at both ends, so that a lone character stands in the middle.
  const first = low - Math.floor((span - held) / 2);
  return Array.from({ length: span }, (_, index) => first + index);
}
