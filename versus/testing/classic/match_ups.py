"""The classic decks that meet each other in random games: those on the shelf."""

from __future__ import annotations

from versus.decks import starters
from versus.games.classic.words import NAME
from versus.kernel.deck import Deck


def decks() -> dict[str, Deck]:
    return {deck.name: deck for deck in starters(NAME)}
