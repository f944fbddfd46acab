"""A server that was started with cards of somebody's own: it lists them, plays them, and its games verify."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.living import Guest, Living
from tests.server.process import environment, free_port, wait_for

RUN = [sys.executable, "-c", "from versus.cli import app; app()"]
CARDS = """
from versus.cards.catalogue import CardSet
from versus.games.tpcg.language.vocabulary import *
from versus.games.tpcg.words import *

lamplighter = supporting("LMP-001", "Lamplighter", cost=1, atk=1, defense=2, health=1, teams=("X-Men",))
CARDS = (lamplighter,)
SET = CardSet("LMP", "Lamps", CARDS)
"""
LIST = """
Name: Lamps
Main: Professor X (HOX-035)
4 Lamplighter
3 Bishop
3 Jubilee
3 Blink
3 Iceman (HOX-042)
2 Havok
3 Banshee
2 Polaris
4 Sage
2 Cyclops (HOX-052)
2 Sunfire
2 Doop
2 Rogue (HOX)
3 Build It Up
3 This and That
3 Defend the Weak
4 School for Gifted Youngsters
3 Academy
3 Fortress
3 Laboratory
3 Training Ground
"""


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    path = tmp_path / "lamps.py"
    path.write_text(CARDS)
    return path


@contextmanager
def serving(folder: Path, *options: str, **settings: object) -> Iterator[str]:
    port, log = free_port(), folder / "log"
    with log.open("wb") as file:
        process = subprocess.Popen(
            [*RUN, "serve", "--port", str(port), *options],
            env=environment(f"sqlite:///{folder}/versus.db", **settings),
            cwd=folder,
            stdout=file,
            stderr=file,
        )
    try:
        wait_for(port, log)
        yield f"http://127.0.0.1:{port}"
        process.send_signal(signal.SIGTERM)
        assert process.wait(20) == 0, log.read_text()
    finally:
        process.kill()
        process.wait()


def faces(address: str) -> dict[str, Any]:
    found: dict[str, Any] = httpx.get(f"{address}/api/games/2pcg/cards", timeout=30).json()["cards"]
    return found


def verified(folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*RUN, "verify", "match.json", *options],
        env=environment(""),
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_it_lists_and_plays_them_also_against_a_computer_and_the_match_verifies(tmp_path: Path, cards: Path):
    with serving(tmp_path, "--cards", "lamps.py", "--run-python") as address:
        assert faces(address)["LMP-001"]["card_set"] == "Lamps"
        seats = [{"kind": "me", "deck_list": LIST}, {"kind": "computer", "level": "easy", "deck_list": LIST}]
        opened = httpx.post(f"{address}/api/tables", json={"game": "2pcg", "seats": seats}, timeout=30).json()
        with Guest(int(address.rpartition(":")[2]), opened["match"], [opened["seats"][0]["token"]]) as ann:
            asked = set()
            while asked != {0, 1}:
                while not ann.is_asked():
                    asked.add(ann.hears("step", timeout=60)["asked"])
                asked.add(ann.answers(0)["asked"])
            ann.sends("concede")
            while ann.step.get("result") is None:
                ann.hears("step", timeout=60)
        found = httpx.get(f"{address}/api/replays/{opened['match']}/record", timeout=30)
        (tmp_path / "match.json").write_bytes(found.content)
        assert "LMP-001" in json.dumps(found.json())
    done = verified(tmp_path, "--cards", "lamps.py", "--run-python")
    assert (done.returncode, done.stderr) == (0, "")
    assert verified(tmp_path).returncode == 1


def test_a_setting_brings_them_too_for_servers_without_a_command_line(tmp_path: Path, cards: Path):
    with serving(tmp_path, python_cards=cards) as address:
        assert "LMP-001" in faces(address)


def test_what_is_wrong_with_them_is_told_and_the_rest_is_played(tmp_path: Path, cards: Path):
    cards.write_text(CARDS.replace("(lamplighter,)", '(lamplighter, supporting("LMP-002", "Dark", cost=1))'))
    with serving(tmp_path, "--cards", "lamps.py", "--run-python") as address:
        found = faces(address)
        assert "LMP-001" in found
        assert "LMP-002" not in found
    assert "lamps.py" in (tmp_path / "log").read_text()


def test_a_server_without_them_knows_nothing_of_them(server: Living):
    assert "LMP-001" not in server.http.get("/api/games/2pcg/cards").json()["cards"]
