"""Classic decks made on the spot, for random games: plain characters with icons and keywords on a curve."""

from __future__ import annotations

from typing import Final

from versus.games.classic.deck import Deck
from versus.games.classic.definition import Card, Facts
from versus.games.classic.words import (
    ARMY,
    CHARACTER,
    CONCEALED,
    CONCEALED_OPTIONAL,
    FLIGHT,
    INVULNERABILITY,
    RANGE,
)

CURVE: Final = ((1, 1, 1), (2, 3, 2), (3, 5, 4), (4, 7, 7), (5, 9, 9), (6, 12, 12), (7, 15, 15))
"""Cost, ATK and DEF."""
KEYWORDS: Final = (
    (),
    (FLIGHT,),
    (RANGE,),
    (CONCEALED,),
    (),
    (CONCEALED_OPTIONAL,),
    (FLIGHT, RANGE),
    (INVULNERABILITY,),
)


def plain_deck(team: str = "X-Men", copies: int = 4) -> Deck:
    """Sixty cards: two characters of each cost, some of another team, some of one name, and an Army."""
    cards: list[Card] = []
    for number in range(14):
        cost, atk, def_ = CURVE[number // 2]
        facts = Facts(
            CHARACTER,
            cost,
            atk,
            def_,
            (team,) if number % 5 else (team, "Reserves"),
            KEYWORDS[number % len(KEYWORDS)],
            (f"Version {number}",),
        )
        # Characters of cost 1 and 2 share names with those of cost 3, so that they meet and power one up.
        cards += [Card(f"{team}-{number}", f"{team} {number % 10}", facts)] * copies
    army = Card(f"{team}-A", f"{team} Guard", Facts(CHARACTER, 1, 1, 1, (team,), versions=(ARMY,)))
    return Deck((*cards, *[army] * (60 - len(cards))), f"Plain {team}")
