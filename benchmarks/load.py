"""Two hundred matches at a time on one server, on loopback: how soon an answer is seen, and at what memory.

Scripted players, each on a WebSocket of its own, think for a second on average before they answer. Measured
is the time from sending an answer until both players have the update. Writes build/load.json.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

from versus.kernel.build import BUILD

OUT = Path("build/load.json")
RUN = "from versus.cli import app; app()"
LIMITS = {"REQUEST_BURST": "1e6", "TABLE_BURST": "1e6", "CONNECTIONS_PER_ADDRESS": "1000"}
"""All players come from one address here; how fast each may speak is as usual."""
WARM_UP = 5
"""Seconds of play before anything is measured."""
IDLE = 5
"""Seconds after which the server drops a table that nothing happens at."""


class Update(msgspec.Struct):
    """What a player reads of a message."""

    type: str
    number: int = 0
    question: Any = None
    result: Any = None
    code: str = ""


DECODER = msgspec.json.Decoder(Update)


@dataclass
class Figures:
    """What is being measured."""

    seconds: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    finished: int = 0
    seated: int = 0
    measuring: bool = False


@dataclass
class Duel:
    """One match: when each answer was sent, and by whom its update has been seen."""

    sent: dict[int, float] = field(default_factory=dict)
    seen: dict[int, int] = field(default_factory=dict)

    def update(self, number: int, figures: Figures) -> None:
        question = number - 1
        if question not in self.sent:
            return
        self.seen[question] = self.seen.get(question, 0) + 1
        if self.seen[question] == 2:
            del self.seen[question]
            took = time.perf_counter() - self.sent.pop(question)
            if figures.measuring:
                figures.seconds.append(took)


class Load:
    """The players of all matches."""

    def __init__(self, port: int, thinking: float) -> None:
        self.port = port
        self.thinking = thinking
        self.figures = Figures()
        self.playing = asyncio.Event()
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60)

    async def match(self, number: int) -> None:
        """Play one match after the other with two players, until cancelled."""
        chance = random.Random(number)
        while True:
            wish = {"game": "2pcg", "seats": [{"kind": "me"}, {"kind": "me"}]}
            answer = await self.http.post("/api/tables", json=wish)
            if answer.status_code != 200:
                self.figures.errors.append(answer.text)
                return
            opened = answer.json()
            duel = Duel()
            players = [self.player(opened["match"], key["token"], duel, chance) for key in opened["seats"]]
            await asyncio.gather(*players)
            self.figures.finished += 1

    async def player(self, match: str, token: str, duel: Duel, chance: random.Random) -> None:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{match}/play"
        async with connect(address, max_size=1 << 24, compression=None, open_timeout=60) as socket:
            await socket.send(msgspec.json.encode({"type": "hello", "tokens": [token]}).decode())
            self.figures.seated += 1
            async for text in socket:
                message = DECODER.decode(text)
                if message.type == "refused":
                    self.figures.errors.append(message.code)
                if message.type != "step":
                    continue
                duel.update(message.number, self.figures)
                if message.result is not None:
                    return
                if message.question is not None:
                    await asyncio.sleep(chance.uniform(0.5, 1.5) * self.thinking)
                    await self.playing.wait()
                    number = message.question["number"]
                    duel.sent[number] = time.perf_counter()
                    option = chance.randrange(len(message.question["options"]))
                    answer = {"type": "answer", "question": number, "option": option}
                    await socket.send(msgspec.json.encode(answer).decode())


def memory(pid: int) -> float:
    """Megabytes that a process occupies."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise AssertionError("the system does not tell")


def processor_seconds(pid: int) -> float:
    """How long a process has been computing."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measured(port: int, pid: int, matches: int, seconds: float, thinking: float) -> dict[str, Any]:
    """Warm up, play, rest, and say what was found."""
    load = Load(port, thinking)
    figures = load.figures
    load.playing.set()
    warm = asyncio.create_task(load.match(-1))
    await asyncio.sleep(5)
    warm.cancel()
    with suppress(asyncio.CancelledError):
        await warm
    empty = memory(pid)
    figures.seated = 0
    tasks = [asyncio.create_task(load.match(number)) for number in range(matches)]
    while figures.seated < 2 * matches:
        await asyncio.sleep(0.1)
    await asyncio.sleep(WARM_UP)
    figures.measuring = True
    begun = time.perf_counter()
    computed = processor_seconds(pid)
    await asyncio.sleep(seconds)
    figures.measuring = False
    took = time.perf_counter() - begun
    computed = processor_seconds(pid) - computed
    busy = memory(pid)
    load.playing.clear()
    await asyncio.sleep(IDLE + 3)
    resting = memory(pid)
    health = (await load.http.get("/health")).json()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await load.http.aclose()
    cuts = quantiles(figures.seconds, n=100)
    return {
        "matches": matches,
        "connections": 2 * matches,
        "seconds": round(took, 1),
        "thinking_seconds": thinking,
        "answers": len(figures.seconds),
        "answers_per_second": round(len(figures.seconds) / took, 1),
        "median_ms": round(1000 * median(figures.seconds), 2),
        "p99_ms": round(1000 * cuts[98], 2),
        "longest_ms": round(1000 * max(figures.seconds), 2),
        "server_processor_ms_per_answer": round(1000 * computed / len(figures.seconds), 3),
        "server_processor_share": round(computed / took, 3),
        "errors": len(figures.errors),
        "memory_empty_mb": round(empty, 1),
        "memory_playing_mb": round(busy, 1),
        "memory_idle_mb": round(resting, 1),
        "mb_per_match_playing": round((busy - empty) / matches, 3),
        "mb_per_match_idle": round((resting - empty) / matches, 3),
        "tables_in_memory_when_idle": health["tables"],
        "build": BUILD,
        "python": platform.python_version(),
        "processors": os.cpu_count(),
    }


def free_port() -> int:
    import socket

    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def run(matches: int, seconds: float, thinking: float) -> dict[str, Any]:
    """Start a server, put the load on it, stop it."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            **os.environ,
            **{f"VERSUS_{name}": value for name, value in LIMITS.items()},
            "VERSUS_IDLE": str(IDLE),
            "VERSUS_DATABASE_URL": f"sqlite:///{folder}/versus.db",
            "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
        }
        command = [sys.executable, "-P", "-c", RUN, "serve", "--port", str(port), "--log-level", "warning"]
        process = subprocess.Popen(command, env=environment)
        try:
            while True:
                with suppress(httpx.TransportError):
                    httpx.get(f"http://127.0.0.1:{port}/health", timeout=5)
                    break
                time.sleep(0.1)
            return asyncio.run(measured(port, process.pid, matches, seconds, thinking))
        finally:
            process.terminate()
            process.wait(30)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--thinking", type=float, default=1.0, help="seconds before an answer, on average")
    arguments = parser.parse_args()
    found = run(arguments.matches, arguments.seconds, arguments.thinking)
    OUT.parent.mkdir(parents=True, exist_ok=True)
    OUT.write_text(json.dumps(found, indent=2) + "\n")
    for name, value in found.items():
        print(f"{name:28} {value}")
    fine = found["errors"] == 0 and found["p99_ms"] < 150 and found["mb_per_match_idle"] < 1
    print("as promised" if fine else "NOT as promised: p99 under 150 ms, under 1 MB per idle match, no error")
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
