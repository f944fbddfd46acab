"""The decks that come with Versus: the rulebook's starter decks and the practice decks, as plain lists."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from pathlib import Path

from versus.cards.catalogue import Catalogue, house
from versus.decks.files import load_deck, read_deck
from versus.decks.problems import UnknownDeck
from versus.games.tpcg.deck import Deck

ORDER = ("professor-x", "magneto", "tide", "ember")
"""What lies on the shelf, the rulebook's decks first."""


@cache
def starters() -> tuple[Deck, ...]:
    """Every deck on the shelf."""
    catalogue = house()
    shelf = files("versus.decks") / "starters"
    return tuple(read_deck((shelf / f"{name}.txt").read_bytes(), catalogue) for name in ORDER)


def starter(name: str) -> Deck:
    """A deck on the shelf by its name; capitals, spaces and hyphens do not matter."""
    for deck in starters():
        if shelf_name(deck.name) == shelf_name(name):
            return deck
    known = {shelf_name(deck.name): deck.name for deck in starters()}
    close = get_close_matches(shelf_name(name), known, cutoff=0.5)
    raise UnknownDeck(name, tuple(known[found] for found in close) or tuple(known.values()))


def deck_called(name: str, catalogue: Catalogue) -> Deck:
    """A deck file, or a deck on the shelf."""
    path = Path(name)
    return load_deck(path, catalogue) if path.is_file() else starter(name)


def shelf_name(name: str) -> str:
    return name.casefold().replace("-", "").replace(" ", "")
