"""How a game at the terminal begins: decks by name, seats, people and machines, or a saved table."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from versus.cards.catalogue import Catalogue
from versus.cards.classic.catalogue import classic_house
from versus.decks import classic_deck_called, classic_starters, deck_called, starters
from versus.decks.shelf import AnyDeck
from versus.games.classic.flow import setup as classic_setup
from versus.games.classic.printed.deck import Deck as ClassicDeck
from versus.games.classic.table.saving import NAME as CLASSIC
from versus.games.tpcg.flow import setup as tpcg_setup
from versus.games.tpcg.printed.deck import Deck
from versus.games.tpcg.table.saving import NAME as TPCG
from versus.kernel.codec import Catalogue as Shelf
from versus.kernel.definition import Definition
from versus.kernel.errors import BadSetup
from versus.kernel.game import Game
from versus.kernel.record import from_bytes
from versus.kernel.types import Seat
from versus.server.replaying import is_match_file, read_file
from versus.terminal.replay import Replay
from versus.terminal.saving import default_names, default_seeds, read, session_from
from versus.terminal.session import Session

MOST_SEATS: Final = 4
GAMES: Final = (TPCG, CLASSIC)
"""What can be played, by the names of the command line and of records."""


def any_seed() -> int:
    return secrets.randbelow(1_000_000)


def game_called(name: str) -> str:
    """A game by its name; capitals do not matter."""
    if name.casefold() not in GAMES:
        raise BadSetup(f'There is no game "{name}". Choose {" or ".join(GAMES)}.')
    return name.casefold()


def new_session(
    deck: str | None,
    against: Sequence[str],
    catalogue: Catalogue,
    seed: int,
    people: int = 1,
    players: int = 0,
    names: Sequence[str] = (),
    level: str = "random",
    game: str = TPCG,
) -> Session:
    """A new game: people sit in the first seats, machines in the others, decks go round the table."""
    seats = players if players else max(2, people, 1 + len(against))
    if not 1 <= people <= seats <= MOST_SEATS:
        raise BadSetup(f"{people} people at a table of {seats}: a game has two to four players.")
    called = [name for name in (deck, *against) if name is not None]
    decks: list[Deck] | list[ClassicDeck]
    if game_called(game) == CLASSIC:
        cards = classic_house()
        found = [classic_deck_called(name, cards) for name in called]
        decks = dealt(found, deck is None, classic_starters(), seats)
    else:
        decks = dealt([deck_called(name, catalogue) for name in called], deck is None, starters(), seats)
    return seated(decks, seed, range(people), names, level)


def dealt(
    called: Sequence[AnyDeck], first_is_open: bool, shelf: Sequence[AnyDeck], seats: int
) -> list[AnyDeck]:
    """A deck for each seat: those that were called for, and where none was, others from the shelf."""
    mine: AnyDeck = first_of(shelf) if first_is_open else called[0]
    rivals: list[AnyDeck] = list(called if first_is_open else called[1:])
    if not rivals:
        rivals = [first_of([other for other in shelf if other.name != mine.name])]
    round_the_table: list[AnyDeck] = [rivals[place % len(rivals)] for place in range(seats - 1)]
    round_the_table.insert(0, mine)
    return round_the_table


def first_of(shelf: Sequence[AnyDeck]) -> AnyDeck:
    if not shelf:
        raise BadSetup(
            "No such deck comes with Versus. Name a deck for each player with --deck and --against."
        )
    return shelf[0]


def seated(
    decks: Sequence[Deck] | Sequence[ClassicDeck],
    seed: int,
    people: Sequence[Seat],
    names: Sequence[str] = (),
    level: str = "random",
) -> Session:
    """A new game with its people in their seats."""
    game = started(decks, seed)
    called = [*names, *default_names(game.seats)[len(names) :]]
    return Session(game, people, called[: game.seats], default_seeds(game.seats, seed), level)


def started(decks: Sequence[Deck] | Sequence[ClassicDeck], seed: int) -> Game:
    """The game that these decks are of."""
    classic = [deck for deck in decks if isinstance(deck, ClassicDeck)]
    if classic:
        return classic_setup.start(classic, seed)
    return tpcg_setup.start([deck for deck in decks if isinstance(deck, Deck)], seed)


class AllCards:
    """The cards of both games, for a file that says itself which game it is of."""

    def __init__(self, catalogue: Shelf) -> None:
        self.catalogue = catalogue
        self.classic = classic_house()

    def __getitem__(self, key: str, /) -> Definition:
        return self.classic[key] if key in self.classic else self.catalogue[key]


def resumed(path: Path, catalogue: Shelf) -> Session:
    return session_from(read(path), AllCards(catalogue))


def recorded(path: Path, catalogue: Shelf, seat: int | None) -> Replay:
    """A record to look at, or a match of a server; seats are counted from one, as people do."""
    data = read(path)
    if is_match_file(data):
        match, record = read_file(data)
        found = Replay(record, AllCards(catalogue), names=match.names)
    else:
        found = Replay(from_bytes(data), AllCards(catalogue))
    if seat is not None:
        if not 1 <= seat <= found.seats:
            raise BadSetup(f"There is no seat {seat} in this game; choose one from 1 to {found.seats}.")
        found.seat = seat - 1
    return found
