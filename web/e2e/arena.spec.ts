// Games in an arena: agreed on at home, seen beside the table, drafted, and used.
import { expect, test, type Page } from "@playwright/test";
import { look } from "./looking";
import { actOnce, asked, lay, sit } from "./table";

const SEATS = [
  { kind: "me", name: "Ann", deck: "Magneto" },
  { kind: "computer", level: "easy" },
];

/** Answer what is asked before a question. */
async function reach(page: Page, question: RegExp): Promise<void> {
  while (!question.test((await asked(page)) ?? "")) await actOnce(page, () => 0, false);
}

test("an arena is chosen with the other rules, and lies beside the table with what it does", async ({
  page,
}) => {
  await page.goto("/");
  const form = page.getByRole("region", { name: "Open a table" });
  await form.getByText("Rules: as usual").click();
  await form.getByLabel("Arena").selectOption("revolution");
  await expect(form.getByLabel("Challenge Matches")).toHaveValue("chosen");
  await look(page, "home-arena");
  const opened = await lay(page, "2pcg", SEATS, { options: { arena: "revolution" } });
  await sit(page, opened, 0);
  await reach(page, /Keep your hand/);
  const beside = page.getByRole("complementary", { name: "Beside the table" });
  await expect(beside.getByRole("button", { name: /Revolution, arena/ })).toBeVisible();
  await beside.getByRole("button", { name: /Revolution/ }).hover();
  await expect(page.getByText(/takes the phases of a turn in this order/).first()).toBeVisible();
  await expect(page.getByRole("list", { name: "Phases" }).getByRole("listitem").first()).toContainText(
    "main",
  );
  await look(page, "arena");
});

test("arenas are struck out by touching them", async ({ page }) => {
  const opened = await lay(page, "2pcg", SEATS, { options: { arena: "draft" } });
  await sit(page, opened, 0);
  await reach(page, /Strike out an arena/);
  const arenas = page.getByRole("complementary", { name: "Beside the table" }).getByRole("button");
  await look(page, "arena-draft");
  await arenas.first().click();
  await expect(arenas).toHaveCount(1);
  await expect(page.getByText(/Keep your hand/).first()).toBeVisible();
});
