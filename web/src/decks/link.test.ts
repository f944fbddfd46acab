import { expect, test } from "vitest";
import { deckCode, deckFromCode, LONGEST_LINK } from "./link";
import { emptyDeck, type OwnDeck } from "./own";

const DECK: OwnDeck = {
  ...emptyDeck("2pcg", "i", "Fire; and Water"),
  leader: "HOX-001",
  levels: ["HOX-002"],
  cards: { "HOX-013": 4, "HOX-020": 1 },
  pile: ["HOX-044"],
};

test("a deck comes back from its address", () => {
  expect(deckFromCode(deckCode(DECK), "2pcg", "i")).toEqual(DECK);
});

test.each([
  "",
  ";;;;",
  ";;;;only a name",
  "<script>",
  "A;;B*0;;",
  "A;;B*-1;;",
  "A;;B*100;;",
  "A;;B*1*1;;",
  "A;;B,,C;;",
  "A;;B*x;;",
  "A;;B;C D;",
  `A;;${Array.from({ length: 401 }, (_, at) => `c${at}`).join(",")};;`,
  "A".repeat(LONGEST_LINK + 1),
])("%s is no deck", (code) => {
  expect(deckFromCode(code, "2pcg", "i")).toBeNull();
});

test("names and repeated cards are bounded", () => {
  const deck = deckFromCode(`A;;B*60,B*60;;${"x".repeat(99)}\n`, "2pcg", "i");
  expect(deck?.cards).toEqual({ B: 99 });
  expect(deck?.name).toHaveLength(60);
});
