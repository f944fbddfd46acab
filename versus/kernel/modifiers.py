"""Lasting changes made by resolved effects: what, on which card, since when, for how long."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from mypy_extensions import mypyc_attr

from versus.kernel.types import NOTHING, CardId, Seat, Stamp

if TYPE_CHECKING:
    from versus.kernel.definition import Definition
    from versus.kernel.nodes import Change, Filter

Duration: TypeAlias = int

FOREVER: Final = 0
"""As long as the card stays in play; a change of the rules, for the rest of the game."""
THIS_COMBAT: Final = 1
THIS_TURN: Final = 2
UNTIL_YOUR_NEXT_TURN: Final = 3
NEXT_TURN: Final = 4
"""Sleeps until the next turn of `until_seat` begins, then holds for that turn."""
ITS_NEXT_TURN: Final = 5
"""The same for the next turn of whoever controls the card."""
FROM_YOUR_NEXT_TURN: Final = 6
"""Sleeps until the next turn of `until_seat` begins, then holds for good."""
WHILE_SOURCE_STAYS: Final = 7
"""Until the card whose effect made it leaves play."""
WHILE_SOURCE_STANDS: Final = 8
"""Until that card is stunned or leaves play."""
UNTIL_YOUR_NEXT_TURN_ENDS: Final = 9
UNTIL_YOUR_RECOVERY_ENDS: Final = 10
"""Until the next Recovery Phase of `until_seat` is over."""

DURATIONS: Final = (
    "",
    "this combat",
    "this turn",
    "until your next turn",
    "next turn",
    "its next turn",
    "from your next turn on",
    "until this leaves play",
    "until this is stunned or leaves play",
    "until your next turn ends",
    "until your next Recovery Phase ends",
)
OF_YOURS: Final = (
    UNTIL_YOUR_NEXT_TURN,
    FROM_YOUR_NEXT_TURN,
    UNTIL_YOUR_NEXT_TURN_ENDS,
    UNTIL_YOUR_RECOVERY_ENDS,
)
"""Those that are reckoned by the turns of whoever made the change."""


@mypyc_attr(acyclic=True)
class Modifier:
    """One change in force. `card` is the one it sits on, or NOTHING where `scope` says whom it reaches."""

    __slots__ = (
        "card",
        "change",
        "made",
        "made_by",
        "scope",
        "seat",
        "source",
        "stamp",
        "until",
        "until_seat",
    )

    def __init__(
        self,
        change: Change,
        card: CardId,
        stamp: Stamp,
        seat: Seat,
        source: CardId,
        made: Stamp,
        until: Duration,
        until_seat: Seat = NOTHING,
        scope: Filter | None = None,
        made_by: Definition | None = None,
    ) -> None:
        self.change = change
        self.card = card
        self.stamp = stamp
        self.seat = seat
        self.source = source
        self.made = made
        self.until = until
        self.until_seat = until_seat
        self.scope = scope
        self.made_by = made_by
        """What was printed on its source as it was made: told to all, wherever the card has gone since."""

    def sleeps(self) -> bool:
        return NEXT_TURN <= self.until <= FROM_YOUR_NEXT_TURN

    def ends_with(self, card: CardId, stunned: bool = False) -> bool:
        """Whether it ends as this card leaves play, or only is stunned."""
        if self.source != card:
            return False
        return self.until == WHILE_SOURCE_STANDS or (self.until == WHILE_SOURCE_STAYS and not stunned)

    def woken(self) -> Modifier:
        """The same change, now in force for this turn or for good."""
        return Modifier(
            self.change,
            self.card,
            self.stamp,
            self.seat,
            self.source,
            self.made,
            FOREVER if self.until == FROM_YOUR_NEXT_TURN else THIS_TURN,
            NOTHING,
            self.scope,
            self.made_by,
        )
