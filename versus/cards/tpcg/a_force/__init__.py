"""A-Force: one module per team or kind."""

from versus.cards.tpcg.a_force import femme_fatales, heroines, locations, main_characters
from versus.games.tpcg.printed.definition import Card

MODULES = (main_characters, heroines, femme_fatales, locations)


def _number(card: Card) -> str:
    return card.key


CARDS: tuple[Card, ...] = tuple(sorted((card for module in MODULES for card in module.CARDS), key=_number))
"""Every card of the set in printed order."""
