"""Computer players think in processes of their own, and go on after a restart."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.living import Living, eventually, living, play_on
from tests.server.process import environment
from versus.server.computers import PATIENCE, Computers, Job


def test_while_a_computer_thinks_hard_other_tables_play_on(server: Living):
    slow = server.open({"name": "Ann"}, {"kind": "computer", "level": "hard"})
    table = server.duel()
    with slow.sits(0) as ann, table.sits(0) as cy, table.sits(1) as di:
        answered = 0
        thinking: list[float] = []
        while answered < 4:
            if not ann.is_asked():
                begun = time.monotonic()
                ann.hears("step", timeout=60)
                thinking.append(time.monotonic() - begun)
                continue
            ann.answers(0)
            answered += 1
            begun = time.monotonic()
            given = play_on([cy, di], 5, seed=answered)
            assert given == 5
            assert time.monotonic() - begun < 5


def test_a_computer_whose_turn_it_was_goes_on_by_itself_after_a_restart(tmp_path: Path):
    path = tmp_path / "versus.db"
    with living(path) as server:
        server.hall.computers.answer = never  # type: ignore[method-assign]
        table = server.open({"name": "Ann"}, {"kind": "computer", "level": "easy"})
        with table.sits(0) as ann:
            while ann.is_asked():
                ann.answers(ann.step["seat"] if len(ann.messages) < 4 else 0)
            number = ann.number
    with living(path) as server:
        address = f"/api/tables/{table.match}"
        assert eventually(lambda: server.http.get(address).json()["number"] > number, 60), "nobody has moved"


async def never(job: object, abandoned: bool = False) -> int:
    await asyncio.sleep(3600)
    return 0


def test_who_concedes_against_computers_alone_ends_the_game(server: Living):
    table = server.open({"name": "Ann"}, *[{"kind": "computer", "level": "easy"}] * 2)
    with table.sits(0) as ann:
        ann.sends("concede")
        while "result" not in ann.step:
            ann.hears("step")
        assert ann.step["result"]["winners"] == [1, 2]
        assert ann.step["result"]["words"] == "Easy computer 1 and Easy computer 2 win the game"


def queue(workers: int) -> tuple[Computers, list[tuple[str, float]]]:
    """Thinkers who only note what they were asked, and for how many milliseconds."""
    computers = Computers(workers)
    thought: list[tuple[str, float]] = []

    async def option(job: Job, milliseconds: float) -> int:
        thought.append((job[0], milliseconds))
        await asyncio.sleep(0.01)
        return 0

    computers.option = option  # type: ignore[method-assign]
    return computers, thought


def asked(computers: Computers, questions: list[tuple[str, bool]]) -> None:
    async def ask() -> None:
        asking = [computers.answer((name, b"", "hard", 1), abandoned) for name, abandoned in questions]
        await asyncio.gather(*asking)

    asyncio.run(ask())


def test_who_has_waited_longest_is_thought_about_first_and_games_nobody_watches_last():
    computers, thought = queue(1)
    asked(computers, [("first", False), ("left", True), ("second", False), ("third", False)])
    assert [name for name, _ in thought] == ["first", "second", "third", "left"]


def test_many_tables_share_the_time_that_one_would_have():
    computers, thought = queue(2)
    asked(computers, [("alone", False)])
    asked(computers, [(str(number), False) for number in range(10)])
    times = [milliseconds for _, milliseconds in thought]
    assert times[:3] == [1000, 1000, 1000], "nobody else was there yet"
    assert times[3] == pytest.approx(2 * 1000 / 9)
    assert times[-1] == 1000, "and the last ones have the whole time again"


def test_a_question_that_fails_keeps_nobody_else_waiting():
    computers, thought = queue(1)
    fine = computers.option

    async def fails(job: Job, milliseconds: float) -> int:
        if job[0] == "bad":
            raise ValueError("bad")
        return await fine(job, milliseconds)

    computers.option = fails  # type: ignore[method-assign]

    async def ask() -> None:
        bad = asyncio.ensure_future(computers.answer(("bad", b"", "hard", 1)))
        good = asyncio.ensure_future(computers.answer(("good", b"", "hard", 1)))
        with pytest.raises(ValueError, match="bad"):
            await bad
        assert await good == 0

    asyncio.run(ask())
    assert [name for name, _ in thought] == ["good"]


def test_ten_hard_computers_answer_in_time_and_say_that_they_hurry(server: Living):
    tables = [server.open({"name": "Ann"}, {"kind": "computer", "level": "hard"}) for _ in range(10)]
    with ExitStack() as sitting:
        guests = [sitting.enter_context(table.sits(0)) for table in tables]
        waits: list[float] = []
        for _ in range(3):
            for ann in guests:
                if ann.is_asked():
                    ann.answers(0)
            begun = time.monotonic()
            for ann in guests:
                while not ann.is_asked():
                    ann.hears("step", timeout=60)
                waits.append(time.monotonic() - begun)
        told = [message["code"] for ann in guests for message in ann.messages if message["type"] == "notice"]
    assert "hurried" in told
    assert sorted(waits)[len(waits) // 2] < 3 * PATIENCE


THREADS = """
import sys, threading
from versus.games.house import games
from versus.server import library
library.warm_up()
sys.setswitchinterval(1e-6)
begin = threading.Barrier(6)

def start(plug):
    decks = [library.deck_from(plug, deck.name, None)[0] for deck in library.starters(plug.name)][:2]
    begin.wait()
    library.start(plug, decks, 5, {})

threads = [threading.Thread(target=start, args=(plug,)) for plug in games().values() for _ in range(3)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


def test_games_may_be_read_in_threads_once_the_server_is_warm():
    for _ in range(3):
        done = subprocess.run(
            [sys.executable, "-c", THREADS], env=environment(""), capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
