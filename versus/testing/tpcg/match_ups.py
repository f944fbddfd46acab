"""The 2PCG decks that meet each other in random games, those on the shelf, and the tables they meet at."""

from __future__ import annotations

from typing import Final

from versus.decks import starters
from versus.games.tpcg.words import NAME
from versus.kernel.deck import Deck

TOGETHER: Final = ("mode", "2 vs 2")
OLDER: Final = ("edition", "2016")

LAYOUTS: Final = (
    # seats, and what is agreed on; two by the usual rules is what is played most
    (2, ()),
    (2, ()),
    (2, ()),
    (2, (OLDER,)),
    (3, ()),
    (3, (OLDER,)),
    (4, ()),
    (4, (TOGETHER,)),
    (4, (TOGETHER, OLDER)),
)


def decks() -> dict[str, Deck]:
    return {deck.name: deck for deck in starters(NAME)}
