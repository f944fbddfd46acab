"""What the server declines to do: a code for programs, a sentence for people. Nothing has changed then."""

from __future__ import annotations

from typing import Final

from versus.kernel.errors import VersusError
from versus.server.protocol import Code


class Declined(VersusError):
    """A request or message that is refused."""

    def __init__(self, code: Code, words: str) -> None:
        super().__init__(words)
        self.code = code
        self.words = words


STATUS: Final[dict[str, int]] = {
    "too-large": 413,
    "too-fast": 429,
    "too-slow": 408,
    "too-many": 429,
    "bad-token": 403,
    "bad-origin": 403,
    "not-allowed": 403,
    "no-such-match": 404,
    "no-such-seat": 404,
    "no-such-card": 404,
    "no-such-rule": 404,
    "no-such-page": 404,
    "started": 409,
    "over": 409,
    "not-over": 409,
    "not-started": 409,
    "seat-taken": 409,
    "seat-lost": 409,
    "void": 410,
    "stale": 409,
    "cards-changed": 409,
    "storage": 503,
    "internal": 500,
}
"""What HTTP calls it; anything else is a 400."""


def status(code: Code) -> int:
    return STATUS.get(code, 400)
