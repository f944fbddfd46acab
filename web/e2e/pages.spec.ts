// Every page: what it is for works, it can be looked at in both sizes, and axe finds nothing serious.
import { expect, test } from "@playwright/test";
import { look } from "./looking";
import { lay, sit } from "./table";

test("home offers a game with one click", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Play now" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Play!" })).toBeEnabled();
  await look(page, "home");
  await page.getByRole("button", { name: "Play!" }).click();
  await expect(page.locator(".board")).toBeVisible();
  await look(page, "table-2pcg");
});

test("the classic game with its own decks", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("radio", { name: /Classic/ }).check();
  await page.getByRole("radio", { name: "Thule Society" }).check({ force: true });
  await page.getByRole("radio", { name: /Fair/ }).check();
  await page.getByRole("button", { name: "Play!" }).click();
  await expect(page.locator(".board")).toBeVisible();
  await look(page, "table-classic");
});

test("a game that was left is found again at home", async ({ page }) => {
  const opened = await lay(page, "2pcg", [{ kind: "me" }, { kind: "computer", level: "easy" }]);
  await sit(page, opened, 0);
  await page.locator(".strip").getByRole("link", { name: "Home" }).click();
  const section = page.getByRole("region", { name: "Go on playing" });
  await expect(section).toContainText("against Easy computer");
  await section.getByRole("link").first().click();
  await expect(page.locator(".board")).toBeVisible();
  await page.goto("/#/");
  await section
    .getByRole("button", { name: /Forget/ })
    .first()
    .click();
  await expect(section).toBeHidden();
});

test("the night issue", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Night issue" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-issue", "night");
  await look(page, "home-night");
  const opened = await lay(page, "2pcg", [{ kind: "me" }, { kind: "computer", level: "easy" }]);
  await sit(page, opened, 0);
  await look(page, "table-night");
});

test("the rules are searched, and a rule has an address", async ({ page }) => {
  await page.goto("/#/rules/2pcg/2P-CMB-09");
  await expect(page.locator(".named")).toContainText("2P-CMB-09");
  await expect(page.locator(".named")).toBeInViewport();
  await look(page, "rules", ["section:nth-of-type(n + 3)"]);
  await page.getByLabel("Search").fill("flight front row");
  await expect(page.getByRole("listitem").filter({ hasText: "2P-CMB-15" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "2P-GEN-01" })).toHaveCount(0);
  await page.getByLabel("Search").fill("no such thing anywhere");
  await expect(page.getByText("No rule has all of these words")).toBeVisible();
  await page.getByRole("link", { name: "Classic" }).click();
  await page.getByLabel("Search").fill("");
  await expect(page.getByText("CL-GEN-01")).toBeVisible();
});

test("an address that leads nowhere says so", async ({ page }) => {
  await page.goto("/#/table/nothing");
  await expect(page.getByRole("heading", { name: "No such table" })).toBeVisible();
  await look(page, "no-such-table");
  await page.goto("/#/table/nowhere/nowhere.0.x");
  await expect(page.getByRole("heading", { name: "Not your seat" })).toBeVisible();
  await page.goto("/#/replay/nothing");
  await expect(page.getByRole("alert")).toBeVisible();
});

test("three and four seats at one table", async ({ page }) => {
  const machine = { kind: "computer", level: "easy" };
  const opened = await lay(page, "2pcg", [{ kind: "me" }, machine, machine, machine]);
  await sit(page, opened, 0);
  await expect(page.locator(".far .side")).toHaveCount(3);
  await look(page, "table-four");
});
