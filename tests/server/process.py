"""The server as a process of its own, which can be killed."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

RUN = "from versus.cli import app; app()"


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Process:
    """`versus serve` over a database, on one port through all its lives."""

    def __init__(self, database: str, log: Path, **settings: object) -> None:
        self.port = free_port()
        self.log = log
        self.environment = {
            **os.environ,
            "VERSUS_DATABASE_URL": database,
            "VERSUS_MESSAGE_RATE": "1e9",
            "VERSUS_MESSAGE_BURST": "1e9",
            "VERSUS_REQUEST_BURST": "1e9",
            "VERSUS_TABLE_BURST": "1e9",
            "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
            **{f"VERSUS_{name.upper()}": str(value) for name, value in settings.items()},
        }
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-c", RUN, "serve", "--port", str(self.port), "--log-level", "warning"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, env=self.environment, stdout=log, stderr=log, stdin=subprocess.DEVNULL
            )

    def wait(self, seconds: float = 60) -> None:
        """Until it answers."""
        end = time.monotonic() + seconds
        while True:
            try:
                httpx.get(f"http://127.0.0.1:{self.port}/health", timeout=5)
                return
            except httpx.TransportError:
                assert time.monotonic() < end, self.log.read_text()
                assert self.process is not None
                assert self.process.poll() is None, self.log.read_text()
                time.sleep(0.05)

    def kill(self) -> None:
        """The hard way: nothing is finished, nothing is closed."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """The friendly way; the code it ends with."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(20)
