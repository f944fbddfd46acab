"""A way to the database that can be cut and healed."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress


class Proxy:
    """Passes on what comes at a port of loopback, while it is not cut."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(self.listening.getsockname()[1])
        self.open: list[socket.socket] = []
        self.whole = True
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self.listening.accept()
                if not self.whole:
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self.target))
                self.open += [near, far]
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self.pass_on, args=(one, other), daemon=True).start()

    def pass_on(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(1 << 16):
                other.sendall(data)
        with suppress(OSError):
            other.shutdown(socket.SHUT_RDWR)
        one.close()

    def cut(self) -> None:
        self.whole = False
        for end in self.open:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self.open.clear()

    def heal(self) -> None:
        self.whole = True

    def close(self) -> None:
        self.cut()
        self.listening.close()
