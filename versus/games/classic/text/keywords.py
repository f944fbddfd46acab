"""Every keyword of the classic game in a short sentence, for card faces, zooms, terminals and rules pages."""

from __future__ import annotations

from versus.games.classic.language import keywords  # noqa: F401, which declares those of the rules
from versus.games.classic.printed.keywords import KEYWORDS
from versus.games.classic.text.book import BOOK
from versus.games.classic.text.powers import PowerPrinter


def definitions() -> dict[str, str]:
    """What each means, those of card sets included: as it was put into words, or as its powers read."""
    return KEYWORDS.definitions(PowerPrinter(BOOK, "this character"))
