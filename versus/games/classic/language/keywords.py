"""Every keyword of the rules: its name, what it means, and its power if that is one like any other (CL-KEY).

A keyword without a power is asked for by name in the rules of fighting, recruiting and the areas.
"""

from __future__ import annotations

from typing import Final

from versus.games.classic.language.changes import HasBoost, MoreWillpower
from versus.games.classic.language.conditions import AmountIs, Boosted, ItIsYou, WillpowerOf, YourStep
from versus.games.classic.language.costs import RevealThis, StunThis
from versus.games.classic.language.effects.characters import Later, Recover
from versus.games.classic.language.effects.counters import PutCounters
from versus.games.classic.language.effects.equipment import Transfers
from versus.games.classic.language.effects.moving import PutsIntoPlay, RemovesFromGame, ReturnsToHand
from versus.games.classic.language.effects.resources import LaysDown
from versus.games.classic.language.filters import CostsAsMuch, IsFaceUp, IsReady, Yours
from versus.games.classic.language.selectors import Characters, Resources
from versus.games.classic.printed.definition import Payment, Play
from versus.games.classic.printed.keywords import KEYWORDS
from versus.games.classic.words import (
    ALLY,
    BACKUP,
    CONCEALED,
    CONCEALED_OPTIONAL,
    COSMIC,
    COSMIC_COUNTER,
    COSMIC_SURGE,
    EVASION,
    FLIGHT,
    FORMATION_STEP,
    INVULNERABILITY,
    LEADER,
    LOYALTY,
    LOYALTY_REVEAL,
    PHASE_STARTED,
    PRESS,
    RANGE,
    RECOVERY_PHASE,
    RECRUIT_STEP,
    RESERVIST,
    STEP_STARTED,
    SUBSTITUTE,
    TERRAFORM,
    TRANSFERABLE,
    VENGEANCE,
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

KEYWORDS.declare(
    "Flight",
    bit=FLIGHT,
    means="May attack protected characters; in a team attack every attacker needs it for that.",
)
KEYWORDS.declare("Range", bit=RANGE, means="May attack from the support row.")
KEYWORDS.declare("Concealed", bit=CONCEALED, means="It comes into play in the hidden area.")
KEYWORDS.declare(
    "Concealed—Optional",
    bit=CONCEALED_OPTIONAL,
    means="As it comes into play its player chooses the hidden or the visible area.",
)
KEYWORDS.declare(
    "Invulnerability", bit=INVULNERABILITY, means="Its player loses no endurance when it is stunned."
)
# To whom is chosen on resolution (CL-EQP-17).
KEYWORDS.declare(
    "Transferable",
    Trigger(STEP_STARTED, Gate(Transfers(THIS), may=True), when=Both((ItIsYou(), AmountIs(FORMATION_STEP)))),
    bit=TRANSFERABLE,
    means="As your formation step starts you may transfer it to another character.",
)
KEYWORDS.declare(
    "Cosmic",
    bit=COSMIC,
    means="It comes into play with a cosmic counter, and has its cosmic text while it has one; "
    "a stun removes it.",
)
# Whoever is face up as the recovery phase starts (CL-KEY-17, CL-KEY-18).
KEYWORDS.declare(
    "Cosmic—Surge",
    Trigger(PHASE_STARTED, PutCounters(THIS, COSMIC_COUNTER, Number(1)), when=AT_RECOVERY),
    bit=COSMIC_SURGE,
    means="It gets a cosmic counter at the start of each recovery phase, and has its cosmic "
    "text while it has one.",
)
KEYWORDS.declare(
    "Loyalty", bit=LOYALTY, means="Recruit it only while you control a character of a team of its own."
)
KEYWORDS.declare(
    "Loyalty—Reveal",
    bit=LOYALTY_REVEAL,
    means="To recruit it, control a character of a team of its own, or reveal such a character card.",
)
KEYWORDS.declare(
    "Press",
    bit=PRESS,
    means="Your next character this turn costs 1 less for each card with Press you have "
    "recruited, but at least 1.",
)
KEYWORDS.declare(
    "Reservist",
    bit=RESERVIST,
    means="You may recruit it from your resource row, and put a card from your hand face down in its place.",
)
# Somebody makes room for it, which is not recruiting it (CL-REC-31, CL-REC-32).
KEYWORDS.declare(
    "Substitute",
    from_hand(
        RemovesFromGame(Choice(Characters(All((Yours(), IsReady(), CostsAsMuch()))))), PutsIntoPlay(THIS)
    ),
    bit=SUBSTITUTE,
    means="In your recruit step, reveal it from your hand: you may remove a ready character "
    "that costs as much or more from the game to put it into play.",
)
# A resource makes room for it, which is not building it (CL-LOC-09, CL-LOC-10).
KEYWORDS.declare(
    "Terraform",
    from_hand(ReturnsToHand(Choice(Resources(All((Yours(), Not(IsFaceUp())))))), LaysDown(THIS)),
    bit=TERRAFORM,
    means="In your recruit step, reveal it from your hand: you may return a face-down resource "
    "of yours to its owner's hand to put it face down into your resource row.",
)
# The recovery is part of the effect, not of the stun (CL-KEY-22, CL-KEY-25).
KEYWORDS.declare(
    "Evasion",
    Payment(
        Play(Later(THIS, Trigger(PHASE_STARTED, Recover(THIS), when=AT_RECOVERY), THIS_TURN)), (StunThis(),)
    ),
    bit=EVASION,
    means="Stun it: it recovers at the start of this turn's recovery phase.",
)
KEYWORDS.declare(
    "Leader", bit=LEADER, means="What follows speaks of the characters beside it, while it is not stunned."
)
# Tags: they name a group of cards and mean nothing by themselves (CL-KEY-04).
KEYWORDS.declare(
    "Ally",
    bit=ALLY,
    means="Marks characters with a power that triggers when one of your characters is powered up.",
)
KEYWORDS.declare(
    "Backup", bit=BACKUP, means="Marks cards with a power that is activated only in the build phase."
)
KEYWORDS.declare(
    "Vengeance", bit=VENGEANCE, means="Marks characters with a power that triggers when they become stunned."
)

# No keywords of a card's own, but words with a number (CL-KEY-05, CL-KEY-47).
BOOST: Final = "Boost"
WILLPOWER: Final = "Willpower"
KEYWORDS.explain(
    BOOST,
    Boosted,
    HasBoost,
    means="While recruiting it you may pay so many points more; then it has its boost text this turn.",
)
KEYWORDS.explain(
    WILLPOWER,
    WillpowerOf,
    MoreWillpower,
    means="A number that effects count; it does nothing by itself, and is 0 while the character is stunned.",
)

OWN_KEYWORDS: Final = tuple(KEYWORDS.names())
"""The keywords of the rules, by bit."""
