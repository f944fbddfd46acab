"""How long a player may think: tries, milliseconds, or whichever ends first."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from time import perf_counter

Clock = Callable[[], float]
"""Seconds since some moment."""


class Budget:
    """Counts tries and watches a clock. `None` is no limit; at least one of the two must be given."""

    def __init__(
        self, tries: int | None = None, milliseconds: float | None = None, clock: Clock = perf_counter
    ) -> None:
        self.tries = tries
        self.milliseconds = milliseconds
        self.clock = clock
        self.left = 0
        self.end = inf

    def capped(self, milliseconds: float) -> Budget:
        """The same tries in no more time than this."""
        if milliseconds == inf:
            return self
        mine = inf if self.milliseconds is None else self.milliseconds
        return Budget(self.tries, min(mine, milliseconds), self.clock)

    def begin(self, share: float = 1.0) -> None:
        """Start to count, for one answer that is worth a share of the time."""
        self.left = max(1, int(self.tries * share)) if self.tries is not None else 1 << 60
        self.end = inf if self.milliseconds is None else self.clock() + share * self.milliseconds / 1000.0

    def spend(self) -> bool:
        """Take one try; False where no more may be made."""
        if self.left <= 0 or (self.milliseconds is not None and self.clock() >= self.end):
            return False
        self.left -= 1
        return True

    def is_nothing(self) -> bool:
        """Whether there is no time to think at all."""
        return self.tries == 0 or self.milliseconds == 0
