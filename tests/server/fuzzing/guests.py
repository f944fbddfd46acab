"""Who comes to the server: those who send nonsense over WebSockets and HTTP, and innocent players."""

from __future__ import annotations

import asyncio
import re
import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final
from urllib.parse import quote

import msgspec

from tests.server.fuzzing import making
from tests.server.fuzzing.making import Context
from tests.server.fuzzing.wire import BINARY, PATIENCE, PING, Gone, Wire, frame, request
from versus.server.connection import POLICY

BATCH: Final = 60
"""Messages under way before a guest looks whether it is still heard."""
DEAR: Final = (b'"undo"', b'"rematch"', b'"concede"')
"""What is sent less often: it takes long, or ends what was just begun."""
BROKEN: Final = 0.001
"""How often a frame itself is broken; that ends a connection, rightly."""
TOO_SLOW: Final = 15.0
"""Seconds after which an innocent player's answer is taken for stuck."""
CARD: Final = re.compile(rb'"number":(\d+)')
"""Numbers of cards that somebody sees."""
INTERNAL: Final = (500, 1011)


@dataclass
class Tally:
    """What was sent and what came of it."""

    wanted: int
    sent: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    said: Counter[str] = field(default_factory=Counter)
    """What the server has said, by type, and for refusals by code."""
    statuses: Counter[int] = field(default_factory=Counter)
    closed: Counter[int] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    innocent: int = 0
    slowest: float = 0.0
    tables: dict[str, list[str]] = field(default_factory=dict)
    """Tokens by table."""

    def is_done(self) -> bool:
        return self.sent >= self.wanted or len(self.faults) >= 20

    def fault(self, words: str) -> None:
        self.faults.append(words[:2000])


class Said(msgspec.Struct):
    """What is read of a message."""

    type: str = ""
    code: str = ""
    id: int = 0
    number: int = 0
    question: Any = None
    view: msgspec.Raw = msgspec.Raw()
    result: Any = None
    state: str = ""


DECODER: Final = msgspec.json.Decoder(Said)


class Fuzzer:
    """Somebody with a WebSocket at one table after the other."""

    def __init__(self, port: int, tally: Tally, seed: int, words: dict[str, list[str]]) -> None:
        self.port = port
        self.tally = tally
        self.chance = Random(seed)
        self.words = words
        self.context = Context()
        self.syncs = 10**9
        self.over = False
        self.move: bytes | None = None
        """An answer to the open question: games go on, so that more can go wrong."""

    async def run(self) -> None:
        while not self.tally.is_done():
            try:
                await self.visit()
            except Gone as gone:
                self.tally.closed[gone.code] += 1
                if gone.code in INTERNAL:
                    self.tally.fault(f"a connection was ended with {gone.code}")
            except TimeoutError:
                self.tally.fault("a connection was not answered any more")

    async def visit(self) -> None:
        """A table of one's own, now and then another's, until it is over."""
        chance = self.chance
        match, tokens = await self.table()
        self.over = False
        self.move = None
        cards = list(range(150))
        self.context = Context(
            {
                "seat": [0, 1],
                "who": [0, 1],
                "card": cards,
                "last": [0, 1, 5],
                "version": [1],
                "option": [0, 1, 2],
            },
            {**self.words, "tokens": tokens, "token": tokens, "match": [match]},
        )
        wire = await Wire.at_table(self.port, match)
        try:
            shown = tokens if chance.random() < 0.9 else []
            hello = {"type": "hello", "tokens": shown if chance.random() < 0.7 else shown[:1]}
            if chance.random() < 0.9:
                await wire.send(frame(msgspec.json.encode(hello)))
            for _ in range(12):
                if self.over or self.tally.is_done():
                    return
                await self.batch(wire)
        finally:
            wire.close()

    async def table(self) -> tuple[str, list[str]]:
        known = self.tally.tables
        if known and self.chance.random() < 0.3:
            match = self.chance.choice(list(known))
            return match, known[match]
        return await laid(self.port, self.tally, self.chance, self.words)

    async def batch(self, wire: Wire) -> None:
        """Send much at once, then see that one is still heard."""
        chance = self.chance
        tally = self.tally
        frames: list[bytes] = []
        if self.move is not None and chance.random() < 0.8:
            frames.append(frame(self.move))
            self.move = None
        while len(frames) < BATCH:
            text = making.message(self.context, chance)
            if chance.random() < 0.9 and any(word in text for word in DEAR):
                text = b'{"type":"ping"}'
            frames.append(self.framed(text))
        tally.sent += BATCH
        tally.kinds["WebSocket"] += BATCH
        self.syncs += 1
        sync = {"type": "ping", "id": self.syncs}
        await wire.send(b"".join(frames) + frame(msgspec.json.encode(sync)))
        while True:
            said = DECODER.decode(await wire.hear())
            tally.said[f"{said.type} {said.code}".strip()] += 1
            if said.code == "internal":
                tally.fault("refused as internal")
            if said.type == "step":
                self.learn(said)
            if said.code == "hello-first":
                # Only a greeted connection is answered a ping.
                await wire.send(frame(b'{"type":"hello"}') + frame(msgspec.json.encode(sync)))
            if said.type == "pong" and said.id == self.syncs:
                return

    def framed(self, text: bytes) -> bytes:
        luck = self.chance.random()
        if luck < BROKEN:
            return frame(text, first=self.chance.randrange(256))
        if luck < 0.02:
            return frame(text, BINARY)
        if luck < 0.03:
            return frame(text[:125], PING)
        return frame(text)

    def learn(self, said: Said) -> None:
        """What the next messages may speak of."""
        self.over = said.result is not None
        cards = [int(number) for number in CARD.findall(bytes(said.view))]
        self.context.numbers["card"] = cards or [0]
        if said.question is not None:
            options = len(said.question["options"])
            self.context.numbers["question"] = [said.question["number"]]
            self.context.numbers["option"] = list(range(options))
            self.context.numbers["seat"] = [said.question["seat"]] * 3 + [0, 1]
            self.move = msgspec.json.encode(
                {
                    "type": "answer",
                    "question": said.question["number"],
                    "option": self.chance.randrange(options),
                    "seat": said.question["seat"],
                }
            )


