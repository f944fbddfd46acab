"""Every player by name: "random", "greedy", "search:100ms", or a level for people such as "fair"."""

from __future__ import annotations

import re
from difflib import get_close_matches
from math import inf
from typing import Final, Protocol

from versus.decks.problems import perhaps
from versus.kernel.errors import VersusError
from versus.kernel.game import Game
from versus.kernel.plug import Plug
from versus.players.budget import Budget
from versus.players.careless import CarelessPlayer
from versus.players.craft import UnknownGame, has_craft
from versus.players.greedy import GreedyPlayer
from versus.players.random import RandomPlayer
from versus.players.search import SearchPlayer


class Player(Protocol):
    """Who answers a question. A player is handed the game, and looks only at what its seat may see."""

    seed: int
    """The state of its own chance: a player made anew with it goes on the same way."""

    def answer(self, game: Game) -> int:
        """The index of an option of the question that stands."""

    def reason(self) -> str:
        """A sentence about the last answer; empty where there is nothing to say."""


class UnknownPlayer(VersusError):
    """Nobody plays under that name."""

    def __init__(self, name: str, near: tuple[str, ...]) -> None:
        super().__init__(f'There is no player "{name}".{perhaps(near)}')
        self.name = name
        self.near = near


class BadBudget(VersusError):
    """A time to think that cannot be read."""

    def __init__(self, written: str) -> None:
        super().__init__(
            f'"{written}" is no time to think. Write tries or milliseconds or both: '
            "search:800, search:100ms, search:100ms,800."
        )


NAMES: Final = ("random", "easy", "greedy", "fair", "search", "hard")
CHANCE: Final = "random"
"""Plays every game, also one that the computer has not learned."""
LEVELS: Final = ("easy", "fair", "hard")
"""Opponents for people."""
USUAL_LEVEL: Final = "fair"
SLIPS: Final = 96
"""Of 256 answers, those that an easy opponent gives without looking."""
FAIR: Final = "40,400ms"
HARD: Final = "2500,1500ms"
"""An opponent takes no longer than people like to wait, nor than makes a difference."""
USUAL: Final = "100ms"


def player_names() -> tuple[str, ...]:
    """Everybody who can be asked to play, the weakest first. A search may be followed by its budget."""
    return NAMES


def player_called(name: str, seed: int, milliseconds: float = inf) -> Player:
    """A player by name, who thinks no longer than this. One seed always plays alike, given the same tries."""
    wanted, colon, budget = name.strip().casefold().partition(":")
    if wanted == "search":
        return SearchPlayer(seed, budget_written(budget if colon else USUAL).capped(milliseconds))
    if not colon:
        if wanted == CHANCE:
            return RandomPlayer(seed)
        if wanted == "greedy":
            return GreedyPlayer(seed)
        if wanted == "easy":
            return CarelessPlayer(seed, SLIPS)
        if wanted == "fair":
            return SearchPlayer(seed, budget_written(FAIR).capped(milliseconds))
        if wanted == "hard":
            return SearchPlayer(seed, budget_written(HARD).capped(milliseconds))
    raise UnknownPlayer(name, tuple(get_close_matches(wanted, NAMES, cutoff=0.5)) or NAMES)


# What a game allows


def levels_of(plug: Plug) -> tuple[str, ...]:
    """Opponents for people in a game; chance alone where the computer has not learned it."""
    return LEVELS if has_craft(plug) else (CHANCE,)


def usual(plug: Plug, name: str = USUAL_LEVEL) -> str:
    """Who plays a game where nobody was named: this player, if it can."""
    return name if has_craft(plug) else CHANCE


def must_know(plug: Plug, name: str) -> None:
    """Refuse a player who could answer no question of a game, before the game begins."""
    if not has_craft(plug) and name.strip().casefold() != CHANCE:
        raise UnknownGame(plug.title)


def budget_written(written: str) -> Budget:
    """A budget as people write it: "100ms", "800", or both."""
    tries: int | None = None
    milliseconds: int | None = None
    for part in written.split(","):
        found = re.fullmatch(r"(\d{1,9})(ms)?", part.strip(), re.ASCII)
        if found is None:
            raise BadBudget(written)
        if found[2]:
            milliseconds = int(found[1])
        else:
            tries = int(found[1])
    return Budget(tries, milliseconds)
