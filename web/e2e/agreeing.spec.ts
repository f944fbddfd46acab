// What a table agrees on before the game: chosen at home, shown in the lobby and at the table.
import { expect, test, type Page } from "@playwright/test";
import { look } from "./looking";

/** The form at home, with its rules open. */
async function openForm(page: Page) {
  await page.goto("/");
  const form = page.getByRole("region", { name: "Open a table" });
  await form.getByText("Rules: as usual").click();
  return form;
}

test("two against two by the book of 2016 is chosen, shown and played", async ({ page }) => {
  const form = await openForm(page);
  await form.getByLabel("Sides").selectOption("2 vs 2");
  await expect(form.getByRole("combobox", { name: "Seats", exact: true })).toHaveValue("4");
  await expect(form.getByRole("listitem").first()).toContainText("with seat 3");
  await form.getByRole("combobox", { name: "Edition" }).selectOption("2016");
  await expect(form.getByLabel("Lethal", { exact: true })).toHaveValue("stun");
  await expect(form.getByLabel("Sides")).toHaveValue("2 vs 2");
  await form.getByLabel("Sides").scrollIntoViewIfNeeded();
  await look(page, "home-rules");
  for (const seat of [2, 3, 4]) {
    await form.getByLabel(`Seat ${seat}, who sits there`).selectOption("computer");
    await form.getByLabel(`Seat ${seat}, how strong`).selectOption("easy");
  }
  await form.getByRole("button", { name: "Lay the table" }).click();

  await expect(page.locator(".far .side")).toHaveCount(3);
  await expect(page.locator(".far .plate").nth(1)).toContainText("with you");
  await expect(page.locator(".far .plate").first()).not.toContainText("with you");
  await expect(page.locator(".near.side .plate")).toContainText("with Easy computer");
  await look(page, "table-two-against-two");
  await page.getByRole("button", { name: "Keys and help" }).click();
  const rules = page.getByRole("region", { name: "Rules of this table" });
  await expect(rules).toContainText("Sides: seats 1 and 3 against seats 2 and 4");
  await expect(rules).toContainText("Lethal: KOs whom it stuns");
  await look(page, "help");
});

test("sides need their seats: fewer of them, and everybody plays alone again", async ({ page }) => {
  const form = await openForm(page);
  await form.getByLabel("Sides").selectOption("2 vs 2");
  await form.getByRole("combobox", { name: "Seats", exact: true }).selectOption("3");
  await expect(form.getByLabel("Sides")).toHaveValue("free for all");
  await expect(form.getByText("with seat")).toHaveCount(0);
});

test("an option that is a number is agreed on, and whoever is invited reads it before sitting down", async ({
  page,
}) => {
  const form = await openForm(page);
  await form.getByRole("combobox", { name: "Game", exact: true }).selectOption("classic");
  await form.getByLabel(/After so many turns/).fill("12");
  await form.getByLabel(/After so many turns/).blur();
  await expect(form.locator("summary")).toContainText("12");
  await form.getByRole("button", { name: "Lay the table" }).click();
  const rules = page.getByRole("region", { name: "Rules of this table" });
  await expect(rules).toContainText("After so many turns the higher endurance wins: 12");
  await look(page, "lobby-rules");
  await page.goto("/#/");
  await expect(page.getByRole("region", { name: "Go on playing" })).toContainText("wins: 12");
});
