"""The Defenders: one module per team or kind."""

from versus.cards.tpcg.defenders import defenders, locations, main_characters, underworld
from versus.games.tpcg.printed.definition import Card

MODULES = (main_characters, defenders, underworld, locations)


def _number(card: Card) -> str:
    return card.key


CARDS: tuple[Card, ...] = tuple(sorted((card for module in MODULES for card in module.CARDS), key=_number))
"""Every card of the set in printed order."""
