"""Whatever is replayed and told again, a table can be opened meanwhile."""

from __future__ import annotations

import threading
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.living import Living, Opened, living, play_on
from versus.kernel.game import Game
from versus.server import hall, replaying


def blocked(monkeypatch: pytest.MonkeyPatch, room: Any, name: str) -> threading.Event:
    """Let a piece of work take until the event is set."""
    free = threading.Event()
    work = getattr(room, name)

    def slow(*arguments: Any, **named: Any) -> Any:
        free.wait(30)
        return work(*arguments, **named)

    monkeypatch.setattr(room, name, slow)
    return free


def opened_while(server: Living, table: Opened) -> float:
    """Seconds until a table that is not in memory is shown."""
    server.hall.forget(table.match)
    begun = time.monotonic()
    assert table.get().json()["state"] == "running"
    return time.monotonic() - begun


def test_many_replays_do_not_keep_a_table_from_being_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    with living(tmp_path / "versus.db") as server:
        finished, other = server.duel(), server.duel()
        with finished.sits(0) as ann:
            ann.sends("concede")
            ann.hears("step")
        free = blocked(monkeypatch, replaying, "frames")
        path = f"/api/replays/{finished.match}"
        crowd = [threading.Thread(target=server.http.get, args=[path]) for _ in range(40)]
        try:
            for one in crowd:
                one.start()
            time.sleep(0.3)
            assert opened_while(server, other) < 5
        finally:
            free.set()
            for one in crowd:
                one.join(30)


def test_many_who_want_to_be_told_everything_do_not_either(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    with living(tmp_path / "versus.db") as server:
        tables = [server.duel() for _ in range(8)]
        other = server.duel()
        with other.sits(0) as ann, other.sits(1) as bob:
            play_on([ann, bob], 10)
        free = blocked(monkeypatch, hall, "story")
        guests: list[Any] = []
        crowd = [threading.Thread(target=lambda table=table: guests.append(table.sits())) for table in tables]
        try:
            for one in crowd:
                one.start()
            time.sleep(0.3)
            assert not guests
            assert opened_while(server, other) < 5
        finally:
            free.set()
            for one in crowd:
                one.join(30)
        assert len(guests) == 8
        for guest in guests:
            guest.leaves()


def test_a_replay_costs_one_walk_through_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    with living(tmp_path / "versus.db") as server:
        table = server.duel()
        with table.sits(0) as ann, table.sits(1) as bob:
            given = play_on([ann, bob], 60)
            ann.sends("concede")
            while ann.step.get("result") is None:
                ann.hears("step")
        count: list[int] = []
        answer = Game.answer

        def counted(game: Game, index: int, seat: int | None = None) -> object:
            count.append(index)
            return answer(game, index, seat)

        monkeypatch.setattr(Game, "answer", counted)
        replay = server.http.get(f"/api/replays/{table.match}?begin=0&end=59").json()
        assert len(replay["frames"]) == 60
        assert len(count) <= given
