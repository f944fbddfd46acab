"""A game at one screen in a file: where it stands, how it came there, who sits where."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from versus.kernel.codec import ENCODER, Catalogue, decoded
from versus.kernel.errors import BadSave, ReplayDiffers, VersusError
from versus.kernel.game import Game
from versus.kernel.record import Record, go_on_from, to_bytes
from versus.kernel.save import FORMAT as BARE
from versus.kernel.save import NO_SAVE, PARTS_MISSING, Header, load, save
from versus.terminal.session import Session

FORMAT: Final = "versus session"
VERSION: Final = 1
MOST_BYTES: Final = 16_000_000
"""No save and no record of a game is longer; a longer file is something else."""


class FileIsThere(VersusError):
    """Nothing is written over without being asked to."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} is there already and was left as it is. Choose another name.")


class SavedSession(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What is written of a session."""

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
    record: Record
    """How the game came there, so that its record is whole when it has been resumed."""


def session_bytes(session: Session) -> bytes:
    seats = range(session.game.seats)
    machines = session.machines
    return ENCODER.encode(
        SavedSession(
            people=list(session.people),
            names=session.names,
            seeds=[machines[seat].seed if seat in machines else 0 for seat in seats],
            level=session.level,
            stops=[sorted(session.stops[seat]) for seat in session.people],
            game=save(session.game),
            record=session.game.record,
        )
    )


def session_from(data: bytes, catalogue: Catalogue) -> Session:
    """The session as it was saved. A bare save of a game is played from the first seat."""
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
    found = decoded(data, SavedSession, PARTS_MISSING)
    game = load(found.game, catalogue)
    if not game.seats == len(found.names) == len(found.seeds) or not people_fit(found, game):
        raise BadSave("The players of the save do not fit its game. Use an undamaged copy of it.")
    with suppress(ReplayDiffers):
        # Where cards have changed since, the game can still be played: its record begins with the save.
        go_on_from(game, found.record, catalogue)
    session = Session(game, found.people, found.names, found.seeds, found.level)
    session.stops.update(zip(session.people, map(frozenset, found.stops), strict=False))
    return session


def people_fit(found: SavedSession, game: Game) -> bool:
    return bool(found.people) and all(0 <= seat < game.seats for seat in found.people)


def default_names(seats: int) -> list[str]:
    return [f"Player {seat + 1}" for seat in range(seats)]


def default_seeds(seats: int, seed: int) -> list[int]:
    """A different generator for each machine at the table."""
    return [(seed + seat) & ((1 << 64) - 1) for seat in range(seats)]


# Files


def must_be_new(path: Path | None) -> None:
    """Said before a game whose end is to be written there, not after it."""
    if path is not None and path.expanduser().exists():
        raise FileIsThere(path)


def write_session(session: Session, path: Path, over: bool = False) -> None:
    write(path, session_bytes(session), over)


def write_record(session: Session, path: Path, over: bool = False) -> None:
    write(path, to_bytes(session.game.record), over)


def write(path: Path, data: bytes, over: bool) -> None:
    """A new file, or one that the person has said to write over."""
    try:
        with path.expanduser().open("wb" if over else "xb") as file:
            file.write(data)
    except FileExistsError as error:
        raise FileIsThere(path) from error
    except OSError as error:
        raise VersusError(f"{path} could not be written: {error.strerror}.") from error


def read(path: Path) -> bytes:
    """A file of a game, as far as one can reach."""
    try:
        with path.expanduser().open("rb") as file:
            found = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise VersusError(f"{path} could not be read: {error.strerror}.") from error
    if len(found) > MOST_BYTES:
        words = f"{path} has more than {MOST_BYTES:,} bytes; no game is so long. Choose another file."
        raise VersusError(words)
    return found
