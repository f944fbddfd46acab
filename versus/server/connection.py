"""One WebSocket: the seats it plays, what is on its way to it, and how fast it may speak."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

import msgspec
from fastapi import WebSocket
from starlette.websockets import WebSocketDisconnect, WebSocketState

from versus.kernel.types import Seat
from versus.server.errors import Declined
from versus.server.lag import Pulse
from versus.server.limits import Bucket
from versus.server.protocol import Beat, Refused, Told

MOST_WAITING: Final = 256
"""Messages that wait for a slow reader before the connection is closed."""
MOST_LETTERS: Final = 4_000_000
"""And how long they may be together."""
POLICY: Final = 1008
GOING_AWAY: Final = 1001

encode = msgspec.json.Encoder().encode


class Connection:
    """Somebody at a table."""

    def __init__(self, socket: WebSocket, match: str, bucket: Bucket, address: str = "") -> None:
        self.socket = socket
        self.address = address
        self.match = match
        self.bucket = bucket
        self.holders: dict[Seat, str] = {}
        """The seats it plays, and who held them when it came; none for a spectator."""
        self.number = 0
        """The last entry that was told here."""
        self.muted: set[Seat] = set()
        self.refused_for_haste = 0
        self.pulse = Pulse()
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue(MOST_WAITING)
        self.waiting = 0
        """Letters in the outbox."""
        self.held: list[str] | None = None
        """What waits until somebody who has come was told what they missed."""
        self.closing: int | None = None
        self.dismissed = False
        """Whether its seat was taken from it: whatever it still sends, it speaks for nobody."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(self.holders)

    def eyes(self) -> list[Seat | None]:
        """Whose views are sent here."""
        return list(self.seats) or [None]

    def speaker(self, seat: int | None) -> Seat:
        """The seat that a message is from; asked while one holds the table, for a seat may change hands."""
        if self.dismissed:
            raise Declined("seat-lost", "This seat is yours no more.")
        if seat is None and len(self.seats) == 1:
            return self.seats[0]
        if not self.seats:
            raise Declined("not-allowed", "Spectators only watch. Take a seat to play.")
        if seat is None:
            raise Declined("no-such-seat", "This connection plays several seats: say which one is meant.")
        if seat not in self.seats:
            raise Declined("not-allowed", "This connection does not play that seat.")
        return seat

    # Sending

    def beat(self, now: float) -> None:
        """Ask how far away they are, if it is time to."""
        id = self.pulse.beat(now)
        if id is not None:
            self.send(Beat(id=id))

    def send(self, message: Told) -> None:
        self.send_text(encode(message).decode())

    def send_text(self, text: str) -> None:
        """Put a message in the outbox. Who does not read loses the connection, not the table its pace."""
        if self.closing is not None:
            return
        if self.held is not None:
            if len(self.held) < MOST_WAITING:
                self.held.append(text)
            else:
                self.close(POLICY)
            return
        if self.outbox.full() or self.waiting + len(text) > MOST_LETTERS:
            self.close(POLICY)
            return
        self.waiting += len(text)
        self.outbox.put_nowait(text)

    def hold(self) -> None:
        """Keep back what is sent from now on."""
        self.held = []

    def let_go(self, first: Sequence[Told]) -> None:
        """Send something, and after it what was kept back."""
        held, self.held = self.held or [], None
        for message in first:
            self.send(message)
        for text in held:
            self.send_text(text)

    def catch_up(self, number: int, steps: Sequence[Told]) -> None:
        """Tell everything up to an entry at once."""
        self.number = number
        for step in steps:
            self.send(step)

    def refuse(self, declined: Declined, question: int | None = None, id: int | None = None) -> None:
        self.send(Refused(code=declined.code, words=declined.words, question=question, id=id))

    def close(self, code: int) -> None:
        """Close as soon as what is in the outbox has been sent, or at once if it is full."""
        if self.closing is None:
            self.closing = code
            if self.outbox.full():
                self.outbox.get_nowait()
            self.outbox.put_nowait(None)

    async def deliver(self) -> None:
        """Send what is put into the outbox, until the end."""
        try:
            while (text := await self.outbox.get()) is not None:
                await self.socket.send_text(text)
                self.waiting -= len(text)
            if self.socket.application_state == WebSocketState.CONNECTED:
                await self.socket.close(self.closing or GOING_AWAY)
        except (WebSocketDisconnect, RuntimeError):
            self.closing = self.closing or GOING_AWAY
