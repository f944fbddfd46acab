"""The doors of the server: how long one may stand in them, what a page is sent with, who reads figures."""

from __future__ import annotations

import asyncio
import hmac
from ipaddress import ip_address
from typing import Any, Final

from starlette.datastructures import Headers
from uvicorn.protocols.http.h11_impl import H11Protocol

HEADERS_WITHIN: Final = 10.0
"""Seconds in which a request must have said what it wants."""

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


class PunctualProtocol(H11Protocol):
    """HTTP from people who say what they want in time: a request that is begun and not finished ends."""

    deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.wait_for_headers()

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
            self.transport.close()
