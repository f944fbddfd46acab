"""Finished games: stretches of them to walk through, and the file that anybody can verify."""

from __future__ import annotations

from typing import Final

import msgspec

from versus.cards.catalogue import house
from versus.games.house import games
from versus.kernel.errors import ReplayDiffers, VersusError
from versus.kernel.game import Game
from versus.kernel.record import Record, check_record, record_of, replay
from versus.kernel.save import Header
from versus.kernel.types import Seat
from versus.kernel.writing import plug_named
from versus.server.bodies import Frame, MatchFile
from versus.server.errors import Declined
from versus.server.fairness import keeps
from versus.server.table import Change, Table
from versus.server.telling import Telling

FORMAT: Final = "versus match"
VERSION: Final = 1
NO_FILE: Final = "This is no file of a match, or a damaged one ({fault}). Use another copy."
MOST_FRAMES: Final = 60
"""Positions in one answer at most."""


def check_over(table: Table) -> Game:
    """What is hidden stays hidden until the end."""
    if table.game is None or table.result is None:
        raise Declined("not-over", "A game can be seen again when it is over.")
    return table.game


def frames(table: Table, seat: Seat | None, begin: int, end: int) -> tuple[list[Frame], list[int]]:
    """The positions after `begin` to `end` answers as one seat saw them, and where turns begin."""
    finished = check_over(table)
    if seat is not None and not 0 <= seat < len(table.chairs):
        raise Declined("no-such-seat", "There is no such seat at this table.")
    assert finished.origin is not None
    game = finished.origin.rebuild()
    walk = Table(table.match, table.plan)
    for place, chair in enumerate(walk.chairs):
        chair.name = table.chairs[place].name
    walk.game = game
    found: list[Frame] = []
    turns: list[int] = []
    turn = -1
    events = list(game.history or game.events)
    for at in range(len(finished.answers) + 1):
        if at:
            events = game.answer(finished.answers[at - 1])
        now = table.plug.counting.turns(game)
        if now != turn:
            turn = now
            turns.append(at)
        if begin <= at <= end and len(found) < MOST_FRAMES:
            given = finished.answers[at] if at < len(finished.answers) else None
            found.append(frame(walk, Change(at, events=events), seat, given))
    return found, turns


def frame(table: Table, change: Change, seat: Seat | None, given: int | None) -> Frame:
    game = table.game
    assert game is not None
    telling = Telling(seat, 0)
    telling.add(table, change)
    ask = game.ask
    names = table.names(seat)
    return Frame(
        at=change.number,
        turn=table.plug.counting.turns(game),
        view=game.view(seat),
        events=telling.events,
        log=telling.log,
        asked=ask.seat if ask is not None else None,
        prompt=table.plug.words.prompt(game, ask, names) if ask is not None and ask.seat == seat else None,
        options=[table.plug.words.option(game, ask, option, names) for option in ask.options]
        if ask is not None and ask.seat == seat
        else [],
        given=given if ask is not None and ask.seat == seat else None,
    )


# The file


def match_file(table: Table) -> MatchFile:
    game = check_over(table)
    return MatchFile(
        format=FORMAT,
        version=VERSION,
        match=table.match,
        names=table.names(),
        commitment=table.commitment,
        salt=table.plan.salt,
        seed=str(table.plan.seed),
        result=table.result,
        record=msgspec.to_builtins(record_of(game)),
    )


def is_match_file(data: bytes) -> bool:
    """Whether it says of itself that it is one."""
    try:
        return msgspec.json.decode(data, type=Header).format == FORMAT
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return False


def read_file(data: bytes) -> tuple[MatchFile, Record]:
    try:
        found = msgspec.json.decode(data, type=MatchFile)
        record = msgspec.convert(found.record, Record)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise VersusError(NO_FILE.format(fault=error)) from error
    if found.format != FORMAT or found.version != VERSION:
        raise VersusError(
            f'This is "{found.format}", version {found.version}; a "{FORMAT}" of version 1 is needed.'
        )
    check_record(record)
    return found, record


def verify(data: bytes) -> tuple[MatchFile, Game]:
    """Check that the promised seed was used, and that the record leads where it says."""
    found, record = read_file(data)
    if not found.seed.isdigit() or not keeps(found.commitment, found.salt, int(found.seed)):
        raise ReplayDiffers("Seed and salt do not give the hash that was promised before the first draw.")
    if record.setup is None or record.setup.get("seed") != int(found.seed):
        raise ReplayDiffers("The record was played with another seed than the one that was promised.")
    if not record.marks:
        raise ReplayDiffers("The record has no digest to compare with.")
    games()
    game = replay(record, house(plug_named(record.game).name))
    result = found.result
    if result is not None and result.reason == "game" and result.winners != list(game.winners):
        raise ReplayDiffers("The record ends with another winner than the file says.")
    return found, game
