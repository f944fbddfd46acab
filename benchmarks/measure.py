"""How it is measured: one core, a warm-up, the same seeds seven times, medians.

Seconds are CPU seconds of this process, because these machines are shared: what others take does not count.
"""

from __future__ import annotations

import gc
import os
import tracemalloc
from dataclasses import dataclass
from statistics import median
from time import process_time
from typing import Final

import versus.kernel.game
from benchmarks.scenarios import Scenario, halfway, play
from versus.games.tpcg.battle import Battle

REPETITIONS: Final = 7
MIDDLES: Final = 16
"""How many mid-game positions are forked."""
FORKS: Final = 200
"""How often each is forked, and how many forks are weighed."""


@dataclass(frozen=True)
class Spread:
    """Several measurements of one thing."""

    values: tuple[float, ...]

    @property
    def median(self) -> float:
        return median(self.values)

    def scaled(self, factor: float) -> Spread:
        return Spread(tuple(value * factor for value in self.values))

    def __format__(self, spec: str) -> str:
        low, high = min(self.values), max(self.values)
        return f"{format(self.median, spec)} [{format(low, spec)}..{format(high, spec)}]"


@dataclass(frozen=True)
class Figures:
    """What one scenario yielded."""

    scenario: str
    decisions: Spread
    """Per second, as are the next two."""
    choices: Spread
    games: Spread
    decisions_per_game: float
    choices_per_game: float
    fork_us: Spread
    fork_bytes: float

    def as_json(self) -> dict[str, str | float]:
        return {
            "scenario": self.scenario,
            "build": build(),
            "decisions_per_second": round(self.decisions.median),
            "choices_per_second": round(self.choices.median),
            "games_per_second": round(self.games.median, 2),
            "fork_us": round(self.fork_us.median, 1),
            "fork_bytes": round(self.fork_bytes),
        }


def build() -> str:
    """Whether the machine runs as Python source or compiled."""
    return "pure" if str(versus.kernel.game.__file__).endswith(".py") else "compiled"


def pin_to_one_core() -> None:
    """Stay on one core where the system allows it, so that repetitions compare."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def measure(scenario: Scenario) -> Figures:
    decks = scenario.decks()
    seeds = range(scenario.games)
    tally = play(decks, seeds)
    games = []
    for _ in range(REPETITIONS):
        gc.collect()
        begun = process_time()
        play(decks, seeds)
        games.append(tally.games / (process_time() - begun))
    per_second = Spread(tuple(games))
    middles = [halfway(decks, seed) for seed in range(MIDDLES)]
    return Figures(
        scenario.name,
        decisions=per_second.scaled(tally.decisions / tally.games),
        choices=per_second.scaled(tally.choices / tally.games),
        games=per_second,
        decisions_per_game=tally.decisions / tally.games,
        choices_per_game=tally.choices / tally.games,
        fork_us=Spread(tuple(microseconds_to_fork(middle) for middle in middles)),
        fork_bytes=sum(bytes_of_a_fork(middle) for middle in middles) / MIDDLES,
    )


def share(scenario: Scenario, of: Scenario) -> Spread:
    """How fast one scenario runs where another is 1: turn by turn, so that a busy machine slows both."""
    shares = []
    for _ in range(REPETITIONS):
        shares.append(decisions_per_second(scenario) / decisions_per_second(of))
    return Spread(tuple(shares))


def decisions_per_second(scenario: Scenario) -> float:
    """By the processor's time, not the clock's."""
    decks = scenario.decks()
    gc.collect()
    begun = process_time()
    tally = play(decks, range(scenario.games))
    return tally.decisions / (process_time() - begun)


def microseconds_to_fork(battle: Battle) -> float:
    battle.fork()
    begun = process_time()
    for _ in range(FORKS):
        battle.fork()
    return (process_time() - begun) / FORKS * 1e6


def bytes_of_a_fork(battle: Battle) -> float:
    """What a fork adds to the memory in use while the original is kept."""
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    forks = [battle.fork() for _ in range(FORKS)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(forks)
