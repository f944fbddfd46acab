"""Seats by signed tokens: whoever holds the token of a seat plays it. Nothing about them is stored."""

from __future__ import annotations

import hmac
import re
import secrets
from hashlib import sha256
from typing import Final

from versus.kernel.types import Seat
from versus.server.errors import Declined

LONGEST: Final = 200
SHAPE: Final = re.compile(r"([A-Za-z0-9_-]{8,64})\.([0-9])\.([0-9a-f]{40})", re.ASCII)


def new_match() -> str:
    """A name for a table that nobody can guess."""
    return secrets.token_urlsafe(12)


def new_secret() -> str:
    return secrets.token_hex(32)


class Seal:
    """Signs seats with the server's secret."""

    def __init__(self, secret: str) -> None:
        self.secret = secret.encode()

    def token(self, match: str, seat: Seat) -> str:
        return f"{match}.{seat}.{self.signature(match, seat)}"

    def signature(self, match: str, seat: Seat) -> str:
        return hmac.new(self.secret, f"seat {match} {seat}".encode(), sha256).hexdigest()[:40]

    def read(self, token: str) -> tuple[str, Seat]:
        """The match and the seat of a token; compared in constant time."""
        shape = SHAPE.fullmatch(token) if len(token) <= LONGEST else None
        if shape is None:
            raise Declined("bad-token", "This is no link to a seat. Ask for the link again.")
        match, seat = shape[1], int(shape[2])
        if not hmac.compare_digest(shape[3], self.signature(match, seat)):
            raise Declined("bad-token", "This link does not open a seat here. Ask for the link again.")
        return match, seat


def redacted(text: str) -> str:
    """A text in which no token can be read, for logs."""
    return SHAPE.sub(r"\1.\2.[token]", text)
