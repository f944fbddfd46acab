"""The seed of all shuffling, which nobody chooses: the server promises its part before anybody sits down,
each player promises a number of their own, and only when all have promised is anything told.

A promise is a SHA-256. The server's is of its salt and seed; a player's is of a nonce of 32 bytes. The cards
are shuffled with what all of them give together, so that neither the server alone, nor the server together
with whoever sits down last, can try until a shuffle pleases.
"""

from __future__ import annotations

import hmac
import re
import secrets
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Final

import msgspec

from versus.kernel.types import Seat
from versus.server.errors import Declined

SALT_BYTES: Final = 32
SEED_BYTES: Final = 8
MOST_SEATS: Final = 10
HEX: Final = re.compile(r"[0-9a-f]{64}", re.ASCII)
"""A promise, or a nonce."""


class Share(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What a seat added to the shuffle: the promise it made, and the nonce that it showed afterwards."""

    seat: int
    promise: str = ""
    nonce: str = ""


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
    return hmac.compare_digest(found.encode(), promise.encode())


def promised(nonce: str) -> str:
    """What a player tells beforehand of a nonce."""
    return sha256(bytes.fromhex(nonce)).hexdigest()


def checked_promise(promise: str | None) -> str:
    if promise is not None and HEX.fullmatch(promise) is None:
        raise Declined("bad-reveal", "A promise is a SHA-256 in 64 hexadecimal digits.")
    return promise or ""


def shuffled_with(salt: str, seed: int, nonces: Mapping[Seat, str]) -> int:
    """The seed of a game: the server's own where nobody added anything, else what all give together."""
    if not nonces:
        return seed
    told = sha256(bytes.fromhex(salt) + seed.to_bytes(SEED_BYTES, "big"))
    for seat in sorted(nonces):
        told.update(bytes([seat]) + bytes.fromhex(nonces[seat]))
    return int.from_bytes(told.digest()[:SEED_BYTES], "big")


def fault(promise: str, salt: str, seed: int, seats: int, shares: Sequence[Share], played: object) -> str:
    """What is wrong with a shuffle, in words: with what was promised, shown or played; else nothing."""
    if not keeps(promise, salt, seed):
        return "Seed and salt do not give the hash that was promised before the first draw."
    if seats > MOST_SEATS or [share.seat for share in shares] != list(range(seats)):
        return "What the seats added to the shuffle is not listed seat by seat."
    for share in shares:
        if found := share_fault(share):
            return found
    nonces = {share.seat: share.nonce for share in shares if share.nonce}
    if played != shuffled_with(salt, seed, nonces):
        together = "the server's promise and the players' nonces give" if nonces else "the server promised"
        return f"The record was played with another seed than the one that {together}."
    return ""


def share_fault(share: Share) -> str:
    """What is wrong with what one seat added."""
    who = f"Seat {share.seat + 1}"
    if share.nonce and not share.promise:
        return f"{who} shows a nonce that it never promised."
    if share.promise and not share.nonce:
        return f"{who} made a promise, and its nonce is missing."
    for text in (share.promise, share.nonce):
        if text and HEX.fullmatch(text) is None:
            return f"{who} has a promise or nonce that is none."
    if share.nonce and not hmac.compare_digest(promised(share.nonce), share.promise):
        return f"{who} shows another nonce than the one that it promised."
    return ""
