"""Every keyword of the 2PCG in a short sentence, for faces, zooms, terminals and rules pages (2P-KEY)."""

from __future__ import annotations

from typing import Final

from versus.games.tpcg.words import KEYWORD_NAMES

SENTENCES: Final = (
    "May attack protected characters, unless a face-up character with Flight stands before them.",
    "May attack from the back row, and strikes back when it is attacked from there.",
    "Characters with Flight cannot strike it.",
    "When it attacks, put a +1/+1 counter on it.",
    "It cannot be attacked from the back row.",
    "In ranged combat it strikes before characters without Fast Trigger.",
    "In melee combat it strikes before characters without Ferocious.",
    "It has Flight on its player's turns.",
    "While it attacks, it KOs a defending supporting character that it wounds.",
    "Defending against a melee team attack it strikes every attacker, each with all of its ATK.",
    "When you play your first plot twist each turn, you may draw a card.",
    "Its player may cancel the first attack on it each turn.",
    "Any number of this character may be on your side.",
    "In melee combat, +1/+1 counters put on it and increases of its ATK and DEF are doubled.",
    "While it attacks a supporting character it strikes with double its ATK.",
    "It strikes before characters without it, in any combat.",
    "In combat it can be powered up by discarding its partner, with an effect of its own.",
    "In melee it may attack protected characters.",
)
DEFINITIONS: Final = dict(zip(KEYWORD_NAMES, SENTENCES, strict=True))
