"""How long the way to a player and back takes, measured by the server's own clock and believed only so far.

A player may answer beats late, but not early: the shortest of the last ways counts, and what an answer gets
back for it is bounded by `Clocks`.
"""

from __future__ import annotations

from collections import deque
from typing import Final

BEAT: Final = 2.0
"""Seconds between two beats."""
LOST: Final = 10.0
"""Seconds after which a beat is not answered any more, and nothing is known of the way."""
REMEMBERED: Final = 5
"""Ways of which the shortest counts."""


class Pulse:
    """The beats of one connection."""

    def __init__(self) -> None:
        self.id = 0
        self.sent: float | None = None
        """When the beat left that is not answered yet."""
        self.due = 0.0
        self.ways: deque[float] = deque(maxlen=REMEMBERED)

    def beat(self, now: float) -> int | None:
        """The number of the beat to send, if it is time for one."""
        if self.sent is not None and now - self.sent > LOST:
            self.sent = None
            self.ways.clear()
        if self.sent is not None or now < self.due:
            return None
        self.id += 1
        self.sent = now
        self.due = now + BEAT
        return self.id

    def answered(self, id: int, now: float) -> None:
        """A beat is back. Of any but the last one nothing is known."""
        if self.sent is not None and id == self.id:
            self.ways.append(max(0.0, now - self.sent))
            self.sent = None

    def lag(self) -> float:
        """Seconds to the player and back; none where nothing was measured."""
        return min(self.ways, default=0.0)
