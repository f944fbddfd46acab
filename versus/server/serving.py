"""Running the server: a socket, signals, and an orderly end."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

import uvicorn

from versus.server.app import create_app
from versus.server.doors import PunctualProtocol
from versus.server.logs import set_up
from versus.server.settings import BadSetting, Settings
from versus.server.sockets import PatientSocket

LARGEST_FRAME = 1 << 20
"""Bytes after which a WebSocket is closed unread; smaller ones that are too large are refused in words."""

SWITCH = 0.0005
"""Seconds after which a busy thread gives way: the writer must not wait for the tables' calculations."""
GOODBYE = 0.1
"""Seconds for the last words to get through."""
AT_LAST = 8.0
"""Seconds after a signal at which the server ends, whatever keeps it: what was acknowledged is safe."""


class Server(uvicorn.Server):
    """Tells everybody before it closes their connections."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A server that was told to stop, and has, ends well."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        last = threading.Timer(AT_LAST, os._exit, (0,))
        last.daemon = True
        last.start()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        # Modules and cards stay for ever: the collector need not look at them again.
        gc.collect()
        gc.freeze()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app = self.config.app
        await app.state.hall.give_up()  # type: ignore[union-attr]
        await asyncio.sleep(GOODBYE)
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    """A socket at this address; port 0 takes any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family)
    except OSError as error:
        raise BadSetting(
            f"Nobody can listen at {host}, port {port}: {error.strerror or error}. "
            "Choose others with --host and --port."
        ) from error


def serve(settings: Settings, listening: socket.socket, level: str = "INFO") -> None:
    """Serve at a socket until a signal says to stop."""
    set_up(level)
    quicken()
    Server(config_for(create_app(settings))).run([listening])


def quicken() -> None:
    sys.setswitchinterval(SWITCH)


def config_for(app: Any, port: int = 0) -> uvicorn.Config:
    """How the web server is set up."""
    return uvicorn.Config(
        app,
        port=port,
        log_config=None,
        access_log=False,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        server_header=False,
        http=PunctualProtocol,
        ws=PatientSocket,
    )
