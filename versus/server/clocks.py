"""How much time each seat has, computed from the times of entries alone: a restart changes nothing."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from versus.kernel.types import Seat
from versus.server.protocol import ClockRule, ClockState

MOST_LAG: Final = 0.5
"""Seconds of a player's lag that one answer gets back at most."""
BANK: Final = 2.0
"""Seconds that each seat has for its lag as the game begins, and at most later."""
REFILL: Final = 0.05
"""What of a seat's own time goes back into its bank: nobody gains more, however slow they make their line."""


def steady_clock() -> Callable[[], float]:
    """Seconds since 1970 that never jump: the machine's clock may be set while people play."""
    begun = time.time() - time.monotonic()
    return lambda: begun + time.monotonic()


class Clocks:
    """The clocks of one table. Computers have none."""

    def __init__(self, rule: ClockRule, timed: list[bool]) -> None:
        self.rule = rule
        self.timed = timed
        self.left = [float(rule.seconds)] * len(timed)
        self.banks = [BANK] * len(timed)
        self.running: Seat | None = None
        self.since = 0.0

    def turn_to(self, seat: Seat | None, at: float) -> None:
        """A question now waits for this seat, or for nobody."""
        self.stop(at)
        if self.rule.kind == "move" and seat is not None:
            self.left[seat] = float(self.rule.seconds)
        if self.rule.kind != "none" and seat is not None and self.timed[seat]:
            self.running = seat
            self.since = at

    def stop(self, at: float) -> None:
        if self.running is not None:
            self.left[self.running] = max(0.0, self.left[self.running] - max(0.0, at - self.since))
        self.running = None

    def forgiven(self, seat: Seat, lag: float, at: float) -> float:
        """How much of a measured lag an answer of that time gets back."""
        if self.running != seat:
            return 0.0
        spent = max(0.0, at - self.since)
        return max(0.0, min(lag, MOST_LAG, spent, self.saved(seat, spent)))

    def saved(self, seat: Seat, spent: float) -> float:
        """What is in a seat's bank after so many seconds of its own."""
        return min(BANK, self.banks[seat] + REFILL * spent)

    def answered(self, seat: Seat, at: float, lag: float = 0.0) -> None:
        """A seat has answered in time, and is not charged for the lag that it was forgiven."""
        if self.running == seat:
            self.banks[seat] = self.saved(seat, max(0.0, at - self.since)) - lag
            self.since += lag
            self.stop(at)
            if self.rule.kind == "chess":
                self.left[seat] += self.rule.increment

    def go_on_from(self, at: float, away: float | None = None) -> None:
        """Nobody could answer until now, for so many seconds or since the last move: that is not charged."""
        self.since = max(self.since, at if away is None else min(at, self.since + away))

    def fallen(self, now: float, lag: float = 0.0) -> Seat | None:
        """Whose time is out, even if an answer has been under way for as long as theirs are known to take."""
        seat = self.running
        if seat is None or now - self.since - self.forgiven(seat, lag, now) < self.left[seat]:
            return None
        return seat

    def state(self, now: float) -> ClockState | None:
        if self.rule.kind == "none":
            return None
        left = self.left.copy()
        if self.running is not None:
            left[self.running] = max(0.0, left[self.running] - max(0.0, now - self.since))
        return ClockState(running=self.running, left=[round(1000 * seconds) for seconds in left])
