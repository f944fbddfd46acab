"""The Marvel Battles: the first set, of the year 2015, one module per team or kind."""

from versus.cards.tpcg.marvel_battles import (
    avengers,
    guardians,
    locations,
    main_characters,
    plot_twists,
    villains,
    x_men,
)
from versus.games.tpcg.printed.definition import Card

MODULES = (main_characters, avengers, x_men, guardians, villains, plot_twists, locations)


def _number(card: Card) -> str:
    return card.key


CARDS: tuple[Card, ...] = tuple(sorted((card for module in MODULES for card in module.CARDS), key=_number))
"""Every card of the set in printed order."""
