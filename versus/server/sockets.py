"""WebSockets from people who mean it: whoever sends nothing but frames that say nothing is cut off.

The library answers every ping at once, and reads all that has arrived in one go; without a bound one guest
keeps everybody else waiting, and one who does not read the answers fills the memory.
"""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from versus.server.limits import Bucket

SLICE: Final = 4_096
"""Bytes that are read at a time."""
BURST: Final = 60.0
RATE: Final = 5.0
"""Pings, pongs and parts of messages: at once, and a second. A browser sends a pong every twenty seconds."""
MOST_PARTS: Final = 64
"""Into how many frames a message may be cut."""


class PatientSocket(WebSocketsSansIOProtocol):
    """A WebSocket that says something now and then."""

    bucket: Bucket | None = None

    def data_received(self, data: bytes) -> None:
        for begin in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[begin : begin + SLICE])

    def handle_ping(self) -> None:
        if self.is_heard():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.is_heard():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self.is_heard() and len(self.frames) < MOST_PARTS:
            super().handle_cont(event)
        else:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """What is no text is handed on as it is, to be refused in words as any other nonsense."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        """Nothing is read of somebody whose message is being seen to: they are not dead for that."""
        if self.read_paused and self.ping_timeout is not None:
            self.pong_timer = self.loop.call_later(self.ping_timeout, self.keepalive_timeout)
            return
        super().keepalive_timeout()

    def is_heard(self) -> bool:
        """Whether there is still room for a frame that says nothing."""
        now = self.loop.time()
        if self.bucket is None:
            self.bucket = Bucket(BURST, RATE, now)
        if self.bucket.take(now):
            return True
        self.transport.abort()
        return False
