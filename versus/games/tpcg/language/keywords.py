"""Every keyword of the rules: its name, what it means, and its power if that is one like any other (2P-KEY).

A keyword without a power is asked for by name in the rules of fighting, recruiting and uniqueness.
"""

from __future__ import annotations

from typing import Final

from versus.games.tpcg.language.changes import IsFrozen
from versus.games.tpcg.language.conditions import FirstOfTurn, FirstTwistOfTurn
from versus.games.tpcg.language.effects.deeds import Burn, Freeze, PutCounters
from versus.games.tpcg.language.effects.fights import CancelCombat
from versus.games.tpcg.language.effects.hand_and_deck import Draw
from versus.games.tpcg.language.effects.moving import Move
from versus.games.tpcg.language.filters import IsFrozenNow, IsThis
from versus.games.tpcg.printed.keywords import KEYWORDS
from versus.games.tpcg.words import (
    AIR_SUPERIORITY,
    ANGRY,
    ATTACKED,
    ATTACKS,
    BACK,
    BERSERKER,
    DODGE,
    FAST_TRIGGER,
    FEROCIOUS,
    FLIGHT,
    FRONT,
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
    SYMBIOSIS,
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
# Right after the exhaust (2P-KEY-04, 2P-KEY-05); two instances put two counters on it (2P-MOD4-08).
KEYWORDS.declare(
    "Berserker",
    Trigger(ATTACKS, PutCounters(THIS, PLUS), subject=IsThis()),
    bit=BERSERKER,
    stacking=True,
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
    "Lethal",
    bit=LETHAL,
    # True whatever a table has agreed on (2P-KEY-12).
    means="While it attacks, it KOs a defending supporting character that it wounds; "
    "at a table that plays it so, one that it stuns.",
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
KEYWORDS.declare(
    "Symbiosis", bit=SYMBIOSIS, means="While it is stunned, it keeps +1/+1 counters and can get more of them."
)
KEYWORDS.declare(
    "Angry",
    bit=ANGRY,
    means="If it can attack, it must be in your first attack each turn, alone or with others.",
)

# Verbs that cards use without telling what they do (2P-KEY-10, 2P-KEY-27, 2P-KEY-30, 2P-KEY-31).
KEYWORDS.explain(
    "Freeze",
    Freeze,
    IsFrozen,
    IsFrozenNow,
    means="Exhaust it; it cannot ready on its player's next turn, and is frozen until the end of that turn.",
)
KEYWORDS.explain(
    "Burn",
    Burn,
    means="It is stunned at the end of each turn of the player who burned it, as long as it is in play.",
)
KEYWORDS.explain("Pull", Move, means="Move it from the back row to the front row.", row=FRONT)
KEYWORDS.explain("Push", Move, means="Move it from the front row to the back row.", row=BACK)

OWN_KEYWORDS: Final = tuple(KEYWORDS.names())
"""The keywords of the rules, by bit."""
