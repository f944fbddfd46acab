"""The doors of the server: how long one may stand in them, what a page is sent with, who reads figures."""

from __future__ import annotations

import asyncio
import hmac
from collections import Counter
from ipaddress import ip_address
from typing import Any, Final

from starlette.datastructures import Headers
from uvicorn.protocols.http.h11_impl import H11Protocol

from versus.server.limits import counted_as

HEADERS_WITHIN: Final = 10.0
"""Seconds in which a request must have said what it wants."""
READ_WITHIN: Final = 20.0
"""Seconds in which somebody must go on reading what they asked for."""
OPEN: Final[Counter[str]] = Counter()
"""How many connections each address has that are no WebSockets."""

ALWAYS: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self'{sockets}; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-real-ip", "via")
HOST_SIGNS: Final = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-:[]")


def headers_for(host: str) -> dict[str, str]:
    """What every answer is sent with: a page may talk to this server and to nobody else."""
    plain = bool(host) and len(host) <= 255 and HOST_SIGNS.issuperset(host)
    sockets = f" ws://{host} wss://{host}" if plain else ""
    return {**ALWAYS, "content-security-policy": POLICY.format(sockets=sockets)}


def may_read_figures(client: str, headers: Headers, token: str) -> bool:
    """Whoever sits at the machine itself, which a proxy's guests do not, or brings the operator's token."""
    if token:
        return hmac.compare_digest(headers.get("authorization", "").encode(), f"Bearer {token}".encode())
    if any(name in headers for name in FORWARDED):
        return False
    try:
        return ip_address(client).is_loopback
    except ValueError:
        return False


def is_neighbour(host: str) -> bool:
    """Whether a connection comes from the machine itself, where a proxy may stand for many guests."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return True


class PunctualProtocol(H11Protocol):
    """HTTP from people who say what they want in time: a request that is begun and not finished ends."""

    deadline: asyncio.TimerHandle | None = None
    unread: asyncio.TimerHandle | None = None
    """Until when somebody who does not read their answer may go on so."""
    counted: str | None = None
    """As whose the connection is counted while it has not become a WebSocket."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if self.is_one_too_many():
            self.transport.abort()
            return
        self.wait_for_headers()

    def is_one_too_many(self) -> bool:
        """Whether somebody has opened more connections than they need, without a word on most of them."""
        host = self.client[0] if self.client else ""
        limit: int = self.config.app.state.hall.settings.sockets_per_address  # type: ignore[union-attr]
        if not limit or is_neighbour(host):
            return False
        self.counted = counted_as(host)
        OPEN[self.counted] += 1
        return OPEN[self.counted] > limit

    def count_no_longer(self) -> None:
        if self.counted is not None:
            OPEN[self.counted] -= 1
            if not OPEN[self.counted]:
                del OPEN[self.counted]
            self.counted = None

    def handle_websocket_upgrade(self, event: Any) -> None:
        self.count_no_longer()
        self.stop_waiting()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.unread is None:
            self.unread = self.loop.call_later(READ_WITHIN, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stop_reading_late()

    def stop_reading_late(self) -> None:
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.is_between_requests():
            self.wait_for_headers()
        else:
            self.stop_waiting()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.is_between_requests():
            self.wait_for_headers()

    def connection_lost(self, error: Exception | None) -> None:
        self.count_no_longer()
        self.stop_reading_late()
        self.stop_waiting()
        super().connection_lost(error)

    def is_between_requests(self) -> bool:
        return self.cycle is None or self.cycle.response_complete

    def wait_for_headers(self) -> None:
        if self.deadline is None:
            self.deadline = self.loop.call_later(HEADERS_WITHIN, self.is_too_late)

    def stop_waiting(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def is_too_late(self) -> None:
        self.deadline = None
        # A WebSocket that began here has a protocol, and a patience, of its own.
        here = self.transport.get_protocol() is self and not self.transport.is_closing()
        if here and self.is_between_requests():
            # Who has not read the last answer by now is not waited for.
            (self.transport.abort if self.transport.get_write_buffer_size() else self.transport.close)()
