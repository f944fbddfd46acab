"""What opens a seat: a secret that only its player has, a ticket that invites one, the host's key.

A **token** is `match.seat.secret`; the journal keeps only the hash of the secret, so that nobody can play a
seat from what the server has stored. A **ticket** is `match.seat.round.signature`: it lets one person sit
down once. The **host key** is `match.host.secret`: it invites, and opens no seat.
"""

from __future__ import annotations

import hmac
import re
import secrets
from hashlib import sha256
from typing import Final, NamedTuple

from versus.kernel.types import Seat
from versus.server.errors import Declined

LONGEST: Final = 200
SECRET_BYTES: Final = 32
SECRET: Final = re.compile(r"[A-Za-z0-9_-]{22,64}", re.ASCII)
TOKEN: Final = re.compile(r"([A-Za-z0-9_-]{8,64})\.([0-9])\.([A-Za-z0-9_-]{22,64})", re.ASCII)
TICKET: Final = re.compile(r"([A-Za-z0-9_-]{8,64})\.([0-9])\.([0-9]{1,4})\.([0-9a-f]{40})", re.ASCII)
HOST_KEY: Final = re.compile(r"([A-Za-z0-9_-]{8,64})\.host\.([A-Za-z0-9_-]{22,64})", re.ASCII)
SHAPES: Final = re.compile(
    r"([A-Za-z0-9_-]{8,64}\.(?:[0-9]|host))\.(?:[0-9]{1,4}\.)?[A-Za-z0-9_-]{22,64}", re.ASCII
)
"""Everything of the three kinds, wherever it stands in a text."""
NO_LINK: Final = "This is no link to a seat. Ask for the link again."
NOT_YOURS: Final = "This link does not open the seat: somebody else has it now. Ask for a new invitation."
ELSEWHERE: Final = "This link is for another table."


class Token(NamedTuple):
    """What a player plays a seat with."""

    match: str
    seat: Seat
    secret: str

    def __str__(self) -> str:
        return f"{self.match}.{self.seat}.{self.secret}"


class Ticket(NamedTuple):
    """An invitation to a seat; each round of invitations voids the one before."""

    match: str
    seat: Seat
    round: int


def new_match() -> str:
    """A name for a table that nobody can guess."""
    return secrets.token_urlsafe(12)


def new_secret() -> str:
    """A secret that nobody can guess, for a server, a seat or a host."""
    return secrets.token_urlsafe(SECRET_BYTES)


def brought(secret: str | None) -> str:
    """The secret that somebody brings to sit down with; a new one where they bring none."""
    if secret is None:
        return new_secret()
    if SECRET.fullmatch(secret) is None:
        raise Declined(
            "bad-token", "A secret has 22 to 64 letters, digits, - and _. Draw one at random, or bring none."
        )
    return secret


def holder_of(secret: str) -> str:
    """What the journal keeps of a secret."""
    return sha256(secret.encode()).hexdigest()


def holds(secret: str, holder: str) -> bool:
    """Whether a secret is the one that was kept; compared in constant time. Nobody holds an empty seat."""
    return bool(holder) and hmac.compare_digest(holder_of(secret), holder)


def read_token(text: str, match: str | None = None) -> Token:
    """A token by its shape, of this table where one is named. Whether it opens the seat the table knows."""
    shape = TOKEN.fullmatch(text) if len(text) <= LONGEST else None
    if shape is None:
        raise Declined("bad-token", NO_LINK)
    if match is not None and shape[1] != match:
        raise Declined("bad-token", ELSEWHERE)
    return Token(shape[1], int(shape[2]), shape[3])


def host_key(match: str, secret: str) -> str:
    return f"{match}.host.{secret}"


def check_host(key: str, match: str, holder: str) -> None:
    """Refuse whoever did not lay this table."""
    shape = HOST_KEY.fullmatch(key) if len(key) <= LONGEST else None
    if shape is None or shape[1] != match or not holds(shape[2], holder):
        raise Declined("bad-token", "Only whoever laid this table can invite to it.")


class Seal:
    """Signs invitations with the server's secret."""

    def __init__(self, secret: str) -> None:
        self.secret = secret.encode()

    def ticket(self, match: str, seat: Seat, round: int) -> str:
        return f"{match}.{seat}.{round}.{self.signature(match, seat, round)}"

    def signature(self, match: str, seat: Seat, round: int) -> str:
        words = f"ticket {match} {seat} {round}"
        return hmac.new(self.secret, words.encode(), sha256).hexdigest()[:40]

    def read(self, text: str, match: str) -> Ticket:
        """A ticket that this server has written for a table; compared in constant time."""
        shape = TICKET.fullmatch(text) if len(text) <= LONGEST else None
        if shape is None:
            raise Declined("bad-token", "This is no invitation to a seat. Ask for the link again.")
        found = Ticket(shape[1], int(shape[2]), int(shape[3]))
        if not hmac.compare_digest(shape[4], self.signature(*found)):
            raise Declined("bad-token", "This invitation is not from this server. Ask for the link again.")
        if found.match != match:
            raise Declined("bad-token", ELSEWHERE)
        return found


def redacted(text: str) -> str:
    """A text in which no token, ticket or key can be read, for logs."""
    return SHAPES.sub(r"\1.[secret]", text)
