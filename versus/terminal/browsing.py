"""Opening the table in the person's browser, once the server answers."""

from __future__ import annotations

import socket
import threading
import time
import webbrowser
from collections.abc import Callable
from typing import Final, TypeAlias

PATIENCE: Final = 30.0
"""Seconds that a server may take to begin."""
PAUSE: Final = 0.1


Visit: TypeAlias = Callable[[str], object]


def open_when_ready(host: str, port: int, visit: Visit = webbrowser.open) -> threading.Thread:
    """Show the table as soon as somebody listens there; the thread ends with the program."""
    thread = threading.Thread(target=wait_and_visit, args=(host, port, visit), daemon=True)
    thread.start()
    return thread


def wait_and_visit(host: str, port: int, visit: Visit) -> None:
    # Whoever listens on every address is reached at this machine's own.
    reached = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            with socket.create_connection((reached, port), timeout=1):
                visit(f"http://{reached}:{port}/")
                return
        except OSError:
            time.sleep(PAUSE)
