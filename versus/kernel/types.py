"""Names for the plain integers that travel through every room.

They are numbers, not enums: reading an enum member costs six times a global constant in CPython, and a
compiler folds the constant away. Each game lists its own values as `Final` constants beside their names.
Those that a card could take for one another are types of their own, which cost nothing at play.
"""

# mypy: disable-error-code="assignment"
from typing import Final, NewType, TypeAlias

CardId: TypeAlias = int
Seat: TypeAlias = int
Zone: TypeAlias = int
Stamp: TypeAlias = int
Verb: TypeAlias = int
EventKind = NewType("EventKind", int)
"""What happened; each game has its own."""
Phase = NewType("Phase", int)
"""A part of a turn; each game has its own."""
Step = NewType("Step", int)
"""A part of a phase."""
Act = NewType("Act", int)
"""What can be forbidden or allowed."""
CounterKind = NewType("CounterKind", int)

NOTHING: Final = -1
"""No card, no seat, no number: the one absent value."""

NO_EVENT: Final[EventKind] = NOTHING

NOTHING_THERE: Final = -1_000_000
"""No column: those left of the first one have numbers below zero."""

INFINITE: Final = 1_000_000_000
"""An infinite amount. Sums with it are clamped back to it; see `clamp`."""


def clamp(value: int) -> int:
    """Keep an amount inside the machine's range; half of infinity and more is infinite."""
    if value >= INFINITE // 2:
        return INFINITE
    if value <= -(INFINITE // 2):
        return -INFINITE
    return value


EVENT_KINDS: Final = 128
"""No game has so many kinds of events."""


def event_kinds(*kinds: EventKind) -> list[bool]:
    """Which are meant, by kind. It is looked up for every event: as bits it would be a long integer."""
    found = [False] * EVENT_KINDS
    for kind in kinds:
        found[kind] = True
    return found


ALL_LOUD: Final = event_kinds()
"""No kind of event leaves the table as it is."""
