"""A table in a file: the saved game, who sits where and what the machine would do next."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from versus.kernel.codec import ENCODER, Catalogue, decoded
from versus.kernel.errors import BadSave, VersusError
from versus.kernel.game import Game
from versus.kernel.record import to_bytes
from versus.kernel.save import FORMAT as BARE
from versus.kernel.save import NO_SAVE, PARTS_MISSING, Header, load, save
from versus.terminal.session import Session

FORMAT: Final = "versus table"
VERSION: Final = 1


class Table(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A saved table."""

    format: str = FORMAT
    version: int = VERSION
    people: list[int]
    names: list[str]
    seeds: list[int]
    """The state of each machine's own generator; 0 for people."""
    level: str = "random"
    """How well the machines play."""
    stops: list[list[str]] = []
    """Where each of the people wants to be asked; empty where all keep to the usual."""
    game: bytes


def table_bytes(session: Session) -> bytes:
    seats = range(session.game.seats)
    machines = session.machines
    return ENCODER.encode(
        Table(
            people=list(session.people),
            names=session.names,
            seeds=[machines[seat].seed if seat in machines else 0 for seat in seats],
            level=session.level,
            stops=[sorted(session.stops[seat]) for seat in session.people],
            game=save(session.game),
        )
    )


def session_from(data: bytes, catalogue: Catalogue) -> Session:
    """The table as it was saved. A bare save of a game is played from the first seat."""
    header = decoded(data, Header, NO_SAVE)
    if header.format == BARE:
        game = load(data, catalogue)
        return Session(game, [0], default_names(game.seats), default_seeds(game.seats, game.rng))
    if header.format != FORMAT:
        raise BadSave(f'This is "{header.format}" and no saved game. Choose a file that Versus has saved.')
    if header.version != VERSION:
        raise BadSave(
            f"The save has version {header.version} of the format; this program reads version {VERSION}. "
            "Use the version of the program that wrote it."
        )
    table = decoded(data, Table, PARTS_MISSING)
    game = load(table.game, catalogue)
    if not game.seats == len(table.names) == len(table.seeds) or not people_fit(table, game):
        raise BadSave("The players of the save do not fit its game. Use an undamaged copy of it.")
    session = Session(game, table.people, table.names, table.seeds, table.level)
    session.stops.update(zip(session.people, map(frozenset, table.stops), strict=False))
    return session


def people_fit(table: Table, game: Game) -> bool:
    return bool(table.people) and all(0 <= seat < game.seats for seat in table.people)


def default_names(seats: int) -> list[str]:
    return [f"Player {seat + 1}" for seat in range(seats)]


def default_seeds(seats: int, seed: int) -> list[int]:
    """A different generator for each machine at the table."""
    return [(seed + seat) & ((1 << 64) - 1) for seat in range(seats)]


# Files


def write_table(session: Session, path: Path) -> None:
    write(path, table_bytes(session))


def write_record(session: Session, path: Path) -> None:
    write(path, to_bytes(session.game.record))


def write(path: Path, data: bytes) -> None:
    try:
        path.expanduser().write_bytes(data)
    except OSError as error:
        raise VersusError(f"{path} could not be written: {error.strerror}.") from error


def read(path: Path) -> bytes:
    try:
        return path.expanduser().read_bytes()
    except OSError as error:
        raise VersusError(f"{path} could not be read: {error.strerror}.") from error
