"""Tests of decks cost the server little, whoever asks for them, and end when nobody listens."""

from __future__ import annotations

import asyncio
import time

import msgspec
import pytest

from tests.server.living import Living, eventually, living
from versus.decks import starters
from versus.server import testers
from versus.server.errors import Declined
from versus.server.library import on_shelf
from versus.server.settings import Settings
from versus.server.testers import LostGame
from versus.server.trial_limits import Trials

TIDE = next(deck for deck in starters("2pcg") if deck.name == "Tide")
WISH = {"game": "2pcg", "deck": msgspec.to_builtins(on_shelf(TIDE)), "games": 200}


class Reader:
    """Somebody who has read the first line of a test."""

    def __init__(self, server: Living) -> None:
        request = server.http.build_request("POST", "/api/decks/test", json=WISH, timeout=60)
        self.answer = server.http.send(request, stream=True)
        self.lines = self.answer.iter_lines()
        self.first = msgspec.json.decode(next(self.lines))

    @property
    def status(self) -> int:
        return self.answer.status_code

    def leaves(self) -> None:
        self.answer.close()


def test_who_leaves_has_ended_the_test(tmp_path):
    with living(tmp_path / "versus.db") as server:
        ann = Reader(server)
        assert server.hall.trials.running.total() == 1
        ann.leaves()
        assert eventually(lambda: server.hall.trials.running.total() == 0, 10)


def test_one_at_a_time_for_each_address(tmp_path):
    with living(tmp_path / "versus.db") as server:
        first, second = Reader(server), Reader(server)
        assert (first.status, second.status, second.first["code"]) == (200, 429, "too-many")
        first.leaves()
        assert eventually(lambda: server.hall.trials.running.total() == 0, 10)
        third = Reader(server)
        assert third.status == 200
        third.leaves()


def test_so_many_in_a_while_and_so_many_at_once():
    trials = Trials(Settings(trials=2, trial_burst=2.0, trial_rate=0.0))
    with trials.admitted("a"), trials.admitted("b"), pytest.raises(Declined, match="Many decks"):
        trials.admitted("c").__enter__()
    with trials.admitted("a"):
        pass
    with pytest.raises(Declined, match="You have tested many"):
        trials.admitted("a").__enter__()
    assert trials.running.total() == 0
    with pytest.raises(Declined, match="No decks are tested"):
        Trials(Settings(testers=0)).admitted("a").__enter__()


def test_tables_are_served_while_a_deck_is_tested(tmp_path):
    with living(tmp_path / "versus.db") as server:
        testing = Reader(server)
        table = server.open({"name": "Ann"}, {"kind": "computer", "level": "easy"})
        with table.sits(0) as ann:
            begun = time.monotonic()
            while not ann.is_asked():
                ann.hears("step", timeout=30)
            assert time.monotonic() - begun < 30
            assert server.http.get("/health").status_code == 200
        testing.leaves()


def test_a_game_that_does_not_end_is_ended(monkeypatch):
    """The process is ended from outside, whatever it is doing; the next game finds another."""
    monkeypatch.setattr(testers, "play_game", hangs)

    async def play() -> None:
        found = testers.Testers(1)
        with pytest.raises(LostGame):
            await asyncio.wait_for(found.play((b"", 0, 0)), 60)
        assert found.pool is None
        found.stop()

    asyncio.run(play())


def hangs(plan: bytes, pairing: int, game: int) -> bytes:
    import signal

    signal.setitimer(signal.ITIMER_REAL, 0.5)
    while True:
        pass
