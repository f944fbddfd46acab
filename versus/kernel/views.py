"""What views of every game have in common: a card as it is seen, an event as it may be known."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from versus.kernel.events import Event
from versus.kernel.types import Seat

encode = msgspec.json.Encoder(order="deterministic").encode


class SeenCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card as a seat sees it; without `key` it is only known to be there.

    Its number is its timestamp: a card that was out of sight comes back under another one, so that nobody
    can follow it.
    """

    number: int
    key: str | None = None
    name: str | None = None
    owner: int | None = None
    face: str = "face up"
    exhausted: bool = False


class EventView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, as a seat may know it."""

    kind: str
    seat: int = -1
    amount: int = 0
    word: str = ""
    name: str | None = None
    number: int | None = None


def event_view(event: Event, seat: Seat | None, names: Sequence[str]) -> EventView:
    """What a seat learns of an event: the card only if it may know which one it was."""
    knows = event.seen < 0 or (seat is not None and bool(event.seen >> seat & 1))
    named = event.definition is not None and knows
    return EventView(
        kind=names[event.kind],
        seat=event.seat,
        amount=event.amount,
        word=event.word,
        name=event.definition.name if named and event.definition is not None else None,
        number=event.stamp if named else None,
    )
