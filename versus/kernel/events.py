"""What happened: one frozen value per change, for triggers, log, animation and statistics alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from versus.kernel.types import NOTHING, CardId, EventKind, Seat, Stamp

if TYPE_CHECKING:
    from versus.kernel.definition import Definition
    from versus.kernel.modifiers import Modifier
    from versus.kernel.nodes import Trigger


@mypyc_attr(acyclic=True)
class Snapshot:
    """Last-known information about a card, taken as it leaves play."""

    __slots__ = (
        "atk",
        "card",
        "controller",
        "counters",
        "defense",
        "definition",
        "main",
        "owner",
        "stamp",
        "went",
    )

    def __init__(
        self,
        card: CardId,
        stamp: Stamp,
        definition: Definition,
        owner: Seat,
        controller: Seat,
        atk: int,
        defense: int,
        main: bool,
        counters: tuple[int, ...],
    ) -> None:
        self.card = card
        self.stamp = stamp
        self.definition = definition
        self.owner = owner
        self.controller = controller
        self.atk = atk
        self.defense = defense
        self.main = main
        self.counters = counters
        self.went: Stamp = NOTHING
        """Its timestamp in the zone it went to: an effect that waits for it to leave finds it there."""


@mypyc_attr(acyclic=True)
class Event:
    """One change. `card` is what it happened to, `other` a second card, `by` those that get the credit.

    `detail` is whatever else tells it from others of its kind: the zone, the sort of counter, another player.

    `seen` is a bit per seat: who may know which card it was. The card's definition is kept, so that a
    log written later still speaks of the card as it was. `manner` is how the fight was fought in which
    somebody fell, in bits that each game names; 0 outside of one.
    """

    __slots__ = (
        "amount",
        "by",
        "card",
        "definition",
        "detail",
        "given",
        "kind",
        "last",
        "manner",
        "other",
        "seat",
        "seen",
        "stamp",
        "word",
    )

    def __init__(
        self,
        kind: EventKind,
        card: CardId = NOTHING,
        seat: Seat = NOTHING,
        amount: int = 0,
        other: CardId = NOTHING,
        by: tuple[CardId, ...] = (),
        word: str = "",
        seen: int = -1,
        detail: int = NOTHING,
    ) -> None:
        self.kind = kind
        self.card = card
        self.seat = seat
        self.amount = amount
        self.other = other
        self.by = by
        self.word = word
        self.seen = seen
        self.detail = detail
        self.manner = 0
        self.stamp: Stamp = NOTHING
        self.definition: Definition | None = None
        self.last: Snapshot | None = None
        self.given: Modifier | None = None
        """What was given, where the event is that something lasts from now on."""

    def copy(self) -> Event:
        twin = Event(
            self.kind,
            self.card,
            self.seat,
            self.amount,
            self.other,
            self.by,
            self.word,
            self.seen,
            self.detail,
        )
        twin.manner = self.manner
        twin.stamp = self.stamp
        twin.definition = self.definition
        twin.last = self.last
        twin.given = self.given
        return twin

    def __repr__(self) -> str:
        name = self.definition.name if self.definition is not None else self.card
        return f"Event({self.kind}, {name}, seat={self.seat}, amount={self.amount}, {self.word})"


@mypyc_attr(acyclic=True)
class Pending:
    """A power that has triggered and waits for the running action to end."""

    __slots__ = ("event", "seat", "source", "stamp", "trigger")

    def __init__(self, trigger: Trigger, source: CardId, stamp: Stamp, seat: Seat, event: Event) -> None:
        self.trigger = trigger
        self.source = source
        self.stamp = stamp
        self.seat = seat
        self.event = event
