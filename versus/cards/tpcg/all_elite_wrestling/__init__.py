"""All Elite Wrestling: one module per team or kind."""

from versus.cards.tpcg.all_elite_wrestling import (
    babyface_main_characters,
    babyfaces,
    challenge_matches,
    gear,
    heel_main_characters,
    heels,
    locations,
)
from versus.games.tpcg.printed.definition import Card

MODULES = (
    babyface_main_characters,
    babyfaces,
    heel_main_characters,
    heels,
    challenge_matches,
    gear,
    locations,
)


def _number(card: Card) -> str:
    return card.key


CARDS: tuple[Card, ...] = tuple(sorted((card for module in MODULES for card in module.CARDS), key=_number))
"""Every card of the set in printed order."""