async def laid(port: int, tally: Tally, chance: Random, words: dict[str, list[str]]) -> tuple[str, list[str]]:
    """A new table, and the tokens of its seats."""
    rival = chance.choice(
        [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}, {"kind": "computer", "level": "easy"}]
    )
    wish: dict[str, Any] = {"game": chance.choice(words["game"]), "seats": [{"kind": "me"}, rival]}
    if chance.random() < 0.3:
        wish["clock"] = {"kind": "chess", "seconds": chance.choice((5, 60, 3600)), "increment": 1}
    wire = await Wire.to(port)
    status, answer = await wire.ask(request("POST", "/api/tables", port, msgspec.json.encode(wish)))
    wire.close()
    if status != 200:
        raise Gone(status)
    opened = msgspec.json.decode(answer)
    tally.tables[opened["match"]] = [key["token"] for key in opened["seats"]]
    return opened["match"], tally.tables[opened["match"]]


class Caller:
    """Somebody who sends requests over one connection after the other."""

    def __init__(
        self,
        port: int,
        tally: Tally,
        seed: int,
        words: dict[str, list[str]],
        addresses: list[tuple[str, str, str]],
    ) -> None:
        self.port = port
        self.tally = tally
        self.chance = Random(seed)
        self.words = words
        self.addresses = addresses

    async def run(self) -> None:
        while not self.tally.is_done():
            try:
                wire = await Wire.to(self.port)
                for _ in range(200):
                    if self.tally.is_done():
                        break
                    await self.call(wire)
                wire.close()
            except Gone:
                self.tally.closed[0] += 1
            except TimeoutError:
                self.tally.fault("a request was not answered")

    async def call(self, wire: Wire) -> None:
        chance = self.chance
        tables = self.tally.tables
        match = chance.choice(list(tables)) if tables else "x"
        words = {
            **self.words,
            "match": [match],
            "token": tables.get(match, []),
            "tokens": tables.get(match, []),
        }
        context = Context({"answers": [0, 1, 2], "seat": [0, 1]}, words)
        method, path, body = chance.choice(self.addresses)
        for part in [part[1:-1] for part in path.split("/") if part.startswith("{")]:
            word = (
                context.word(part, chance) if chance.random() < 0.85 else str(chance.choice(making.STRANGE))
            )
            path = path.replace(f"{{{part}}}", quote(word, safe="") or "x")
        if chance.random() < 0.3:
            asked = [
                (name, chance.choice(making.STRANGE)) for name in ("seat", "begin", "end", "before", "game")
            ]
            path += "?" + "&".join(f"{name}={quote(str(value))}" for name, value in chance.sample(asked, 2))
        if chance.random() < 0.05:
            method = chance.choice(("HEAD", "OPTIONS", "TRACE", "PUT", "DELETE", "PATCH", "BREW"))
        data = making.body(making.BODIES[body], context, chance) if body else b""
        self.tally.sent += 1
        self.tally.kinds["HTTP"] += 1
        status, answer = await wire.ask(request(method, path, self.port, data), method == "HEAD")
        self.tally.statuses[status] += 1
        if status >= 500:
            self.tally.fault(f"{method} {path} {data[:300]!r}: {status} {answer[:300]!r}")
        if status in (400, 411, 413) and not answer.startswith(b"{"):
            raise Gone  # What is no HTTP is not answered in our words, and ends the connection.


