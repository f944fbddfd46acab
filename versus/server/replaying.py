"""Finished games: stretches of them to walk through, and the file that anybody can verify."""

from __future__ import annotations

from typing import Final

import msgspec

from versus.cards.catalogue import house
from versus.games.house import games
from versus.kernel.codec import ENCODER, Catalogue
from versus.kernel.errors import ReplayDiffers, VersusError
from versus.kernel.game import Game
from versus.kernel.pinning import Pinned
from versus.kernel.record import Record, check_record, record_of, replay
from versus.kernel.save import Header
from versus.kernel.types import Seat
from versus.kernel.writing import plug_named
from versus.server.bodies import Frame, MatchFile
from versus.server.chairs import shares
from versus.server.errors import Declined
from versus.server.fairness import fault
from versus.server.pinned import NO_REPLAY
from versus.server.table import Change, Table
from versus.server.telling import Telling

FORMAT: Final = "versus match"
VERSION: Final = 2
NO_FILE: Final = "This is no file of a match, or a damaged one ({fault}). Use another copy."
LONGEST_SEED: Final = 20
MOST_FRAMES: Final = 60
"""Positions in one answer at most."""


def check_over(table: Table) -> Game:
    """What is hidden stays hidden until the end."""
    check_begun(table)
    if table.game is None:
        raise Declined("cards-changed", NO_REPLAY)
    return table.game


def check_begun(table: Table) -> None:
    if not table.begun or table.result is None:
        raise Declined("not-over", "A game can be seen again when it is over.")


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
    """The file of a game, even of one that cannot be played here any more."""
    check_begun(table)
    record = record_of(table.game) if table.game is not None else written_record(table)
    record.marks = sorted({*table.marks, *record.marks})
    return MatchFile(
        format=FORMAT,
        version=VERSION,
        match=table.match,
        names=table.names(),
        commitment=table.commitment,
        salt=table.plan.salt,
        seed=str(table.plan.seed),
        shares=shares(table.chairs),
        result=table.result,
        record=msgspec.to_builtins(record),
        cards={key: msgspec.json.decode(data) for key, data in table.changed.items()},
    )


def written_record(table: Table) -> Record:
    """A record from what the journal says, without playing it."""
    decks = [chair.deck for chair in table.chairs]
    setup = {"seed": table.seed(), "decks": decks, "rules": table.plan.options}
    cards = table.start.cards if table.start is not None else {}
    return Record(game=table.plan.game, setup=setup, cards=cards, answers=table.given, marks=table.marks)


def cards_for(found: MatchFile, record: Record, catalogue: Catalogue) -> Catalogue:
    """A catalogue with those cards that a file brings along; the record says what each of them must be."""
    if not found.cards:
        return catalogue
    data = {key: ENCODER.encode(content) for key, content in found.cards.items() if key in record.cards}
    return Pinned(plug_named(record.game), catalogue, data)


def dealt(game: Game) -> str:
    """The seed that a game was shuffled with."""
    setup = record_of(game).setup
    assert setup is not None
    return str(setup["seed"])


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
            f'This is "{found.format}", version {found.version}; a "{FORMAT}" of version {VERSION} is needed.'
        )
    check_record(record)
    return found, record


def verify(data: bytes) -> tuple[MatchFile, Game]:
    """Check that the cards were shuffled as everybody promised, and that the record leads where it says."""
    found, record = read_file(data)
    seed = int(found.seed) if len(found.seed) <= LONGEST_SEED and found.seed.isdecimal() else -1
    played = None if record.setup is None else record.setup.get("seed")
    if wrong := fault(found.commitment, found.salt, seed, len(found.names), found.shares, played):
        raise ReplayDiffers(wrong)
    if not record.marks:
        raise ReplayDiffers("The record has no digest to compare with.")
    games()
    game = replay(record, cards_for(found, record, house(plug_named(record.game).name)))
    result = found.result
    if result is not None and result.reason == "game" and result.winners != list(game.winners):
        raise ReplayDiffers("The record ends with another winner than the file says.")
    return found, game
