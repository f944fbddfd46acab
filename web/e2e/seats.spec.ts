// A seat belongs to who took it: invitations for one person, seats offered anew and given back, two windows.
import { expect, test, type Page } from "@playwright/test";
import { look } from "./looking";
import { actOnce, chanceOf, somebody, whoIsAsked } from "./table";

test.setTimeout(240_000);

/** Ann lays a table for herself and a friend; the link for the friend. */
async function hosts(ann: Page): Promise<string> {
  await ann.goto("/");
  const form = ann.getByRole("region", { name: "Open a table" });
  await form.getByLabel("Your name").fill("Ann");
  await form.getByRole("button", { name: "Lay the table" }).click();
  return invitation(ann);
}

async function invitation(ann: Page): Promise<string> {
  const link = ann.getByRole("textbox", { name: "Link for seat 2" });
  await expect(link).toBeVisible();
  return link.inputValue();
}

async function sitsDown(friend: Page, link: string, name: string): Promise<void> {
  await friend.goto(link);
  await friend.getByLabel("Your name").fill(name);
  await friend.getByRole("button", { name: "Sit down" }).click();
}

const kept = (page: Page): Promise<Record<string, string>> => page.evaluate(() => ({ ...localStorage }));

test("the host's browser has nothing that opens a friend's seat", async ({ browser }) => {
  const ann = await somebody(browser);
  const bob = await somebody(browser);
  const link = await hosts(ann);
  expect(link).toContain("/#/join/");
  await sitsDown(bob, link, "Bob");
  await expect(ann.locator(".board")).toBeVisible();
  await expect(bob.locator(".board")).toBeVisible();
  expect(bob.url()).not.toMatch(/\.1\./);

  const own = JSON.parse((await kept(bob))["versus.seats"] ?? "[]") as string[];
  const secret = own[0]?.split(".")[2] ?? "";
  expect(secret.length).toBeGreaterThan(21);
  expect(JSON.stringify(await kept(ann))).not.toContain(secret);

  // Whoever has all that Ann has, and tries the friend's link again, still does not sit there.
  const eve = await somebody(browser);
  await eve.goto("/");
  await eve.evaluate(
    (all) => {
      for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
    },
    await kept(ann),
  );
  await sitsDown(eve, link, "Eve");
  await expect(eve.getByRole("alert")).toContainText("Somebody has taken this seat");

  const chance = chanceOf(3);
  for (let at = 0; at < 4; at += 1) {
    const [asks] = await whoIsAsked(ann, bob);
    await actOnce(asks, chance, true);
  }
  for (const page of [ann, bob, eve]) await page.context().close();
});

test("a seat is offered to somebody else before the game, and the old link is void", async ({ browser }) => {
  const ann = await somebody(browser);
  const bob = await somebody(browser);
  await ann.goto("/");
  const form = ann.getByRole("region", { name: "Open a table" });
  await form.getByLabel("Your name").fill("Ann");
  await form.getByRole("combobox", { name: "Seats", exact: true }).selectOption("3");
  await form.getByRole("combobox", { name: "Seat 3, who sits there" }).selectOption("friend");
  await form.getByRole("button", { name: "Lay the table" }).click();
  const old = await invitation(ann);
  await sitsDown(bob, old, "Bob");
  await expect(bob.getByRole("heading", { name: "The table is laid" })).toBeVisible();
  await expect(ann.getByRole("listitem").filter({ hasText: "Bob" })).toContainText("is ready");
  await look(ann, "lobby-taken");
  await ann.getByRole("button", { name: "Offer seat 2 to somebody else" }).click();
  await expect(bob.getByRole("alert")).toContainText("offered your seat to somebody else");
  await look(bob, "seat-lost");
  const fresh = await invitation(ann);
  expect(fresh).not.toBe(old);

  const cy = await somebody(browser);
  await sitsDown(cy, old, "Cy");
  await expect(cy.getByRole("alert")).toContainText("This invitation is void");
  await sitsDown(cy, fresh, "Cy");
  await expect(cy.getByRole("heading", { name: "The table is laid" })).toBeVisible();
  await expect(ann.getByRole("listitem").filter({ hasText: "Cy" })).toContainText("is ready");
  await cy.getByText("Your seat", { exact: true }).click();
  await cy.getByRole("button", { name: "Give seat 2 back" }).click();
  await expect(cy.getByRole("alert")).toContainText("You have given this seat back");
  await expect(ann.getByRole("listitem").filter({ hasText: "Player 2" })).toContainText("is awaited");
  for (const page of [ann, bob, cy]) await page.context().close();
});

test("who leaves in the middle is replaced by whom the host invites; two windows are told", async ({
  browser,
}) => {
  const ann = await somebody(browser);
  const bob = await somebody(browser);
  await sitsDown(bob, await hosts(ann), "Bob");
  await expect(bob.locator(".board")).toBeVisible();
  const chance = chanceOf(5);
  for (let at = 0; at < 5; at += 1) {
    const [asks] = await whoIsAsked(ann, bob);
    await actOnce(asks, chance, true);
  }
  const twin = await bob.context().newPage();
  await twin.goto(bob.url());
  await expect(twin.getByText("Your seat is open in 2 windows")).toBeVisible();
  await expect(ann.locator(".far .plate")).toContainText("2 windows");
  await twin.close();
  await expect(ann.locator(".far .plate")).not.toContainText("2 windows");

  await bob.getByRole("button", { name: "Concede" }).click();
  await bob.getByRole("dialog").getByRole("button", { name: "Give my seat back" }).click();
  await expect(bob.getByRole("alert")).toContainText("You have given this seat back");
  await expect(ann.getByText("Bob has given the seat back")).toBeVisible();
  await look(ann, "seat-empty");
  await ann.getByRole("button", { name: "Invite somebody" }).click();
  await expect(ann.getByRole("textbox", { name: "Link for seat 2" })).toHaveCount(0);
  await ann.getByRole("button", { name: "Make a link" }).click();
  const link = await invitation(ann);
  await ann.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  const cy = await somebody(browser);
  await cy.goto(link);
  await expect(cy.getByText("as they lie")).toBeVisible();
  await look(cy, "join-midway");
  await sitsDown(cy, link, "Cy");
  await expect(cy.locator(".board")).toBeVisible();
  await expect(ann.locator(".far")).toContainText("Cy");
  for (let at = 0; at < 3; at += 1) {
    const [asks] = await whoIsAsked(ann, cy);
    await actOnce(asks, chance, true);
  }

  // The loser asks first; both sit again with what they have, and the shuffle is checked afterwards.
  await ann.getByRole("button", { name: "Concede" }).click();
  await ann.getByRole("dialog").getByRole("button", { name: "Concede", exact: true }).click();
  const address = ann.url();
  await ann.getByRole("button", { name: "Rematch" }).click();
  await cy.getByRole("button", { name: "Accept a rematch" }).click();
  await expect(ann).not.toHaveURL(address);
  await expect(ann.locator(".board")).toBeVisible();
  await expect(cy.locator(".near.side")).toContainText("You");
  await ann.goto(address.replace("/table/", "/replay/"));
  await ann.getByText("A fair shuffle").click();
  await expect(ann.locator("details")).toContainText("the seal fits");
  await expect(ann.locator("details")).toContainText("your own among them");
  for (const page of [ann, bob, cy]) await page.context().close();
});
