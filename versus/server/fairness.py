"""The seed of all shuffling: drawn at random, promised by a hash before the first draw, shown afterwards."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

SALT_BYTES = 32
SEED_BYTES = 8


def new_seed() -> int:
    return secrets.randbits(8 * SEED_BYTES)


def new_salt() -> str:
    return secrets.token_hex(SALT_BYTES)


def commitment(salt: str, seed: int) -> str:
    """What is told beforehand. The salt keeps anybody from trying seeds until one fits."""
    return sha256(bytes.fromhex(salt) + seed.to_bytes(SEED_BYTES, "big")).hexdigest()


def keeps(promise: str, salt: str, seed: int) -> bool:
    """Whether a seed is the one that was promised."""
    try:
        found = commitment(salt, seed)
    except (ValueError, OverflowError):
        return False
    return hmac.compare_digest(found, promise)
