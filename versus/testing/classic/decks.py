"""Classic decks made on the spot, for random games: plain characters with icons and keywords on a curve."""

from __future__ import annotations

from typing import Final

from versus.games.classic.deck import Deck
from versus.games.classic.definition import Card, Facts
from versus.games.classic.filters import OfVersion
from versus.games.classic.words import (
    ARMY,
    CHARACTER,
    CONCEALED,
    CONCEALED_OPTIONAL,
    COSMIC,
    COSMIC_SURGE,
    EQUIPMENT,
    FLIGHT,
    INVULNERABILITY,
    LOYALTY,
    LOYALTY_REVEAL,
    PRESS,
    RANGE,
    RESERVIST,
    TRANSFERABLE,
)
from versus.kernel.choosing import Not

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
RECRUITING: Final = (
    (PRESS,),
    (RESERVIST,),
    (PRESS, CONCEALED_OPTIONAL),
    (LOYALTY,),
    (LOYALTY_REVEAL,),
    (RESERVIST, CONCEALED),
    (LOYALTY_REVEAL, RESERVIST),
)
"""Keywords that matter while a card is recruited."""
BEARING: Final = (
    (COSMIC,),
    (COSMIC_SURGE,),
    (COSMIC, CONCEALED_OPTIONAL),
    (CONCEALED,),
    (COSMIC, INVULNERABILITY),
)
EQUIPMENT_KEYWORDS: Final = ((), (CONCEALED_OPTIONAL,), (TRANSFERABLE,), (TRANSFERABLE, CONCEALED_OPTIONAL))


def plain_deck(team: str = "X-Men", copies: int = 4) -> Deck:
    """Sixty cards: two characters of each cost, some of another team, some of one name, and an Army."""
    return deck_of(team, copies, f"Plain {team}", KEYWORDS)


def recruiting_deck(team: str = "X-Men", copies: int = 4) -> Deck:
    """The same with press, loyalty, reservists and, on every third character, a boost."""
    return deck_of(team, copies, f"Recruiting {team}", RECRUITING, boosted=3)


def equipped_deck(team: str = "X-Men") -> Deck:
    """Cosmic and hidden characters, and four kinds of equipment: one is unique, one is for some only."""
    deck = deck_of(team, 3, f"Equipped {team}", BEARING)
    equipment: list[Card] = []
    for number, keywords in enumerate(EQUIPMENT_KEYWORDS):
        facts = Facts(
            EQUIPMENT,
            1 + number // 2,
            keywords=keywords,
            unique=number == 1,
            borne_by=Not(OfVersion(ARMY)) if number == 3 else None,
        )
        equipment += [Card(f"{team}-E{number}", f"{team} Tool {number}", facts)] * 4
    return Deck((*deck.cards[: 60 - len(equipment)], *equipment), deck.name)


def deck_of(
    team: str, copies: int, name: str, keywords: tuple[tuple[int, ...], ...], boosted: int = 0
) -> Deck:
    cards: list[Card] = []
    for number in range(14):
        cost, atk, def_ = CURVE[number // 2]
        facts = Facts(
            CHARACTER,
            cost,
            atk,
            def_,
            (team,) if number % 5 else (team, "Reserves"),
            keywords[number % len(keywords)],
            (f"Version {number}",),
            boost=1 if boosted and number % boosted == 1 else 0,
        )
        # Characters of cost 1 and 2 share names with those of cost 3, so that they meet and power one up.
        cards += [Card(f"{team}-{number}", f"{team} {number % 10}", facts)] * copies
    army = Card(f"{team}-A", f"{team} Guard", Facts(CHARACTER, 1, 1, 1, (team,), versions=(ARMY,)))
    return Deck((*cards, *[army] * (60 - len(cards))), name)
