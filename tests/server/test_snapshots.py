"""A table is read from a snapshot and what came after, and stands as if it had been read from the start."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, func, select, update

from tests.server.living import Living, living, play_on
from versus.decks import starters
from versus.kernel.codec import fingerprint
from versus.kernel.save import digest
from versus.server import journal, reading, snapshots
from versus.server.columns import SNAPSHOTS
from versus.server.connection import encode
from versus.server.journal import AnyEntry, Plan, SeatPlan
from versus.server.library import deck_from
from versus.server.pinned import mark
from versus.server.protocol import ClockRule
from versus.server.storage import Row as EntryRow
from versus.server.storage import Storage, add_entries, add_match, keep_snapshot
from versus.server.table import Table

SEED = 7
KEPT = snapshots.KEPT


# Journals, written as a server writes them but without anybody to wait for


class Writing:
    """A table that is played at by its journal alone."""

    def __init__(self, storage: Storage, game: str, clock: ClockRule | None = None) -> None:
        person = SeatPlan(kind="person")
        plan = Plan(game=game, seats=[person] * 2, clock=clock or ClockRule(), seed=SEED, salt="00" * 32)
        self.storage = storage
        self.table = Table("a-table-of-ours", plan)
        self.rows: list[EntryRow] = []
        self.snapshots: list[Any] = []
        self.chance = random.Random({"2pcg": 2, "classic": 7}[game])
        with storage.engine.begin() as connection:
            add_match(connection, self.table.match, plan, 0.0, "test")
        for seat, deck in enumerate(starters(game)[:2]):
            data, name = deck_from(self.table.plug, deck.name, None)
            self.enters(journal.Seated(at=1.0, seat=seat, name=f"P{seat}", deck=data, deck_name=name))

    def enters(self, entry: AnyEntry) -> None:
        number = self.table.number + 1
        if self.table.game is not None:
            mark(entry, self.table.game)
        text = journal.encode(entry).decode()
        self.rows.append(EntryRow(match=self.table.match, number=number, writer="test", entry=text))
        self.table.apply(number, journal.decode_entry(text))
        if number % 200 == 0 and self.table.game is not None:
            self.snapshots.append(snapshots.taken(self.table))

    def answers(self) -> None:
        game = self.table.game
        assert game is not None
        assert game.ask is not None
        option = self.chance.randrange(game.ask.choices)
        self.enters(journal.Answered(at=self.table.updated + 1, seat=game.ask.seat, option=option))

    def takes_back(self) -> None:
        seat, _ = self.table.hands[-1]
        kept = len(self.table.hands) - 1
        self.enters(journal.Undone(at=self.table.updated, seat=seat, kept=kept))

    def written(self, with_snapshots: bool) -> None:
        with self.storage.engine.begin() as connection:
            add_entries(connection, self.rows)
            for row in self.snapshots if with_snapshots else []:
                keep_snapshot(connection, row, row.number - KEPT * 200 + 1)


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    found = Storage(f"sqlite:///{tmp_path / 'versus.db'}")
    found.prepare()
    yield found
    found.close()


def everything(table: Table) -> dict[str, Any]:
    """All that a table is, comparable; of its game the position and the answers."""
    game = table.game
    assert game is not None
    found = dict(vars(table))
    found["course"] = (digest(game), game.answers, repr(game.ask))
    found["clocks"] = vars(table.clocks)
    del found["plug"], found["rules"], found["definitions"]
    return found


@pytest.mark.parametrize("game", ["2pcg", "classic"])
def test_what_a_snapshot_leads_to_is_the_same_in_every_part(storage: Storage, game: str):
    writing = Writing(storage, game, ClockRule(kind="chess", seconds=900, increment=2))
    for at in range(250):
        writing.answers()
        if at % 9 == 0:
            writing.enters(journal.Chatted(at=writing.table.updated, seat=0, text=f"line {at}"))
        if at == 20:
            writing.takes_back()
    if game == "classic":
        writing.enters(journal.PassOrdered(at=writing.table.updated, seat=1, until="step"))
        writing.enters(journal.StopsSet(at=writing.table.updated, seat=0, stops=[]))
    writing.enters(journal.UndoAsked(at=writing.table.updated, seat=0, others=[1]))
    again = snapshots.restored(snapshots.taken(writing.table), writing.table.plan)
    assert everything(again) == everything(writing.table)
    # And it goes on alike, forwards and back.
    for _ in range(30):
        option = writing.chance.randrange(again.game.ask.choices)  # type: ignore[union-attr]
        entry = journal.Answered(at=again.updated + 3, seat=again.asked() or 0, option=option)
        changes = [table.apply(table.number + 1, entry) for table in (again, writing.table)]
        assert [event.kind for event in changes[0].events] == [event.kind for event in changes[1].events]
    undone = journal.Undone(at=again.updated, seat=0, kept=100)
    for table in (again, writing.table):
        table.apply(table.number + 1, undone)
    assert everything(again) == everything(writing.table)


@pytest.mark.parametrize("last", [0, 3, 450, 650])
def test_the_story_is_the_same_with_snapshots_and_without(storage: Storage, last: int):
    writing = Writing(storage, "classic")
    for at in range(560):
        writing.answers()
        if at % 3 == 0:
            writing.takes_back()
    writing.written(with_snapshots=True)

    def told() -> list[bytes]:
        table = reading.read(storage, writing.table.match)
        return [encode(step) for step in reading.story(storage, table, [0, 1, None], last, 300, 9.0)]

    with_snapshots = told()
    with storage.engine.begin() as connection:
        assert connection.scalar(select(func.count()).select_from(SNAPSHOTS)) == 3
        connection.execute(delete(SNAPSHOTS))
    assert told() == with_snapshots


def test_a_long_story_is_told_from_its_end_and_says_so(storage: Storage):
    writing = Writing(storage, "classic")
    for _ in range(400):
        writing.answers()
    writing.written(with_snapshots=True)
    table = reading.read(storage, writing.table.match)

    def told(last: int) -> tuple[int, bool, int]:
        [step] = reading.story(storage, table, [0], last, 300, 9.0)
        assert step.number == 402
        return step.since, step.anew, min(line.number for line in step.log)

    assert told(0)[:2] == (102, True)
    assert told(101)[:2] == (102, True)
    assert told(102)[:2] == (102, False)
    assert told(350)[:2] == (350, False)
    for last in (0, 102, 350):
        since, _, first = told(last)
        assert since < first < since + 30
    [whole] = reading.story(storage, table, [0], 0, 402, 9.0)
    assert (whole.since, whole.anew) == (0, False)


# Only a few, only usable ones


def snapshots_in(server: Living, match: str) -> list[int]:
    query = select(SNAPSHOTS.c.number).where(SNAPSHOTS.c.match_id == match).order_by(SNAPSHOTS.c.number)
    with server.hall.storage.engine.connect() as connection:
        return list(connection.scalars(query))


def test_a_server_keeps_the_last_few_and_reads_from_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    with living(tmp_path / "versus.db", snapshots=10) as server:
        table = server.duel()
        with table.sits(0) as ann, table.sits(1) as bob:
            play_on([ann, bob], 75)
            step = ann.step
        assert snapshots_in(server, table.match) == [40, 50, 60, 70]
        applied: list[int] = []
        apply = Table.apply

        def counted(self: Table, number: int, entry: AnyEntry) -> object:
            applied.append(number)
            return apply(self, number, entry)

        monkeypatch.setattr(Table, "apply", counted)
        server.hall.forget(table.match)
        assert table.get().json()["number"] == 77
        assert applied == list(range(71, 78))
        with table.sits(0, last=77) as ann:
            assert ann.step["view"] == step["view"]


@pytest.mark.parametrize(
    "harm",
    [
        {"packed": b"no such thing"},
        {"digest": "0" * 32},
        {"packed": b"no such thing", "digest": fingerprint(b"no such thing")},
    ],
)
def test_a_damaged_snapshot_is_left_aside(tmp_path: Path, harm: dict[str, Any]):
    with living(tmp_path / "versus.db", snapshots=10) as server:
        table = server.duel()
        with table.sits(0) as ann, table.sits(1) as bob:
            play_on([ann, bob], 35)
            step = ann.step
        with server.hall.storage.engine.begin() as connection:
            connection.execute(update(SNAPSHOTS).values(**harm))
        server.hall.forget(table.match)
        with table.sits(0, last=1) as ann, table.sits(1) as bob:
            assert ann.step["view"] == step["view"]
            assert play_on([ann, bob], 5) == 5


def test_a_snapshot_of_another_engine_is_left_aside(storage: Storage, monkeypatch: pytest.MonkeyPatch):
    writing = Writing(storage, "2pcg")
    for _ in range(210):
        writing.answers()
    writing.written(with_snapshots=True)
    assert reading.begun(storage, writing.table.match)[0].number == 200
    monkeypatch.setattr(snapshots, "engine", lambda: "another one")
    assert reading.begun(storage, writing.table.match)[0].number == 0
    assert everything(reading.read(storage, writing.table.match)) == everything(writing.table)


def test_snapshots_go_with_their_match(tmp_path: Path):
    with living(tmp_path / "versus.db", snapshots=5) as server:
        table = server.duel()
        with table.sits(0) as ann, table.sits(1) as bob:
            play_on([ann, bob], 20)
            ann.sends("concede")
            settle_over(ann)
        assert snapshots_in(server, table.match)
        server.hall.storage.archive(table.match)
        assert snapshots_in(server, table.match) == []
        server.hall.forget(table.match)
        assert table.get().json()["state"] == "over"


def settle_over(guest: Any) -> None:
    while guest.step.get("result") is None:
        guest.hears("step")


# Many undos


def many_undos(storage: Storage, undos: int, with_snapshots: bool) -> Writing:
    """A journal of somebody who cannot make up their mind late in a game."""
    writing = Writing(storage, "classic")
    for _ in range(300):
        writing.answers()
    for at in range(undos):
        writing.answers()
        writing.takes_back()
        if at % 40 == 0:
            writing.answers()
    writing.written(with_snapshots)
    return writing


def seconds(work: Any) -> float:
    """Processor time of this thread, the best of three."""
    found = []
    for _ in range(3):
        begun = time.thread_time()
        work()
        found.append(time.thread_time() - begun)
    return min(found)


@pytest.mark.parametrize("with_snapshots", [True, False])
def test_a_table_of_2000_undos_opens_in_no_time(storage: Storage, with_snapshots: bool):
    """Reading it and telling a newcomer everything; even if every snapshot is gone."""
    writing = many_undos(storage, 2_000, with_snapshots)
    match = writing.table.match
    assert everything(reading.read(storage, match)) == everything(writing.table)
    table = writing.table
    opening = seconds(lambda: reading.read(storage, match))
    greeting = seconds(lambda: reading.story(storage, table, [0], 0, 500, 0.0))
    print(f"opening {opening:.3f} s, greeting {greeting:.3f} s")
    if with_snapshots:
        assert opening + greeting < 0.3
    else:
        assert opening + greeting < 3.0


def test_the_work_of_reading_grows_as_the_undos_do(storage: Storage, tmp_path: Path):
    other = Storage(f"sqlite:///{tmp_path / 'other.db'}")
    other.prepare()
    few = many_undos(storage, 500, False).table.match
    many = many_undos(other, 2_000, False).table.match
    times = [seconds(lambda: reading.read(storage, few)), seconds(lambda: reading.read(other, many))]
    other.close()
    assert times[1] < 8 * times[0], times
