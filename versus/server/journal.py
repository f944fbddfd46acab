"""What a table's journal is made of: the plan it was laid with, and one entry for everything since."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

import msgspec

from versus.kernel.match_options import Value
from versus.server.protocol import ClockRule


class SeatPlan(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Whose seat it is."""

    kind: Literal["person", "computer"]
    level: str | None = None
    name: str = ""
    """Who is expected there."""


class Plan(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What is settled as a table is laid."""

    game: str
    seats: list[SeatPlan]
    clock: ClockRule
    seed: int
    salt: str
    options: dict[str, Value] = {}
    """Every option of the match, by name."""
    listed: bool = True
    host: str = ""
    """The SHA-256 of the secret of whoever laid the table."""


class Start(msgspec.Struct, omit_defaults=True):
    """What a game is played with, from its first question to its end."""

    engine: str
    cards: dict[str, str]
    """The hash of every card that it may see, by key."""


class Entry(msgspec.Struct, tag_field="kind", kw_only=True, omit_defaults=True):
    at: float
    """Seconds since 1970."""
    start: Start | None = None
    """Where a game may begin with this entry: what it is played with then."""


class Seated(Entry, tag="seat"):
    """Somebody takes a seat with a deck."""

    seat: int
    name: str
    deck: dict[str, Any]
    deck_name: str
    holder: str = ""
    """The SHA-256 of the secret with which the seat is played; a computer has none."""
    promise: str = ""
    """The SHA-256 of the nonce that the seat adds to the shuffle."""


class Invited(Entry, tag="invite"):
    """A new round of invitations to a seat: the last ticket is void; before the start the seat is free."""

    seat: int


class Left(Entry, tag="leave"):
    """Somebody gives a seat back."""

    seat: int


class Revealed(Entry, tag="reveal"):
    """A seat shows the nonce that it promised."""

    seat: int
    nonce: str


class Answered(Entry, tag="answer"):
    seat: int
    option: int
    by: Literal["hand", "stops", "computer", "absent"] = "hand"
    lag: float = 0.0
    """Seconds that were under way between server and player, and are not charged to them."""
    digest: str = ""
    """Now and then, what the position that is answered comes down to."""


class Chatted(Entry, tag="chat"):
    seat: int
    text: str


class UndoAsked(Entry, tag="ask-undo"):
    seat: int
    others: list[int]
    """Who must agree."""


class UndoAgreed(Entry, tag="agree-undo"):
    seat: int


class UndoRefused(Entry, tag="refuse-undo"):
    seat: int


class Undone(Entry, tag="undo"):
    """A seat takes back its last answer, and with it all that came after: `kept` answers stand."""

    seat: int
    kept: int


class Conceded(Entry, tag="concede"):
    seat: int
    reason: Literal["concede", "time"] = "concede"


class RematchAsked(Entry, tag="ask-rematch"):
    seat: int
    promise: str = ""
    """What the seat adds to the next shuffle."""


class RematchLaid(Entry, tag="rematch"):
    match: str


class StopsSet(Entry, tag="stops"):
    seat: int
    stops: list[str]


class PassOrdered(Entry, tag="pass-for"):
    seat: int
    until: Literal["something", "step", "turn", "turn regardless"] | None


class Reopened(Entry, tag="reopened"):
    """Nobody could answer for a while: no clock ran meanwhile."""

    away: float | None = None
    """For how many seconds; since the last entry, where the server itself was away."""


class Closed(Entry, tag="close"):
    """Closed without a winner: nobody has moved for long, so much has happened that no more fits in, or cards
    or rules have changed so that it cannot be gone on with."""

    reason: Literal["full", "left", "changed"]


AnyEntry: TypeAlias = (
    Seated
    | Invited
    | Left
    | Revealed
    | Answered
    | Chatted
    | UndoAsked
    | UndoAgreed
    | UndoRefused
    | Undone
    | Conceded
    | RematchAsked
    | RematchLaid
    | StopsSet
    | PassOrdered
    | Reopened
    | Closed
)

PRIVATE: Final = (StopsSet, PassOrdered)
"""What nobody but the seat itself may know of, not even that it was written."""

encode = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(AnyEntry).decode
decode_plan = msgspec.json.Decoder(Plan).decode
