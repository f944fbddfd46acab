// Declaring an attack, thinking better of it, and declaring it at one stroke.
import { expect, test, type Locator, type Page } from "@playwright/test";
import { look } from "./looking";
import { actOnce, asked, chanceOf, lay, moved, position, sit } from "./table";

test.setTimeout(240_000);

/** Play until a card can be touched for a deed: building and recruiting where one can, else quietly. Null if the
 * game ends before that. */
async function until(page: Page, deed: string): Promise<Locator | null> {
  const chance = chanceOf(1);
  const able = (words: string) => page.locator(`button[data-lit][aria-label*="You can: ${words}"]`).first();
  for (let at = 0; at < 200 && (await asked(page)) !== null; at += 1) {
    if ((await able(deed).count()) > 0) return able(deed);
    const useful = able("Build").or(able("Recruit")).first();
    const before = await position(page);
    if ((await useful.count()) > 0 && (await page.locator(".menu").count()) === 0) {
      await useful.click();
      await moved(page, before);
    } else await actOnce(page, chance, true);
  }
  return null;
}

/** Sit at tables until one of them lets a card do a deed: some deals bring nobody into play. */
async function somewhere(page: Page, game: "2pcg" | "classic", deed: string): Promise<Locator> {
  for (let tables = 0; tables < 5; tables += 1) {
    await sit(page, await lay(page, game, [{ kind: "me" }, { kind: "computer", level: "easy" }]), 0);
    const found = await until(page, deed);
    if (found) return found;
  }
  throw new Error(`Nobody could ${deed}.`);
}

/** Touch a card, and take what its menu offers if there is one. */
async function begin(page: Page, card: Locator, verb: string): Promise<void> {
  await card.click();
  const entry = page.locator(`.menu button[data-verb="${verb}"]`);
  const back = page.locator('.prompt button[data-verb="take back"]');
  await expect(entry.or(back).first()).toBeVisible();
  if ((await entry.count()) > 0) await entry.first().click();
  await expect(back).toBeVisible();
}

/** What an element stands for: a card, or the plate of a player around it. */
function thingOf(element: Locator): Promise<string | undefined> {
  return element.evaluate((one) => one.closest<HTMLElement>("[data-thing]")?.dataset.thing);
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover();
  await page.mouse.down();
  await to.hover({ force: true });
  await to.hover({ force: true });
  await page.mouse.up();
}

for (const [game, verb] of [
  ["2pcg", "attack"],
  ["classic", "propose"],
] as const) {
  test(`an attack of the ${game} is begun and taken back, and then declared by dragging`, async ({
    page,
  }) => {
    const lit = await somewhere(page, game, "Attack with");
    const thing = await lit.getAttribute("data-thing");
    const attacker = page.locator(`.board button[data-thing="${thing}"]`);
    const question = await asked(page);
    const back = page.locator('.prompt button[data-verb="take back"]');

    await begin(page, attacker, verb);
    await expect(attacker).toHaveAttribute("aria-pressed", "true");
    await expect(attacker).toHaveAttribute("aria-label", /You can: Take it back/);
    const enemy = page.locator(".far [data-lit]").first();
    const target = page.locator(`[data-thing="${await thingOf(enemy)}"]`).first();
    await look(page, `declaring-${game}`);
    await back.click();
    await expect(back).toBeHidden();
    expect(await asked(page)).toBe(question);

    await begin(page, attacker, verb);
    await page.keyboard.press("Escape");
    await expect(back).toBeHidden();
    expect(await asked(page)).toBe(question);

    await begin(page, attacker, verb);
    await attacker.click();
    await expect(back).toBeHidden();
    expect(await asked(page)).toBe(question);
    await expect(attacker).toHaveAttribute("data-lit", "true");

    await drag(page, attacker, target);
    await expect(page.locator(".story")).toContainText(/attacks|proposed to attack/);
  });
}
