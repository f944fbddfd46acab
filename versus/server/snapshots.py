"""A table as data, so that reading it need not begin at its first entry.

A snapshot follows from the journal and is believed only by the engine that took it: wherever one is missing,
damaged or of another engine, the journal is played from its start, and nothing is lost.
"""

from __future__ import annotations

import zlib
from typing import Final

import msgspec

from versus.cards.catalogue import house
from versus.kernel.codec import fingerprint
from versus.kernel.errors import VersusError
from versus.kernel.origin import NewGame
from versus.kernel.save import load, save
from versus.server import library
from versus.server.chairs import Chair
from versus.server.clocks import Clocks
from versus.server.course import Course
from versus.server.engine import engine
from versus.server.journal import Plan, Start
from versus.server.pinned import Definitions, nowhere
from versus.server.protocol import Line, Rematch, Result, UndoAsked
from versus.server.storage import Snapshot
from versus.server.table import Table

KEPT: Final = 4
"""Snapshots that are kept of a match: the oldest serves whoever has been away for a while."""


class Ticking(msgspec.Struct, array_like=True):
    """How the clocks stand."""

    left: list[float]
    banks: list[float]
    running: int | None
    since: float


class State(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Everything that a table is, besides its plan."""

    engine: str
    number: int
    told: int
    question: int
    created: float
    updated: float
    chairs: list[Chair]
    clocks: Ticking
    chat: list[Line]
    spent: list[tuple[str, int, int]]
    undo: UndoAsked | None
    rematch: Rematch
    next_promises: dict[int, str]
    result: Result | None
    hands: list[tuple[int, bool]]
    start: Start | None
    marks: list[tuple[int, str]]
    seed: int
    """What the cards were shuffled with."""
    answers: list[int]
    position: bytes


class Unusable(VersusError):
    """A snapshot from which a table cannot be read here."""


encode: Final = msgspec.msgpack.Encoder().encode
decode: Final = msgspec.msgpack.Decoder(State).decode


def taken(table: Table) -> Snapshot:
    """A snapshot of a table at which a game has begun."""
    game = table.game
    assert game is not None
    assert isinstance(game.origin, NewGame)
    clocks = table.clocks
    found = State(
        engine=engine(),
        number=table.number,
        told=table.told,
        question=table.question,
        created=table.created,
        updated=table.updated,
        chairs=table.chairs,
        clocks=Ticking(clocks.left, clocks.banks, clocks.running, clocks.since),
        chat=table.chat,
        spent=[(what, seat, count) for (what, seat), count in table.spent.items()],
        undo=table.undo,
        rematch=table.rematch,
        next_promises=table.next_promises,
        result=table.result,
        hands=table.hands,
        start=table.start,
        marks=table.marks,
        seed=game.origin.seed,
        answers=game.answers,
        position=save(game),
    )
    packed = zlib.compress(encode(found), 1)
    return Snapshot(table.match, table.number, table.told, fingerprint(packed), packed)


def restored(row: Snapshot, plan: Plan, definitions: Definitions = nowhere) -> Table:
    """The table of a snapshot; what is damaged, or of another engine, is `Unusable`."""
    if fingerprint(row.packed) != row.digest:
        raise Unusable("The snapshot is damaged.")
    try:
        found = decode(zlib.decompress(row.packed))
        if found.engine != engine():
            raise Unusable("The snapshot is of another version.")
        return filled(Table(row.match, plan, definitions), found)
    except (zlib.error, msgspec.MsgspecError, VersusError) as error:
        raise Unusable(f"The snapshot cannot be read: {error}") from error


def filled(table: Table, found: State) -> Table:
    table.number = found.number
    table.told = found.told
    table.question = found.question
    table.created = found.created
    table.updated = found.updated
    table.chairs = found.chairs
    for chair in table.chairs:
        if chair.order is not None:
            chair.order = msgspec.convert(chair.order, table.plug.stops.order)
    wind(table.clocks, found.clocks)
    table.chat = found.chat
    table.spent = {(what, seat): count for what, seat, count in found.spent}
    table.undo = found.undo
    table.rematch = found.rematch
    table.next_promises = found.next_promises
    table.result = found.result
    table.hands = found.hands
    table.start = found.start
    table.marks = found.marks
    decks = [chair.deck for chair in table.chairs if chair.deck is not None]
    pinned = table.catalogue()
    game = load(found.position, pinned or house(table.plug.name))
    game.origin = library.origin(table.plug, decks, found.seed, table.plan.options, pinned)
    game.pinned = pinned.cards if pinned is not None else {}
    game.answers = found.answers
    table.course = Course(game)
    return table


def wind(clocks: Clocks, found: Ticking) -> None:
    clocks.left = found.left
    clocks.banks = found.banks
    clocks.running = found.running
    clocks.since = found.since
