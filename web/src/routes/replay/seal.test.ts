import { expect, test } from "vitest";
import type { Told } from "../../play/luck";
import { checkSeal, type Sealed } from "./seal";

// As versus/server/fairness.py computes it.
const ONE = "01".repeat(32);
const OTHER = "02".repeat(32);
const SEALED: Sealed = {
  commitment: "a2bf18f85be71a525ff46e48d8d4e468e3619038aa1a9de3be3d2a53736c0d78",
  salt: "00ff".repeat(16),
  seed: "12345678901234567890",
  shares: [
    { seat: 0, promise: "72cd6e8422c407fb6d098690f1130b7ded7ec2f7f5e1d30bd9d521f015363793", nonce: ONE },
    { seat: 1 },
    { seat: 2, promise: "75877bb41d393b5fb8455ce60ecd8dda001d06316496b14dfa7f895656eeca4a", nonce: OTHER },
  ],
  dealt: "1670274184251994563",
};
const TOLD: Told = {
  match: "m",
  commitment: SEALED.commitment,
  promises: SEALED.shares.map((one) => one.promise ?? ""),
  own: { 0: SEALED.shares[0]?.promise ?? "" },
};
const NAMES = ["Ann", "Bob", "Cy"];

/** The sentences of what does not fit. */
async function faults(change: Partial<Sealed>, told?: Told): Promise<string[]> {
  const checks = await checkSeal({ ...SEALED, ...change }, NAMES, told);
  return (checks ?? []).filter((one) => !one.fits).map((one) => one.words);
}

function forged(seat: number, more: object): Partial<Sealed> {
  return { shares: SEALED.shares.map((one) => (one.seat === seat ? { ...one, ...more } : one)) };
}

test("a shuffle that everybody promised fits, and is told in words", async () => {
  const checks = (await checkSeal(SEALED, NAMES, TOLD)) ?? [];
  expect(checks.every((one) => one.fits)).toBe(true);
  const words = checks.map((one) => one.words).join(" ");
  expect(words).toContain("Ann added a number");
  expect(words).toContain("Bob added nothing");
  expect(words).toContain("that this browser was told before the start");
});

test("without anybody's number the server's own seed was played", async () => {
  const alone = { shares: [{ seat: 0 }, { seat: 1 }] };
  expect(await faults({ ...alone, dealt: SEALED.seed })).toEqual([]);
  expect(await faults(alone)).toEqual(["It is the seed that the cards were shuffled with."]);
});

test("another seed, another number, another promise and another shuffle do not", async () => {
  expect((await faults({ seed: "12345678901234567891" }))[0]).toContain("salt and seed");
  expect((await faults(forged(0, { nonce: OTHER })))[0]).toContain("Ann added");
  expect((await faults(forged(2, { promise: "" })))[0]).toContain("Cy added");
  expect((await faults(forged(2, { nonce: "" })))[0]).toContain("Cy added");
  expect(await faults({ dealt: "1" })).toEqual([
    "All of it together gives the seed that the cards were shuffled with.",
  ]);
});

test("what was told before the start is held against what is told now", async () => {
  expect(await faults({}, { ...TOLD, commitment: "other" })).toEqual([
    "The server's promise is the one that this browser was told before the start.",
  ]);
  expect(await faults({}, { ...TOLD, promises: ["x", "", ""] })).toEqual([
    "So are the players' promises, your own among them.",
  ]);
});
