// Every lesson, move by move to their ends, by what the coach says and by clicking.
import { expect, test, type Page } from "@playwright/test";
import { look } from "./looking";

test.setTimeout(240_000);

/** Everything the coach says now. */
function said(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector(".coach")?.textContent ?? "");
}

const LESSONS = ["2pcg", "classic", "2pcg-arena", "2pcg-challenge", "2pcg-two-headed"];

test("the school lists its lessons", async ({ page }) => {
  await page.goto("/#/learn");
  await expect(page.getByRole("link", { name: /Begin/ })).toHaveCount(LESSONS.length);
  await look(page, "learn");
});

for (const lesson of LESSONS) {
  test(`the lesson of the ${lesson} is learned to its end`, async ({ page }) => {
    await page.goto(`/#/learn/${lesson}`);
    const where = page.locator(".coach .where");
    const steps = Number(/of (\d+)/.exec((await where.textContent()) ?? "")?.[1]);
    expect(steps).toBeGreaterThan(1);
    for (let step = 1; step <= steps; step += 1) {
      await expect(where).toContainText(`${step} of ${steps}`);
      if (step === 1 || step === 4) await look(page, `lesson-${lesson}-${step}`);
      while ((await page.locator(".coach .done").count()) === 0) {
        const before = await said(page);
        await page.getByRole("button", { name: "Show me" }).click();
        await expect.poll(() => said(page)).not.toBe(before);
      }
      const next = page.getByRole("link", { name: step === steps ? "The end" : "Next" });
      await expect(next).toBeFocused();
      if (step === steps) {
        await expect(page.locator(".coach .done")).toContainText("VICTORY");
        await look(page, `lesson-${lesson}-end`);
      }
      await page.keyboard.press("Enter");
    }
    await expect(page).toHaveURL(/#\/learn$/);
  });
}

test("a wrong move is explained, and the right one taken by clicking", async ({ page }) => {
  await page.goto("/#/learn/2pcg/3");
  await expect(page.locator(".coach .todo")).toContainText("Move Pyro");
  await page.getByRole("button", { name: /^Sabretooth/ }).click();
  const choice = page.locator(".menu button[data-option], .places [data-lit]").first();
  if ((await choice.count()) > 0) await choice.click();
  await expect(page.getByRole("alert")).toContainText("Move Pyro");
  await look(page, "lesson-wrong");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Pyro/ }).click();
  const again = page.locator(".menu button[data-option]").first();
  if ((await again.count()) > 0) await again.click();
  await expect(page.locator(".coach .done")).toBeVisible();
});

test("a dim card explains itself with its rule, which has a page", async ({ page, context }) => {
  await page.goto("/#/learn/2pcg/2");
  await expect(page.locator(".coach .todo")).toBeVisible();
  await page
    .locator(".hand")
    .getByRole("button", { name: /^Magneto/ })
    .click();
  const why = page.locator(".focus .why");
  await expect(why).toContainText("2P-BLD-08");
  await look(page, "why-not");
  await page
    .locator(".hand")
    .getByRole("button", { name: /^Magneto/ })
    .click();
  const opened = context.waitForEvent("page");
  await why.getByRole("link", { name: "2P-BLD-08" }).first().click();
  const rules = await opened;
  await expect(rules.locator(".named")).toContainText("2P-BLD-08");
});
