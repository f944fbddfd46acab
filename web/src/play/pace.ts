// Steps are shown one after another, each long enough to be seen; when many wait, they are hurried.
import type { Step } from "../protocol";

const MANY = 5;
const FIGHT = 1_300;
const SEEN = 320;
const HURRY = 30;
const FOUGHT = ["combat ended", "attack over"];
const UNSEEN = ["phase started", "step started", "advanced", "passed", "shuffled", "turn ends", "turn ended"];

/** How long a step is looked at before the next one may come. */
export function hold(step: Step, waiting: number, calm: boolean): number {
  const events = step.events ?? [];
  if (waiting > MANY) return HURRY;
  if (events.some((event) => FOUGHT.includes(event.kind))) return calm ? FIGHT / 2 : FIGHT;
  return events.some((event) => !UNSEEN.includes(event.kind)) ? SEEN : 0;
}

export class Pace {
  private waiting: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly show: (step: Step) => void;
  private readonly calm: () => boolean;

  constructor(show: (step: Step) => void, calm: () => boolean) {
    this.show = show;
    this.calm = calm;
  }

  take(step: Step): void {
    this.waiting.push(step);
    if (this.timer === undefined) this.next();
  }

  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const step of this.waiting.splice(0)) this.show(step);
  }

  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
  }

  private next(): void {
    this.timer = undefined;
    for (let step = this.waiting.shift(); step; step = this.waiting.shift()) {
      this.show(step);
      const pause = hold(step, this.waiting.length, this.calm());
      if (pause > 0) {
        this.timer = setTimeout(() => this.next(), pause);
        return;
      }
    }
  }
}
