"""Both databases keep a match; one that is locked or gone for a while delays play and loses nothing."""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.exc import OperationalError

from tests.server.living import Guest, eventually, living, play_on
from tests.server.postgres import Postgres, is_installed
from versus.server.columns import METADATA
from versus.server.journal import Answered, Plan, Seated, SeatPlan
from versus.server.protocol import ClockRule
from versus.server.replaying import verify
from versus.server.storage import Storage, Taken
from versus.server.writer import Writer

KINDS = ["sqlite", "postgresql"] if is_installed() else ["sqlite"]
AWAY = 10.0
"""Seconds for which the database is not to be had."""


class Database:
    """A database that can be taken away for a while."""

    def __init__(self, url: str, away_for: Callable[[float], None]) -> None:
        self.url = url
        self.away_for = away_for


@pytest.fixture(scope="module", params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Database]:
    if request.param == "sqlite":
        path: Path = tmp_path_factory.mktemp("database") / "versus.db"
        yield Database(f"sqlite:///{path}", lambda seconds: locked_for(path, seconds))
    else:
        postgres = Postgres()
        yield Database(postgres.url, postgres.gone_for)
        postgres.end()


def locked_for(path: Path, seconds: float) -> None:
    """Another program holds the file."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    time.sleep(seconds)
    connection.execute("ROLLBACK")
    connection.close()


def test_the_tables_are_as_the_code_expects_them_and_stay_so(database: Database):
    storage = Storage(database.url)
    storage.prepare()
    storage.prepare()
    with storage.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    assert storage.secret() == storage.secret() != ""
    storage.close()


def test_a_match_goes_on_after_a_restart(database: Database):
    with living(database.url) as server:
        assert server.http.get("/health").json()["database"] in database.url
        table = server.duel()
        with table.sits(0) as ann, table.sits(1) as bob:
            play_on([ann, bob], 20)
            before = ann.step
    with living(database.url) as server:
        table.living = server
        with table.sits(0) as ann, table.sits(1) as bob:
            for part in ("view", "asked", "question", "number"):
                assert ann.step.get(part) == before.get(part)
            play_on([ann, bob], 20)
            ann.sends("concede")
            assert ann.hears("step")["result"]["winners"] == [1]
        found = server.http.get(f"/api/replays/{table.match}/record")
        assert len(verify(found.content)[1].answers) == 40
        assert eventually(lambda: table.match in server.http.get("/api/replays").text)


def test_a_database_that_is_away_delays_an_answer_with_a_notice_and_loses_nothing(database: Database):
    with living(database.url) as server:
        table = server.duel()
        with table.sits(0) as ann, table.sits(1) as bob:
            play_on([ann, bob], 6)
            absence = threading.Thread(target=database.away_for, args=(AWAY,))
            begun = time.monotonic()
            absence.start()
            time.sleep(1.0)
            asked, other = (ann, bob) if ann.is_asked() else (bob, ann)
            assert asked.question is not None
            number = asked.question["number"]
            asked.sends("answer", question=number, option=0)
            for guest in (ann, bob):
                assert guest.hears("notice")["code"] == "storage"
            assert server.http.get("/health").status_code == 503
            assert asked.hears("step", timeout=40)["number"] == number + 1
            assert time.monotonic() - begun > AWAY - 1
            other.hears("step")
            notices = [message["code"] for message in other.messages if message["type"] == "notice"]
            notices += [other.hears("notice")["code"]] if "storage-back" not in notices else []
            assert notices == ["storage", "storage-back"]
            absence.join()
            play_on([ann, bob], 6)
        assert server.http.get("/health").status_code == 200
        entries = server.hall.storage.entries(table.match)
        assert [entry_number for entry_number, _ in entries] == list(range(1, 16))


def test_two_servers_never_write_the_same_entry(database: Database):
    with living(database.url) as one, living(database.url) as other:
        table = one.duel()
        with table.sits(0) as ann, table.sits(1) as bob:
            asked = ann if ann.is_asked() else bob
            assert asked.question is not None
            seat = asked.step["seat"]
            with Guest(other.port, table.match, [table.tokens[seat]]) as twin:
                number = asked.question["number"]
                assert asked.answers(0)["type"] == "step"
                twin.sends("answer", question=number, option=1)
                assert twin.hears("refused")["code"] == "stale"
                assert twin.step["number"] == asked.step["number"]
                assert twin.step["view"] == asked.step["view"]
        assert len(one.hall.storage.entries(table.match)) == 3


# The writer


def plan() -> Plan:
    person = SeatPlan(kind="person")
    return Plan(game="2pcg", seats=[person, person], clock=ClockRule(), seed=1, salt="00" * 32)


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    found = Storage(f"sqlite:///{tmp_path}/versus.db")
    found.prepare()
    yield found
    found.close()


class Deaf:
    """An engine whose first commits succeed, although nobody hears of it."""

    def __init__(self, engine: Any, times: int) -> None:
        self.engine = engine
        self.times = times

    def begin(self) -> Any:
        return DeafTransaction(self) if self.times else self.engine.begin()


class DeafTransaction:
    def __init__(self, deaf: Deaf) -> None:
        self.deaf = deaf
        self.transaction = deaf.engine.begin()

    def __enter__(self) -> Any:
        return self.transaction.__enter__()

    def __exit__(self, *error: Any) -> None:
        self.transaction.__exit__(*error)
        self.deaf.times -= 1
        raise OperationalError("commit", {}, Exception("the connection was lost"))


def test_an_entry_whose_commit_was_not_heard_of_is_not_written_twice(storage: Storage):
    heard: list[bool] = []
    writer = Writer(storage, 20.0, heard.append)
    engine = storage.engine
    storage.engine = Deaf(engine, 2)  # type: ignore[assignment]
    entries: list[Any] = [Seated(at=0.0, seat=0, name="Ann", deck={}, deck_name="")]
    laid = writer.lay("a match of mine", plan(), entries, 0.0)
    writer.start()
    laid.result(20)
    storage.engine = engine
    assert [number for number, _ in storage.entries("a match of mine")] == [1]
    assert heard == [True, False]
    writer.stop()


def test_an_entry_of_somebody_else_is_refused_and_the_others_are_written(storage: Storage):
    first, second = (Writer(storage, 20.0, lambda _: None) for _ in range(2))
    first.start()
    first.lay("one", plan(), [], 0.0).result(20)
    first.enter("one", 1, Answered(at=0.0, seat=0, option=0)).result(20)
    taken = second.enter("one", 1, Answered(at=0.0, seat=0, option=1))
    fine = second.enter("one", 2, Answered(at=0.0, seat=0, option=2))
    second.start()
    with pytest.raises(Taken):
        taken.result(20)
    fine.result(20)
    assert [entry.option for _, entry in storage.entries("one") if isinstance(entry, Answered)] == [0, 2]
    first.stop()
    second.stop()


def test_patience_ends_and_the_answer_is_refused(storage: Storage):
    writer = Writer(storage, 0.5, lambda _: None)
    engine = storage.engine
    storage.engine = Deaf(engine, 1000)  # type: ignore[assignment]
    storage.engine.engine = Away()  # type: ignore[attr-defined]
    waiting = writer.enter("one", 1, Answered(at=0.0, seat=0, option=0))
    writer.start()
    with pytest.raises(Exception, match="cannot be reached"):
        waiting.result(20)
    storage.engine = engine
    writer.stop()


class Away:
    def begin(self) -> Any:
        raise OperationalError("connect", {}, Exception("no route"))
