"""Which key gives which answer: the same one wherever the game is to go on, or what was begun taken back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

GO_ON: Final = "0"
"""Passes, ends the turn, is done: whatever does nothing more."""
BACK: Final = "⌫"
"""Backspace: what was begun is taken back."""
COMMANDS: Final = "hioqrsuw"
"""Letters that mean something else than an answer."""
KEYS: Final = "123456789" + "".join(
    letter for letter in "abcdefghijklmnopqrstuvwxyz" if letter not in COMMANDS
)
"""The keys of all other answers, in order; what comes after them is reached with the arrows."""
NO_KEY: Final = " "


def labels(
    answers: int, going_on: int, taking_back: int, others: Iterable[str], back: str
) -> tuple[str, ...]:
    """What stands before each answer; the two that are alike everywhere take none of the others'."""
    rest: Iterator[str] = iter(others)
    return tuple(
        GO_ON if index == going_on else back if index == taking_back else next(rest, NO_KEY)
        for index in range(answers)
    )
