"""The keywords of the 2PCG: those of the rules, and those that card sets declare (2P-PWR-04)."""

from __future__ import annotations

from typing import Any, Final

from versus.games.tpcg.words import FLIGHT, RANGED
from versus.kernel.keywords import LEXICON, Lexicon

KEYWORDS: Final = Lexicon(icons=FLIGHT | RANGED)
BY_NAME: Final[dict[str, Any]] = {LEXICON: KEYWORDS}
"""For a field that holds keywords: they are saved by name."""
