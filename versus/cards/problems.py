"""What may have been meant: the known names most like a word that somebody wrote."""

from __future__ import annotations

import difflib
from collections.abc import Iterable


def near(word: str, known: Iterable[str], most: int = 3) -> list[str]:
    """The known names most like a word, best first; capitals do not matter."""
    by_folded: dict[str, str] = {}
    for name in known:
        by_folded.setdefault(name.casefold(), name)
    found = difflib.get_close_matches(word.casefold(), list(by_folded), most, 0.6)
    return [by_folded[name] for name in found]


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """ "Did you mean burn?", or nothing where no known name is like the word."""
    found = near(word, known, 1)
    return f"Did you mean {found[0]}?" if found else ""
