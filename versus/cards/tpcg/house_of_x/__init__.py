"""House of X: the cards of Heroes of Krakoa, one module per team or kind."""

from versus.cards.tpcg.house_of_x import brotherhood, locations, main_characters, oddities, x_men
from versus.games.tpcg.printed.definition import Card

MODULES = (main_characters, brotherhood, x_men, oddities, locations)


def _number(card: Card) -> str:
    return card.key


CARDS: tuple[Card, ...] = tuple(sorted((card for module in MODULES for card in module.CARDS), key=_number))
"""Every card of the set in printed order."""
