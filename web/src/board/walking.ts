// Walking over the table by keyboard: from card to card, from lit thing to lit thing.
import { towards } from "../play/keys";

function spots(query: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(query)].filter((one) => one.offsetParent !== null);
}

function middle(one: HTMLElement): { x: number; y: number } {
  const box = one.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** To the nearest card or lit place in a direction; from nowhere, it begins at the bottom left. */
export function walk(at: HTMLElement, dx: number, dy: number): void {
  const all = spots('button[data-thing^="card:"], button[data-lit="true"]').filter((one) => one !== at);
  const from = at === document.body ? { x: 0, y: window.innerHeight } : middle(at);
  const found = towards(from, all.map(middle), dx, dy);
  if (found !== null) all[found]?.focus();
}

export function nextLit(at: HTMLElement, back: boolean): void {
  const all = spots('button[data-lit="true"]');
  const here = all.indexOf(at);
  const next = back ? (here <= 0 ? all.length - 1 : here - 1) : (here + 1) % all.length;
  all[next]?.focus();
}
