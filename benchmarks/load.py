"""Many matches at a time on one server, on loopback: how soon an answer is seen, and at what memory.

Scripted players, each on a WebSocket of its own, think for a second on average before they answer. Measured
is the time from sending an answer until both players have the update. With --workers 2 the same is measured
beside it, by turns, with two server processes; both on PostgreSQL then, where it is installed. Writes
build/load.json.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import httpx

from tests.server.postgres import Postgres, is_installed
from versus.kernel.build import BUILD

OUT = Path("build/load.json")
RUN = "from versus.cli import app; app()"
LIMITS = {
    "REQUEST_BURST": "1e6",
    "TABLE_BURST": "1e6",
    "CONNECTIONS": "10000",
    "CONNECTIONS_PER_ADDRESS": "10000",
    "STRANGERS": "10000",
    "STRANGERS_PER_ADDRESS": "10000",
}
"""All players come from one address here; how fast each may speak is as usual."""
WARM_UP = 5
"""Seconds of play before anything is measured."""
IDLE = 5
"""Seconds after which the server drops a table that nothing happens at."""
PROMISED = 150.0
"""Milliseconds within which 99 of 100 answers are to be seen."""


def processes(pid: int) -> list[int]:
    """A process and those that it has started."""
    found = [pid]
    with suppress(OSError):
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        found += [below for child in children for below in processes(int(child))]
    return found


def memory(pid: int) -> float:
    """Megabytes that a server occupies, all its processes together."""
    return sum(resident(found) for found in processes(pid))


def resident(pid: int) -> float:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise AssertionError("the system does not tell")


def processor_seconds(pid: int) -> float:
    """How long a server has been computing, all its processes together."""
    total = 0
    for found in processes(pid):
        fields = Path(f"/proc/{found}/stat").read_text().rpartition(")")[2].split()
        total += int(fields[11]) + int(fields[12])
    return total / os.sysconf("SC_CLK_TCK")


class Players:
    """All players, in one process or several."""

    def __init__(self, port: int, matches: int, thinking: float, processes: int) -> None:
        command = [sys.executable, "-P", "-m", "benchmarks.load_players", str(port)]
        shares = [matches // processes + (place < matches % processes) for place in range(processes)]
        self.processes = [
            subprocess.Popen(
                [*command, str(1000 * place), str(share), str(thinking)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                env=environment(),
            )
            for place, share in enumerate(shares)
        ]
        for process in self.processes:
            assert process.stdout is not None
            assert process.stdout.readline() == "seated\n"

    def order(self, word: str) -> None:
        for process in self.processes:
            assert process.stdin is not None
            process.stdin.write(word + "\n")
            process.stdin.flush()

    def report(self) -> dict[str, Any]:
        self.order("report")
        found = [json.loads(process.communicate(timeout=60)[0]) for process in self.processes]
        return {name: sum((one[name] for one in found), type(found[0][name])()) for name in found[0]}


def measured(port: int, pid: int, matches: int, seconds: float, wish: argparse.Namespace) -> dict[str, Any]:
    """Warm up, play, rest, and say what was found."""
    warm = Players(port, 1, 0.1, 1)
    time.sleep(3)
    warm.report()
    empty = memory(pid)
    players = Players(port, matches, wish.thinking, wish.generators)
    time.sleep(WARM_UP)
    begun, computed = time.perf_counter(), processor_seconds(pid)
    players.order("measure")
    time.sleep(seconds)
    busy = memory(pid)
    players.order("rest")
    took, computed = time.perf_counter() - begun, processor_seconds(pid) - computed
    time.sleep(IDLE + 3)
    resting = memory(pid)
    health = httpx.get(f"http://127.0.0.1:{port}/health", timeout=20).json()
    found = players.report()
    times = found["seconds"]
    return {
        "matches": matches,
        "connections": 2 * matches,
        "seconds": round(took, 1),
        "thinking_seconds": wish.thinking,
        "answers": len(times),
        "answers_per_second": round(len(times) / took, 1),
        "median_ms": round(1000 * median(times), 2),
        "p99_ms": round(1000 * quantiles(times, n=100)[98], 2),
        "longest_ms": round(1000 * max(times), 2),
        "server_processor_ms_per_answer": round(1000 * computed / len(times), 3),
        "server_processor_share": round(computed / took, 3),
        "errors": len(found["errors"]),
        "memory_empty_mb": round(empty, 1),
        "memory_playing_mb": round(busy, 1),
        "memory_idle_mb": round(resting, 1),
        "mb_per_match_playing": round((busy - empty) / matches, 3),
        "mb_per_match_idle": round((resting - empty) / matches, 3),
        "tables_in_memory_when_idle": health["tables"],
    }


def free_port() -> int:
    import socket

    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def environment(**settings: str) -> dict[str, str]:
    return {
        **os.environ,
        **{f"VERSUS_{name}": value for name, value in settings.items()},
        "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
    }


@contextmanager
def database(kind: str) -> Iterator[str]:
    """A new database of one's own."""
    with ExitStack() as stack:
        if kind == "sqlite":
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            yield f"sqlite:///{folder}/versus.db"
        else:
            postgres = Postgres(lasting=True)
            stack.callback(postgres.end)
            yield postgres.url


