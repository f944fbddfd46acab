"""What lasts in the classic game, in words."""

from __future__ import annotations

from typing import Final

from versus.games.classic.language.changes import THIS_ATTACK
from versus.games.classic.text.book import BOOK
from versus.kernel.lasting import UNTIL, LastingText

LASTING: Final = LastingText(BOOK, {}, {**UNTIL, THIS_ATTACK: "this attack"})
