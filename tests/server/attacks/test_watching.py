"""Whoever only watches, or looks at finished games, keeps nobody who plays waiting."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.living import Guest, Living, Opened, eventually, living, play_on, settle
from versus.server import hall as halls
from versus.server import reading, replaying


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Living]:
    with living(tmp_path / "versus.db") as found:
        yield found


@pytest.fixture
def stories(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """No spectator is told a story until this is set."""
    begin = threading.Event()
    story = reading.story

    def told(storage: Any, table: Any, eyes: Any, *more: Any) -> Any:
        if eyes == [None]:
            begin.wait(60)
        return story(storage, table, eyes, *more)

    monkeypatch.setattr(halls, "story", told)
    yield begin
    begin.set()


def watching(table: Opened, arrived: list[Guest]) -> threading.Thread:
    """Somebody who comes to watch, in a thread of their own."""
    thread = threading.Thread(target=lambda: arrived.append(table.sits()), daemon=True)
    thread.start()
    return thread


def test_nobody_waits_while_spectators_are_told_the_story(server: Living, stories: threading.Event):
    table = server.duel()
    arrived: list[Guest] = []
    with table.sits(0) as ann, table.sits(1) as bob:
        threads = [watching(table, arrived) for _ in range(3)]
        assert eventually(lambda: server.hall.rooms.spectators(table.match) == 3)
        assert play_on([ann, bob], 3) == 3
        assert not arrived
        with Guest(server.port, table.match, [table.tokens[0]]) as again:
            assert again.step["number"] == ann.number, "a player who comes back waits for no spectator"
        stories.set()
        for thread in threads:
            thread.join(20)
        for guest in arrived:
            guest.leaves()


def test_what_happens_meanwhile_comes_after_the_story_and_once(server: Living, stories: threading.Event):
    table = server.duel()
    arrived: list[Guest] = []
    with table.sits(0) as ann, table.sits(1) as bob:
        play_on([ann, bob], 4)
        thread = watching(table, arrived)
        assert eventually(lambda: server.hall.rooms.spectators(table.match) == 1)
        play_on([ann, bob], 2)
        ann.sends("say", text="Welcome")
        ann.hears("said")
        stories.set()
        thread.join(20)
        with arrived[0] as watcher:
            assert watcher.welcome["type"] == "welcome"
            watcher.hears("said")
            steps = [message for message in watcher.messages if message["type"] == "step"]
            assert [step["since"] for step in steps] == [0, steps[0]["number"], steps[1]["number"]]
            assert steps[-1]["number"] == ann.number


def test_a_story_that_cannot_be_told_leaves_no_ghost_at_the_table(server: Living, monkeypatch):
    def fails(*_: object) -> None:
        raise RuntimeError("no story today")

    table = server.duel()
    with monkeypatch.context() as patch:
        patch.setattr(halls, "story", fails)
        guest = Guest(server.port, table.match, [])
        assert guest.welcome["code"] == "internal"
        assert eventually(lambda: not server.hall.rooms.at(table.match))
    guest.sends("hello")
    assert guest.hears("welcome")["spectators"] == 1
    guest.leaves()


def test_replays_keep_nobody_s_undo_waiting_and_not_all_may_wait(server: Living, monkeypatch):
    finished = server.duel()
    with finished.sits(0) as ann:
        ann.sends("concede")
        ann.hears("step")
    frames = replaying.frames
    begin = threading.Event()

    def slow(*arguments: object) -> object:
        begin.wait(60)
        return frames(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(replaying, "frames", slow)
    monkeypatch.setattr(halls, "MOST_TO_WATCH", 5)
    codes: list[int] = []

    def looks() -> None:
        codes.append(server.http.get(f"/api/replays/{finished.match}").status_code)

    threads = [threading.Thread(target=looks) for _ in range(12)]
    for thread in threads:
        thread.start()
    table = server.duel()
    with table.sits(0) as ann, table.sits(1) as bob:
        settle(ann, bob)
        asker = ann if ann.is_asked() else bob
        asker.answers(0)
        asker.sends("undo")
        asker.hears("step", "courtesy")
        assert 200 not in codes, "whoever plays has not waited for those who look"
    begin.set()
    for thread in threads:
        thread.join(20)
    assert codes.count(200) >= 5
    assert codes.count(429) >= 1


def test_who_watches_table_after_table_has_to_wait(tmp_path: Path):
    with living(tmp_path / "versus.db", request_burst=20.0, request_rate=0.001) as server:
        table = server.duel()
        codes: list[str] = []
        for _ in range(6):
            guest = Guest(server.port, table.match, [])
            codes.append(guest.welcome.get("code", "welcome"))
            guest.leaves()
    assert codes[:3] == ["welcome"] * 3
    assert codes[-1] == "too-fast"
