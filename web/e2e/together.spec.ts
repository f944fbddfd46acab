// Two people at two browsers: links, joining, chat, undo by consent; and a server that is killed in between.
import { expect, test } from "@playwright/test";
import { look } from "./looking";
import { Server } from "./server";
import { actOnce, asked, chanceOf, joins, lay, sit, somebody, whoIsAsked } from "./table";

test.setTimeout(240_000);

test("two friends find each other by a link, and play", async ({ browser }) => {
  const ann = await somebody(browser);
  const bob = await somebody(browser);
  await ann.goto("/");
  const form = ann.getByRole("region", { name: "Open a table" });
  await form.getByLabel("Your name").fill("Ann");
  await form.getByRole("button", { name: "Lay the table" }).click();
  const link = ann.getByRole("textbox", { name: /Link/ }).first();
  await expect(link).toBeVisible();
  await look(ann, "lobby");
  await bob.goto(await link.inputValue());
  await bob.getByLabel("Your name").fill("Bob");
  await look(bob, "join");
  await bob.getByRole("button", { name: "Sit down" }).click();
  await expect(ann.locator(".board")).toBeVisible();
  await expect(bob.locator(".board")).toBeVisible();
  await expect(ann.locator(".far")).toContainText("Bob");
  await expect(bob.locator(".far")).toContainText("Ann");
  const chance = chanceOf(3);
  for (let at = 0; at < 10; at += 1) {
    const [asks] = await whoIsAsked(ann, bob);
    await actOnce(asks, chance, at % 3 === 0);
    if ((await asks.locator(".menu").count()) > 0) await actOnce(asks, chance, false);
  }
  await ann.locator("#chat-words").fill("Well met");
  await ann.keyboard.press("Enter");
  await expect(bob.getByText("Well met")).toBeVisible();
  await ann.context().close();
  await bob.context().close();
});

test("what showed nothing hidden is taken back at once", async ({ page }) => {
  const opened = await lay(page, "2pcg", [{ kind: "me" }, { kind: "computer", level: "easy" }]);
  await sit(page, opened, 0);
  const chance = chanceOf(11);
  const undo = page.getByRole("button", { name: /Undo/ });
  for (let at = 0; at < 30 && (await undo.count()) === 0; at += 1) {
    await asked(page);
    await actOnce(page, chance, true);
    await asked(page);
  }
  await expect(undo).toBeVisible();
  await undo.click();
  await expect(page.locator(".story")).toContainText("take back your last answer");
  expect(await asked(page)).not.toBeNull();
});

test("an undo after something hidden was shown waits for the other to agree", async ({ browser }) => {
  const ann = await somebody(browser);
  const bob = await somebody(browser);
  const opened = await lay(ann, "2pcg", [{ kind: "me", name: "Ann" }, { kind: "friend" }]);
  await joins(bob, opened, 1, { name: "Bob", deck: "Magneto" });
  await sit(ann, opened, 0);
  const chance = chanceOf(5);
  // Both keep or change their hands, and more: by then cards have been shown and drawn.
  for (let at = 0; at < 6; at += 1) {
    const [asks] = await whoIsAsked(ann, bob);
    await actOnce(asks, chance, true);
  }
  const [asks, waits] = await whoIsAsked(ann, bob);
  const mover = (await waits.getByRole("button", { name: /Undo/ }).count()) > 0 ? waits : asks;
  const other = mover === ann ? bob : ann;
  await mover.getByRole("button", { name: /Undo/ }).click();
  await expect(other.getByText("would like to take an answer back")).toBeVisible();
  await other.getByRole("button", { name: "Agree" }).click();
  await expect(mover.locator(".story")).toContainText("take back your last answer");
  await ann.context().close();
  await bob.context().close();
});

test("the server is killed in the middle, and the page comes back to the same question", async ({
  browser,
}) => {
  const server = new Server();
  await server.start();
  try {
    const page = await somebody(browser, server.url);
    const opened = await lay(page, "2pcg", [{ kind: "me" }, { kind: "computer", level: "easy" }]);
    await sit(page, opened, 0);
    const chance = chanceOf(2);
    for (let at = 0; at < 4; at += 1) {
      await asked(page);
      await actOnce(page, chance, true);
    }
    const question = await asked(page);
    const lines = await page.locator(".story p").count();
    await server.stop("SIGKILL");
    await expect(page.getByText("The line is broken")).toBeVisible();
    await look(page, "line-lost");
    await server.start();
    await expect(page.getByText("The line is broken")).toBeHidden({ timeout: 40_000 });
    expect(await asked(page)).toBe(question);
    expect(await page.locator(".story p").count()).toBe(lines);
    await actOnce(page, chance, true);
    await page.reload();
    await expect(page.locator(".board")).toBeVisible();
    await expect(page.locator(".story p").first()).toBeVisible();
    await page.context().close();
  } finally {
    await server.end();
  }
});

test("two players at one screen hand it over", async ({ page }) => {
  const opened = await lay(page, "2pcg", [
    { kind: "me", name: "Ann" },
    { kind: "me", name: "Bob" },
  ]);
  await page.goto("/");
  await page.evaluate(
    (tokens) => localStorage.setItem("versus.seats", JSON.stringify(tokens)),
    opened.seats.map((one) => one.token),
  );
  await sit(page, opened, 0);
  const chance = chanceOf(4);
  for (let at = 0; at < 20 && (await page.locator(".veil").count()) === 0; at += 1) {
    await expect(page.locator(".asks, .veil").first()).toBeVisible();
    if ((await page.locator(".veil").count()) === 0) await actOnce(page, chance, true);
  }
  await expect(page.locator(".veil")).toContainText("Bob");
  await look(page, "hand-over");
  await page.locator(".veil button").click();
  await expect(page.locator(".near.side")).toContainText("You");
});
