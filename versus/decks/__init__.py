"""Deck lists: reading and writing them, and the decks that come with Versus."""

from versus.decks.files import load_deck, read_deck, save_deck, write_deck
from versus.decks.problems import BadDeckList, Problem, UnknownDeck
from versus.decks.shelf import deck_called, starter, starters

__all__ = [
    "BadDeckList",
    "Problem",
    "UnknownDeck",
    "deck_called",
    "load_deck",
    "read_deck",
    "save_deck",
    "starter",
    "starters",
    "write_deck",
]
