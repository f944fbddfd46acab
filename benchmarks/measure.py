"""`python -m benchmarks.measure`: one round of every scenario in the build that runs, as lines of JSON.

Seconds are CPU seconds of this process, because these machines are shared: what others take does not count.
"""

from __future__ import annotations

import gc
import json
import os
import sys
import tracemalloc
from dataclasses import dataclass
from importlib import import_module
from statistics import median
from time import process_time
from typing import Final

from benchmarks.scenarios import SCENARIOS, Scenario, halfway, play
from versus.cards.catalogue import house
from versus.games.tpcg.table.battle import Battle
from versus.games.tpcg.words import NAME
from versus.kernel.build import BUILD

REPETITIONS: Final = 7
SETS: Final = "loading all sets"
MIDDLES: Final = 16
"""How many mid-game positions are forked."""
FORKS: Final = 200
"""How often each is forked."""
WEIGHED: Final = 10
"""How many forks of each are weighed."""


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


def build() -> str:
    """Whether the machine runs as Python source or compiled."""
    return BUILD


def main() -> None:
    pin_to_one_core()
    json.dump({"scenario": SETS, "build": build(), "seconds": seconds_to_load_sets()}, sys.stdout)
    print()
    for scenario in SCENARIOS:
        json.dump(measure(scenario), sys.stdout)
        print()


def seconds_to_load_sets() -> float:
    """All cards of the 2PCG, once the game itself is there; the first time is the only one that counts."""
    import_module("versus.games.tpcg.language.vocabulary")
    begun = process_time()
    house(NAME)
    return process_time() - begun


def pin_to_one_core() -> None:
    """Stay on one core where the system allows it, so that rounds compare."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def measure(scenario: Scenario) -> dict[str, str | float]:
    """The same seeds in every round, after a warm-up of some of them."""
    decks = scenario.decks()
    play(decks, range(1 + scenario.games // 5))
    gc.collect()
    begun = process_time()
    tally = play(decks, range(scenario.games))
    seconds = process_time() - begun
    middles = [halfway(decks, seed) for seed in range(MIDDLES)]
    return {
        "scenario": scenario.name,
        "build": build(),
        "decisions": tally.decisions / seconds,
        "choices": tally.choices / seconds,
        "games": tally.games / seconds,
        "decisions_per_game": tally.decisions / tally.games,
        "choices_per_game": tally.choices / tally.games,
        "fork_us": median(microseconds_to_fork(middle) for middle in middles),
        "fork_bytes": sum(bytes_of_a_fork(middle) for middle in middles) / MIDDLES,
    }


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
    forks = [battle.fork() for _ in range(WEIGHED)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(forks)


if __name__ == "__main__":
    main()
