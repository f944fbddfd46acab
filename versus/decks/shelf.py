"""The decks that come with Versus, for each game: plain lists in `<game>/starters`, in the order it gives."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from versus.cards.catalogue import Catalogue, house
from versus.decks.files import load_deck, read_deck
from versus.decks.problems import BadDeckList, UnknownDeck
from versus.games.house import game_called, games, own_room
from versus.kernel.deck import Deck

SKIPPED: Final = str.maketrans("", "", "-. '")

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
    lists = [list_called(game, name) for name in lists_of(game)]
    return (*lists, *[read_deck(data, catalogue) for data in OFFERED.get(game, [])])


def lists_of(game: str) -> tuple[str, ...]:
    """What the lists are called that a game comes with, as their files are."""
    room = own_room("versus.decks", game_called(game))
    found: tuple[str, ...] = room.STARTERS if room is not None else ()
    return found


@cache
def list_called(game: str, name: str) -> Deck:
    """One list of those that a game comes with; the others stay on the shelf unread."""
    room = own_room("versus.decks", game_called(game))
    assert room is not None, f"{game} has no lists"
    return read_deck((files(room) / "starters" / f"{name}.txt").read_bytes(), house(game))


def starter(name: str) -> Deck:
    """A deck on the shelf of any game by its name; capitals, spaces, dots and hyphens do not matter."""
    for game in games():
        found = listed_as(name, game)
        if found is not None:
            return found
    return named(name, [deck for game in games() for deck in starters(game)])


def shelved(name: str, game: str) -> Deck:
    """A deck on the shelf of one game by its name."""
    return listed_as(name, game) or named(name, starters(game))


def listed_as(name: str, game: str) -> Deck | None:
    """A deck by the name of its list, which tells whose it is before any list is read."""
    wanted = shelf_name(name)
    return next((list_called(game, one) for one in lists_of(game) if shelf_name(one) == wanted), None)


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
    close = get_close_matches(shelf_name(name), known, cutoff=0.6)
    raise UnknownDeck(name, tuple(known[found].name for found in close))


def shelf_name(name: str) -> str:
    return name.casefold().translate(SKIPPED)
