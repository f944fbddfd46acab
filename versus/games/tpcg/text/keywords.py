"""Every keyword of the 2PCG in a short sentence, for faces, zooms, terminals and rules pages (2P-KEY)."""

from __future__ import annotations

from versus.games.tpcg.language import set_keywords  # noqa: F401, which declares them, and those of the rules
from versus.games.tpcg.printed.keywords import KEYWORDS
from versus.games.tpcg.text.powers import BOOK
from versus.kernel.text import Printer


def definitions() -> dict[str, str]:
    """What each means, those of card sets included: as it was put into words, or as its powers read."""
    return KEYWORDS.definitions(Printer(BOOK))
