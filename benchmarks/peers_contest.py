"""What every contender does, whatever engine it drives: on each line it reads, play so many games and report.

It runs in the peers' own environment as well, so it knows nothing of Versus.
"""

from __future__ import annotations

import gc
import json
import os
import sys
from collections.abc import Callable
from time import process_time
from typing import Protocol


class Driver(Protocol):
    """An engine at random play."""

    def seed(self, seed: int) -> None:
        """Begin a repetition: from here on the same games follow for the same seed."""

    def play(self) -> tuple[int, int]:
        """One game to its end: how many decisions, and how many of them were among several actions."""


def contend(drivers: dict[str, Callable[[], Driver]]) -> None:
    """Serve the driver named on the command line until the input ends."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    driver = drivers[sys.argv[1]]()
    for line in sys.stdin:
        driver.seed(1)
        gc.collect()
        decisions = choices = 0
        begun = process_time()
        for _ in range(int(line)):
            more, among_several = driver.play()
            decisions += more
            choices += among_several
        seconds = process_time() - begun
        print(json.dumps({"seconds": seconds, "decisions": decisions, "choices": choices}), flush=True)
