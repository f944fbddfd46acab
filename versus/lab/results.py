"""What is kept of a game: one row, and one row for each different card of each deck."""

from __future__ import annotations

from typing import Final, NamedTuple

A: Final = "a"
B: Final = "b"
SIDES: Final = (A, B)
TIE: Final = "tie"
NOBODY: Final = "none"
"""The winner of a game that was cut off or broke off; such games count in no win rate."""

CUT_OFF: Final = "cut off"
"""The end of a game that took more decisions than any game should."""
BROKEN_OFF: Final = "broken off"
"""The end of a game in which a card failed."""


class CardRow(NamedTuple):
    """What became of one card of a deck."""

    side: str
    card: str
    copies: int
    opening: int
    drawn: int
    played: int
    laid: int


class GameRow(NamedTuple):
    """How one game went. Seats count from one, as people do."""

    pairing: int
    game: int
    seed: int
    seat_a: int
    first: str
    winner: str
    end: str
    turns: int
    rounds: int
    decisions: int
    choices: int
    mulligans_a: int
    mulligans_b: int
    cards: tuple[CardRow, ...]
