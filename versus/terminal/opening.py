"""How a game at the terminal begins: decks by name, seats, people and machines, or a saved table."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from versus.cards.catalogue import Catalogue
from versus.decks import deck_called, starters
from versus.games.tpcg.deck import Deck
from versus.games.tpcg.setup import start
from versus.kernel.errors import BadSetup
from versus.kernel.record import from_bytes
from versus.kernel.types import Seat
from versus.terminal.replay import Replay
from versus.terminal.saving import default_names, default_seeds, read, session_from
from versus.terminal.session import Session

MOST_SEATS: Final = 4


def any_seed() -> int:
    return secrets.randbelow(1_000_000)


def new_session(
    deck: str | None,
    against: Sequence[str],
    catalogue: Catalogue,
    seed: int,
    people: int = 1,
    players: int = 0,
    names: Sequence[str] = (),
    level: str = "random",
) -> Session:
    """A new game: people sit in the first seats, machines in the others, decks go round the table."""
    seats = players if players else max(2, people, 1 + len(against))
    if not 1 <= people <= seats <= MOST_SEATS:
        raise BadSetup(f"{people} people at a table of {seats}: a game has two to four players.")
    mine = deck_called(deck, catalogue) if deck is not None else starters()[0]
    rivals = [deck_called(name, catalogue) for name in against] or [other_than(mine)]
    decks = [mine, *(rivals[place % len(rivals)] for place in range(seats - 1))]
    return seated(decks, seed, range(people), names, level)


def other_than(deck: Deck) -> Deck:
    """The first deck on the shelf that is another one."""
    return next(other for other in starters() if other.name != deck.name)


def seated(
    decks: Sequence[Deck],
    seed: int,
    people: Sequence[Seat],
    names: Sequence[str] = (),
    level: str = "random",
) -> Session:
    """A new game with its people in their seats."""
    battle = start(list(decks), seed)
    called = [*names, *default_names(battle.seats)[len(names) :]]
    return Session(battle, people, called[: battle.seats], default_seeds(battle.seats, seed), level)


def resumed(path: Path, catalogue: Catalogue) -> Session:
    return session_from(read(path), catalogue)


def recorded(path: Path, catalogue: Catalogue, seat: int | None) -> Replay:
    """A record to look at; seats are counted from one, as people do."""
    found = Replay(from_bytes(read(path)), catalogue)
    if seat is not None:
        if not 1 <= seat <= found.seats:
            raise BadSetup(f"There is no seat {seat} in this game; choose one from 1 to {found.seats}.")
        found.seat = seat - 1
    return found
