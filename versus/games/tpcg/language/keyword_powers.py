"""Keyword powers that trigger, as the triggers they are (2P-KEY)."""

from __future__ import annotations

from typing import Final

from versus.games.tpcg.language.conditions import FirstOfTurn, FirstTwistOfTurn
from versus.games.tpcg.language.effects.deeds import PutCounters
from versus.games.tpcg.language.effects.fights import CancelCombat
from versus.games.tpcg.language.effects.hand_and_deck import Draw
from versus.games.tpcg.language.filters import IsThis
from versus.games.tpcg.words import (
    ATTACKED,
    ATTACKS,
    BERSERKER,
    PLAYED,
    PLUS,
    SCHEMER,
    SHRINK,
    keyword_listens,
)
from versus.kernel.choosing import THIS
from versus.kernel.effects import Gate
from versus.kernel.nodes import Trigger

KEYWORD_TRIGGERS: Final[tuple[tuple[int, Trigger], ...]] = (
    # When it attacks, a +1/+1 counter, right after the exhaust (2P-KEY-04, 2P-KEY-05).
    (BERSERKER, Trigger(ATTACKS, PutCounters(THIS, PLUS), subject=IsThis())),
    # Its controller may cancel the first attack on it each turn (2P-KEY-19).
    (SHRINK, Trigger(ATTACKED, Gate(CancelCombat(), may=True), subject=IsThis(), when=FirstOfTurn())),
    # When you play your first plot twist each turn, you may draw a card (2P-KEY-18).
    (SCHEMER, Trigger(PLAYED, Gate(Draw(), may=True), when=FirstTwistOfTurn())),
)
TRIGGERING: Final = BERSERKER | SHRINK | SCHEMER
TRIGGERED_KEYWORDS: Final = keyword_listens(TRIGGERING)
