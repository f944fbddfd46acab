// What a person has set for this browser: day or night issue, motion, sound, name. Kept between visits.

const KEPT = "versus.settings";

export interface Kept {
  issue: "day" | "night" | null;
  motion: "full" | "less" | null;
  sound: boolean;
  name: string;
  stops: string[] | null;
  /** Against computers only, a lone pass is given by itself. */
  hurry: boolean;
  /** Before one goes on and leaves an attack undone, one is asked once more. */
  warn: boolean;
}

const FRESH: Kept = {
  issue: null,
  motion: null,
  sound: false,
  name: "",
  stops: null,
  hurry: true,
  warn: true,
};

class Settings {
  kept = $state<Kept>({ ...FRESH });

  constructor() {
    try {
      const found = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Kept>;
      this.kept = { ...FRESH, ...found };
    } catch {
      // A browser without storage starts afresh every time.
    }
    this.apply();
    window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.apply());
    window.matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", () => this.apply());
  }

  /** What is not set follows the system. */
  get night(): boolean {
    return (this.kept.issue ?? (prefers("(prefers-color-scheme: dark)") ? "night" : "day")) === "night";
  }

  get calm(): boolean {
    return (this.kept.motion ?? (prefers("(prefers-reduced-motion: reduce)") ? "less" : "full")) === "less";
  }

  set(change: Partial<Kept>): void {
    Object.assign(this.kept, change);
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.kept));
    } catch {
      // It still holds for this visit.
    }
    this.apply();
  }

  private apply(): void {
    document.documentElement.dataset.issue = this.night ? "night" : "day";
    document.documentElement.dataset.motion = this.calm ? "less" : "full";
  }
}

function prefers(query: string): boolean {
  return window.matchMedia(query).matches;
}

export const settings = new Settings();
