"""Small experiments that tests share: the practice decks, random players, a few games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pyarrow.parquet as pq

from versus.decks import starter
from versus.lab.experiment import Experiment, Means
from versus.lab.plan import Pairing, Plan, plan

GAMES = 12
CHUNKS = 6


def small_plan(games: int = GAMES, seed: int = 1, a: str = "Tide", b: str = "Ember") -> Plan:
    return plan("sim", [(starter(a), "random"), (starter(b), "random")], [Pairing(0, 1, games)], seed)


def played(folder: Path, made: Plan | None = None, means: Means | None = None) -> Experiment:
    """Play a plan to its end, in this process unless told otherwise."""
    experiment = Experiment(made or small_plan(), folder, means or Means(workers=1))
    for _ in experiment.play():
        pass
    experiment.finish()
    return experiment


def played_until(folder: Path, games: int, made: Plan | None = None) -> Experiment:
    """Play until so many games are finished, then drop everything as if the process had died."""
    experiment = Experiment(made or small_plan(), folder, Means(workers=1))
    playing: Iterator[int] = experiment.play()
    while next(playing) < games:
        pass
    return experiment


def tables(folder: Path) -> tuple[object, object]:
    return pq.read_table(folder / "games.parquet"), pq.read_table(folder / "cards.parquet")


def parts(folder: Path) -> list[Path]:
    return sorted((folder / "parts").glob("part-*.parquet"))
