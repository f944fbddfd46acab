import { expect, test } from "vitest";
import { sealFits } from "./seal";

// As versus/server/fairness.py computes it.
const SEAL = "a2bf18f85be71a525ff46e48d8d4e468e3619038aa1a9de3be3d2a53736c0d78";
const SALT = "00ff".repeat(16);

test("the seed that was sealed fits, another does not", async () => {
  expect(await sealFits(SEAL, SALT, "12345678901234567890")).toBe(true);
  expect(await sealFits(SEAL, SALT, "12345678901234567891")).toBe(false);
});
