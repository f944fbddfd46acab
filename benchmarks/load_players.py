"""Scripted players for the load, in a process of their own: as little work for each message as possible.

Told what to do by lines on standard input: "measure", "rest", "report". Says "seated" when all have sat down.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import time
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
import msgspec

WISH: Final = {"game": "2pcg", "seats": [{"kind": "me"}, {"kind": "me"}]}
AT_ONCE: Final = 20
"""Tables that are opened at the same time."""
TEXT: Final = 0x81
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A


class Question(msgspec.Struct):
    number: int
    options: list[msgspec.Raw]


class Update(msgspec.Struct):
    """What a player reads of a message."""

    type: str
    number: int = 0
    question: Question | None = None
    result: msgspec.Raw | None = None
    code: str = ""


DECODER: Final = msgspec.json.Decoder(Update)


@dataclass
class Figures:
    """What is being measured."""

    seconds: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    finished: int = 0
    seated: int = 0
    measuring: bool = False
    resting: bool = False


@dataclass
class Duel:
    """One match: when each answer was sent, and by whom its update has been seen."""

    chance: random.Random
    thinking: float
    figures: Figures
    over: asyncio.Event = field(default_factory=asyncio.Event)
    sent: dict[int, float] = field(default_factory=dict)
    seen: dict[int, int] = field(default_factory=dict)

    def update(self, number: int) -> None:
        question = number - 1
        if question not in self.sent:
            return
        self.seen[question] = self.seen.get(question, 0) + 1
        if self.seen[question] == 2:
            del self.seen[question]
            took = time.perf_counter() - self.sent.pop(question)
            if self.figures.measuring:
                self.figures.seconds.append(took)


class Player(asyncio.Protocol):
    """One seat over a WebSocket, as far as the server makes use of the protocol."""

    def __init__(self, match: str, token: str, duel: Duel) -> None:
        self.match = match
        self.token = token
        self.duel = duel
        self.data = bytearray()
        self.open = False

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        lines = (
            f"GET /api/tables/{self.match}/play HTTP/1.1",
            "Host: 127.0.0.1",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Version: 13",
            "\r\n",
        )
        transport.write("\r\n".join(lines).encode())

    def data_received(self, data: bytes) -> None:
        self.data += data
        if not self.open:
            end = self.data.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self.data.startswith(b"HTTP/1.1 101"):
                self.fail(self.data[:40].decode(errors="replace"))
                return
            del self.data[: end + 4]
            self.open = True
            self.send({"type": "hello", "tokens": [self.token]})
            self.duel.figures.seated += 1
        self.read_frames()

    def read_frames(self) -> None:
        """Every whole frame that has come: the server's are short of nothing and never masked."""
        data = self.data
        begin = 0
        while len(data) - begin >= 2:
            length, at = data[begin + 1], begin + 2
            if length >= 126:
                wide = 2 if length == 126 else 8
                if len(data) < at + wide:
                    break
                length = int.from_bytes(data[at : at + wide], "big")
                at += wide
            if len(data) < at + length:
                break
            if data[begin] == TEXT:
                self.hear(bytes(data[at : at + length]))
            elif data[begin] == PING:
                self.frame(PONG, bytes(data[at : at + length]))
            elif data[begin] == CLOSE and not self.duel.over.is_set():
                self.fail("closed")
            begin = at + length
        del data[:begin]

    def hear(self, text: bytes) -> None:
        if text.startswith(b'{"type":"presence"'):
            return
        message = DECODER.decode(text)
        if message.type == "refused":
            self.duel.figures.errors.append(message.code)
        if message.type != "step":
            return
        self.duel.update(message.number)
        if message.result is not None:
            self.duel.over.set()
        elif message.question is not None:
            pause = self.duel.chance.uniform(0.5, 1.5) * self.duel.thinking
            asyncio.get_running_loop().call_later(pause, self.answer, message.question)

    def answer(self, question: Question) -> None:
        if self.duel.figures.resting or self.duel.over.is_set():
            return
        option = self.duel.chance.randrange(len(question.options))
        self.duel.sent[question.number] = time.perf_counter()
        self.send({"type": "answer", "question": question.number, "option": option})

    def send(self, message: dict[str, Any]) -> None:
        self.frame(TEXT, msgspec.json.encode(message))

    def frame(self, kind: int, data: bytes) -> None:
        """A frame with a mask of zeros, which changes nothing."""
        length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
        self.transport.write(bytes([kind]) + length + bytes(4) + data)

    def fail(self, why: str) -> None:
        self.duel.figures.errors.append(why)
        self.duel.over.set()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.duel.over.is_set():
            self.fail("lost")


class Load:
    """The players of all matches of this process."""

    def __init__(self, port: int, thinking: float) -> None:
        self.port = port
        self.thinking = thinking
        self.figures = Figures()
        self.opening = asyncio.Semaphore(AT_ONCE)
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60)

    async def match(self, number: int) -> None:
        """Play one match after the other with two players, until cancelled."""
        chance = random.Random(number)
        while True:
            duel = Duel(chance, self.thinking, self.figures)
            async with self.opening:
                players = await self.open(duel)
            await duel.over.wait()
            await asyncio.sleep(0.1)
            for player in players:
                player.transport.close()
            self.figures.finished += 1

    async def open(self, duel: Duel) -> list[Player]:
        answer = await self.http.post("/api/tables", json=WISH)
        if answer.status_code != 200:
            self.figures.errors.append(answer.text)
            raise SystemExit(answer.text)
        opened = answer.json()
        players = [Player(opened["match"], key["token"], duel) for key in opened["seats"]]
        for player in players:
            await asyncio.get_running_loop().create_connection(lambda p=player: p, "127.0.0.1", self.port)  # type: ignore[misc]
        return players


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("port", type=int)
    parser.add_argument("first", type=int)
    parser.add_argument("matches", type=int)
    parser.add_argument("thinking", type=float)
    given = parser.parse_args()
    load = Load(given.port, given.thinking)
    figures = load.figures
    tasks = [
        asyncio.create_task(load.match(number)) for number in range(given.first, given.first + given.matches)
    ]
    while figures.seated < 2 * given.matches and not figures.errors:
        await asyncio.sleep(0.1)
    print("seated", flush=True)
    reader = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(reader), sys.stdin.buffer
    )
    while order := (await reader.readline()).decode().strip():
        figures.measuring = order == "measure"
        figures.resting = order == "rest"
        if order == "report":
            break
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await load.http.aclose()
    print(json.dumps({"seconds": figures.seconds, "errors": figures.errors, "finished": figures.finished}))


if __name__ == "__main__":
    asyncio.run(main())
