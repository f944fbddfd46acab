"""A server gets over an outage by itself, and ends when it is told to, whatever keeps it busy."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from tests.server.living import Living, eventually, living, settle
from tests.server.process import environment, free_port, wait_for
from versus.server.sockets import PatientSocket

SOON = 10.0
"""Seconds in which a server that is told to end has ended."""


def health(server: Living) -> int:
    return server.http.get("/health").status_code


def test_health_recovers_from_a_write_that_failed_although_nobody_writes_again(tmp_path: Path):
    path = tmp_path / "versus.db"
    with living(path, patience=0.5) as server:
        table = server.duel()
        with table.sits(0) as ann, table.sits(1) as bob:
            settle(ann, bob)
            holder = sqlite3.connect(path, isolation_level=None)
            holder.execute("BEGIN IMMEDIATE")
            asker = (ann, bob)[ann.step["asked"]]
            assert asker.answers(0)["code"] == "storage"
            assert health(server) == 503
            time.sleep(1.5)
            assert health(server) == 503, "the file is still held"
            holder.execute("ROLLBACK")
            holder.close()
            assert eventually(lambda: health(server) == 200)
            assert asker.hears("notice")["code"] == "storage-back"
            assert asker.answers(0)["type"] == "step"


def test_whoever_waits_for_the_database_keeps_the_connection(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    made = PatientSocket.connection_made

    def impatient(self: PatientSocket, transport: Any) -> None:
        made(self, transport)
        self.ping_interval, self.ping_timeout = 0.3, 0.4

    monkeypatch.setattr(PatientSocket, "connection_made", impatient)
    path = tmp_path / "versus.db"
    with living(path) as server:
        table = server.duel()
        with table.sits(0) as ann, table.sits(1) as bob:
            settle(ann, bob)
            asker = (ann, bob)[ann.step["asked"]]
            holder = sqlite3.connect(path, isolation_level=None)
            holder.execute("BEGIN IMMEDIATE")
            assert asker.question is not None
            asker.sends("answer", question=asker.question["number"], option=0)
            # One more message waits behind it, so that nothing more is read.
            asker.sends("ping", id=1)
            asker.sends("ping", id=2)
            time.sleep(2.5)
            holder.execute("ROLLBACK")
            holder.close()
            assert asker.hears("step")["type"] == "step"


def test_health_recovers_from_a_read_that_failed_although_nobody_reads_again(tmp_path: Path):
    with living(tmp_path / "versus.db", patience=0.1) as server:
        storage = server.hall.storage
        away = True

        def fails(*_: object) -> None:
            if away:
                raise OperationalError("select", {}, Exception("gone"))

        storage.open_tables = fails
        storage.look = fails
        seats = [{"kind": "me"}, {"kind": "me"}]
        refused = server.http.post("/api/tables", json={"game": "2pcg", "seats": seats})
        assert (refused.status_code, refused.json()["code"]) == (503, "storage")
        time.sleep(0.6)
        assert health(server) == 503
        away = False
        assert eventually(lambda: health(server) == 200)


STUCK = """
import sys, time
from versus.server import hall, serving
from versus.server.settings import from_environment

async def soon(self):
    import asyncio
    await asyncio.sleep(1)
    {work}

hall.Hall.tick_on = soon
serving.serve(from_environment(), serving.listen("127.0.0.1", int(sys.argv[1])), "WARNING")
"""


@pytest.mark.parametrize("work", ["while True: pass", "time.sleep(600)"])
def test_a_loop_that_is_stuck_does_not_keep_the_server(tmp_path: Path, work: str):
    port = free_port()
    log = tmp_path / "log"
    with log.open("wb") as file:
        process = subprocess.Popen(
            [sys.executable, "-c", STUCK.format(work=work), str(port)],
            env=environment(f"sqlite:///{tmp_path}/versus.db"),
            stdout=file,
            stderr=file,
        )
    try:
        wait_for(port, log)
        time.sleep(1.5)
        os.kill(process.pid, signal.SIGTERM)
        assert process.wait(SOON) == 0
    finally:
        process.kill()
        process.wait()


def test_a_database_that_is_away_does_not_keep_it_either(tmp_path: Path):
    port = free_port()
    log = tmp_path / "log"
    path = tmp_path / "versus.db"
    code = STUCK.format(work="self.writer.sum_up('a match', 'over', 0.0, '')")
    with log.open("wb") as file:
        process = subprocess.Popen(
            [sys.executable, "-c", code, str(port)],
            env=environment(f"sqlite:///{path}"),
            stdout=file,
            stderr=file,
        )
    try:
        wait_for(port, log)
        holder = sqlite3.connect(path, isolation_level=None)
        holder.execute("BEGIN IMMEDIATE")
        time.sleep(1.5)
        os.kill(process.pid, signal.SIGTERM)
        assert process.wait(SOON) == 0
        holder.close()
    finally:
        process.kill()
        process.wait()
