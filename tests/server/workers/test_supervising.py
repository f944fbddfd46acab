"""versus serve --workers 2: a supervisor, two server processes, one pool of computers."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server.living import Guest, eventually, settle
from tests.server.process import environment, free_port, wait_for
from versus.server.routing import Place, match_in, place_of

RUN = "from versus.cli import app; app()"


class Supervised:
    """A supervisor with two workers."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.log = folder / "log"
        command = [sys.executable, "-P", "-c", RUN, "serve", "--port", str(self.port), "--workers", "2"]
        settings = environment(f"sqlite:///{folder}/versus.db", thinkers=1)
        with self.log.open("wb") as file:
            self.process = subprocess.Popen(command, env=settings, stdout=file, stderr=file)
        wait_for(self.port, self.log)
        assert eventually(lambda: len(self.workers()) == 2), self.log.read_text()

    def health(self) -> dict[str, int | str]:
        found: dict[str, int | str] = httpx.get(f"http://127.0.0.1:{self.port}/health", timeout=10).json()
        return found

    def workers(self) -> set[int]:
        """The processes that answer."""
        return {int(self.health()["pid"]) for _ in range(4)}

    def opened(self, *seats: dict[str, str]) -> tuple[str, list[str]]:
        wish = {"game": "2pcg", "seats": list(seats)}
        found = httpx.post(f"http://127.0.0.1:{self.port}/api/tables", json=wish, timeout=30).json()
        return found["match"], [key["token"] for key in found["seats"]]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Supervised]:
    found = Supervised(tmp_path)
    yield found
    found.process.kill()
    found.process.wait()


def test_two_workers_serve_and_a_signal_ends_them_all(server: Supervised):
    pids = server.workers()
    assert server.process.pid not in pids
    match, tokens = server.opened({"kind": "me"}, {"kind": "computer", "level": "easy"})
    with Guest(server.port, match, tokens) as ann:
        for _ in range(3):
            settle(ann)
            ann.answers(0)
        server.process.send_signal(signal.SIGTERM)
        assert ann.hears("notice")["code"] == "stopping"
        with pytest.raises(ConnectionClosed):
            ann.hears("nothing more")
    assert server.process.wait(15) == 0
    assert eventually(lambda: not any(is_alive(pid) for pid in pids), 5)
    assert "Traceback" not in server.log.read_text()


def test_a_killed_worker_is_started_again_and_its_game_goes_on(server: Supervised):
    match, tokens = server.opened({"kind": "me"}, {"kind": "computer", "level": "easy"})
    with Guest(server.port, match, tokens) as ann:
        settle(ann)
        ann.answers(0)
        settle(ann)
        before = ann.step
    pids = server.workers()
    owner = next(pid for pid in pids if worker_health(server, pid)["owned"])
    os.kill(owner, signal.SIGKILL)
    begun = time.monotonic()
    with comes_back(server, match, tokens) as ann:
        assert ann.step["view"] == before["view"]
        ann.answers(0)
        settle(ann)
    assert time.monotonic() - begun < 5
    assert eventually(lambda: len(server.workers() - {owner}) == 2, 30)


def test_a_worker_that_is_told_to_stop_gives_its_tables_to_the_other(server: Supervised):
    match, tokens = server.opened({"kind": "me"}, {"kind": "computer", "level": "easy"})
    with Guest(server.port, match, tokens) as ann:
        settle(ann)
        owner = next(pid for pid in server.workers() if worker_health(server, pid)["owned"])
        os.kill(owner, signal.SIGTERM)
        assert ann.hears("notice")["code"] == "stopping"
    begun = time.monotonic()
    with comes_back(server, match, tokens) as ann:
        ann.answers(0)
        settle(ann)
    assert time.monotonic() - begun < 5
    assert eventually(lambda: len(server.workers() - {owner}) == 2, 30)


def test_workers_end_when_their_supervisor_is_gone(server: Supervised):
    pids = server.workers()
    server.process.kill()
    assert eventually(lambda: not any(is_alive(pid) for pid in pids), 12)


def comes_back(server: Supervised, match: str, tokens: list[str]) -> Guest:
    """As a page does: it connects until it is let in."""
    while True:
        try:
            return Guest(server.port, match, tokens)
        except (OSError, WebSocketException):
            time.sleep(0.1)


def is_alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def worker_health(server: Supervised, pid: int) -> dict[str, int | str]:
    while (found := server.health())["pid"] != pid:
        continue
    return found


# Leading connections


def test_a_table_is_laid_where_its_players_will_be_led():
    for number in range(3):
        match = Place(number, 3).new_match()
        request = f"GET /api/tables/{match}/play HTTP/1.1\r\nHost: here\r\n\r\n".encode()
        assert match_in(request) == match
        assert place_of(match, 3) == number


@pytest.mark.parametrize(
    "request_line",
    [
        b"",
        b"GET",
        b"GET / HTTP/1.1",
        b"GET /api/tables HTTP/1.1",
        b"POST /api/tables/short/join HTTP/1.1",
        b"\xff" * 160,
    ],
)
def test_what_names_no_table_goes_anywhere(request_line: bytes):
    assert match_in(request_line) is None
