"""Where the time goes: a profile of one repetition, split by part and by module."""

from __future__ import annotations

import cProfile
import pstats
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from benchmarks.scenarios import Scenario, play

LISTING: Final = (
    # What finds out the options of a question; none of these calls another one.
    ("actions.py", "combat_options"),
    ("actions.py", "formation_options"),
    ("actions.py", "main_options"),
    ("attacks.py", "defenders"),
    ("attacks.py", "join_fault"),
    ("recruiting.py", "recruit_options"),
    ("recruiting.py", "resource_options"),
)
SETTING_UP: Final = ("plug.py", "start")
ANSWERING: Final = ("game.py", "answer")


@dataclass(frozen=True)
class Parts:
    """Shares of the time under the profiler, which weighs calls more than a stopwatch does."""

    listing: float
    applying: float
    setting_up: float
    rest: float
    modules: list[tuple[str, float]]
    """Own time by module, the largest first."""


def split(scenario: Scenario) -> Parts:
    """Profile a quarter of a repetition."""
    decks = scenario.decks()
    profile = cProfile.Profile()
    profile.runcall(play, decks, range(max(1, scenario.games // 4)))
    stats = pstats.Stats(profile)
    cumulative: dict[tuple[str, str], float] = {}
    own: dict[str, float] = {}
    for (path, _, function), (_, _, own_time, total_time, _) in stats.stats.items():  # type: ignore[attr-defined]
        module = Path(path).name
        own[module] = own.get(module, 0.0) + own_time
        key = (module, function)
        cumulative[key] = max(cumulative.get(key, 0.0), total_time)
    whole = sum(own.values())
    listing = sum(cumulative.get(function, 0.0) for function in LISTING)
    setting_up = cumulative[SETTING_UP]
    applying = cumulative[ANSWERING] - listing
    modules = sorted(((module, time / whole) for module, time in own.items()), key=lambda entry: -entry[1])
    return Parts(
        listing / whole,
        applying / whole,
        setting_up / whole,
        (whole - listing - applying - setting_up) / whole,
        modules,
    )
