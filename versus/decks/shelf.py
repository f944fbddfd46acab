"""The decks that come with Versus, for each game: plain lists in `starters`, those of the rulebooks first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final, TypeVar

from versus.cards.catalogue import Catalogue, house
from versus.cards.classic.catalogue import classic_house
from versus.decks.classic.reading import load_classic_deck, read_classic_deck
from versus.decks.files import load_deck, read_deck
from versus.decks.problems import BadDeckList, UnknownDeck
from versus.games.classic.printed.deck import Deck as ClassicDeck
from versus.games.classic.printed.definition import Card as ClassicCard
from versus.games.tpcg.printed.deck import Deck

SKIPPED: Final = str.maketrans("", "", "-. ")
AnyDeck = TypeVar("AnyDeck", bound=Deck | ClassicDeck)

ORDER: Final = ("professor-x", "magneto", "tide", "ember")
"""The 2PCG's decks."""
CLASSIC_ORDER: Final = ("bprd", "thule-society")
"""The classic game's decks."""


def lists(room: str, order: Iterable[str]) -> Iterator[bytes]:
    shelf = files(f"versus.decks.{room}") / "starters"
    return ((shelf / f"{name}.txt").read_bytes() for name in order)


@cache
def starters() -> tuple[Deck, ...]:
    """Every 2PCG deck on the shelf."""
    catalogue = house()
    return tuple(read_deck(data, catalogue) for data in lists("tpcg", ORDER))


@cache
def classic_starters() -> tuple[ClassicDeck, ...]:
    """Every classic deck on the shelf."""
    cards = classic_house()
    return tuple(read_classic_deck(data, cards) for data in lists("classic", CLASSIC_ORDER))


def starter(name: str) -> Deck:
    """A 2PCG deck on the shelf by its name; capitals, spaces, dots and hyphens do not matter."""
    return named(name, starters())


def classic_starter(name: str) -> ClassicDeck:
    """A classic deck on the shelf by its name."""
    return named(name, classic_starters())


def deck_called(name: str, catalogue: Catalogue) -> Deck:
    """A 2PCG deck file, or a deck on the shelf."""
    path = Path(name)
    return load_deck(path, catalogue) if path.is_file() else starter(name)


def classic_deck_called(name: str, cards: Mapping[str, ClassicCard]) -> ClassicDeck:
    """A classic deck file, or a deck on the shelf."""
    path = Path(name)
    return load_classic_deck(path, cards) if path.is_file() else classic_starter(name)


def any_deck_called(name: str, catalogue: Catalogue, cards: Mapping[str, ClassicCard]) -> Deck | ClassicDeck:
    """A deck of either game, on the shelf or a file; what neither can read is explained by the nearer one."""
    path = Path(name)
    if not path.is_file():
        decks: list[Deck | ClassicDeck] = [*starters(), *classic_starters()]
        return named(name, decks)
    try:
        return load_classic_deck(path, cards)
    except BadDeckList as classic:
        try:
            return load_deck(path, catalogue)
        except BadDeckList as error:
            if len(classic.problems) < len(error.problems):
                raise classic from None
            raise


def named(name: str, decks: Iterable[AnyDeck]) -> AnyDeck:
    known = {shelf_name(deck.name): deck for deck in decks}
    if shelf_name(name) in known:
        return known[shelf_name(name)]
    close = get_close_matches(shelf_name(name), known, cutoff=0.6) or list(known)
    raise UnknownDeck(name, tuple(known[found].name for found in close))


def shelf_name(name: str) -> str:
    return name.casefold().translate(SKIPPED)
