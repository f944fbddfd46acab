"""The server as a process of its own, which can be killed."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

FORGE = """
import os, sys
from versus.server.serving import listen, serve
from versus.server.settings import from_environment
from versus.server.library import warm_up
from versus.server.supervising import supervise
import alembic.command
warm_up()
workers = int(sys.argv[1])
for line in sys.stdin:
    word, _, number = line.partition(" ")
    if word == "start":
        pid = os.fork()
        if not pid:
            listening = listen("127.0.0.1", int(number))
            if workers > 1:
                supervise(from_environment(), listening, workers, "WARNING")
            else:
                serve(from_environment(), listening, "WARNING")
            os._exit(0)
    else:
        pid = os.waitpid(int(number), 0)[1]
    print(pid, flush=True)
"""
"""Has everything loaded, and makes a server process whenever it is told to: thirty lives begin quickly."""


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def lasting_port() -> int:
    """A free port that no program is given by chance while nobody listens there for a moment."""
    while True:
        number = random.randrange(20_000, 32_000)
        with socket.socket() as found:
            try:
                found.bind(("127.0.0.1", number))
            except OSError:
                continue
            return number


def environment(database: str, **settings: object) -> dict[str, str]:
    return {
        **os.environ,
        "VERSUS_DATABASE_URL": database,
        "VERSUS_MESSAGE_RATE": "1e9",
        "VERSUS_MESSAGE_BURST": "1e9",
        "VERSUS_REQUEST_BURST": "1e9",
        "VERSUS_TABLE_BURST": "1e9",
        "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
        **{f"VERSUS_{name.upper()}": str(value) for name, value in settings.items()},
    }


def wait_for(port: int, log: Path, seconds: float = 120) -> None:
    """Until a server answers there."""
    end = time.monotonic() + seconds
    # Without TLS there are no certificates to read, which takes longer than everything else.
    with httpx.Client(verify=False, timeout=10) as http:
        while True:
            try:
                http.get(f"http://127.0.0.1:{port}/health")
                return
            except httpx.TransportError:
                assert time.monotonic() < end, log.read_text()
                time.sleep(0.02)


class Mortal:
    """A server over a database, on one port through all its lives."""

    def __init__(self, database: str, log: Path, workers: int = 1, **settings: object) -> None:
        self.workers = workers
        self.port = lasting_port()
        self.log = log
        with log.open("ab") as file:
            self.forge = subprocess.Popen(
                [sys.executable, "-c", FORGE, str(workers)],
                env=environment(database, **settings),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=file,
                text=True,
            )
        self.start()
        self.wait()

    def order(self, word: str, number: int) -> int:
        assert self.forge.stdin is not None
        assert self.forge.stdout is not None
        self.forge.stdin.write(f"{word} {number}\n")
        self.forge.stdin.flush()
        return int(self.forge.stdout.readline())

    def start(self) -> None:
        self.pid = self.order("start", self.port)

    def wait(self) -> None:
        wait_for(self.port, self.log)

    def worker_pids(self) -> list[int]:
        """The processes of a supervisor that serve; those in which computers think are left alone."""
        found: list[int] = []
        for child in Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split():
            try:
                command = Path(f"/proc/{child}/cmdline").read_bytes()
            except OSError:
                continue
            if b"versus.server.worker" in command:
                found.append(int(child))
        return found

    def kill(self) -> None:
        """The hard way: nothing is finished, nothing is closed."""
        os.kill(self.pid, signal.SIGKILL)
        assert self.order("bury", self.pid) == signal.SIGKILL
        self.wait_for_silence()

    def wait_for_silence(self, seconds: float = 30) -> None:
        """Until nobody listens there any more: workers end a moment after their supervisor."""
        end = time.monotonic() + seconds
        while self.workers > 1 and time.monotonic() < end:
            with socket.socket() as trying:
                if trying.connect_ex(("127.0.0.1", self.port)):
                    return
            time.sleep(0.05)

    def end(self) -> None:
        os.kill(self.pid, signal.SIGTERM)
        self.order("bury", self.pid)
        assert self.forge.stdin is not None
        self.forge.stdin.close()
        self.forge.wait(20)
        assert self.forge.stdout is not None
        self.forge.stdout.close()
