// Small synthesised sounds, off unless somebody wants them.
import type { TableEvent } from "../protocol";

export type Cue = "asked" | "hit" | "stun" | "enter" | "end";

interface Note {
  from: number;
  to: number;
  seconds: number;
  shape: OscillatorType;
}

const NOTES: Record<Cue, Note> = {
  asked: { from: 520, to: 780, seconds: 0.12, shape: "triangle" },
  enter: { from: 240, to: 360, seconds: 0.1, shape: "sine" },
  hit: { from: 180, to: 60, seconds: 0.14, shape: "square" },
  stun: { from: 320, to: 50, seconds: 0.3, shape: "sawtooth" },
  end: { from: 330, to: 660, seconds: 0.5, shape: "triangle" },
};
const HEARD: [string, Cue][] = [
  ["game over", "end"],
  ["stunned", "stun"],
  ["strikes", "hit"],
  ["attack concludes", "hit"],
  ["recruited", "enter"],
];

/** The one sound of a step: the gravest thing that happened, or that one is asked. */
export function cueOf(events: TableEvent[], asked: boolean): Cue | null {
  const found = HEARD.find(([kind]) => events.some((event) => event.kind === kind));
  return found?.[1] ?? (asked ? "asked" : null);
}

let context: AudioContext | null = null;

export function play(cue: Cue): void {
  context ??= new AudioContext();
  const { from, to, seconds, shape } = NOTES[cue];
  const now = context.currentTime;
  const tone = context.createOscillator();
  const loudness = context.createGain();
  tone.type = shape;
  tone.frequency.setValueAtTime(from, now);
  tone.frequency.exponentialRampToValueAtTime(to, now + seconds);
  loudness.gain.setValueAtTime(0.08, now);
  loudness.gain.exponentialRampToValueAtTime(0.001, now + seconds);
  tone.connect(loudness).connect(context.destination);
  tone.start(now);
  tone.stop(now + seconds);
}