def run(workers: int, matches: int, seconds: float, kind: str, wish: argparse.Namespace) -> dict[str, Any]:
    """Start a server, put the load on it, stop it."""
    port = free_port()
    with database(kind) as url:
        settings = environment(IDLE=str(IDLE), DATABASE_URL=url, **LIMITS)
        command = [sys.executable, "-P", "-c", RUN, "serve", "--port", str(port), "--log-level", "warning"]
        process = subprocess.Popen([*command, "--workers", str(workers)], env=settings)
        try:
            wait_for(port, workers)
            return {
                "workers": workers,
                "database": kind,
                **measured(port, process.pid, matches, seconds, wish),
            }
        finally:
            process.terminate()
            process.wait(30)


def wait_for(port: int, workers: int) -> None:
    """Until all workers are there."""
    while True:
        with suppress(httpx.TransportError):
            if httpx.get(f"http://127.0.0.1:{port}/health", timeout=5).json()["servers"] == workers:
                return
        time.sleep(0.1)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--workers", type=int, default=1, help="more than one: beside one, by turns")
    parser.add_argument(
        "--matches", type=int, nargs="+", default=[200], help="on one process, on the workers"
    )
    parser.add_argument("--seconds", type=float, default=60.0, help="for each layout, all turns together")
    parser.add_argument("--turns", type=int, default=2, help="turns of each layout, where there are two")
    parser.add_argument("--thinking", type=float, default=1.0, help="seconds before an answer, on average")
    parser.add_argument("--generators", type=int, default=1, help="processes for the players")
    parser.add_argument("--database", choices=("sqlite", "postgresql"))
    wish = parser.parse_args()
    kind = wish.database or ("postgresql" if wish.workers > 1 and is_installed() else "sqlite")
    layouts = sorted({1, wish.workers})
    turns = wish.turns if len(layouts) > 1 else 1
    found: list[dict[str, Any]] = []
    for _ in range(turns):
        for place, workers in enumerate(layouts):
            matches = wish.matches[min(place, len(wish.matches) - 1)]
            found.append(run(workers, matches, wish.seconds / turns, kind, wish))
            show(found[-1])
    machine = {
        "build": BUILD,
        "python": platform.python_version(),
        "processors": os.cpu_count(),
        "real_time": os.sched_getscheduler(0) in (os.SCHED_FIFO, os.SCHED_RR),
    }
    show(machine)
    OUT.parent.mkdir(parents=True, exist_ok=True)
    OUT.write_text(json.dumps({"runs": found, **machine}, indent=2) + "\n")
    if len(layouts) > 1:
        compare(found)
    fine = all(
        one["errors"] == 0 and one["p99_ms"] < PROMISED and one["mb_per_match_idle"] < 1 for one in found
    )
    print("as promised" if fine else "NOT as promised: p99 under 150 ms, under 1 MB per idle match, no error")
    return 0 if fine else 1


def show(figures: dict[str, Any]) -> None:
    for name, value in figures.items():
        print(f"{name:32} {value}")
    print(flush=True)


def compare(found: list[dict[str, Any]]) -> None:
    """What several workers are to one, in this run."""
    for name in ("answers_per_second", "p99_ms", "server_processor_ms_per_answer"):
        one, several = (
            median(figures[name] for figures in found if (figures["workers"] > 1) == more)
            for more in (False, True)
        )
        print(f"{name + ', several to one':48} {several / one:.2f}")


if __name__ == "__main__":
    sys.exit(main())
