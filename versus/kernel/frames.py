"""One running piece of work: which node, how far it has come, for whom. Plain data, so a fork copies it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from versus.kernel.types import CardId, Seat, Stamp

if TYPE_CHECKING:
    from versus.kernel.events import Event
    from versus.kernel.nodes import Procedure


@mypyc_attr(acyclic=True)
class Frame:
    """A node at work. Frames of one resolving effect share the bindings of their `base` frame.

    `cards` and `numbers` are the node's own notes. On a base frame `cards` holds every card chosen so far
    and `numbers` the end of each group of choices, so that "it" is the last group.
    """

    __slots__ = (
        "base",
        "cards",
        "event",
        "events",
        "node",
        "number",
        "numbers",
        "pc",
        "seat",
        "source",
        "stamp",
        "word",
    )

    def __init__(
        self,
        node: Procedure,
        base: int,
        seat: Seat,
        source: CardId,
        stamp: Stamp,
        event: Event | None,
    ) -> None:
        self.node = node
        self.pc = 0
        self.base = base
        self.seat = seat
        self.source = source
        self.stamp = stamp
        self.event = event
        self.events: list[Event] = []
        self.cards: list[CardId] = []
        self.numbers: list[int] = []
        self.number = 0
        """On a base frame: the number that a player has chosen, such as X."""
        self.word = ""
        """On a base frame: the name that a player has said."""

    def copy(self) -> Frame:
        twin = Frame(self.node, self.base, self.seat, self.source, self.stamp, self.event)
        twin.pc = self.pc
        twin.number = self.number
        twin.word = self.word
        if self.events:
            twin.events = self.events.copy()
        if self.cards:
            twin.cards = self.cards.copy()
        if self.numbers:
            twin.numbers = self.numbers.copy()
        return twin
