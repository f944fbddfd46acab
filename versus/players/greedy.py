"""A player that looks one action ahead and takes what leads to the best position."""

from __future__ import annotations

from typing import Final

from versus.kernel.errors import GameOver
from versus.kernel.rng import GAMMA, MASK, mix
from versus.kernel.types import Seat
from versus.players.craft import AnyGame, Craft, craft_of
from versus.players.imagining import Imagination
from versus.players.looking_ahead import Alternative, alternatives, settle, tried

SAMPLES: Final = 4
"""How many imagined games each answer is tried in."""
HABIT: Final = 0.002
"""What habit is worth between answers that lead to equal positions."""


class GreedyPlayer:
    """Tries every answer in a few imagined games, plays the action out, and judges the position."""

    def __init__(self, seed: int, samples: int = SAMPLES) -> None:
        self.seed = seed & MASK
        self.samples = samples
        self.words = ""

    def answer(self, game: AnyGame) -> int:
        ask = game.ask
        if ask is None:
            raise GameOver("The game is over; there is nothing to answer.")
        self.seed = (self.seed + GAMMA) & MASK
        if ask.choices == 1:
            self.words = "There was no other answer."
            return 0
        craft = craft_of(game)
        found = alternatives(game, craft)
        worths = judged(Imagination(game, ask.seat, craft), craft, found, self.samples, mix(self.seed))
        best = worths.index(max(worths))
        self.words = (
            f"Best of {len(found)} answers: the chance to win looks like {percent(worths[best])} after it."
        )
        return found[best].index

    def reason(self) -> str:
        return self.words


def judged(
    imagination: Imagination, craft: Craft, found: list[Alternative], samples: int, seed: int
) -> list[float]:
    """What each choice leads to, on average over samples."""
    totals = [0.0] * len(found)
    for _ in range(samples):
        seed = (seed + GAMMA) & MASK
        sample = imagination.sample(mix(seed))
        for place, choice in enumerate(found):
            totals[place] += judge(sample, craft, choice, imagination.seat)
    heaviest = found[0].weight
    return [
        total / samples + HABIT * choice.weight / heaviest
        for total, choice in zip(totals, found, strict=True)
    ]


def judge(sample: AnyGame, craft: Craft, choice: Alternative, seat: Seat) -> float:
    """What a choice leads to in one imagined game once it has been carried out."""
    if craft.at_rest(sample) and craft.moves_on(sample, choice.option):
        # To go on changes nothing yet; what the others do then is not weighed against one's own feats.
        return craft.values(sample)[seat]
    twin: AnyGame = sample.fork()
    if tried(twin, choice.index):
        settle(twin, craft)
    return craft.values(twin)[seat]


def percent(share: float) -> str:
    return f"{round(100 * min(1.0, max(0.0, share)))} %"
