"""`python -m tests.server.killing`: servers that are killed a thousand times; writes build/kills.json.

On both databases, and both as one process and as several workers: every answer that was acknowledged is there
afterwards, every digest is met, and no match is stuck.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from tests.server.postgres import Postgres, is_installed
from tests.server.process import Mortal
from versus.server.replaying import verify

OUT: Final = Path("build/kills.json")
GAMES: Final = ("2pcg", "2pcg", "classic")
WITH_COMPUTER: Final = 2
AFTERWARDS: Final = 20
"""Answers in each match after the last kill: none is stuck."""
FEWEST: Final = 2
MOST: Final = 12
"""Entries before the first answer: everybody takes a seat."""
DEADLINE: Final = 3 * 3600.0
SHORT: Final = 20.0
"""Seconds for one record."""


@dataclass
class Driven:
    """A match whose seats one connection plays; when its game is over, another one is begun."""

    game: str
    with_computer: bool
    chance: random.Random
    match: str = ""
    tokens: list[str] = field(default_factory=list)
    acknowledged: dict[int, int] = field(default_factory=dict)
    """Options by the number of the question, of every answer that the server has confirmed."""
    last: int = 0
    left: int | None = None
    """Answers until it is conceded, once nobody is killed any more."""
    reason: str = ""
    """How it ended."""


@dataclass
class Found:
    """What came of it."""

    kills: int = 0
    matches: int = 0
    acknowledged: int = 0
    faults: list[str] = field(default_factory=list)


class Killing:
    """Some matches on one server, which does not live long."""

    def __init__(self, server: Mortal, kills: int, matches: int, show: str = "") -> None:
        self.server = server
        self.kills = kills
        self.show = show
        self.found = Found()
        self.ending = False
        self.driven = [
            Driven(GAMES[number % len(GAMES)], number < WITH_COMPUTER, random.Random(number))
            for number in range(matches)
        ]
        self.finished: list[Driven] = []
        self.http = httpx.Client(
            base_url=f"http://127.0.0.1:{server.port}",
            verify=False,
            timeout=SHORT,
            limits=httpx.Limits(max_keepalive_connections=0),
        )

    async def run(self) -> Found:
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self.kill_now_and_then())
            for driven in self.driven:
                tasks.create_task(self.drive(driven))
        for driven in self.finished:
            await asyncio.to_thread(self.check, driven)
        self.found.matches = len(self.finished)
        self.found.acknowledged = sum(len(driven.acknowledged) for driven in self.finished)
        return self.found

    # Playing

    async def drive(self, driven: Driven) -> None:
        """Play, connecting again whenever the server has gone, one game after the other until the end."""
        while True:
            try:
                if not driven.match:
                    await asyncio.to_thread(self.open, driven)
                await self.sit(driven)
            except (OSError, WebSocketException, InvalidHandshake, TimeoutError, httpx.TransportError):
                await asyncio.sleep(0.05)
            if driven.reason:
                self.finished.append(driven)
                if self.ending:
                    return
                driven = Driven(driven.game, driven.with_computer, driven.chance)

    def open(self, driven: Driven) -> None:
        rival = {"kind": "computer", "level": "easy"} if driven.with_computer else {"kind": "me"}
        wish = {"game": driven.game, "seats": [{"kind": "me"}, rival]}
        answer = self.http.post("/api/tables", json=wish)
        if answer.status_code != 200:
            raise TimeoutError(answer.text)
        opened = answer.json()
        driven.match, driven.tokens = opened["match"], [key["token"] for key in opened["seats"]]

    async def sit(self, driven: Driven) -> None:
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{driven.match}/play"
        async with connect(address, max_size=1 << 24, compression=None, open_timeout=10) as socket:
            hello = {"type": "hello", "tokens": driven.tokens, "last": driven.last}
            await socket.send(msgspec.json.encode(hello).decode())
            await self.converse(driven, socket)

    async def converse(self, driven: Driven, socket: Any) -> None:
        given: tuple[int, int] | None = None
        async for text in socket:
            message = msgspec.json.decode(text)
            if message["type"] != "step":
                if message["type"] == "refused" and message["code"] not in ("stale", "storage", "over"):
                    self.found.faults.append(f"{driven.match}: refused as {message['code']}")
                continue
            if given is not None and message["number"] > given[0]:
                driven.acknowledged[given[0]] = given[1]
                given = None
            driven.last = message["number"]
            if message.get("result"):
                driven.reason = message["result"]["reason"]
                return
            if self.ending and driven.left is None:
                driven.left = AFTERWARDS
            question = message.get("question")
            if question is not None and driven.left == 0:
                await socket.send(f'{{"type": "concede", "seat": {question["seat"]}}}')
            elif question is not None and (given is None or given[0] != question["number"]):
                given = (question["number"], driven.chance.randrange(len(question["options"])))
                answer = {
                    "type": "answer",
                    "question": given[0],
                    "option": given[1],
                    "seat": question["seat"],
                }
                await socket.send(msgspec.json.encode(answer).decode())
                driven.left = None if driven.left is None else driven.left - 1

    # Killing

    async def kill_now_and_then(self) -> None:
        chance = random.Random(6)
        while self.found.kills < self.kills:
            if self.found.kills % 5:
                await asyncio.to_thread(self.server.wait)
                await asyncio.sleep(chance.uniform(0.05, 0.6))
            else:
                # Sometimes it is killed before it has come up.
                await asyncio.sleep(chance.uniform(0.01, 0.2))
            if self.found.kills % 10 and self.server.workers > 1:
                killed = await asyncio.to_thread(self.kill_a_worker, chance)
            else:
                await asyncio.to_thread(self.server.kill)
                await asyncio.to_thread(self.server.start)
                killed = True
            self.found.kills += killed
            if killed and self.show and self.found.kills % max(1, self.kills // 10) == 0:
                print(f"{self.show}: {self.found.kills} kills", flush=True)
        await asyncio.to_thread(self.server.wait)
        self.ending = True

    def kill_a_worker(self, chance: random.Random) -> bool:
        """One of several; whether there was one."""
        pids = self.server.worker_pids()
        if not pids:
            time.sleep(0.2)
            return False
        try:
            os.kill(chance.choice(pids), signal.SIGKILL)
        except ProcessLookupError:
            return False
        return True

    # Looking

    def check(self, driven: Driven) -> None:
        """Every acknowledged answer is in the record, which leads where it says."""
        answer = self.http.get(f"/api/replays/{driven.match}/record")
        if answer.status_code != 200:
            self.found.faults.append(f"{driven.match}: {answer.text}")
            return
        try:
            file, game = verify(answer.content)
        except Exception as error:
            self.found.faults.append(f"{driven.match}: {error}")
            return
        assert file.result is not None
        before = driven.last - len(game.answers) - (file.result.reason != "game")
        if not FEWEST <= before <= MOST:
            self.found.faults.append(f"{driven.match}: {before} entries that are no answers")
        for question, option in driven.acknowledged.items():
            place = question - before
            if not 0 <= place < len(game.answers) or game.answers[place] != option:
                self.found.faults.append(f"{driven.match}: the answer to {question} is lost")


def killed(url: str, workers: int, kills: int, matches: int, folder: Path, show: str = "") -> dict[str, Any]:
    """Play on a database while the server is killed so often; what was found."""
    begun = time.monotonic()
    server = Mortal(url, folder / "log", workers, thinkers=1)
    try:
        found = asyncio.run(asyncio.wait_for(Killing(server, kills, matches, show).run(), DEADLINE))
    finally:
        server.end()
    return {
        "kills": found.kills,
        "matches": found.matches,
        "acknowledged": found.acknowledged,
        "seconds": round(time.monotonic() - begun, 1),
        "faults": found.faults[:20],
    }


def on(database: str, workers: int, kills: int, matches: int) -> tuple[str, dict[str, Any]]:
    """The same on a database of its own; what was found, by name."""
    name = f"{database}, {'one process' if workers == 1 else f'{workers} workers'}"
    with tempfile.TemporaryDirectory(prefix="versus-kills-") as folder:
        postgres = Postgres() if database == "postgresql" else None
        url = postgres.url if postgres is not None else f"sqlite:///{folder}/versus.db"
        try:
            found = killed(url, workers, kills, matches, Path(folder), name)
        finally:
            if postgres is not None:
                postgres.end()
    print(
        f"{name}: {found['kills']} kills, {found['matches']} matches, "
        f"{found['acknowledged']:,} acknowledged answers in {found['seconds']:,.0f} s: "
        f"{len(found['faults'])} faults.",
        flush=True,
    )
    return name, found


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.killing", description=__doc__)
    parser.add_argument("--kills", type=int, default=1_000, help="in all (%(default)s)")
    parser.add_argument("--matches", type=int, default=20, help="at a time (%(default)s)")
    parser.add_argument("--workers", type=int, default=3, help="of the second layout (%(default)s)")
    parser.add_argument("--at-once", type=int, default=2, help="how many servers (%(default)s)")
    options = parser.parse_args()
    databases = ["sqlite", "postgresql"] if is_installed() else ["sqlite"]
    layouts = [(database, workers) for workers in (1, options.workers) for database in databases]
    kills = options.kills // len(layouts)
    with ThreadPoolExecutor(options.at_once) as pool:
        running = [
            pool.submit(on, database, workers, kills, options.matches) for database, workers in layouts
        ]
        report = dict(lane.result() for lane in running)
    OUT.parent.mkdir(exist_ok=True)
    OUT.write_text(json.dumps(report, indent=2) + os.linesep)
    faults = [fault for told in report.values() for fault in told["faults"]]
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
