"""How a game at the terminal begins: decks by name, seats, people and machines, or a saved game."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path

from versus.cards.catalogue import Catalogue
from versus.decks import deck_called, starters
from versus.games.house import USUAL, game_called
from versus.kernel.deck import Deck
from versus.kernel.definition import Definition
from versus.kernel.errors import BadSetup
from versus.kernel.match_options import written
from versus.kernel.plug import plug_for
from versus.kernel.record import from_bytes
from versus.kernel.types import Seat
from versus.players.roster import usual
from versus.server.replaying import cards_for, is_match_file, read_file
from versus.terminal.replay import Replay
from versus.terminal.saving import default_names, default_seeds, read, session_from
from versus.terminal.session import Session


def any_seed() -> int:
    return secrets.randbelow(1_000_000)


def new_session(
    deck: str | None,
    against: Sequence[str],
    catalogues: Mapping[str, Catalogue],
    seed: int,
    people: int = 1,
    players: int = 0,
    names: Sequence[str] = (),
    level: str = "",
    game: str = USUAL,
    options: Sequence[str] = (),
) -> Session:
    """A new game: people sit in the first seats, machines in the others, decks go round the table.

    Machines play as is usual in the game where no level is named.
    """
    plug = game_called(game)
    rules = plug.options.read(written(options))
    together = sum(len(side) for side in plug.sides(rules))
    seats = players or together or max(plug.seats[0], people, 1 + len(against))
    if not 1 <= people <= seats:
        raise BadSetup(
            f"{people} people at a table of {seats}: seat at least one, and no more than there are."
        )
    if seats not in plug.seats:
        raise BadSetup(plug.wrong_seats(seats))
    called = [deck_called(name, catalogues[plug.name]) for name in (deck, *against) if name is not None]
    decks = [
        plug.outfit(found, rules, catalogues[plug.name])
        for found in dealt(called, deck is None, starters(plug.name), seats)
    ]
    return seated(decks, seed, range(people), names, level or usual(plug), rules)


def dealt(called: Sequence[Deck], first_is_open: bool, shelf: Sequence[Deck], seats: int) -> list[Deck]:
    """A deck for each seat: those that were called for, then others from the shelf while there are any."""
    mine = first_of(shelf) if first_is_open else called[0]
    rivals = list(called if first_is_open else called[1:])
    taken = {mine.name, *[deck.name for deck in rivals]}
    rivals += [other for other in shelf if other.name not in taken]
    rivals = rivals or [first_of(shelf)]
    return [mine, *[rivals[place % len(rivals)] for place in range(seats - 1)]]


def first_of(shelf: Sequence[Deck]) -> Deck:
    if not shelf:
        raise BadSetup(
            "No such deck comes with Versus. Name a deck for each player with --deck and --against."
        )
    return shelf[0]


def seated(
    decks: Sequence[Deck],
    seed: int,
    people: Sequence[Seat],
    names: Sequence[str] = (),
    level: str = "random",
    rules: object = None,
) -> Session:
    """A new game with its people in their seats."""
    game = plug_for(decks).start(decks, seed, rules)
    called = [*names, *default_names(game.seats)[len(names) :]]
    return Session(game, people, called[: game.seats], default_seeds(game.seats, seed), level)


class AllCards:
    """The cards of all games, for a file that says itself which game it is of."""

    def __init__(self, catalogues: Mapping[str, Catalogue]) -> None:
        self.catalogues = catalogues

    def __getitem__(self, key: str, /) -> Definition:
        for catalogue in self.catalogues.values():
            if key in catalogue:
                found: Definition = catalogue[key]
                return found
        raise KeyError(key)


def resumed(path: Path, catalogues: Mapping[str, Catalogue]) -> Session:
    return session_from(read(path), AllCards(catalogues))


def recorded(path: Path, catalogues: Mapping[str, Catalogue], seat: int | None) -> Replay:
    """A record to look at, or a match of a server; seats are counted from one, as people do."""
    data = read(path)
    if is_match_file(data):
        match, record = read_file(data)
        found = Replay(record, cards_for(match, record, AllCards(catalogues)), names=match.names)
    else:
        found = Replay(from_bytes(data), AllCards(catalogues))
    if seat is not None:
        if not 1 <= seat <= found.seats:
            raise BadSetup(f"There is no seat {seat} in this game; choose one from 1 to {found.seats}.")
        found.seat = seat - 1
    return found
