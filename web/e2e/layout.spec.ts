// Nothing is ever cut: recorded steps of both games at every size, each box measured.
import { expect, test, type Page, type WebSocketRoute } from "@playwright/test";
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { faultsOf } from "./measuring";
import { shownGames, stretched, titleOf, type Shown } from "./shown";

const SIZES = [
  [1280, 600],
  [1280, 720],
  [1366, 650],
  [1366, 768],
  [1440, 900],
  [1536, 730],
  [1600, 900],
  [1920, 1080],
  [2560, 1440],
  [390, 844],
  [360, 740],
  [844, 390],
  [820, 1180],
] as const;
/** The tightest: a sample has every step there, and a part of them, each time another, at the others. */
const TIGHT = ["1280x600", "360x740", "844x390"];
const PART = 4;
const WHOLE = process.env.VERSUS_LAYOUT === "whole";
/** For a closer look: some sizes alone, and a picture of each step. */
const ONLY = process.env.VERSUS_LAYOUT_SIZES;
const PICTURES = process.env.VERSUS_LAYOUT_PICTURES;
const MATCH = "layout";

test.use({ trace: "off" });
test.setTimeout(WHOLE ? 3_600_000 : 240_000);

/** A table whose messages come from here. */
async function opens(page: Page, first: Shown): Promise<WebSocketRoute> {
  let line: WebSocketRoute | undefined;
  await page.routeWebSocket(/\/play$/, (socket) => {
    line = socket;
    socket.onMessage((text) => {
      if ((JSON.parse(String(text)) as { type: string }).type !== "hello") return;
      socket.send(JSON.stringify(welcome(first)));
      socket.send(JSON.stringify(first.step));
    });
  });
  await page.goto(`/#/table/${MATCH}`);
  await expect(page.locator(".board")).toBeVisible();
  return line as unknown as WebSocketRoute;
}

function welcome(shown: Shown): object {
  return {
    type: "welcome",
    match: MATCH,
    game: shown.game,
    state: "running",
    you: [0],
    number: 0,
    commitment: "",
    seats: shown.names.map((name, seat) => ({ seat, name, kind: "person", ready: true, connected: true })),
    spectators: 0,
    clock: {},
    agreed: [],
    chat: [],
  };
}

/** Steps in their turn at every size; what is wrong, by size, table, question and element. */
async function walk(page: Page, all: Shown[]): Promise<string[]> {
  const found: string[] = [];
  const [first] = all;
  if (!first) return [];
  const line = await opens(page, first);
  let number = 100_000;
  for (const [turn, [width, height]] of SIZES.entries()) {
    const size = `${width}x${height}`;
    if (ONLY && !ONLY.split(",").includes(size)) continue;
    const every = WHOLE || ONLY || TIGHT.includes(size) ? 1 : PART;
    await page.setViewportSize({ width, height });
    for (const [at, shown] of all.entries()) {
      if (at % every !== turn % every) continue;
      number += 1;
      const question = shown.step.question && { ...shown.step.question, number };
      line.send(JSON.stringify({ ...shown.step, number, question, anew: true }));
      for (const fault of await faultsOf(page, number)) {
        found.push(`${size}, ${titleOf(shown)}: ${fault}`);
      }
      if (PICTURES) await picture(page, `${shown.game}-${shown.seats}-${at}-${size}`);
    }
  }
  return found;
}

async function picture(page: Page, name: string): Promise<void> {
  const folder = resolve(import.meta.dirname, "../../build/layout");
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

const STRETCHED: [number, number][] = WHOLE
  ? Array.from({ length: 20 }, (_, at) => [at + 1, Math.min(12, Math.ceil((at + 1) * 0.6))])
  : [
      [1, 1],
      [9, 5],
      [20, 12],
    ];

let played: Shown[] | undefined;
/** All steps, played when they are first needed. */
function all(): Shown[] {
  return (played ??= shownGames(WHOLE ? 5 : 1, WHOLE ? 6 : 3));
}

for (const [game, seats] of [
  ["2pcg", 2],
  ["2pcg", 3],
  ["2pcg", 4],
  ["classic", 2],
] as const) {
  test(`nothing is cut at a table of the ${game} for ${seats}`, async ({ page }) => {
    const here = all().filter((one) => one.game === game && one.seats === seats);
    expect(here.length).toBeGreaterThan(8);
    const full = here.filter(
      (one) => one.step.question?.kind === "act" && one.step.question.options.length > 2,
    );
    const more = (WHOLE ? full : full.slice(0, 1)).flatMap((one) =>
      STRETCHED.map(([hand, row]) => stretched(one, hand, row)),
    );
    expect(await walk(page, [...here, ...more])).toEqual([]);
  });
}
