"""Decks for an environment: given as decks, as names on the shelf, or as files."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from versus.cards.catalogue import house
from versus.decks import deck_called
from versus.games.tpcg.words import NAME
from versus.kernel.deck import Deck

STARTERS: Final = ("Professor X", "Magneto")
"""What is played where nothing else is asked for."""


def chosen_decks(decks: Sequence[Deck | str]) -> list[Deck]:
    """The decks by seat; a name is a deck on the shelf or a file."""
    return [deck if isinstance(deck, Deck) else deck_called(deck, house(NAME)) for deck in decks]
