"""Defenders of Hell's Kitchen: one module per team or kind.

No list of this set was found. What a source states stands plainly; `inferred(...)` follows from sources, and
`ours(...)` we filled in, after the earlier printed card that it names. Whoever has the printed card takes the
wrapping off and writes what stands there.
"""

from versus.cards.tpcg.defenders_of_hells_kitchen import (
    both_teams,
    defenders,
    defenders_main_characters,
    locations,
    personalities,
    underworld,
    underworld_main_characters,
)
from versus.games.tpcg.printed.definition import Card

MODULES = (
    defenders_main_characters,
    personalities,
    defenders,
    underworld_main_characters,
    underworld,
    both_teams,
    locations,
)


def _number(card: Card) -> str:
    return card.key


CARDS: tuple[Card, ...] = tuple(sorted((card for module in MODULES for card in module.CARDS), key=_number))
"""Every card of the set, in the order of the numbers that are stated or inferred."""
