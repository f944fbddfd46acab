"""What is wrong with a card somebody wrote: file, card, field, words, and what to do about it."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class CardProblem:
    """One thing wrong. An error keeps its card out of the catalogue; a warning does not."""

    field: str
    message: str
    suggestion: str = ""
    warning: bool = False
    card: str = ""
    file: str = ""
    line: int = 0

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        kind = "warning: " if self.warning else ""
        about = ", ".join(part for part in (self.card, self.field) if part)
        head = ": ".join(part for part in (place, f"{kind}{about}") if part)
        return f"{head}: {self.message}{' ' + self.suggestion if self.suggestion else ''}"

    def at(self, file: str, line: int = 0, card: str = "") -> CardProblem:
        """The same, where it was found; what is known already stays."""
        return replace(self, file=self.file or file, line=self.line or line, card=self.card or card)


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
