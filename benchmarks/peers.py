"""`python -m benchmarks.peers`: Versus and card games of its field, by turns on one core, in one run.

Writes build/peers.json and, where matplotlib is at hand, build/peers.png. The peers live in an environment
of their own, build/peers.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import venv
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from benchmarks.measure import Spread
from benchmarks.peers_chart import draw

ROOT: Final = Path(__file__).parents[1]
HOME: Final = ROOT / "build" / "peers"
COMPILED: Final = ROOT / "build" / "compiled"
OUTPUT: Final = ROOT / "build" / "peers.json"
CHART: Final = ROOT / "build" / "peers.png"
PEERS: Final = ("rlcard==1.2.0", "open_spiel==2.0.2")
REPETITIONS: Final = 7
SECONDS: Final = 1.0
"""About how long a repetition takes."""


@dataclass
class Contender:
    """One engine in a process of its own, and what it has shown so far."""

    name: str
    command: list[str]
    path: str = ""
    games: int = 1
    decisions: float = 0
    choices: float = 0
    """Per game, as are the decisions."""
    rates: list[float] = field(default_factory=list)
    """Games per CPU second, by repetition."""

    def begin(self) -> None:
        environment = {**os.environ, "PYTHONPATH": self.path, "OPENBLAS_NUM_THREADS": "1"}
        self.process = subprocess.Popen(
            self.command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )

    def run(self, games: int) -> float:
        """Play so many games; games per second."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(f"{games}\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            pass
        line = self.process.stdout.readline()
        if not line:
            self.end()
            raise SystemExit(f"{self.name} could not play; what it lacks is said above.")
        report = json.loads(line)
        self.decisions = report["decisions"] / games
        self.choices = report["choices"] / games
        return float(games / report["seconds"])

    def warm_up(self) -> None:
        """Find out how many games make a repetition."""
        rate = self.run(5)
        self.games = max(5, round(self.run(max(5, round(rate * SECONDS / 2))) * SECONDS))

    def end(self) -> None:
        self.process.communicate()

    @property
    def games_per_second(self) -> Spread:
        return Spread(tuple(self.rates))

    @property
    def choices_per_second(self) -> Spread:
        return self.games_per_second.scaled(self.choices)


def main() -> None:
    install()
    contenders = versus() + peers()
    for contender in contenders:
        contender.begin()
        contender.warm_up()
    for _ in range(REPETITIONS):
        for contender in contenders:
            contender.rates.append(contender.run(contender.games))
    for contender in contenders:
        contender.end()
    show(contenders)
    write(contenders)
    print(f"\nWritten to {OUTPUT.relative_to(ROOT)}.")
    bars = [(c.name, c.choices_per_second, c.games_per_second) for c in contenders]
    if draw(bars, CHART):
        print(f"Drawn to {CHART.relative_to(ROOT)}.")
    else:
        print("No chart: matplotlib is not installed.")


def install() -> None:
    """Put the peers into an environment of their own, once."""
    wanted = " ".join(PEERS)
    stamp = HOME / "installed"
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    print(f"Installing {wanted} into {HOME.relative_to(ROOT)} ...", flush=True)
    venv.create(HOME, clear=True, with_pip=True)
    pip = [str(HOME / "bin" / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    done = subprocess.run([*pip, *PEERS], check=False)
    if done.returncode:
        raise SystemExit("The peers could not be installed; pip says above what it lacks.")
    stamp.write_text(wanted)


def versus() -> list[Contender]:
    """Versus as source, and compiled where `make bench` has built it."""
    script = str(ROOT / "benchmarks" / "peers_versus.py")
    builds = [("pure", str(ROOT))]
    if (COMPILED / "versus").is_dir():
        builds.append(("compiled", f"{COMPILED}{os.pathsep}{ROOT}"))
    else:
        print("No compiled build in build/compiled: only plain Python is compared.")
    return [
        Contender(f"versus {build} {part}", [sys.executable, script, part], path)
        for part in ("core", "environment")
        for build, path in builds
    ]


def peers() -> list[Contender]:
    python = str(HOME / "bin" / "python")
    script = str(ROOT / "benchmarks" / "peers_drivers.py")
    names = (
        "rlcard uno core",
        "rlcard uno environment",
        "rlcard gin-rummy core",
        "rlcard gin-rummy environment",
        "openspiel gin_rummy",
        "openspiel crazy_eights",
    )
    return [Contender(name, [python, script, name]) for name in names]


def show(contenders: list[Contender]) -> None:
    ours = [contender for contender in contenders if contender.name.startswith("versus")]
    theirs = [contender for contender in contenders if contender not in ours]
    print(
        f"\nRandom play, one core, CPU seconds, by turns; median [min..max] of {REPETITIONS} repetitions. "
        f"Python {platform.python_version()}, {', '.join(PEERS)}.\n"
        "A choice is a decision among at least two legal actions.\n"
    )
    print(f"{'':30}{'choices/s':>34}{'games/s':>34}{'choices (decisions) a game':>30}")
    for contender in contenders:
        choices = f"{contender.choices_per_second:,.0f}"
        games = f"{contender.games_per_second:,.1f}"
        per_game = f"{contender.choices:,.0f} ({contender.decisions:,.0f})"
        print(f"{contender.name:30}{choices:>34}{games:>34}{per_game:>30}")
    print("\nChoices/s, so many times as many as; compared within each repetition")
    print(f"{'':30}" + "".join(f"{contender.name:>30}" for contender in ours))
    for peer in theirs:
        ratios = [f"{times_as_many(mine, peer):.2f}" for mine in ours]
        print(f"{peer.name:30}" + "".join(f"{ratio:>30}" for ratio in ratios))


def times_as_many(one: Contender, other: Contender) -> Spread:
    """The ratio of choices per second, turn by turn, so that a busy machine slows both."""
    pairs = zip(one.rates, other.rates, strict=True)
    return Spread(tuple(mine * one.choices / (theirs * other.choices) for mine, theirs in pairs))


def write(contenders: list[Contender]) -> None:
    found = [
        {
            "name": contender.name,
            "choices_per_second": round(contender.choices_per_second.median),
            "games_per_second": round(contender.games_per_second.median, 2),
            "choices_per_game": round(contender.choices, 1),
            "decisions_per_game": round(contender.decisions, 1),
            "repetitions": [round(rate, 2) for rate in contender.rates],
        }
        for contender in contenders
    ]
    OUTPUT.parent.mkdir(exist_ok=True)
    OUTPUT.write_text(json.dumps({"peers": PEERS, "contenders": found}, indent=2) + "\n")


if __name__ == "__main__":
    main()
