"""Keywords that are powers, as the powers they are (CL-KEY)."""

from __future__ import annotations

from typing import Final

from versus.games.classic.conditions import AmountIs
from versus.games.classic.costs import StunThis
from versus.games.classic.deeds import Give, Recover
from versus.games.classic.definition import Payment, Play
from versus.games.classic.words import EVASION, PHASE_STARTED, RECOVERY_PHASE
from versus.kernel.choosing import THIS
from versus.kernel.modifiers import THIS_TURN
from versus.kernel.nodes import Trigger
from versus.kernel.triggering import Watches

AT_RECOVERY: Final = AmountIs(RECOVERY_PHASE)
"""An event that starts a phase starts the recovery phase."""

KEYWORD_PAYMENTS: Final[tuple[tuple[int, Payment], ...]] = (
    # Stun it; at the start of this turn's recovery phase it recovers (CL-KEY-22, CL-KEY-25).
    (
        EVASION,
        Payment(
            Play(Give(THIS, (Watches(Trigger(PHASE_STARTED, Recover(THIS), when=AT_RECOVERY)),), THIS_TURN)),
            (StunThis(),),
        ),
    ),
)
PAYING_KEYWORDS: Final = EVASION

KEYWORD_TRIGGERS: Final[tuple[tuple[int, Trigger], ...]] = ()
TRIGGERING_KEYWORDS: Final = 0
"""Keywords with a triggered power."""
KEYWORD_LISTENS: Final = 0
"""A bit per kind of event that one of them waits for."""
