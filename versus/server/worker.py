"""One of several server processes: it takes the connections that its supervisor hands it."""

from __future__ import annotations

import asyncio
import socket
import sys
from contextlib import suppress
from typing import Any

from versus.server.app import create_app
from versus.server.borrowing import Borrowed
from versus.server.logs import LOG, set_up
from versus.server.routing import Place
from versus.server.serving import Server, config_for, quicken
from versus.server.settings import from_environment
from versus.server.supervising import READY

MOST_AT_ONCE = 16
"""Connections that are taken from the door in one go."""


class HandedServer(Server):
    """A server that listens at no address: connections come through its supervisor's door."""

    def __init__(self, config: Any, door: socket.socket) -> None:
        super().__init__(config)
        self.door = door
        self.arrivals: set[asyncio.Task[Any]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup([])
        self.door.setblocking(False)
        asyncio.get_running_loop().add_reader(self.door, self.take)
        self.door.send(READY)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().remove_reader(self.door)
        with suppress(OSError):
            self.door.shutdown(socket.SHUT_RDWR)
        await super().shutdown([])

    def take(self) -> None:
        try:
            said, numbers, _, _ = socket.recv_fds(self.door, MOST_AT_ONCE, MOST_AT_ONCE)
        except OSError:
            said, numbers = b"", []
        for number in numbers:
            self.serve_connection(socket.socket(fileno=number))
        if not said:
            asyncio.get_running_loop().remove_reader(self.door)
            if not self.should_exit:
                LOG.warning("the supervisor is gone")
                self.should_exit = True

    def serve_connection(self, connection: socket.socket) -> None:
        connection.setblocking(False)
        loop = asyncio.get_running_loop()
        task = loop.create_task(loop.connect_accepted_socket(self.protocol, connection))
        self.arrivals.add(task)
        task.add_done_callback(self.arrived)

    def arrived(self, task: asyncio.Task[Any]) -> None:
        self.arrivals.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.info("a connection was gone before it was taken")

    def protocol(self) -> asyncio.Protocol:
        protocol: asyncio.Protocol = self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return protocol


def main() -> None:
    """Arguments: which worker of how many, the numbers of its door and of its channel, the log level."""
    number, workers, door, channel = map(int, sys.argv[1:5])
    set_up(sys.argv[5])
    quicken()
    computers = Borrowed(socket.socket(fileno=channel))
    app = create_app(from_environment(), computers=computers, place=Place(number, workers))
    HandedServer(config_for(app), socket.socket(fileno=door)).run([])
