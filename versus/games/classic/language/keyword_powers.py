"""Keywords that are powers, as the powers they are (CL-KEY)."""

from __future__ import annotations

from typing import Final

from versus.games.classic.language.conditions import AmountIs, ItIsYou, YourStep
from versus.games.classic.language.costs import RevealThis, StunThis
from versus.games.classic.language.effects.characters import Later, Recover
from versus.games.classic.language.effects.counters import PutCounters
from versus.games.classic.language.effects.equipment import Transfers
from versus.games.classic.language.effects.moving import PutsIntoPlay, RemovesFromGame, ReturnsToHand
from versus.games.classic.language.effects.resources import LaysDown
from versus.games.classic.language.filters import CostsAsMuch, IsFaceUp, IsReady, Yours
from versus.games.classic.language.selectors import Characters, Resources
from versus.games.classic.printed.definition import Payment, Play
from versus.games.classic.words import (
    COSMIC_COUNTER,
    COSMIC_SURGE,
    EVASION,
    FORMATION_STEP,
    PHASE_STARTED,
    RECOVERY_PHASE,
    RECRUIT_STEP,
    STEP_STARTED,
    SUBSTITUTE,
    TERRAFORM,
    TRANSFERABLE,
)
from versus.kernel.choosing import THIS, All, Choice, Not
from versus.kernel.effects import Both, Gate, Number
from versus.kernel.modifiers import THIS_TURN
from versus.kernel.nodes import Effect, Trigger


def from_hand(price: Effect, then: Effect) -> Payment:
    """Shown from hand in the recruit step; on resolution its player may give one thing for another."""
    play = Play(Gate(then, may=True, price=price))
    return Payment(play, (RevealThis(),), given=YourStep(RECRUIT_STEP), from_hand=True)


AT_RECOVERY: Final = AmountIs(RECOVERY_PHASE)
"""An event that starts a phase starts the recovery phase."""

KEYWORD_PAYMENTS: Final[tuple[tuple[int, Payment], ...]] = (
    # Stun it; at the start of this turn's recovery phase it recovers (CL-KEY-22, CL-KEY-25).
    (
        EVASION,
        Payment(
            Play(Later(THIS, Trigger(PHASE_STARTED, Recover(THIS), when=AT_RECOVERY), THIS_TURN)),
            (StunThis(),),
        ),
    ),
    # A ready character makes room for it, which is not recruiting it (CL-REC-31, CL-REC-32).
    (
        SUBSTITUTE,
        from_hand(
            RemovesFromGame(Choice(Characters(All((Yours(), IsReady(), CostsAsMuch()))))), PutsIntoPlay(THIS)
        ),
    ),
    # A face-down resource makes room for it, which is not building it (CL-LOC-09, CL-LOC-10).
    (
        TERRAFORM,
        from_hand(ReturnsToHand(Choice(Resources(All((Yours(), Not(IsFaceUp())))))), LaysDown(THIS)),
    ),
)
PAYING_KEYWORDS: Final = EVASION | SUBSTITUTE | TERRAFORM

KEYWORD_TRIGGERS: Final[tuple[tuple[int, Trigger], ...]] = (
    # At the start of your formation step you may transfer it; to whom is chosen on resolution (CL-EQP-17).
    (
        TRANSFERABLE,
        Trigger(
            STEP_STARTED, Gate(Transfers(THIS), may=True), when=Both((ItIsYou(), AmountIs(FORMATION_STEP)))
        ),
    ),
    # Whoever is face up as the recovery phase starts gets a cosmic counter (CL-KEY-17, CL-KEY-18).
    (COSMIC_SURGE, Trigger(PHASE_STARTED, PutCounters(THIS, COSMIC_COUNTER, Number(1)), when=AT_RECOVERY)),
)
TRIGGERING_KEYWORDS: Final = TRANSFERABLE | COSMIC_SURGE
"""Keywords with a triggered power."""
KEYWORD_LISTENS: Final = 1 << STEP_STARTED | 1 << PHASE_STARTED
"""A bit per kind of event that one of them waits for."""
