"""Several workers on one machine: the supervisor starts them, leads connections to them, thinks for them.

It listens, looks which table a connection is about, and hands it to the worker of that table. A worker that
dies is started again; meanwhile the others serve its tables. Workers end when the supervisor is gone.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import time
from contextlib import suppress
from dataclasses import fields
from typing import Final

from versus.cards.bringing import bring
from versus.server.borrowing import lend
from versus.server.computers import Computers
from versus.server.logs import LOG, set_up
from versus.server.routing import LONGEST_LINE, match_in, place_of
from versus.server.settings import Settings

FIRST_BYTES: Final = 10.0
"""Seconds in which a connection must say something."""
MOST_SILENT: Final = 1_000
"""Connections that may be silent at a time; one more, and the oldest is closed."""
END: Final = 10.0
"""Seconds that workers have for their end."""
SHORT_LIFE: Final = 5.0
LONGEST_PAUSE: Final = 10.0
READY: Final = b"ready"
WORKER: Final = "from versus.server.worker import main; main()"
SIGNALS: Final = (signal.SIGTERM, signal.SIGINT)


class Worker:
    """One server process, through all its lives."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.process: asyncio.subprocess.Process | None = None
        self.door: socket.socket | None = None
        """Over which connections are handed to it, once it has said that it is ready."""
        self.ready = False

    def hand(self, connection: socket.socket) -> bool:
        """Give it a connection; whether it could be given."""
        if not self.ready or self.door is None:
            return False
        try:
            socket.send_fds(self.door, [b"c"], [connection.fileno()])
        except BlockingIOError:
            return False
        except OSError:
            self.ready = False  # It is ending, or dead.
            return False
        return True


class Supervisor:
    def __init__(self, settings: Settings, listening: socket.socket, workers: int, level: str) -> None:
        self.settings = settings
        self.listening = listening
        self.level = level
        self.workers = [Worker(number) for number in range(workers)]
        self.computers = Computers(settings.thinkers, settings.python_cards, settings.testers)
        self.silent: dict[socket.socket, asyncio.TimerHandle] = {}
        self.next = 0
        self.accepting = False
        self.stopping = asyncio.Event()

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        for number in SIGNALS:
            loop.add_signal_handler(number, self.stopping.set)
        self.listening.setblocking(False)
        lives = [asyncio.ensure_future(self.keep_alive(worker)) for worker in self.workers]
        await self.stopping.wait()
        LOG.info("the server stops")
        self.accept_from(False)
        for connection in list(self.silent):
            self.dismiss(connection)
        for worker in self.workers:
            self.signal(worker, signal.SIGTERM)
        _, late = await asyncio.wait(lives, timeout=END)
        if late:
            for worker in self.workers:
                self.signal(worker, signal.SIGKILL)
            await asyncio.wait(late, timeout=END)
        await self.computers.close()

    # Workers

    def signal(self, worker: Worker, number: signal.Signals) -> None:
        if worker.process is not None and worker.process.returncode is None:
            with suppress(ProcessLookupError):
                worker.process.send_signal(number)

    async def keep_alive(self, worker: Worker) -> None:
        """Start a worker, again and again, until everything ends."""
        pause = 0.0
        while not self.stopping.is_set():
            begun = time.monotonic()
            code = await self.live(worker)
            if self.stopping.is_set():
                return
            LOG.warning(
                "a worker has ended and is started again", extra={"worker": worker.number, "code": code}
            )
            short = time.monotonic() - begun < SHORT_LIFE
            pause = min(LONGEST_PAUSE, 2 * pause + 0.5) if short else 0.0
            with suppress(TimeoutError):
                await asyncio.wait_for(self.stopping.wait(), pause)

    async def live(self, worker: Worker) -> int:
        """One life of a worker; its exit code."""
        door, its_door = socket.socketpair(socket.AF_UNIX, socket.SOCK_STREAM)
        channel, its_channel = socket.socketpair(socket.AF_UNIX, socket.SOCK_STREAM)
        with door, channel:
            with its_door, its_channel:
                numbers = (worker.number, len(self.workers), its_door.fileno(), its_channel.fileno())
                worker.process = await asyncio.create_subprocess_exec(
                    *(sys.executable, "-P", "-c", WORKER, *map(str, numbers), self.level),
                    env=environment(self.settings),
                    pass_fds=(its_door.fileno(), its_channel.fileno()),
                    start_new_session=True,
                )
            door.setblocking(False)
            worker.door = door
            loop = asyncio.get_running_loop()
            loop.add_reader(door, self.hear, worker, door)
            lending = asyncio.ensure_future(lend(self.computers, channel))
            code = await worker.process.wait()
            worker.ready = False
            loop.remove_reader(door)
            lending.cancel()
            await asyncio.wait((lending,))
        self.accept_from(any(other.ready for other in self.workers))
        return code

    def hear(self, worker: Worker, door: socket.socket) -> None:
        """A worker is ready, or takes nothing any more."""
        try:
            said = door.recv(len(READY))
        except OSError:
            said = b""
        worker.ready = bool(said)
        if not said:
            asyncio.get_running_loop().remove_reader(door)
        self.accept_from(not self.stopping.is_set() and any(other.ready for other in self.workers))

    # Connections

    def accept_from(self, accepting: bool) -> None:
        """Take connections only while somebody is there for them; until then they wait at the door."""
        if accepting != self.accepting:
            self.accepting = accepting
            loop = asyncio.get_running_loop()
            if accepting:
                loop.add_reader(self.listening, self.accept)
            else:
                loop.remove_reader(self.listening)

    def accept(self) -> None:
        try:
            connection, _ = self.listening.accept()
        except OSError:
            return
        connection.setblocking(False)
        loop = asyncio.get_running_loop()
        if len(self.silent) >= MOST_SILENT:
            self.dismiss(next(iter(self.silent)))
        self.silent[connection] = loop.call_later(FIRST_BYTES, self.dismiss, connection)
        loop.add_reader(connection, self.lead, connection)

    def lead(self, connection: socket.socket) -> None:
        """A connection says what it wants: hand it over. The worker reads it from the beginning."""
        try:
            begun = connection.recv(LONGEST_LINE, socket.MSG_PEEK)
        except BlockingIOError:
            return
        except OSError:
            begun = b""
        if begun:
            self.hand_over(connection, match_in(begun))
        self.dismiss(connection)

    def hand_over(self, connection: socket.socket, match: str | None) -> None:
        count = len(self.workers)
        self.next += 1
        first = self.next if match is None else place_of(match, count)
        for step in range(count):
            if self.workers[(first + step) % count].hand(connection):
                return

    def dismiss(self, connection: socket.socket) -> None:
        """Here it is closed; whoever it was handed to has it still."""
        self.silent.pop(connection).cancel()
        asyncio.get_running_loop().remove_reader(connection)
        connection.close()


def environment(settings: Settings) -> dict[str, str]:
    """The settings, for a process that reads them from there."""
    found = {f"VERSUS_{field.name.upper()}": str(getattr(settings, field.name)) for field in fields(settings)}
    return {**os.environ, **found}


def supervise(settings: Settings, listening: socket.socket, workers: int, level: str = "INFO") -> None:
    """Serve at a socket with several workers until a signal says to stop."""
    set_up(level)
    bring(settings.python_cards)
    asyncio.run(supervised(settings, listening, workers, level))


async def supervised(settings: Settings, listening: socket.socket, workers: int, level: str) -> None:
    await Supervisor(settings, listening, workers, level).run()
