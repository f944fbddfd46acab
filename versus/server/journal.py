"""What a table's journal is made of: the plan it was laid with, and one entry for everything since."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from versus.kernel.match_options import Value
from versus.server.protocol import ClockRule


class SeatPlan(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Whose seat it is."""

    kind: Literal["person", "computer"]
    level: str | None = None


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


class Entry(msgspec.Struct, tag_field="kind", kw_only=True, omit_defaults=True):
    at: float
    """Seconds since 1970."""


class Seated(Entry, tag="seat"):
    """Somebody takes a seat with a deck."""

    seat: int
    name: str
    deck: dict[str, Any]
    deck_name: str
    pin: str = ""
    """The hash of every card in the deck, as it was then."""


class Answered(Entry, tag="answer"):
    seat: int
    option: int
    by: Literal["hand", "stops", "computer", "absent"] = "hand"


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
    """Closed without a winner: nobody has moved for long, or so much has happened that no more fits in."""

    reason: Literal["full", "left"]


AnyEntry: TypeAlias = (
    Seated
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

encode = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(AnyEntry).decode
decode_plan = msgspec.json.Decoder(Plan).decode
