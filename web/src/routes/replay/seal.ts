// Whether a revealed seed is the one that was sealed before the first card: checked here, not believed.

const SEED_BYTES = 8;

/** SHA-256 of the salt's bytes and the seed's eight bytes, the highest first; null where a browser cannot tell. */
export async function sealFits(commitment: string, salt: string, seed: string): Promise<boolean | null> {
  // Browsers keep their cryptography from pages that came over an open line.
  if (!globalThis.crypto?.subtle) return null;
  const bytes = new Uint8Array(salt.length / 2 + SEED_BYTES);
  for (let at = 0; at < salt.length; at += 2) bytes[at / 2] = parseInt(salt.slice(at, at + 2), 16);
  new DataView(bytes.buffer).setBigUint64(salt.length / 2, BigInt(seed));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("") === commitment;
}
