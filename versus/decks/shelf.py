"""The decks that come with Versus, for each game: plain lists in `<game>/starters`, in the order it gives."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import Final

from versus.cards.catalogue import Catalogue, house
from versus.decks.files import load_deck, read_deck
from versus.decks.problems import BadDeckList, UnknownDeck
from versus.games.house import games, own_room
from versus.kernel.deck import Deck

SKIPPED: Final = str.maketrans("", "", "-. ")

OFFERED: Final[dict[str, list[bytes]]] = {}
"""Lists of games that were registered by somebody else."""


def offer(game: str, listing: str) -> None:
    """Add a deck list to those that a game comes with."""
    OFFERED.setdefault(game, []).append(listing.encode())
    starters.cache_clear()


@cache
def starters(game: str) -> tuple[Deck, ...]:
    """Every deck on the shelf of a game."""
    catalogue = house(game)
    room = own_room("versus.decks", catalogue.plug)
    lists = [] if room is None else [list_in(room, name) for name in room.STARTERS]
    return tuple(read_deck(data, catalogue) for data in (*lists, *OFFERED.get(game, [])))


def list_in(room: ModuleType, name: str) -> bytes:
    return (files(room) / "starters" / f"{name}.txt").read_bytes()


def starter(name: str) -> Deck:
    """A deck on the shelf of any game by its name; capitals, spaces, dots and hyphens do not matter."""
    wanted = shelf_name(name)
    for game, plug in games().items():
        # Whose list it is can be told before any list is read.
        room = own_room("versus.decks", plug)
        if room is not None and wanted in map(shelf_name, room.STARTERS):
            return named(name, starters(game))
    return named(name, [deck for game in games() for deck in starters(game)])


def shelved(name: str, game: str) -> Deck:
    """A deck on the shelf of one game by its name."""
    return named(name, starters(game))


def deck_called(name: str, catalogue: Catalogue) -> Deck:
    """A deck file of a game, or a deck on its shelf."""
    path = Path(name)
    return load_deck(path, catalogue) if path.is_file() else shelved(name, catalogue.plug.name)


def any_deck_called(name: str, catalogues: Mapping[str, Catalogue]) -> Deck:
    """A deck of any game, on the shelf or a file; what none can read is explained by the nearest one."""
    path = Path(name)
    if not path.is_file():
        return starter(name)
    nearest: BadDeckList | None = None
    for catalogue in catalogues.values():
        try:
            return load_deck(path, catalogue)
        except BadDeckList as error:
            if nearest is None or len(error.problems) < len(nearest.problems):
                nearest = error
    assert nearest is not None
    raise nearest


def named(name: str, decks: Iterable[Deck]) -> Deck:
    known = {shelf_name(deck.name): deck for deck in decks}
    if shelf_name(name) in known:
        return known[shelf_name(name)]
    close = get_close_matches(shelf_name(name), known, cutoff=0.6) or list(known)
    raise UnknownDeck(name, tuple(known[found].name for found in close))


def shelf_name(name: str) -> str:
    return name.casefold().translate(SKIPPED)
