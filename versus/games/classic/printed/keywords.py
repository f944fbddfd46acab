"""The keywords of the classic game: those of the rules, and those that card sets declare (CL-KEY)."""

from __future__ import annotations

from typing import Any, Final

from versus.games.classic.words import ICONS
from versus.kernel.keywords import LEXICON, Lexicon

KEYWORDS: Final = Lexicon(icons=ICONS)
BY_NAME: Final[dict[str, Any]] = {LEXICON: KEYWORDS}
"""For a field that holds keywords: they are saved by name."""
