"""Computer players think in processes of their own, and go on after a restart."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

from tests.server.living import Living, eventually, living, play_on
from tests.server.process import environment


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


async def never(job: object) -> int:
    import asyncio

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
