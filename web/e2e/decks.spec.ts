// Decks of one's own: cards are found, a deck is built, mended, shared, and played.
import { expect, test } from "@playwright/test";
import { look } from "./looking";
import { somebody } from "./table";

/** Rows of cards repeat themselves: the first few stand for all. */
const MORE = [".tile:nth-child(n + 4)", ".decks:nth-of-type(n + 2)"];

test("cards are searched by words, by choices and by a query, and studied", async ({ page }) => {
  await page.goto("/#/cards");
  const box = page.getByRole("searchbox", { name: "Search cards" });
  await expect(page.locator(".list .tile").first()).toBeVisible();
  await look(page, "cards", MORE);
  await box.fill("team:brotherhood cost<=3 text:burn");
  await expect(page.getByText("team Brotherhood, cost at most 3, text says “burn”")).toBeVisible();
  await expect(page.getByRole("button", { name: /Pyro/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /Bishop/ })).toHaveCount(0);
  await page.getByRole("combobox", { name: "type" }).selectOption("supporting character");
  await expect(box).toHaveValue('team:brotherhood cost<=3 text:burn type:"supporting character"');
  await page.getByRole("button", { name: /Pyro/ }).click();
  const card = page.getByRole("complementary", { name: "The card" });
  await expect(card.getByRole("article", { name: "Pyro" })).toBeVisible();
  await expect(card.getByRole("region", { name: "Decks that use it" })).toContainText("Magneto");
  await look(page, "card", MORE);
  await page.reload();
  await expect(page.getByRole("article", { name: "Pyro" })).toBeVisible();
});

test("a search that cannot be understood offers what can, and help runs", async ({ page }) => {
  await page.goto("/#/cards");
  const box = page.getByRole("searchbox", { name: "Search cards" });
  await box.fill("team:x-mne");
  await expect(page.getByText("Did you mean X-Men?")).toBeVisible();
  await look(page, "cards-fault", MORE);
  await page.getByRole("button", { name: "X-Men", exact: true }).click();
  await expect(box).toHaveValue("team:X-Men");
  await page.getByText("How to search").click();
  await page.getByRole("button", { name: "type:main level:2" }).click();
  await expect(page.getByText("type main character, level 2")).toBeVisible();
  await look(page, "cards-help", MORE);
});

test("from a house deck to a deck of one's own to a game", async ({ page }) => {
  await page.goto("/#/decks");
  await look(page, "decks-none", MORE);
  await page.getByRole("button", { name: "Copy and change Magneto", exact: true }).click();
  const legality = page.getByRole("region", { name: "Legality" });
  await expect(legality).toContainText("Legal: ready to play");
  await page.getByLabel("Deck", { exact: true }).fill("Fire Brigade");
  await page.getByLabel("Deck", { exact: true }).press("Tab");
  await look(page, "builder", MORE);
  // One copy more than the rules allow, and the way out that they offer.
  const deck = page.getByRole("region", { name: "The deck" });
  const pyro = deck.getByRole("group", { name: "Copies of Pyro" });
  const before = Number(await pyro.locator("b").textContent());
  for (let copies = before; copies < 6; copies += 1)
    await pyro.getByRole("button", { name: "One more Pyro" }).click();
  await expect(legality).toContainText("2P-DCK-03");
  await expect(page.getByRole("button", { name: "Play with it" })).toBeDisabled();
  await look(page, "builder-faults", MORE);
  await legality.getByRole("button", { name: "Take out 2 Pyro" }).click();
  await expect(pyro.locator("b")).toHaveText("4");
  for (let copies = 4; copies > before; copies -= 1)
    await pyro.getByRole("button", { name: "One fewer Pyro" }).click();
  await expect(legality).toContainText("Legal");
  await page.getByRole("button", { name: "Draw 7 cards" }).click();
  await expect(page.getByRole("region", { name: "Opening hand" }).locator(".hand .tile")).toHaveCount(7);
  await page.getByRole("button", { name: "Play with it" }).click();
  await expect(page.getByRole("radio", { name: "Fire Brigade" })).toBeChecked();
  await page.getByLabel("The computer plays").selectOption("mirror");
  await look(page, "home-own-deck", MORE);
  await page.getByRole("button", { name: "Play!" }).click();
  await expect(page.locator(".board")).toBeVisible();
  const match = page.url().split("/table/")[1]?.split("/")[0] ?? "";
  const table = (await (await page.request.get(`/api/tables/${match}`)).json()) as {
    seats: { deck: string }[];
  };
  expect(table.seats.map((seat) => seat.deck)).toEqual(["Fire Brigade", "Fire Brigade"]);
});

