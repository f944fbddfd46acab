"""What lasts in the 2PCG, in words."""

from __future__ import annotations

from typing import Final

from versus.games.tpcg.language.filters import IsEnemy
from versus.games.tpcg.text.effects import noun_for
from versus.games.tpcg.text.powers import BOOK
from versus.kernel.lasting import LastingText
from versus.kernel.phrasing import which

LASTING: Final = LastingText(
    BOOK,
    {IsEnemy: which("~ of your enemies", "~ of none of your enemies")},
    noun_for=lambda change: noun_for((change,)),
)
