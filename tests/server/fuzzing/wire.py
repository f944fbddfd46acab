"""Sockets as a stranger's program uses them: WebSocket frames and requests written byte by byte."""

from __future__ import annotations

import asyncio
import os
from base64 import b64encode
from typing import Any, Final

TEXT: Final = 1
BINARY: Final = 2
CLOSE: Final = 8
PING: Final = 9
PATIENCE: Final = 30.0
"""Seconds for which anything is waited for; what takes longer is stuck."""


class Gone(Exception):
    """The other side has hung up, with a code where it gave one."""

    def __init__(self, code: int = 0) -> None:
        super().__init__(str(code))
        self.code = code


def frame(payload: bytes, kind: int = TEXT, first: int | None = None) -> bytes:
    """A frame whose mask changes nothing; `first` replaces its first byte."""
    head = bytes([0x80 | kind if first is None else first])
    size = len(payload)
    if size < 126:
        head += bytes([0x80 | size])
    elif size < 1 << 16:
        head += b"\xfe" + size.to_bytes(2, "big")
    else:
        head += b"\xff" + size.to_bytes(8, "big")
    return head + b"\0\0\0\0" + payload


class Wire:
    """A connection to the server."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.buffer = b""
        self.place = 0

    @staticmethod
    async def to(port: int) -> Wire:
        return Wire(
            *await asyncio.wait_for(asyncio.open_connection("127.0.0.1", port, limit=1 << 22), PATIENCE)
        )

    def close(self) -> None:
        self.writer.close()

    async def send(self, data: bytes) -> None:
        try:
            self.writer.write(data)
            await asyncio.wait_for(self.writer.drain(), PATIENCE)
        except ConnectionError as error:
            raise Gone from error

    async def more(self) -> None:
        """Take in what has arrived, or wait for it."""
        try:
            part = await asyncio.wait_for(self.reader.read(1 << 18), PATIENCE)
        except ConnectionError as error:
            raise Gone from error
        if not part:
            raise Gone
        self.buffer = self.buffer[self.place :] + part
        self.place = 0

    async def read(self, size: int) -> bytes:
        while len(self.buffer) - self.place < size:
            await self.more()
        found = self.buffer[self.place : self.place + size]
        self.place += size
        return found

    async def until(self, end: bytes) -> bytes:
        while (found := self.buffer.find(end, self.place)) < 0:
            await self.more()
        return await self.read(found + len(end) - self.place)

    # WebSocket

    @staticmethod
    async def at_table(port: int, match: str) -> Wire:
        wire = await Wire.to(port)
        key = b64encode(os.urandom(16)).decode()
        await wire.send(
            f"GET /api/tables/{match}/play HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        head = await wire.until(b"\r\n\r\n")
        if b" 101 " not in head:
            raise Gone(int(head.split(b" ", 2)[1]))
        return wire

    async def hear(self) -> bytes:
        """The next message, in time whatever else arrives; a close is the end."""
        async with asyncio.timeout(PATIENCE):
            return await self.message()

    async def message(self) -> bytes:
        while True:
            first, second = await self.read(2)
            size = second & 127
            if size == 126:
                size = int.from_bytes(await self.read(2), "big")
            elif size == 127:
                size = int.from_bytes(await self.read(8), "big")
            payload = await self.read(size) if size else b""
            if first & 15 == CLOSE:
                raise Gone(int.from_bytes(payload[:2], "big"))
            if first & 15 == PING:
                await self.send(frame(payload, 10))
            elif first & 15 in (TEXT, BINARY):
                return payload

    # HTTP

    async def ask(self, request: bytes, without_body: bool = False) -> tuple[int, bytes]:
        """Send a request; the status and the body of its answer."""
        await self.send(request)
        head = await self.until(b"\r\n\r\n")
        status = int(head.split(b" ", 2)[1])
        headers = dict(header(part) for part in head.split(b"\r\n")[1:] if b":" in part)
        if without_body or status in (204, 304):
            return status, b""
        if b"chunked" in headers.get(b"transfer-encoding", b""):
            return status, await self.chunks()
        return status, await self.read(int(headers.get(b"content-length", b"0")))

    async def chunks(self) -> bytes:
        found = b""
        while True:
            size = int((await self.until(b"\r\n")).strip() or b"0", 16)
            found += await self.read(size)
            await self.read(2)
            if not size:
                return found


def header(part: bytes) -> tuple[bytes, bytes]:
    name, _, value = part.partition(b":")
    return name.strip().lower(), value.strip()


def request(method: str, path: str, port: int, body: bytes = b"", **headers: Any) -> bytes:
    more = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Length: {len(body)}\r\n{more}\r\n"
    return head.encode("latin-1", "replace") + body
