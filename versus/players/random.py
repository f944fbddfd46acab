"""A player that takes any option, each as likely as the others; it never takes back what it has begun."""

from __future__ import annotations

from versus.kernel.errors import GameOver
from versus.kernel.game import Game
from versus.kernel.rng import GAMMA, MASK, mix


class RandomPlayer:
    """Answers by its own generator, so that one seed always plays the same way."""

    __slots__ = ("seed",)

    def __init__(self, seed: int) -> None:
        self.seed = seed & MASK

    def answer(self, game: Game) -> int:
        """The index of an option; where there is only one, chance is not asked."""
        ask = game.ask
        if ask is None:
            raise GameOver("The game is over; there is nothing to answer.")
        options = ask.choices
        if options == 1:
            return 0
        self.seed = (self.seed + GAMMA) & MASK
        return (mix(self.seed) * options) >> 64

    def reason(self) -> str:
        return "Any answer was as good as the others."


def play_out(game: Game, player: RandomPlayer) -> tuple[int, int]:
    """Let one player answer for every seat to the end: how many decisions, and how many with a choice."""
    decisions = choices = 0
    ask = game.ask
    while ask is not None:
        decisions += 1
        if ask.choices > 1:
            choices += 1
        game.answer(player.answer(game))
        ask = game.ask
    return decisions, choices
