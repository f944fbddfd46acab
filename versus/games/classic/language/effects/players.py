"""Instructions about players: losing endurance, drawing, discarding, winning."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from versus.games.classic.flow import recovery
from versus.games.classic.table import harm, moving
from versus.games.classic.words import DECK, DRAWS
from versus.kernel.nodes import Amount, Effect
from versus.kernel.types import Seat

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest
    from versus.kernel.frames import Frame

YOU: Final = 0
OPPONENTS: Final = 1
EACH_PLAYER: Final = 2
"""Whom an instruction is about; "each player" includes its own (CL-GEN-30)."""


def players(contest: Contest, frame: Frame, which: int) -> list[Seat]:
    if which == YOU:
        return [frame.seat]
    if which == OPPONENTS:
        return contest.opponents(frame.seat)
    return contest.from_seat(contest.primary())


@dataclass(frozen=True)
class LoseEndurance(Effect):
    """Players lose endurance at the same time, below zero if need be (CL-WIN-07)."""

    who: int
    amount: Amount

    def step(self, game: Contest, frame: Frame) -> None:
        game.stack.pop()
        amount = self.amount.value(game, frame)
        game.cause_together([harm.endurance_event(seat, amount) for seat in players(game, frame, self.who)])


@dataclass(frozen=True)
class GainEndurance(Effect):
    """You gain endurance; there is no most."""

    amount: Amount

    def step(self, game: Contest, frame: Frame) -> None:
        game.stack.pop()
        harm.gain_endurance(game, frame.seat, self.amount.value(game, frame))


@dataclass(frozen=True)
class DrawCards(Effect):
    """Players draw, all at the same time."""

    who: int
    amount: Amount

    def idle(self, game: Contest, frame: Frame) -> bool:
        """From empty decks, unless something would happen instead of the draw (CL-ZON-04)."""
        seats = players(game, frame, self.who)
        return not game.heeded >> DRAWS & 1 and not any(game.pile(seat, DECK) for seat in seats)

    def step(self, game: Contest, frame: Frame) -> None:
        game.stack.pop()
        amount = self.amount.value(game, frame)
        game.cause_together([moving.draw_event(seat, amount) for seat in players(game, frame, self.who)])


@dataclass(frozen=True)
class WinTheGame(Effect):
    """A card's own way to win; endurance is not asked (CL-WIN-08, CL-CRD-07)."""

    def step(self, game: Contest, frame: Frame) -> None:
        recovery.finish(game, (frame.seat,))
