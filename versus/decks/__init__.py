"""Deck lists: reading and writing them, and the decks that come with Versus."""

from versus.decks.files import load_deck, read_deck, save_deck, write_deck
from versus.decks.problems import BadDeckList, Problem, UnknownDeck
from versus.decks.shelf import any_deck_called, deck_called, shelved, starter, starters

__all__ = [
    "BadDeckList",
    "Problem",
    "UnknownDeck",
    "any_deck_called",
    "deck_called",
    "load_deck",
    "read_deck",
    "save_deck",
    "shelved",
    "starter",
    "starters",
    "write_deck",
]
