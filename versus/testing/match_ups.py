"""Every pairing to be soaked, of every game that has any: two decks by name, the one of seat 1 first."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Final

from versus.games.house import game_called, games, own_room
from versus.kernel.deck import Deck
from versus.kernel.game import Game

VERSUS: Final = " against "


@dataclass(frozen=True)
class Pairing:
    """Two decks of a game by name."""

    game: str
    first: str
    second: str

    def __str__(self) -> str:
        return f"{self.first}{VERSUS}{self.second}"

    def decks(self) -> list[Deck]:
        known = decks_of(self.game)
        return [known[self.first], known[self.second]]

    def start(self, seed: int) -> Game:
        """A game of the two."""
        return game_called(self.game).start(self.decks(), seed)


@cache
def decks_of(game: str) -> dict[str, Deck]:
    """The decks of a game that meet each other, by name; they lie in its own part of this room."""
    room = own_room("versus.testing", game_called(game))
    found: dict[str, Deck] = import_module(f"{room.__name__}.match_ups").decks() if room is not None else {}
    return found


@cache
def pairings(game: str) -> tuple[Pairing, ...]:
    """Both seatings of any two decks of a game, and each against itself."""
    names = list(decks_of(game))
    return tuple(Pairing(game, first, second) for first in names for second in names)


@cache
def all_pairings() -> tuple[Pairing, ...]:
    """Those of all games."""
    return tuple(pairing for game in games() for pairing in pairings(game))


def pairing_called(words: str) -> Pairing:
    """ "Storm against Toad"."""
    for pairing in all_pairings():
        if str(pairing).casefold() == words.strip().casefold():
            return pairing
    known = ", ".join(name for game in games() for name in decks_of(game))
    raise ValueError(f'"{words}" is no pairing. Write A{VERSUS}B with two of: {known}.')
