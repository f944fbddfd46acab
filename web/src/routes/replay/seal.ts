// Whether a shuffle is the one that everybody promised before the first card: checked here, not believed.
import { bytesOf, hex, sha256, type Told } from "../../play/luck";
import type { Share } from "../../protocol";

const SEED_BYTES = 8;

export interface Sealed {
  commitment: string;
  salt: string;
  seed: string;
  shares: Share[];
  /** The seed that the cards were shuffled with. */
  dealt: string;
}

/** Something that was looked at, and whether it is as it should be. */
export interface Check {
  fits: boolean;
  words: string;
}

/** Everything that can be checked; null where a browser cannot. */
export async function checkSeal(
  sealed: Sealed,
  names: string[],
  told: Told | undefined,
): Promise<Check[] | null> {
  const server = joined(bytesOf(sealed.salt), seedBytes(sealed.seed));
  const hash = await sha256(server);
  if (!hash) return null;
  const checks: Check[] = [
    {
      fits: hex(hash) === sealed.commitment,
      words: "The server's salt and seed give the hash that it promised.",
    },
  ];
  const parts = [server];
  for (const { seat, promise = "", nonce = "" } of sealed.shares) {
    const name = names[seat] ?? `Seat ${seat + 1}`;
    if (!promise && !nonce) {
      checks.push({ fits: true, words: `${name} added nothing.` });
      continue;
    }
    const shown = await sha256(bytesOf(nonce));
    checks.push({
      fits: nonce.length === 64 && shown !== null && hex(shown) === promise,
      words: `${name} added a number: the one that was promised.`,
    });
    parts.push(Uint8Array.of(seat), bytesOf(nonce));
  }
  checks.push({
    fits: (await seedOf(parts, sealed.seed)) === sealed.dealt,
    words:
      parts.length > 1
        ? "All of it together gives the seed that the cards were shuffled with."
        : "It is the seed that the cards were shuffled with.",
  });
  return [...checks, ...remembered(sealed, told)];
}

/** What this browser was told before the start, held against what is told now. */
function remembered(sealed: Sealed, told: Told | undefined): Check[] {
  if (!told) return [];
  const checks = [
    {
      fits: told.commitment === sealed.commitment,
      words: "The server's promise is the one that this browser was told before the start.",
    },
  ];
  if (told.promises.length > 0) {
    const now = sealed.shares.map((one) => one.promise ?? "");
    checks.push({
      fits: String(told.promises) === String(now),
      words: "So are the players' promises, your own among them.",
    });
  }
  return checks;
}

/** The seed that the server's part and the players' numbers give. */
async function seedOf(parts: Uint8Array[], seed: string): Promise<string> {
  if (parts.length === 1) return seed;
  const hash = await sha256(joined(...parts));
  return hash ? String(new DataView(hash.buffer).getBigUint64(0)) : "";
}

function seedBytes(seed: string): Uint8Array {
  const bytes = new Uint8Array(SEED_BYTES);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(seed));
  return bytes;
}

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}
