"""A game on its way: every answer that stands, and forks behind it to go back to without starting anew."""

from __future__ import annotations

from typing import Final

from versus.kernel.events import Event
from versus.kernel.game import Game
from versus.kernel.types import Seat

STRIDE: Final = 8
"""Answers between the forks nearest to where the game stands; farther back there are ever fewer."""


class Course:
    """A game that may be taken back.

    Forks are kept from the first time that somebody looks back: most games are played without. As many as
    there are doublings between the stride and the length of the game are enough, however often it goes back
    and forth, for a walk back lays new ones on its way.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.forks: list[Game] = []
        """The oldest first, each as it stood before an answer that stands."""

    def answer(self, option: int, seat: Seat | None = None) -> list[Event]:
        """Play on."""
        if self.forks:
            self.keep(self.game)
        return self.game.answer(option, seat)

    def back_to(self, kept: int) -> None:
        """Leave only the first answers standing."""
        self.game = self.at(kept)
        self.forks = [fork for fork in self.forks if len(fork.answers) <= kept]

    def at(self, kept: int) -> Game:
        """The game as it stood after its first answers, a copy to be played on."""
        answers = self.game.answers
        behind = [fork for fork in self.forks if len(fork.answers) <= kept]
        if behind:
            walker = behind[-1].fork()
        else:
            assert self.game.origin is not None
            walker = self.game.origin.rebuild()
        for option in answers[len(walker.answers) : kept]:
            self.keep(walker)
            walker.answer(option)
        self.keep(walker)
        walker.events = []
        return walker

    def keep(self, game: Game) -> None:
        """Keep a fork of where the game stands, where one is due, and let go of those too close together."""
        here = len(game.answers)
        if here % STRIDE or any(len(fork.answers) == here for fork in self.forks):
            return
        self.forks.append(game.fork())
        self.forks.sort(key=given)
        self.forks = [fork for fork in self.forks if is_due(given(fork), here)]


def given(game: Game) -> int:
    return len(game.answers)


def is_due(place: int, here: int) -> bool:
    """Whether a fork is kept so far from where the game stands: the distance tells how many others are."""
    distance = abs(here - place) // STRIDE
    return place % (STRIDE << max(0, distance.bit_length() - 1)) == 0
