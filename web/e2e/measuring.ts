// What is wrong with a page, measured in the page itself: what sticks out, is clipped, or lies under something else.
import type { Page } from "@playwright/test";

/** Each fault in a line: what is wrong, and with which element. */
export async function faultsOf(page: Page, question: number): Promise<string[]> {
  return page.evaluate(measure, String(question));
}

/** Runs in the browser, so it may use nothing from around it. */
async function measure(question: string): Promise<string[]> {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  while (document.querySelector<HTMLElement>(".prompt")?.dataset.question !== question) await frame();
  // Cards are measured and drawn once more, and what leaves the table is gone.
  await frame();
  await frame();
  const leaving = () =>
    document
      .getAnimations()
      .some((one) => one.playState === "running" && one.effect?.getComputedTiming().endTime !== Infinity);
  for (let at = 0; at < 60 && leaving(); at += 1) await frame();
  await frame();
  const SLACK = 1.5;
  /** They are made to be scrolled: what they hold is reached, whatever lies in sight now. */
  const SCROLLED = ".story, .focus, .lines, .lasting, .guide, dialog .inside, .long";
  const wide = window.innerWidth;
  const high = window.innerHeight;
  const faults = new Set<string>();
  const inside = (inner: DOMRect, outer: { left: number; top: number; right: number; bottom: number }) =>
    inner.left >= outer.left - SLACK &&
    inner.top >= outer.top - SLACK &&
    inner.right <= outer.right + SLACK &&
    inner.bottom <= outer.bottom + SLACK;
  const seen = (one: Element) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest(".sr, [hidden]");
  const named = (one: Element): string => {
    const words = (one.getAttribute("aria-label") ?? one.textContent ?? "").replace(/\s+/g, " ").trim();
    const home = one.closest(
      ".prompt, .hand, .plate, .resources, .line, .gutter, .strip, .tray, .menu, aside, .loose, .tabs, .notice, dialog",
    );
    const place =
      home && home !== one
        ? `${[...home.classList].filter((c) => !c.startsWith("svelte")).join(".") || home.tagName.toLowerCase()} > `
        : "";
    const own = `${one.tagName.toLowerCase()}${[...one.classList]
      .filter((c) => !c.startsWith("svelte"))
      .map((c) => `.${c}`)
      .join("")}`;
    return `${place}${own} "${words.slice(0, 40)}"`;
  };
  const box = (rect: DOMRect) =>
    `${Math.round(rect.left)},${Math.round(rect.top)} to ${Math.round(rect.right)},${Math.round(rect.bottom)}`;

  // The page itself never scrolls.
  const whole = document.documentElement;
  if (whole.scrollWidth > wide + SLACK) faults.add(`the page is ${whole.scrollWidth} wide`);
  if (whole.scrollHeight > high + SLACK) faults.add(`the page is ${whole.scrollHeight} high`);

  // A list that is scrolled is itself in sight.
  for (const one of document.querySelectorAll(".long")) {
    const rect = one.getBoundingClientRect();
    if (!inside(rect, { left: 0, top: 0, right: wide, bottom: high }))
      faults.add(`outside the window: ${named(one)} (${box(rect)})`);
    if (rect.height < 90) faults.add(`too low to read: ${named(one)} (${Math.round(rect.height)} high)`);
  }

  // Everything to press or to read lies within the window, and nothing lies over it.
  const over = document.querySelector("dialog[open], .tray, .menu, .veil, .ending");
  const controls = [...document.querySelectorAll(".table :is(button, a, input, .balloon, .plate)")].filter(
    (one) => seen(one) && !one.closest(SCROLLED),
  );
  for (const one of controls) {
    const rect = one.getBoundingClientRect();
    if (!inside(rect, { left: 0, top: 0, right: wide, bottom: high })) {
      faults.add(`outside the window: ${named(one)} (${box(rect)})`);
      continue;
    }
    if (rect.width < 8 || rect.height < 8) {
      faults.add(`too small: ${named(one)} (${box(rect)})`);
      continue;
    }
    // What is laid open over the table hides only what is not asked for.
    if (over && !over.contains(one) && !one.matches("[data-lit], [data-option]")) continue;
    if (!(one instanceof HTMLButtonElement || one instanceof HTMLAnchorElement)) continue;
    const fanned = one.closest(".hand, .chain") !== null;
    const across = fanned ? [0.04, 0.1, 0.16, 0.25, 0.4, 0.5, 0.7, 0.9] : [0.5];
    const down = fanned ? [0.15, 0.5, 0.8] : [0.5];
    const own = (x: number, y: number) => {
      const found = document.elementFromPoint(rect.left + rect.width * x, rect.top + rect.height * y);
      return found !== null && (one.contains(found) || found.closest("button, a") === one);
    };
    if (!across.some((x) => down.some((y) => own(x, y)))) faults.add(`covered: ${named(one)} (${box(rect)})`);
  }

  // Cards that lie askew are measured straight: their boxes are then as large as they are.
  const straight = document.createElement("style");
  straight.textContent =
    ":is(.card, .chip, .held, .spot > button) { transform: none !important; rotate: none !important }";
  document.head.append(straight);
  /** What cuts off what sticks out of it, from an element upwards. */
  const clippers = new Map<Element, Element[]>();
  const clipsOf = (one: Element): Element[] => {
    const known = clippers.get(one);
    if (known) return known;
    const style = getComputedStyle(one);
    const clips = style.overflowX !== "visible" || style.overflowY !== "visible" || style.clipPath !== "none";
    const above = one.parentElement && one.parentElement !== whole ? clipsOf(one.parentElement) : [];
    const found = clips ? [one, ...above] : above;
    clippers.set(one, found);
    return found;
  };
  const letters = document.createTreeWalker(document.querySelector(".table") ?? whole, NodeFilter.SHOW_TEXT);
  for (let node = letters.nextNode(); node; node = letters.nextNode()) {
    const words = node.textContent?.trim() ?? "";
    const one = node.parentElement;
    if (words === "" || !one || one.closest(`svg, ${SCROLLED}`) || !seen(one)) continue;
    if (getComputedStyle(one).writingMode !== "horizontal-tb") continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rect = range.getBoundingClientRect();
    if (rect.width === 0) continue;
    // The box of a line of letters is higher than they are.
    const ink = new DOMRect(rect.x, rect.y + rect.height * 0.2, rect.width, rect.height * 0.6);
    // A long name may end in an ellipsis on a small face; a number or a question never.
    if (one.closest("[data-short]") && !/^[\d∞+−/]+$/.test(words)) continue;
    if (!inside(ink, { left: 0, top: 0, right: wide, bottom: high }))
      faults.add(`outside the window: ${named(one)} (${box(rect)})`);
    const by = clipsOf(one).find((clip) => !inside(ink, clip.getBoundingClientRect()));
    if (by) faults.add(`clipped: ${named(one)} (${box(rect)}) by ${named(by).split(' "')[0]}`);
  }
  // Numbers of a card lie open.
  for (const one of document.querySelectorAll(".table :is(.stat b, .stat i, .big, dd)")) {
    if (over || !seen(one) || one.closest(SCROLLED) || one.closest(".hand")) continue;
    const rect = one.getBoundingClientRect();
    const found = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2);
    const home = one.closest("button, .plate") ?? one;
    if (rect.width > 0 && (!found || !home.contains(found)) && !found?.closest(".mark"))
      faults.add(`covered: ${named(one)} of ${named(home)} by ${found ? named(found) : "nothing"}`);
  }
  straight.remove();
  return [...faults];
}
