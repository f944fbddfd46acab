// What a person does at a table, in the words of the tests.
import { expect, type Browser, type Locator, type Page } from "@playwright/test";

export interface Opened {
  match: string;
  seats: { seat: number; kind: string; token?: string; ticket?: string; link: string }[];
}

/** A table laid over HTTP; `me` seats can be sat at by their token, friends take theirs by a ticket. */
export async function lay(page: Page, game: "2pcg" | "classic", seats: object[], more = {}): Promise<Opened> {
  const answer = await page.request.post("/api/tables", { data: { game, seats, ...more } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Opened;
}

export async function sit(page: Page, opened: Opened, seat: number): Promise<void> {
  const key = opened.seats.find((one) => one.seat === seat);
  await page.goto(key?.link ?? "");
  await expect(page.locator(".board")).toBeVisible();
}

/** A friend takes a seat over HTTP, and opens it in a browser. */
export async function joins(
  page: Page,
  opened: Opened,
  seat: number,
  wish: { name: string; deck: string },
): Promise<void> {
  const ticket = opened.seats.find((one) => one.seat === seat)?.ticket;
  const answer = await page.request.post(`/api/tables/${opened.match}/join`, { data: { ticket, ...wish } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { token } = (await answer.json()) as { token: string };
  await page.goto(`/#/table/${opened.match}/${token}`);
  await expect(page.locator(".board")).toBeVisible();
}

/** Another person's browser: nothing is shared with the first. */
export async function somebody(browser: Browser, baseURL = process.env.VERSUS_E2E_URL): Promise<Page> {
  const context = await browser.newContext({ baseURL, reducedMotion: "reduce" });
  return context.newPage();
}

/** Whoever is asked of two. */
export async function whoIsAsked(one: Page, other: Page): Promise<[Page, Page]> {
  await expect
    .poll(async () => (await one.locator(".asks").count()) + (await other.locator(".asks").count()))
    .toBe(1);
  return (await one.locator(".asks").count()) > 0 ? [one, other] : [other, one];
}

export function prompt(page: Page): Locator {
  return page.locator(".prompt");
}

/** The question, once this seat is asked; null once the game is over. */
export async function asked(page: Page): Promise<string | null> {
  const found = page.locator(".prompt.asks .what, .ending .how").first();
  await found.waitFor({ timeout: 40_000 });
  if ((await page.locator(".ending").count()) > 0) return null;
  return found.textContent();
}

/** Wait until the table has taken an answer in: another question, another's move, or the end. */
export async function moved(page: Page, before: string): Promise<void> {
  await expect.poll(() => position(page), { timeout: 40_000, intervals: [30, 60, 120] }).not.toBe(before);
}

/** What can be read off the page about where the game stands. */
export function position(page: Page): Promise<string> {
  return page.evaluate(() => {
    const words = (query: string) => document.querySelector(query)?.textContent ?? "";
    const lit = document.querySelectorAll("[data-lit]").length;
    const lines = document.querySelectorAll(".story p").length;
    // The same may be asked again: two of a name with one power.
    const question = document.querySelector<HTMLElement>(".prompt")?.dataset.question ?? "";
    return [question, words(".prompt"), words(".strip"), lit, lines, words(".menu"), words(".ending")].join(
      "|",
    );
  });
}

const QUIET = ["pass", "go on", "done", "no"];

/**
 * One answer as a person without a plan would give it: touch something lit, take what a menu offers, press a
 * button; quietly where there was enough of it.
 */
export async function actOnce(page: Page, chance: () => number, quiet: boolean): Promise<void> {
  const before = await position(page);
  const done = await page.evaluate(
    ([roll, calm, verbs]: [number, boolean, string[]]) => {
      const all = (query: string) =>
        [...document.querySelectorAll<HTMLElement>(query)].filter((one) => one.offsetParent !== null);
      const pick = (from: HTMLElement[]) => from[Math.floor(roll * from.length)];
      const menu = all(".menu button[data-option]");
      const tray = all(".tray button");
      const lit = all("[data-lit]");
      const buttons = all(".prompt button[data-option]");
      const silent = buttons.filter((one) => verbs.includes(one.dataset.verb ?? ""));
      const loud = [...menu, ...tray];
      const chosen =
        calm && silent.length > 0
          ? silent[0]
          : loud.length > 0
            ? pick(loud)
            : lit.length > 0 && (roll < 0.85 || buttons.length === 0)
              ? pick(lit)
              : pick(buttons);
      chosen?.click();
      return chosen !== undefined;
    },
    [chance(), quiet, QUIET] as [number, boolean, string[]],
  );
  expect(done, "there is nothing to click at a question").toBe(true);
  await moved(page, before);
}

/** Play to the end, with so many tries to do something between two quiet answers. */
export async function playToTheEnd(page: Page, seed: number, bold: number): Promise<number> {
  const chance = chanceOf(seed);
  let given = 0;
  let tries = 0;
  let turn = "";
  while ((await asked(page)) !== null) {
    const now = await page.locator(".strip").textContent();
    if (now !== turn) tries = 0;
    turn = now ?? "";
    tries += 1;
    await actOnce(page, chance, tries > bold);
    given += 1;
    expect(given, "the game does not end").toBeLessThan(3_000);
  }
  return given;
}

export function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
