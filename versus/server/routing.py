"""Which worker a connection goes to: whoever asks for one table is led to one process, for it is cheaper.

It makes no difference to what can be done: every process serves every table.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final
from zlib import crc32

from versus.server.tokens import new_match

FIRST_LINE: Final = re.compile(rb"[A-Z]{3,7} /api/(?:tables|replays)/([A-Za-z0-9_-]{8,64})[/? ]")
LONGEST_LINE: Final = 160
"""Bytes of a request in which its table must be named."""


def match_in(request: bytes) -> str | None:
    """The table that the beginning of a request names."""
    found = FIRST_LINE.match(request)
    return found[1].decode() if found is not None else None


@dataclass(frozen=True)
class Place:
    """One worker among several."""

    number: int = 0
    workers: int = 1

    def is_for(self, match: str) -> bool:
        return place_of(match, self.workers) == self.number

    def new_match(self) -> str:
        """A name for a table whose players will be led here."""
        while not self.is_for(match := new_match()):
            continue
        return match


ALONE: Final = Place()


def place_of(match: str, workers: int) -> int:
    return crc32(match.encode()) % workers
