"""The classic decks that meet each other in random games, those on the shelf, and the tables they meet at."""

from __future__ import annotations

from typing import Final

from versus.decks import starters
from versus.games.classic.words import NAME
from versus.kernel.deck import Deck

LAYOUTS: Final = ((2, ()),)


def decks() -> dict[str, Deck]:
    return {deck.name: deck for deck in starters(NAME)}
