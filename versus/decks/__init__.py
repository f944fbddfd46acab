"""Deck lists: reading and writing them, and the decks that come with Versus."""

from versus.decks.classic.reading import load_classic_deck, read_classic_deck
from versus.decks.files import load_deck, read_deck, save_deck, write_deck
from versus.decks.problems import BadDeckList, Problem, UnknownDeck
from versus.decks.shelf import (
    any_deck_called,
    classic_deck_called,
    classic_starter,
    classic_starters,
    deck_called,
    starter,
    starters,
)

__all__ = [
    "BadDeckList",
    "Problem",
    "UnknownDeck",
    "any_deck_called",
    "classic_deck_called",
    "classic_starter",
    "classic_starters",
    "deck_called",
    "load_classic_deck",
    "load_deck",
    "read_classic_deck",
    "read_deck",
    "save_deck",
    "starter",
    "starters",
    "write_deck",
]
