// A finished game is watched again: step by step, turn by turn, from any moment, with the seal checked.
import { expect, test } from "@playwright/test";
import { look } from "./looking";
import { actOnce, asked, chanceOf, lay, sit } from "./table";

test("a replay is stepped through, and a link leads to a moment", async ({ page }) => {
  test.setTimeout(200_000);
  const opened = await lay(page, "2pcg", [
    { kind: "me", name: "Kit" },
    { kind: "computer", level: "easy" },
  ]);
  await sit(page, opened, 0);
  const chance = chanceOf(9);
  for (let at = 0; at < 8; at += 1) {
    await asked(page);
    await actOnce(page, chance, true);
  }
  await asked(page);
  await page.getByRole("button", { name: "Concede" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Concede" }).click();
  await page.locator(".ending").getByRole("link", { name: "Replay" }).click();

  const where = page.locator(".slide span");
  await expect(where).toHaveText(/Step 0 of \d+/);
  const answers = Number(/of (\d+)/.exec((await where.textContent()) ?? "")?.[1]);
  expect(answers).toBeGreaterThan(7);
  await page.getByRole("button", { name: "Step ahead" }).click();
  await expect(where).toContainText("Step 1 of");
  await page.keyboard.press(".");
  await expect(where).toContainText("Step 2 of");
  await page.keyboard.press(",");
  await expect(where).toContainText("Step 1 of");
  await page.getByRole("button", { name: "Turn after" }).click();
  await expect(where).not.toContainText("Step 1 of");
  await expect(page).toHaveURL(/#\/replay\/[^/]+\/\d+$/);
  await look(page, "replay");

  const moment = await where.textContent();
  await page.reload();
  await expect(where).toHaveText(moment ?? "");
  await page.getByRole("slider").fill("0");
  await expect(where).toContainText("Step 0 of");
  await page.getByLabel("Seen by").selectOption({ label: "Kit" });
  await page.getByRole("slider").fill("3");
  await expect(where).toContainText("Step 3 of");
  await expect(page.locator(".hand [data-thing]").first()).toBeVisible();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(where).toContainText("Step 5 of", { timeout: 20_000 });
  await page.getByRole("button", { name: "Pause" }).click();

  await page.getByText("A fair shuffle").click();
  await expect(page.locator("details")).toContainText("the seal fits");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Record" }).click();
  expect((await download).suggestedFilename()).toBe("match.versus.json");
  await page.goto("/#/");
  await expect(page.getByRole("region", { name: "Replays" })).toContainText("Kit");
});
