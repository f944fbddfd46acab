"""How sure a win rate is: Wilson's 95 % interval."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

Z: Final = 1.959963984540054
"""Within so many standard deviations lie 95 % of a normal distribution."""


class Rate(NamedTuple):
    """A share of games with its interval. Without games it is one half, and anything is possible."""

    games: int
    score: float
    """Games won; a tie counts half."""
    rate: float
    low: float
    high: float

    @property
    def margin(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


def rate(score: float, games: int) -> Rate:
    """A share and its Wilson interval, which stays between 0 and 1 and is honest for few games."""
    if games == 0:
        return Rate(0, 0.0, 0.5, 0.0, 1.0)
    share = score / games
    shrink = 1 + Z * Z / games
    middle = (share + Z * Z / (2 * games)) / shrink
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / shrink
    return Rate(games, score, share, max(0.0, middle - spread), min(1.0, middle + spread))


class Difference(NamedTuple):
    """By how much one rate is above another, with its interval."""

    value: float
    low: float
    high: float


def difference(one: Rate, other: Rate) -> Difference:
    """Newcombe's interval: as far as the two Wilson intervals reach, taken together."""
    value = one.rate - other.rate
    below = sqrt((one.rate - one.low) ** 2 + (other.high - other.rate) ** 2)
    above = sqrt((one.high - one.rate) ** 2 + (other.rate - other.low) ** 2)
    return Difference(value, value - below, value + above)
