"""Every keyword of the rules: its name, what it means, and its power if that is one like any other (2P-KEY).

A keyword without a power is asked for by name in the rules of fighting, recruiting and uniqueness.
"""

from __future__ import annotations

from typing import Final

from versus.games.tpcg.language.conditions import FirstOfTurn, FirstTwistOfTurn
from versus.games.tpcg.language.effects.deeds import PutCounters
from versus.games.tpcg.language.effects.fights import CancelCombat
from versus.games.tpcg.language.effects.hand_and_deck import Draw
from versus.games.tpcg.language.filters import IsThis
from versus.games.tpcg.printed.keywords import KEYWORDS
from versus.games.tpcg.words import (
    AIR_SUPERIORITY,
    ATTACKED,
    ATTACKS,
    BERSERKER,
    DODGE,
    FAST_TRIGGER,
    FEROCIOUS,
    FLIGHT,
    LEAP,
    LETHAL,
    MONSTROUS,
    PLAYED,
    PLUS,
    RANGED,
    SCHEMER,
    SHRINK,
    STEALTH,
    STRIKES_FIRST,
    SUPER_STRENGTH,
    SWARM,
    TAG_TEAM,
    VIOLENT,
)
from versus.kernel.choosing import THIS
from versus.kernel.effects import Gate
from versus.kernel.nodes import Trigger

KEYWORDS.declare(
    "Flight",
    bit=FLIGHT,
    means="May attack protected characters, unless a face-up character with Flight stands before them.",
)
KEYWORDS.declare(
    "Ranged",
    bit=RANGED,
    means="May attack from the back row, and strikes back when it is attacked from there.",
)
KEYWORDS.declare("Air Superiority", bit=AIR_SUPERIORITY, means="Characters with Flight cannot strike it.")
# Right after the exhaust (2P-KEY-04, 2P-KEY-05).
KEYWORDS.declare(
    "Berserker",
    Trigger(ATTACKS, PutCounters(THIS, PLUS), subject=IsThis()),
    bit=BERSERKER,
    means="When it attacks, put a +1/+1 counter on it.",
)
KEYWORDS.declare("Dodge", bit=DODGE, means="It cannot be attacked from the back row.")
KEYWORDS.declare(
    "Fast Trigger",
    bit=FAST_TRIGGER,
    means="In ranged combat it strikes before characters without Fast Trigger.",
)
KEYWORDS.declare(
    "Ferocious", bit=FEROCIOUS, means="In melee combat it strikes before characters without Ferocious."
)
KEYWORDS.declare("Leap", bit=LEAP, means="It has Flight on its player's turns.")
KEYWORDS.declare(
    "Lethal", bit=LETHAL, means="While it attacks, it KOs a defending supporting character that it wounds."
)
KEYWORDS.declare(
    "Monstrous",
    bit=MONSTROUS,
    means="Defending against a melee team attack it strikes every attacker, each with all of its ATK.",
)
# (2P-KEY-18)
KEYWORDS.declare(
    "Schemer",
    Trigger(PLAYED, Gate(Draw(), may=True), when=FirstTwistOfTurn()),
    bit=SCHEMER,
    means="When you play your first plot twist each turn, you may draw a card.",
)
# Its controller may (2P-KEY-19).
KEYWORDS.declare(
    "Shrink",
    Trigger(ATTACKED, Gate(CancelCombat(), may=True), subject=IsThis(), when=FirstOfTurn()),
    bit=SHRINK,
    means="Its player may cancel the first attack on it each turn.",
)
KEYWORDS.declare("Swarm", bit=SWARM, means="Any number of this character may be on your side.")
KEYWORDS.declare(
    "Super Strength",
    bit=SUPER_STRENGTH,
    means="In melee combat, +1/+1 counters put on it and increases of its ATK and DEF are doubled.",
)
KEYWORDS.declare(
    "Violent", bit=VIOLENT, means="While it attacks a supporting character it strikes with double its ATK."
)
KEYWORDS.declare(
    "Strikes First", bit=STRIKES_FIRST, means="It strikes before characters without it, in any combat."
)
KEYWORDS.declare(
    "Tag Team",
    bit=TAG_TEAM,
    means="In combat it can be powered up by discarding its partner, with an effect of its own.",
)
KEYWORDS.declare("Stealth", bit=STEALTH, means="In melee it may attack protected characters.")

OWN_KEYWORDS: Final = tuple(KEYWORDS.names())
"""The keywords of the rules, by bit."""
