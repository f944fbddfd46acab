"""A PostgreSQL of one's own, from Debian's packages, on loopback."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

from tests.server.process import free_port

FOLDERS = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
OWNER = "postgres"
"""PostgreSQL does not run as root; Debian's package brings a user for it."""


def is_installed() -> bool:
    return bool(FOLDERS) or shutil.which("postgres") is not None


def program(name: str) -> str:
    found = shutil.which(name)
    return found if found is not None else str(FOLDERS[-1] / name)


class Postgres:
    """A cluster in a folder of its own, which can be stopped and started."""

    def __init__(self, lasting: bool = False) -> None:
        self.lasting = lasting
        """Whether it waits for the disk, as one in use does."""
        self.folder = Path(tempfile.mkdtemp(prefix="versus-postgres-"))
        self.port = free_port()
        self.url = f"postgresql://versus@127.0.0.1:{self.port}/postgres"
        if os.geteuid() == 0:
            shutil.chown(self.folder, OWNER, OWNER)
        self.run("initdb", "-A", "trust", "-U", "versus", "--no-sync", "-D", str(self.folder / "data"))
        self.start()

    def run(self, name: str, *arguments: str) -> None:
        done = subprocess.run(
            [program(name), *arguments],
            cwd=self.folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL,
            text=True,
            timeout=120,
            user=OWNER if os.geteuid() == 0 else None,
        )
        assert done.returncode == 0, done.stdout

    def start(self) -> None:
        options = f"-h 127.0.0.1 -p {self.port} -k {self.folder} -c fsync={'on' if self.lasting else 'off'}"
        log = str(self.folder / "log")
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-l", log, "-o", options, "-w", "start")

    def stop(self) -> None:
        """At once, as if somebody had pulled the plug."""
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "-w", "stop")

    def end(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)

    def gone_for(self, seconds: float) -> None:
        self.stop()
        time.sleep(seconds)
        self.start()
