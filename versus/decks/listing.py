"""A deck as a list writes it, names and numbers only: what every format is read into and written from."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Final

from versus.decks.counting import Copies, counted
from versus.kernel.deck import Deck
from versus.kernel.definition import Definition
from versus.kernel.english import capitalised, plural_of
from versus.kernel.plug import Plug

MOST_COPIES: Final = 99
"""More copies than this on one line is a slip of the keyboard, not a deck."""

MOST_BYTES: Final = 200_000
"""No deck list is longer; a longer file is something else."""

MOST_ENTRIES: Final = 400
"""Lines with cards. A deck of sixty different cards with a pile has far fewer."""
MOST_CARDS: Final = 500
"""Cards on a list, its pile and everything beside it included."""
LONGEST_NAME: Final = 200
"""Letters in the name of a card. None needs so many."""
LONGEST_TITLE: Final = 80
"""Letters in the name of a deck, which everybody at a table reads."""


class Place(Enum):
    """Where a list says that a card belongs."""

    MAIN = "the main character"
    LEVEL = "a higher level of the main character"
    DECK = "the sixty cards"
    PILE = "the out-of-game pile"
    ASIDE = "beside the deck: the main character, its levels and the pile together"


@dataclass(frozen=True)
class Entry:
    """One line of a list."""

    count: int
    name: str
    place: Place = Place.DECK
    version: str = ""
    """A set code or a card number that must be right."""
    hints: tuple[str, ...] = ()
    """Ids and set codes of another program, worth a try."""
    level: int = 0
    """Which level of the main character, where the list says it."""
    heading: str = ""
    """What kind of cards it stands among."""
    line: int = 0


@dataclass(frozen=True)
class Listing:
    """A whole list: its title and its lines."""

    title: str
    entries: tuple[Entry, ...]

    def at(self, *places: Place) -> list[Entry]:
        return [entry for entry in self.entries if entry.place in places]


def listed(deck: Deck, plug: Plug) -> Listing:
    """A deck as a list in which every card says its number."""
    leader = [] if deck.leader is None else [Entry(1, deck.leader.name, Place.MAIN, deck.leader.key)]
    return Listing(
        one_line(deck.name),
        (
            *leader,
            *(Entry(1, card.name, Place.LEVEL, card.key) for card in deck.levels),
            *entries(deck.cards, Place.DECK, plug),
            *entries(deck.pile, Place.PILE, plug),
        ),
    )


def entries(cards: Iterable[Definition], place: Place, plug: Plug) -> list[Entry]:
    """Each different card once with its number: by type, cheap ones first, else in their order."""
    return [
        Entry(
            copies.count,
            copies.card.name,
            place,
            copies.card.key,
            heading=capitalised(plural_of(plug.words.sheet(copies.card).type)),
        )
        for copies in sorted(counted(cards), key=shelf)
    ]


def shelf(copies: Copies) -> tuple[int, int]:
    rank: tuple[int, int] = copies.card.rank()
    return rank


def one_line(text: str) -> str:
    """A title that can neither break a line nor a document."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
