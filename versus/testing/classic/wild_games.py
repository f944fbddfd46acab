"""Random games of wild classic cards, by players who pass often enough to come to an end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from versus.games.classic.plug import start
from versus.games.classic.rules import Rules
from versus.games.classic.table.contest import Contest
from versus.games.classic.words import P_PRIORITY
from versus.kernel.events import Event
from versus.kernel.game import Game
from versus.kernel.rng import mix
from versus.players.random import RandomPlayer
from versus.testing.classic.wild_decks import wild_deck

TURNS: Final = 8
BOUND: Final = 20_000
"""No game takes so many answers."""
DEEP: Final = 6
"""With so many effects on the chain nobody adds another."""


def wild_game(seed: int) -> Contest:
    return start([wild_deck(2 * seed), wild_deck(2 * seed + 1)], seed, Rules(turn_limit=TURNS))


def answers(
    contest: Contest,
    seed: int,
    give: Callable[[Game, int], list[Event]] = Game.answer,
    every: int = 1,
) -> Iterator[list[Event]]:
    """Play to the end: what happened on each answer. Every so many answers are given by `give`."""
    player = RandomPlayer(seed)
    for number in range(BOUND):
        if contest.ask is None:
            return
        index = next_answer(contest, player, seed + number)
        yield give(contest, index) if number % every == 0 else contest.answer(index)
    raise AssertionError(f"the game is not over after {BOUND} answers")


def next_answer(contest: Contest, player: RandomPlayer, number: int) -> int:
    """Any option; but every other time, and on a long chain, a player with priority passes."""
    index = player.answer(contest)
    ask = contest.ask
    assert ask is not None
    if ask.prompt == P_PRIORITY and (len(contest.chain) > DEEP or mix(number) & 1):
        return len(ask.options) - 1
    return index