class Innocent:
    """Two people who only want to play."""

    def __init__(self, port: int, tally: Tally, seed: int, words: dict[str, list[str]]) -> None:
        self.port = port
        self.tally = tally
        self.chance = Random(seed)
        self.words = words

    async def run(self) -> None:
        while not self.tally.is_done():
            try:
                await self.game()
            except (Gone, TimeoutError) as error:
                self.tally.fault(f"an innocent player lost the connection: {error!r}")
                return

    async def game(self) -> None:
        wish = {"game": self.chance.choice(self.words["game"]), "seats": [{"kind": "me"}, {"kind": "me"}]}
        door = await Wire.to(self.port)
        _, answer = await door.ask(request("POST", "/api/tables", self.port, msgspec.json.encode(wish)))
        door.close()
        opened = msgspec.json.decode(answer)
        wire = await Wire.at_table(self.port, opened["match"])
        tokens = [key["token"] for key in opened["seats"]]
        await wire.send(frame(msgspec.json.encode({"type": "hello", "tokens": tokens})))
        asked = 0.0
        while not self.tally.is_done():
            said = DECODER.decode(await wire.hear())
            if said.type == "refused":
                self.tally.fault(f"an innocent player was refused: {said.code}")
            if said.type == "step" and said.result is not None:
                break
            if said.type == "step" and said.question is not None:
                if asked:
                    waited = time.monotonic() - asked
                    self.tally.slowest = max(self.tally.slowest, waited)
                    self.tally.innocent += 1
                    if waited > TOO_SLOW:
                        self.tally.fault(f"an innocent player waited {waited:.1f} s")
                await asyncio.sleep(0.1)
                asked = time.monotonic()
                option = self.chance.randrange(len(said.question["options"]))
                answer_ = {"type": "answer", "question": said.question["number"], "option": option}
                answer_["seat"] = said.question["seat"]
                await wire.send(frame(msgspec.json.encode(answer_)))
        wire.close()


async def is_alive(port: int, match: str, tokens: Iterable[str]) -> str:
    """What is wrong with a table afterwards: one more answer, or the end of the game, must come of it."""
    wire = await Wire.at_table(port, match)
    try:
        await wire.send(frame(msgspec.json.encode({"type": "hello", "tokens": list(tokens)})))
        answered = False
        end = time.monotonic() + PATIENCE
        while True:
            if time.monotonic() > end:
                raise TimeoutError
            said = DECODER.decode(await wire.hear())
            if said.code == "bad-token":
                return ""  # Somebody has given the seat back with its own token.
            if said.type == "refused" and said.code not in ("stale", "over"):
                return f"refused: {said.code}"
            if said.type == "welcome" and said.state != "running":
                return ""
            if said.type == "step" and (answered or said.result is not None):
                return ""
            if said.type == "step" and said.question is not None:
                answer = {"type": "answer", "question": said.question["number"], "option": 0}
                await wire.send(frame(msgspec.json.encode({**answer, "seat": said.question["seat"]})))
                answered = True
    except Gone as gone:
        return f"the connection was closed with {gone.code}" if gone.code != POLICY else ""
    except TimeoutError:
        return "nobody is asked, and nothing happens"
    finally:
        wire.close()
