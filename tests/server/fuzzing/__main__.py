"""`python -m tests.server.fuzzing`: a million messages against a server; writes build/fuzz.json."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from tests.server.fuzzing.guests import Caller, Fuzzer, Innocent, Tally, is_alive
from tests.server.fuzzing.making import BODIES
from tests.server.process import environment, free_port, wait_for
from versus.decks import starters
from versus.games.house import games
from versus.kernel.build import BUILD
from versus.server.app import create_app
from versus.server.settings import Settings

OUT: Final = Path("build/fuzz.json")
RUN: Final = "from versus.cli import app; app()"
FUZZERS: Final = 16
CALLERS: Final = 6
INNOCENTS: Final = 3
ROOM: Final = {
    "flood": 10**9,
    "open_tables": 10**9,
    "connections_per_address": 1000,
    "strangers_per_address": 1000,
    "spectators_per_address": 1000,
    "tidy_every": 0,
}
"""One machine sends what thousands would; everything else is as usual."""
LEFT: Final = 20
"""Tables that are tried afterwards, besides those of the innocent."""


def addresses() -> list[tuple[str, str, str]]:
    """Every method and path of the server, and the type of its body."""
    described = create_app(Settings(database_url="sqlite://", client="")).openapi()
    found: list[tuple[str, str, str]] = []
    for path, methods in described["paths"].items():
        for method, said in methods.items():
            content = said.get("requestBody", {}).get("content", {}).get("application/json", {})
            name = content.get("schema", {}).get("$ref", "").rpartition("/")[2]
            assert not name or name in BODIES
            # What is posted can hurt most; lists of all cards only take long.
            found += [(method.upper(), path, name)] * (12 if name else 4 if "{match}" in path else 1)
    return found


def words() -> dict[str, list[str]]:
    """Words that the protocol knows, by the field they stand in."""
    plugs = games()
    return {
        "game": list(plugs),
        "lesson": list(plugs),
        "step": ["0", "1", "2", "99"],
        "deck": [deck.name for game in plugs for deck in starters(game)],
        "level": ["random", "easy", "fair", "hard"],
        "stops": [stop for plug in plugs.values() for stop in plug.stops.names],
        "verb": [verb for plug in plugs.values() for verb in plug.names.verbs],
        "name": ["Ann", "Bob", "Ａｎｎ", "x" * 31, ""],
        "text": ["hello", "x" * 301, " ", "שלום"],
        "deck_list": ["1 Nobody", "4x Storm\n" * 30, "// Main\n" + "1 a\n" * 500],
        "options": [option.name for plug in plugs.values() for option in plug.options.options],
        "id": ["2P-CMB-52", "CL-PRI-09", "nothing"],
    }


async def fuzzed(port: int, messages: int, seed: int, show: bool) -> Tally:
    """Send so many messages, and see that the tables still live."""
    tally = Tally(messages)
    known = words()
    paths = addresses()
    guests: list[Any] = [Fuzzer(port, tally, seed * 1000 + number, known) for number in range(FUZZERS)]
    guests += [Caller(port, tally, seed * 1000 + 500 + number, known, paths) for number in range(CALLERS)]
    guests += [Innocent(port, tally, seed * 1000 + 900 + number, known) for number in range(INNOCENTS)]
    async with asyncio.TaskGroup() as tasks:
        for guest in guests:
            tasks.create_task(guest.run())
        tasks.create_task(told(tally, show))
    for match, tokens in list(tally.tables.items())[-LEFT:]:
        if tokens and (fault := await is_alive(port, match, tokens)):
            tally.fault(f"the table {match} is stuck: {fault}")
    return tally


async def told(tally: Tally, show: bool) -> None:
    """Show how far it is."""
    begun = time.monotonic()
    tenths = 0
    while not tally.is_done():
        await asyncio.sleep(0.2)
        if show and tally.sent * 20 // tally.wanted > tenths:
            tenths = tally.sent * 20 // tally.wanted
            rate = tally.sent / (time.monotonic() - begun)
            print(f"{5 * tenths:3} %  {tally.sent:,} messages, {rate:,.0f}/s", flush=True)


def log_faults(log: Path) -> list[str]:
    """Lines of the server's log that tell of something unforeseen."""
    found: list[str] = []
    for line in log.read_text(errors="replace").splitlines():
        try:
            record = json.loads(line)
        except ValueError:
            record = {"level": "error"} if "Traceback" in line or "Error" in line else {}
        if record.get("level") in ("error", "critical") or "exception" in record:
            found.append(f"log: {line}"[:3000])
    return found


def against_a_server(messages: int, seed: int, folder: Path, show: bool) -> dict[str, Any]:
    """Start a server, fuzz it, end it; what was found."""
    port = free_port()
    log = folder / "log"
    command = [sys.executable, "-c", RUN, "serve", "--port", str(port), "--log-level", "warning"]
    with log.open("wb") as file:
        server = subprocess.Popen(
            command,
            env=environment(f"sqlite:///{folder}/versus.db", **ROOM),
            stdout=subprocess.DEVNULL,
            stderr=file,
        )
    begun = time.monotonic()
    try:
        wait_for(port, log)
        tally = asyncio.run(fuzzed(port, messages, seed, show))
        seconds = time.monotonic() - begun
        if server.poll() is not None:
            tally.fault(f"the server ended with {server.returncode}")
        server.terminate()
        if server.wait(20) != 0:
            tally.fault(f"the server ended with {server.returncode}")
    finally:
        server.kill()
        server.wait()
    tally.faults += log_faults(log)
    return {
        "messages": tally.sent,
        "seed": seed,
        "build": BUILD,
        "seconds": round(seconds, 1),
        "by": dict(tally.kinds),
        "said": dict(tally.said.most_common()),
        "statuses": {str(status): count for status, count in sorted(tally.statuses.items())},
        "closed": {str(code): count for code, count in sorted(tally.closed.items())},
        "tables": len(tally.tables),
        "innocent answers": tally.innocent,
        "slowest innocent answer": round(tally.slowest, 3),
        "faults": tally.faults[:20],
    }


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.fuzzing", description=__doc__)
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="versus-fuzz-") as folder:
        found = against_a_server(options.messages, options.seed, Path(folder), True)
    OUT.parent.mkdir(exist_ok=True)
    OUT.write_text(json.dumps(found, indent=2) + os.linesep)
    for fault in found["faults"]:
        print(fault)
    print(
        f"{found['messages']:,} messages in {found['seconds']:,.0f} s, {found['tables']:,} tables, "
        f"{found['innocent answers']:,} answers of innocent players, the slowest after "
        f"{found['slowest innocent answer']:.2f} s: {len(found['faults'])} faults."
    )
    return 1 if found["faults"] else 0


if __name__ == "__main__":
    sys.exit(main())
