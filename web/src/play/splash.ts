// What happened, as the gutter tells it: combats as splash panels, and a short word on each card it befell.
import type { TableEvent } from "../protocol";
import type { Scene, SceneCard } from "./scene";

export interface Fighter {
  number: number;
  name: string;
  key: string | null;
  atk: number;
  def: number;
  seat: number;
  stunned: boolean;
}

export interface Splash {
  attackers: Fighter[];
  defender: Fighter | null;
  force: number;
  /** The player who was attacked directly, and by how much endurance fell. */
  player: number | null;
  loss: number;
  word: "STUNNED!" | "DOUBLE STUN!" | "STRUCK BACK!" | "BREAKTHROUGH!" | "NO EFFECT";
}

/** A word on a card, or on a player, that shows and goes. */
export interface Mark {
  card: number | null;
  seat: number | null;
  word: string;
  tone: "bad" | "good" | "plain";
}

const RESOLVES = ["combat resolves", "attack concludes"];
const ENDS = ["combat ended", "attack over"];

/** The combats that were fought out in these events, with the numbers as they stood before. */
export function splashes(events: TableEvent[], before: Scene, after: Scene): Splash[] {
  const found: Splash[] = [];
  const ends = events.filter((event) => ENDS.includes(event.kind)).length;
  const fight = before.fight;
  if (
    !fight ||
    ends === 0 ||
    !events.some((event) => RESOLVES.includes(event.kind) || event.kind === "strikes")
  )
    return found;
  const stunned = new Set(events.filter((event) => event.kind === "stunned").map((event) => event.card));
  const knocked = new Set(events.filter((event) => event.kind === "KO'd").map((event) => event.card));
  const fighter = (number: number): Fighter[] => {
    const card = before.cards.get(number) ?? after.cards.get(number);
    return card ? [fighting(card, stunned.has(number) || knocked.has(number))] : [];
  };
  const attackers = fight.attackers.flatMap(fighter);
  const struck = events.find((event) => event.kind === "strikes" && event.card === fight.defender);
  const [defender = null] = fight.defender === null ? [] : fighter(fight.defender);
  const loss = events
    .filter((event) => ["loses endurance", "breakthrough"].includes(event.kind))
    .reduce((sum, event) => Math.max(sum, event.amount ?? 0), 0);
  found.push({
    attackers,
    defender,
    // What it was struck for, where that is told: powers may have changed the numbers at the last moment.
    force: struck?.amount ?? attackers.reduce((sum, one) => sum + one.atk, 0),
    player: fight.player,
    loss,
    word: outcome(attackers, defender, events),
  });
  return found;
}

function fighting(card: SceneCard, stunned: boolean): Fighter {
  const { number, name, key, seat } = card;
  return { number, name, key, seat, atk: card.numbers.atk ?? 0, def: card.numbers.def ?? 0, stunned };
}

function outcome(attackers: Fighter[], defender: Fighter | null, events: TableEvent[]): Splash["word"] {
  const back = attackers.some((one) => one.stunned);
  if (defender?.stunned) return back ? "DOUBLE STUN!" : "STUNNED!";
  if (back) return "STRUCK BACK!";
  return events.some((event) => event.kind === "breakthrough") ? "BREAKTHROUGH!" : "NO EFFECT";
}

const WORDS: Record<string, [string, Mark["tone"]]> = {
  stunned: ["STUNNED!", "bad"],
  "KO'd": ["KO!", "bad"],
  recovered: ["BACK UP!", "good"],
  levelled: ["LEVEL UP!", "good"],
  healed: ["HEALED", "good"],
  froze: ["FROZEN", "bad"],
  "powered up": ["POWER UP!", "good"],
  reinforced: ["REINFORCED", "good"],
  "power used": ["POWER!", "plain"],
  recruited: ["ENTERS!", "plain"],
  transformed: ["CHANGED!", "plain"],
  negated: ["NEGATED!", "bad"],
  hid: ["HIDES", "plain"],
};
const COUNTED: Record<string, [(amount: number) => string, Mark["tone"]]> = {
  "gained XP": [(amount) => `+${amount} XP`, "good"],
  "loses endurance": [(amount) => `−${amount}`, "bad"],
  "paid endurance": [(amount) => `−${amount}`, "bad"],
  "gained endurance": [(amount) => `+${amount}`, "good"],
};

/** The words that these events put on cards and players, the last one of each. */
export function marks(events: TableEvent[]): Mark[] {
  const found = new Map<string, Mark>();
  for (const event of events) {
    const counted = COUNTED[event.kind];
    const said = WORDS[event.kind];
    const word = counted ? counted[0](event.amount ?? 0) : said?.[0];
    const tone = counted?.[1] ?? said?.[1];
    if (word === undefined || tone === undefined) continue;
    const card = event.card ?? null;
    const seat = card === null ? (event.seat ?? null) : null;
    if (card === null && seat === null) continue;
    found.set(`${card}/${seat}`, { card, seat, word, tone });
  }
  return [...found.values()];
}
