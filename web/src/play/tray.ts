// Cards of a question that the table does not show in a place where they could be touched.
import type { Reading } from "./gestures";
import type { Scene, SceneCard } from "./scene";

/** Each once: from a deck, a pile, another's hand. A card in hand from the start is only to be put somewhere. */
export function trayOf(read: Reading | null, scene: Scene): SceneCard[] {
  if (!read || (read.given !== null && read.gestures.every((one) => one.to !== null))) return [];
  const found = new Set<SceneCard>();
  for (const { from } of read.gestures) {
    const card = from === null ? undefined : scene.cards.get(from);
    if (card && card.key !== null && !isTouchable(card, scene)) found.add(card);
  }
  return [...found];
}

function isTouchable(card: SceneCard, scene: Scene): boolean {
  if (card.kind === "hand") return card.seat === scene.viewer;
  if (card.kind === "row" || card.kind === "resources" || card.kind === "beside") return true;
  if (card.bearer !== null) return scene.cards.get(card.bearer)?.kind === "row";
  return scene.sides.some((side) => side.loose.some((row) => row.cards.includes(card)));
}
