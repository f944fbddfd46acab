"""Which players think by the clock, so that their games do not come out alike twice."""

from __future__ import annotations

import re
from typing import Final

REPEATABLE: Final = re.compile(r"random|greedy|search:\d+(n|nodes)?")


def is_timed(player: str) -> bool:
    """Whether a player stops thinking after some time and not after some number of tries."""
    return REPEATABLE.fullmatch(player.strip().casefold()) is None
