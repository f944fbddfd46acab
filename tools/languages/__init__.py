"""What each game's cards are written in, for the reference of words: where they are, and examples of them."""

from __future__ import annotations

from typing import Final

from tools.languages.classic import CLASSIC
from tools.languages.language import Language
from tools.languages.tpcg import TPCG

LANGUAGES: Final[tuple[Language, ...]] = (TPCG, CLASSIC)

__all__ = ["LANGUAGES", "Language"]
