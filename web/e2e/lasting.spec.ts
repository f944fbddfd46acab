// What lasts on a card: marked on its face, told in its zoom, for both players in their own words.
import { expect, test } from "@playwright/test";
import { look } from "./looking";
import { actOnce, chanceOf, joins, lay, moved, position, sit, somebody, whoIsAsked } from "./table";

test.setTimeout(240_000);

/** Toad's tongue reaches far for a Skill, and these pay one; they also pay from the hand. */
const TOAD = `Main: HOX-009
4 Asteroid M
4 HOX-064
4 HOX-016
4 Blob
4 Pyro
4 Quicksilver
4 Daken
4 Avalanche
4 HOX-017
4 HOX-018
4 Alpha
4 HOX-061
4 HOX-062
4 HOX-063
4 Burn It Down`;

test("a power that lasts a turn is seen on its card, in the zoom and from across the table", async ({
  browser,
}) => {
  const ann = await somebody(browser);
  const bob = await somebody(browser);
  const opened = await lay(ann, "2pcg", [{ kind: "me", name: "Ann", deck_list: TOAD }, { kind: "friend" }]);
  await joins(bob, opened, 1, { name: "Bob", deck: "Magneto" });
  await sit(ann, opened, 0);
  const chance = chanceOf(6);
  const ready = ann.locator('.near button[data-lit][aria-label*="Use Prehensile Tongue"]');
  for (let at = 0; at < 200; at += 1) {
    const [asks] = await whoIsAsked(ann, bob);
    if (asks === ann && (await ready.count()) > 0) break;
    await actOnce(asks, chance, true);
  }
  await expect(ann.locator(".lasts")).toHaveCount(0);
  await ready.click();
  const use = ann.locator('.menu button[data-verb="use"]');
  if ((await use.count()) > 0) await use.click();
  await expect(ann.locator('.prompt button[data-verb="take back"]')).toBeVisible();
  const before = await position(ann);
  await ann.locator(".hand button[data-lit]").first().click();
  await moved(ann, before);

  const toad = ann.locator('.near .line button[aria-label^="Toad"]').first();
  await expect(toad.locator(".lasts")).toBeVisible();
  await expect(toad).toHaveAttribute("aria-label", /Gets \+7\/\+0 this turn · your Toad/);
  await toad.hover();
  const zoom = ann.locator(".focus");
  await expect(zoom.getByRole("list", { name: "What lasts on it" })).toContainText(
    "Gets +7/+0 this turn · your Toad",
  );
  await expect(zoom).toContainText("May attack from the back row");
  await look(ann, "lasting");
  await bob.locator('.far .line button[aria-label^="Toad"]').first().hover();
  await expect(bob.locator(".focus")).toContainText("Gets +7/+0 this turn · Ann's Toad");
  await ann.context().close();
  await bob.context().close();
});
