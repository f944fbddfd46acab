"""A server that is killed again and again loses no acknowledged answer, and no match is stuck."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from tests.server.process import Mortal
from versus.server.replaying import verify

MATCHES = 50
WITH_COMPUTER = 2
KILLS = 30
AFTERWARDS = 30
"""Answers in each match after the last kill: none is stuck."""
SEATED = 2
"""Entries before the first answer: both players take their seats."""


@dataclass
class Driven:
    """A match whose seats one connection plays."""

    match: str
    tokens: list[str]
    chance: random.Random
    acknowledged: dict[int, int] = field(default_factory=dict)
    """Options by the number of the question, of every answer that the server has confirmed."""
    last: int = 0
    left: int | None = None
    """Answers until it is conceded, once nobody is killed any more."""
    over: bool = False


def opened(port: int, number: int) -> Driven:
    computer = {"kind": "computer", "level": "easy"}
    rival = computer if number < WITH_COMPUTER else {"kind": "me"}
    wish = {"game": "2pcg", "seats": [{"kind": "me"}, rival]}
    found = httpx.post(f"http://127.0.0.1:{port}/api/tables", json=wish, timeout=20).json()
    return Driven(found["match"], [key["token"] for key in found["seats"]], random.Random(number))


async def drive(driven: Driven, port: int) -> None:
    """Play to the end, connecting again whenever the server has gone."""
    address = f"ws://127.0.0.1:{port}/api/tables/{driven.match}/play"
    while not driven.over:
        try:
            async with connect(address, max_size=1 << 24, compression=None, open_timeout=5) as socket:
                hello = {"type": "hello", "tokens": driven.tokens, "last": driven.last}
                await socket.send(msgspec.json.encode(hello).decode())
                await converse(driven, socket)
        except (OSError, WebSocketException, InvalidHandshake, TimeoutError):
            await asyncio.sleep(0.05)


async def converse(driven: Driven, socket: Any) -> None:
    given: tuple[int, int] | None = None
    async for text in socket:
        message = msgspec.json.decode(text)
        if message["type"] != "step":
            assert message["type"] != "refused" or message["code"] in ("stale", "storage"), message
            continue
        if given is not None and message["number"] > given[0]:
            driven.acknowledged[given[0]] = given[1]
            given = None
        driven.last = message["number"]
        if message.get("result"):
            driven.over = True
            return
        question = message.get("question")
        if question is not None and driven.left == 0:
            await socket.send(f'{{"type": "concede", "seat": {question["seat"]}}}')
        elif question is not None and (given is None or given[0] != question["number"]):
            given = (question["number"], driven.chance.randrange(len(question["options"])))
            answer = {"type": "answer", "question": given[0], "option": given[1], "seat": question["seat"]}
            await socket.send(msgspec.json.encode(answer).decode())
            driven.left = None if driven.left is None else driven.left - 1


async def kill_now_and_then(server: Mortal, all_driven: list[Driven]) -> int:
    chance = random.Random(6)
    kills = 0
    while kills < KILLS:
        if kills % 5:
            await asyncio.to_thread(server.wait)
            await asyncio.sleep(chance.uniform(0.05, 0.6))
        else:
            # Sometimes it is killed before it has come up.
            await asyncio.sleep(chance.uniform(0.01, 0.2))
        assert not all(driven.over for driven in all_driven), f"all matches are over after {kills} kills"
        await asyncio.to_thread(server.kill)
        kills += 1
        server.start()
    await asyncio.to_thread(server.wait)
    for driven in all_driven:
        driven.left = AFTERWARDS
    return kills


@pytest.fixture
def server(tmp_path: Path):
    found = Mortal(f"sqlite:///{tmp_path}/versus.db", tmp_path / "log", workers=1)
    yield found
    found.end()


def test_fifty_matches_survive_thirty_kills(server: Mortal):
    all_driven = [opened(server.port, number) for number in range(MATCHES)]

    async def play() -> int:
        async with asyncio.TaskGroup() as tasks:
            kills = tasks.create_task(kill_now_and_then(server, all_driven))
            for driven in all_driven:
                tasks.create_task(drive(driven, server.port))
        return kills.result()

    assert asyncio.run(asyncio.wait_for(play(), 900)) == KILLS
    for driven in all_driven:
        found = httpx.get(f"http://127.0.0.1:{server.port}/api/replays/{driven.match}/record", timeout=20)
        assert found.status_code == 200, found.text
        file, game = verify(found.content)
        assert file.result is not None
        assert driven.left == 0 or game.over
        assert driven.acknowledged
        for question, option in driven.acknowledged.items():
            assert game.answers[question - SEATED] == option, "an acknowledged answer is lost"
    assert sum(len(driven.acknowledged) for driven in all_driven) > 2 * AFTERWARDS * MATCHES
