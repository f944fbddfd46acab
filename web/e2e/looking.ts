// Pictures of every screen for people to look at, and what axe has to say about it.
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";

const SCREENS = resolve(import.meta.dirname, "../../build/screens");
const SIZES = { wide: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } };

/** Look at a page in both sizes: a picture each, and no serious finding. */
export async function look(page: Page, name: string, except: string[] = []): Promise<void> {
  mkdirSync(SCREENS, { recursive: true });
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await page.waitForTimeout(150);
    await page.screenshot({ path: join(SCREENS, `${name}-${size}.png`) });
    await fitsIn(page, viewport.width);
    await hasNothingSerious(page, `${name}, ${size}`, except);
  }
  await page.setViewportSize(SIZES.wide);
}

/** `except` leaves out what repeats itself hundreds of times. */
async function hasNothingSerious(page: Page, where: string, except: string[]): Promise<void> {
  const axe = new AxeBuilder({ page });
  for (const query of except) axe.exclude(query);
  const found = await axe.analyze();
  const serious = found.violations
    .filter((one) => one.impact === "serious" || one.impact === "critical")
    .map(
      (one) =>
        `${one.id}: ${one.help}\n${one.nodes.map((node) => `  ${node.html}`.slice(0, 200)).join("\n")}`,
    );
  expect(serious, `axe at ${where}`).toEqual([]);
}

/** Nothing sticks out to the side. */
async function fitsIn(page: Page, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}
