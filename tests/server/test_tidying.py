"""Tables that nobody needs any more are closed, packed and removed, and no game that is played is touched."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.server.living import Living, Opened, eventually, living, play_on
from tests.server.process import environment

DAY = 24 * 3600.0


class Clock:
    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def rows(path: Path, table: str) -> int:
    connection = sqlite3.connect(path)
    try:
        found: int = connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
        return found
    finally:
        connection.close()


def finished(server: Living) -> Opened:
    table = server.duel()
    with table.sits(0) as ann, table.sits(1) as ben:
        play_on([ann, ben], 6)
        ann.sends("concede")
        ben.hears("step")
    assert eventually(lambda: table.get().json()["state"] == "over")
    return table


def test_an_unfinished_table_without_a_move_is_closed_in_time(tmp_path, clock):
    with living(tmp_path / "versus.db", clock, tidy_every=0.1, left_days=3.0, idle=0.1) as server:
        left, waiting, played = server.duel(), server.open({}, {"kind": "friend"}), server.duel()
        clock.now += 2 * DAY
        with played.sits(0) as ann, played.sits(1) as ben:
            play_on([ann, ben], 3)
        time.sleep(0.5)
        assert left.get().json()["state"] == "running"
        clock.now += 1.5 * DAY
        assert eventually(lambda: left.get().json()["state"] == "over")
        assert left.get().json()["result"]["reason"] == "left"
        assert eventually(lambda: waiting.get().json()["state"] == "over")
        assert played.get().json()["state"] == "running"
        with left.sits(0) as ann:
            ann.answers(0, question=1)
            assert ann.messages[-1]["code"] == "over"
        replays = server.http.get("/api/replays").json()["replays"]
        assert [replay["match"] for replay in replays] == [left.match], "nothing was played at the other"


def test_a_finished_game_is_packed_and_reads_as_before(tmp_path, clock):
    path = tmp_path / "versus.db"
    with living(path, clock, tidy_every=0.1, archive_days=1.0, idle=0.1) as server:
        table = finished(server)
        address = f"/api/replays/{table.match}?end=6"
        before = server.http.get(address).json()
        assert rows(path, "entries") > 0
        clock.now += 2 * DAY
        assert eventually(lambda: rows(path, "entries") == 0)
        assert rows(path, "archives") == 1
        clock.now += 1
        assert eventually(lambda: table.match not in server.hall.tables)
        assert server.http.get(address).json() == before
        with table.sits(1) as ben:
            ben.sends("say", text="Good game")
            assert ben.hears("said")["line"]["text"] == "Good game"
        clock.now += 2 * DAY
        assert eventually(lambda: rows(path, "entries") == 0), "what came later is packed too"
        clock.now += 1
        assert eventually(lambda: table.match not in server.hall.tables)
        with table.sits(1) as ben:
            assert [line["text"] for line in ben.welcome["chat"]] == ["Good game"]


def test_an_old_game_is_removed_with_all_that_belongs_to_it(tmp_path, clock):
    path = tmp_path / "versus.db"
    with living(path, clock, tidy_every=0.1, keep_days=30.0, left_days=99.0, idle=0.1) as server:
        table, playing = finished(server), server.duel()
        clock.now += 20 * DAY
        with playing.sits(0) as ann, playing.sits(1) as ben:
            play_on([ann, ben], 2)
        clock.now += 11 * DAY
        assert eventually(lambda: table.get().status_code == 404)
        assert (rows(path, "matches"), rows(path, "archives")) == (1, 0)
        assert playing.get().json()["state"] == "running"


def tidied(path: Path, **days: str) -> str:
    command = [sys.executable, "-c", "from versus.cli import app; app()", "tidy"]
    settings = {f"VERSUS_{name.upper()}": value for name, value in days.items()}
    env = {**environment(f"sqlite:///{path}"), **settings}
    done = subprocess.run(command, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_an_operator_may_leave_it_to_the_command(tmp_path, clock):
    path = tmp_path / "versus.db"
    with living(path, clock, tidy_every=0.0) as server:
        table = finished(server)
        left = server.duel()
    # The test's clock is ahead of today: to the command, all of it has yet to happen.
    assert tidied(path) == "0 tables closed, 0 games packed, 0 games removed."
    since = str((time.time() - clock.now) / DAY - 1)
    said = tidied(path, left_days=since, archive_days=since, keep_days="0")
    assert said == "1 table closed, 2 games packed, 0 games removed."
    with living(path, clock) as server:
        assert server.http.get(f"/api/tables/{left.match}").json()["state"] == "over"
        assert server.http.get(f"/api/replays/{table.match}/record").status_code == 200
