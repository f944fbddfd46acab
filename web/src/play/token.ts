// The token at a player's place: whose turn it is, or who has the initiative where the turn is everybody's.
import type { Game } from "../protocol";
import type { Scene } from "./scene";

const TAKEN = "take initiative";

export function tokenOf(scene: Scene, game: Game | null, seat: number): string {
  if (game?.verbs.includes(TAKEN)) return scene.first === seat ? "Initiative" : "";
  return scene.active === seat ? "Turn" : "";
}
