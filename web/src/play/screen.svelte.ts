// What kind of screen this is: a desk, a phone held upright, a phone held across. Styles ask the same questions.

export const SMALL = "(max-width: 899px), (max-height: 479px)";
export const ACROSS = "(max-height: 479px) and (min-width: 600px)";

class Screen {
  small = $state(false);
  across = $state(false);

  constructor() {
    this.follow(SMALL, (matches) => (this.small = matches));
    this.follow(ACROSS, (matches) => (this.across = matches));
  }

  private follow(query: string, take: (matches: boolean) => void): void {
    const asked = window.matchMedia(query);
    take(asked.matches);
    asked.addEventListener("change", () => take(asked.matches));
  }
}

export const screen = new Screen();
