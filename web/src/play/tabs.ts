// Several opponents on a small screen: one side is open at a time, the one where something is to be seen or done.
import type { Thing } from "./meaning";
import type { Scene, Side } from "./scene";

/** How many things of a side can be touched now. */
export function litOn(side: Side, scene: Scene, lit: Set<number>, places: Thing[]): number {
  const cards = [...lit].filter((number) => {
    const card = scene.cards.get(number);
    return card?.seat === side.seat && card.kind !== "hand";
  });
  const here = places.filter((one) => (one.kind === "row" || one.kind === "slot") && one.seat === side.seat);
  return cards.length + here.length;
}

/** Which of the sides is open, if nobody has chosen one: what is lit, then the fight, then whose turn it is. */
export function openSide(sides: Side[], scene: Scene, lit: Set<number>, places: Thing[]): number | null {
  const fighting = [...(scene.fight?.attackers ?? []), scene.fight?.defender ?? -1].map(
    (number) => scene.cards.get(number)?.seat,
  );
  const found =
    sides.find((side) => litOn(side, scene, lit, places) > 0) ??
    sides.find((side) => fighting.includes(side.seat) || scene.fight?.player === side.seat) ??
    sides.find((side) => side.seat === scene.active) ??
    sides.find((side) => !side.out) ??
    sides[0];
  return found?.seat ?? null;
}
