"""What was begun and taken back was never begun; random games are held to it."""

from __future__ import annotations

from typing import Final

from versus.kernel.ask import Ask
from versus.kernel.game import Game
from versus.kernel.save import digest
from versus.kernel.verbs import TAKE_BACK

DEPTH: Final = 3
"""So many answers into a declaration it is still taken back."""


def declarations_are_taken_back(game: Game) -> int:
    """Begin one thing with each verb on forks and take it back; how often there was something to."""
    ask = game.ask
    if ask is None or can_take_back(ask):
        return 0
    found = 0
    tried: list[int] = []
    for index, option in enumerate(ask.options):
        if option.verb not in tried:
            tried.append(option.verb)
            found += declaration_is_taken_back(game, index)
    return found


def declaration_is_taken_back(game: Game, index: int) -> int:
    """Give an answer and as many more as belong to what it begins; after each of them all is taken back."""
    begun = game.fork()
    begun.answer(index)
    found = 0
    while found < DEPTH and begun.ask is not None and can_take_back(begun.ask):
        found += 1
        choices = begun.ask.choices
        twin = begun.fork()
        twin.answer(choices)
        assert is_as_before(twin, game), f"taken back after {found} answers, option {index} has left traces"
        begun.answer(choices - 1)
    return found


def can_take_back(ask: Ask) -> bool:
    return ask.options[-1].verb == TAKE_BACK


def is_as_before(now: Game, before: Game) -> bool:
    """Equal in all but how often something was taken back, and the fuse that each action lights anew."""
    twin = now.fork()
    twin.taken_back = before.taken_back
    twin.fuse = before.fuse
    return digest(twin) == digest(before)
