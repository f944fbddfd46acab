"""Every player by name: "random", "greedy", "search:100ms", or a level for people such as "fair"."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any, Final, Protocol

from versus.decks.problems import perhaps
from versus.kernel.errors import VersusError
from versus.kernel.game import Game
from versus.players.greedy import GreedyPlayer
from versus.players.random import RandomPlayer


class Player(Protocol):
    """Who answers a question. A player is handed the game, and looks only at what its seat may see."""

    def answer(self, game: Game[Any]) -> int:
        """The index of an option of the question that stands."""

    def reason(self) -> str:
        """A sentence about the last answer; empty where there is nothing to say."""


class UnknownPlayer(VersusError):
    """Nobody plays under that name."""

    def __init__(self, name: str, near: tuple[str, ...]) -> None:
        super().__init__(f'There is no player "{name}".{perhaps(near)}')
        self.name = name
        self.near = near


NAMES: Final = ("random", "greedy")


def player_names() -> tuple[str, ...]:
    """Everybody who can be asked to play, the weakest first."""
    return NAMES


def player_called(name: str, seed: int) -> Player:
    """A player by name. One seed always plays the same way, given the same thinking."""
    wanted = name.strip().casefold()
    if wanted == "random":
        return RandomPlayer(seed)
    if wanted == "greedy":
        return GreedyPlayer(seed)
    raise UnknownPlayer(name, tuple(get_close_matches(wanted, NAMES, cutoff=0.5)) or NAMES)
