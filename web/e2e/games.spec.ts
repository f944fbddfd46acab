// Whole games against the easy computer, by clicking what is lit.
import { expect, test, type Locator, type Page } from "@playwright/test";
import { look } from "./looking";
import { asked, lay, moved, playToTheEnd, position, sit } from "./table";

test.setTimeout(400_000);
const EASY = { kind: "computer", level: "easy" };

for (const game of ["2pcg", "classic"] as const) {
  test(`a full game of the ${game} is played to its end`, async ({ page }) => {
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(error.message));
    const opened = await lay(page, game, [{ kind: "me", name: "Kit" }, EASY]);
    await sit(page, opened, 0);
    const given = await playToTheEnd(page, 7, 2);
    expect(given).toBeGreaterThan(5);
    await expect(page.locator(".ending .shout")).toHaveText(/VICTORY|DEFEATED/);
    await look(page, `ending-${game}`);
    expect(faults).toEqual([]);
  });
}

test("four seats play until one is left @long", async ({ page }) => {
  test.setTimeout(1_800_000);
  const opened = await lay(page, "2pcg", [{ kind: "me", name: "Kit" }, EASY, EASY, EASY]);
  await sit(page, opened, 0);
  await playToTheEnd(page, 3, 3);
  await expect(page.locator(".ending .shout")).toHaveText(/VICTORY|DEFEATED/);
});

test("a rematch is a new table with new luck", async ({ page }) => {
  const opened = await lay(page, "2pcg", [{ kind: "me" }, EASY]);
  await sit(page, opened, 0);
  await page.getByRole("button", { name: "Concede" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Concede" }).click();
  await expect(page.locator(".ending")).toBeVisible();
  await page.getByRole("button", { name: "Rematch" }).click();
  await expect(page).not.toHaveURL(new RegExp(opened.match));
  await expect(page.locator(".ending")).toHaveCount(0);
  expect(await asked(page)).not.toBeNull();
});

test("a game by keyboard alone", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play!" })).toBeEnabled();
  await page.getByRole("button", { name: "Play!" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".board")).toBeVisible();
  const hand = page.locator(".hand [data-thing^='card:']");
  let played = false;
  for (let at = 0; at < 40 && !played; at += 1) {
    if ((await asked(page)) === null) break;
    const before = await position(page);
    const held = await hand.count();
    if ((await page.locator(".menu").count()) > 0) await page.keyboard.press("1");
    else if ((await page.locator(".hand [data-lit]").count()) > 0) {
      // From lit thing to lit thing, until it is a card of the hand.
      for (let step = 0; step < 30; step += 1) {
        await page.keyboard.press("l");
        if ((await page.locator(".hand [data-lit]:focus").count()) > 0) break;
      }
      await page.keyboard.press("Enter");
    } else if ((await page.locator(".prompt button[data-option]").count()) > 0)
      await page.keyboard.press("1");
    else {
      await page.keyboard.press("l");
      await page.keyboard.press("Enter");
    }
    await moved(page, before);
    await asked(page);
    played = held > 0 && (await hand.count()) < held;
  }
  expect(played, "a card of the hand was played with the keyboard").toBe(true);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
  await look(page, "keys");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeHidden();
});

test("a game on a phone held upright", async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    baseURL: process.env.VERSUS_E2E_URL,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const opened = await lay(page, "2pcg", [{ kind: "me" }, EASY]);
  await sit(page, opened, 0);
  for (let at = 0; at < 12; at += 1) {
    if ((await asked(page)) === null) break;
    const box = await page.locator(".prompt").boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const lit = page.locator(".hand [data-lit]").first();
    const button = page.locator(".prompt button[data-option]").first();
    const before = await page.locator(".prompt").textContent();
    if (at % 2 === 0 && (await lit.count()) > 0) await touch(page, lit, before);
    else if ((await button.count()) > 0) await button.tap();
    else await touch(page, page.locator("[data-lit]").first(), before);
    await expect.poll(() => page.locator(".prompt").textContent()).not.toBe(before);
  }
  await page.getByRole("button", { name: "Story" }).tap();
  await expect(page.getByRole("dialog", { name: "The story" }).locator(".story p").first()).toBeVisible();
  await context.close();
});

/** On a small screen a card is read first, and what it can do stands under it; a place is taken at once. */
async function touch(page: Page, lit: Locator, before: string | null): Promise<void> {
  // In a full hand the next card lies over all but the edge.
  await lit.tap({ position: { x: 8, y: 24 } });
  const offered = page.getByRole("dialog").locator("button[data-option]").first();
  const prompt = page.locator(".prompt");
  await expect
    .poll(async () => (await offered.count()) > 0 || (await prompt.textContent()) !== before)
    .toBe(true);
  if ((await offered.count()) > 0) await offered.tap();
}