test("a deck is imported, shared by link, copied, deleted and fetched back", async ({ page, browser }) => {
  await page.goto("/#/decks");
  await page.getByRole("button", { name: "Import" }).click();
  await page.getByLabel("Or the list itself").fill("Main: Magneto (HOX)\n3 Blobb\n");
  await page.getByRole("button", { name: "Read it" }).click();
  await expect(page.getByRole("alert")).toContainText("Did you mean Blob?");
  await look(page, "deck-import");
  await page.getByLabel("Or the list itself").fill("Name: Two Blobs\nMain: Magneto (HOX)\n2 Blob\n");
  await page.getByRole("button", { name: "Read it" }).click();
  await expect(page.getByRole("region", { name: "Legality" })).toContainText("this one has 2");
  await page.getByRole("button", { name: "Share, export" }).click();
  await look(page, "deck-share");
  const link = await page.getByLabel("A link to this deck").inputValue();
  await expect(page.getByLabel("The plain list, to copy")).toHaveValue(/2 Blob/);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: /OCTGN/ }).click();
  expect((await saved).suggestedFilename()).toBe("Two Blobs.o8d");
  await page.getByRole("button", { name: "Close" }).click();

  const friend = await somebody(browser);
  await friend.goto(link);
  await expect(friend.getByRole("heading", { name: "Two Blobs" })).toBeVisible();
  await look(friend, "deck-shared", MORE);
  await friend.getByRole("button", { name: "Keep this deck" }).click();
  await expect(friend.getByLabel("Deck", { exact: true })).toHaveValue("Two Blobs");
  await friend.close();

  await page.goto("/#/decks");
  await page.getByRole("button", { name: "Copy Two Blobs" }).click();
  await expect(page.getByRole("link", { name: "Two Blobs 2 2 cards" })).toBeVisible();
  await look(page, "decks", MORE);
  await page.getByRole("button", { name: "Delete Two Blobs 2" }).click();
  await expect(page.getByRole("link", { name: "Two Blobs 2 2 cards" })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name: "Two Blobs 2 2 cards" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("link", { name: /Two Blobs/ })).toHaveCount(2);
  await page.goto("/#/deck/2pcg/%3Cnonsense%3E");
  await expect(page.getByText("no deck that can be read")).toBeVisible();
});

test("a deck is tested against the field, and the test can be stopped", async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto("/#/decks");
  await page.getByRole("button", { name: "Copy and change Tide", exact: true }).click();
  const panel = page.getByRole("region", { name: "Test this deck" });
  await panel.getByRole("combobox", { name: "Games" }).selectOption("10");
  await panel.getByLabel("Against").selectOption("deck:Ember");
  await panel.getByRole("button", { name: "Test it" }).click();
  await expect(panel.getByRole("progressbar")).toBeVisible();
  await expect(panel.getByText("10 of 10 games")).toBeVisible({ timeout: 180_000 });
  await expect(panel.getByRole("list", { name: "Match-ups" })).toContainText("Ember");
  await expect(panel.getByRole("list", { name: "Most winning cards" })).toBeVisible();
  await panel.scrollIntoViewIfNeeded();
  await look(page, "deck-tested", MORE);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Numbers" }).click();
  await expect(panel.getByText("10 of 10 games")).toBeVisible();
  await page.screenshot({ path: "../build/screens/builder-numbers-phone.png", fullPage: true });
  await page.setViewportSize({ width: 1366, height: 768 });
  await panel.getByRole("combobox", { name: "Games" }).selectOption("200");
  await panel.getByRole("button", { name: "Test it" }).click();
  await panel.getByRole("button", { name: "Stop" }).click();
  await expect(panel.getByRole("button", { name: "Test it" })).toBeEnabled();
});
