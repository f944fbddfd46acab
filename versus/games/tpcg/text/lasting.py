"""What lasts in the 2PCG, in words."""

from __future__ import annotations

from typing import Final

from versus.games.tpcg.text.powers import BOOK
from versus.kernel.lasting import LastingText

LASTING: Final = LastingText(BOOK)
