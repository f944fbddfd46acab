"""A player for beginners to beat: it looks one action ahead, and now and then does not look at all."""

from __future__ import annotations

from versus.kernel.rng import GAMMA, MASK, mix
from versus.players.craft import AnyGame, craft_of
from versus.players.greedy import GreedyPlayer
from versus.players.looking_ahead import likely


class CarelessPlayer(GreedyPlayer):
    """Of 256 answers `slips` are given by habit and chance alone."""

    def __init__(self, seed: int, slips: int) -> None:
        super().__init__(seed, samples=1)
        self.slips = slips

    def answer(self, game: AnyGame) -> int:
        bits = mix((self.seed ^ GAMMA) & MASK)
        if game.ask is None or bits & 255 >= self.slips:
            return super().answer(game)
        self.seed = (self.seed + GAMMA) & MASK
        self.words = "It seemed a good idea at the time."
        return likely(game, craft_of(game), mix(bits))
