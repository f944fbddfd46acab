"""The computers of several workers: their supervisor has the one pool and its queue, and they ask it.

Both ends of a pair of sockets that nobody else has: messages behind their length, one after the other.
"""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from typing import Any, Final, Protocol

import msgspec

from versus.kernel.types import NOTHING
from versus.server.computers import Computers, Job
from versus.server.logs import LOG
from versus.server.testers import LostGame, TrialGame

LENGTH: Final = 4
LARGEST: Final = 1 << 24
"""Bytes of a message at most: no position is nearly as long."""
WARM: Final = 0
"""The number of a question that only calls the thinkers, and of an answer that only tells the share."""


class Thinking(Protocol):
    """Whoever answers for computers: a pool of one's own, or the supervisor's."""

    def share(self) -> float: ...

    def warm(self) -> None: ...

    async def answer(self, job: Job, abandoned: bool = False) -> int: ...

    async def play(self, game: TrialGame) -> bytes: ...

    async def close(self) -> None: ...


class Ask(msgspec.Struct, array_like=True):
    number: int
    job: Job | None = None
    abandoned: bool = False
    trial: TrialGame | None = None


class Told(msgspec.Struct, array_like=True):
    number: int
    option: int = NOTHING
    """NOTHING where nobody could think of one."""
    share: float = 1.0
    row: bytes = b""
    """Of a game of a trial, how it went; nothing where it broke off."""


encode = msgspec.msgpack.Encoder().encode
decode_ask = msgspec.msgpack.Decoder(Ask).decode
decode_told = msgspec.msgpack.Decoder(Told).decode


async def receive(reader: asyncio.StreamReader) -> bytes | None:
    """The next message; None at the end."""
    try:
        length = int.from_bytes(await reader.readexactly(LENGTH), "big")
        if length > LARGEST:
            return None
        return await reader.readexactly(length)
    except (asyncio.IncompleteReadError, ConnectionError):
        return None


def send(writer: asyncio.StreamWriter, message: msgspec.Struct) -> None:
    if writer.is_closing():
        return  # Whoever is at the other end has just been killed.
    data = encode(message)
    writer.write(len(data).to_bytes(LENGTH, "big") + data)


class Borrowed:
    """The supervisor's computers, for a worker."""

    def __init__(self, channel: socket.socket) -> None:
        self.channel = channel
        self.opening = asyncio.Lock()
        self.writer: asyncio.StreamWriter | None = None
        self.reading: asyncio.Task[None] | None = None
        self.waiting: dict[int, asyncio.Future[Told]] = {}
        self.asked = WARM
        self.latest_share = 1.0

    def share(self) -> float:
        """How much of its time a question gets, as the supervisor said last."""
        return self.latest_share

    async def ask(self, message: Ask) -> None:
        async with self.opening:  # Whoever asks first opens the channel, and only they.
            if self.writer is None:
                reader, self.writer = await asyncio.open_connection(sock=self.channel)
                self.reading = asyncio.ensure_future(self.listen(reader))
        send(self.writer, message)
        await self.writer.drain()

    def warm(self) -> None:
        self.calling = asyncio.ensure_future(self.ask(Ask(WARM)))

    async def answer(self, job: Job, abandoned: bool = False) -> int:
        told = await self.told(Ask(self.next_number(), job, abandoned))
        if told.option == NOTHING:
            raise RuntimeError("the thinkers could not answer")
        return told.option

    async def play(self, game: TrialGame) -> bytes:
        told = await self.told(Ask(self.next_number(), trial=game))
        if not told.row:
            raise LostGame
        return told.row

    def next_number(self) -> int:
        self.asked += 1
        return self.asked

    async def told(self, ask: Ask) -> Told:
        """What the supervisor says to a question."""
        answered: asyncio.Future[Told] = asyncio.get_running_loop().create_future()
        self.waiting[ask.number] = answered
        try:
            await self.ask(ask)
            return await answered
        finally:
            self.waiting.pop(ask.number, None)

    async def listen(self, reader: asyncio.StreamReader) -> None:
        while (message := await receive(reader)) is not None:
            told = decode_told(message)
            self.latest_share = told.share
            answered = self.waiting.get(told.number)
            if answered is not None and not answered.done():
                answered.set_result(told)
        for answered in self.waiting.values():
            if not answered.done():
                answered.set_exception(ConnectionError("the supervisor is gone"))

    async def close(self) -> None:
        if self.reading is not None:
            self.reading.cancel()
            with suppress(asyncio.CancelledError):
                await self.reading
        if self.writer is not None:
            self.writer.close()


async def lend(computers: Computers, channel: socket.socket) -> None:
    """Answer one worker's questions until it is gone."""
    reader, writer = await asyncio.open_connection(sock=channel)
    tasks: set[asyncio.Task[Any]] = set()

    async def answer(ask: Ask) -> None:
        told = Told(ask.number)
        try:
            if ask.job is not None:
                told.option = await computers.answer(ask.job, ask.abandoned)
            elif ask.trial is not None:
                told.row = await computers.play(ask.trial)
        except LostGame:
            pass  # It is told by a row without anything in it.
        except Exception:
            LOG.exception("a computer could not think")
        told.share = computers.share()
        send(writer, told)

    try:
        while (message := await receive(reader)) is not None:
            ask = decode_ask(message)
            if ask.number == WARM:
                computers.warm()
                continue
            task = asyncio.ensure_future(answer(ask))
            tasks.add(task)
            task.add_done_callback(tasks.discard)
            send(writer, Told(WARM, share=computers.share()))
    finally:
        for task in tasks:
            task.cancel()
        writer.close()
