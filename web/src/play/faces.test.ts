import { afterEach, expect, test, vi } from "vitest";
import { faceBook } from "./faces.svelte";

afterEach(() => vi.unstubAllGlobals());

test("the cards of two games that are fetched at once are both kept", async () => {
  const answers: (() => void)[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    const game = path.split("/")[3] ?? "";
    const body = JSON.stringify({ game, cards: { [game]: {} }, keywords: {} });
    return new Promise((done) => answers.push(() => done(new Response(body))));
  });
  faceBook.of("one");
  faceBook.of("other");
  for (const answer of answers) answer();
  await vi.waitFor(() => expect(Object.keys(faceBook.of("other").cards)).toEqual(["other"]));
  expect(Object.keys(faceBook.of("one").cards)).toEqual(["one"]);
});
