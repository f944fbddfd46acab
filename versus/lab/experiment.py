"""Carrying out a plan: what is on disk counts, the rest is played, here or on a cluster."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from versus.lab.errors import BadRequest
from versus.lab.plan import Plan, chunks
from versus.lab.pool import Played, play_here, processors
from versus.lab.run import Run
from versus.lab.summary import Summary, Tally


@dataclass(frozen=True)
class Means:
    """With what a plan is carried out: card files, processes, or the address of a Ray cluster."""

    card_files: tuple[str, ...] = ()
    workers: int = 0
    ray: str = ""

    def __post_init__(self) -> None:
        if self.workers < 0:
            raise BadRequest(f"{self.workers} workers cannot play; 0 means one for each processor.")


class Experiment:
    """A run being played. `tally` counts what is finished."""

    def __init__(self, plan: Plan, folder: Path, means: Means) -> None:
        self.run = Run(plan, folder)
        self.plan = plan
        self.means = means
        self.tally = Tally(plan)
        found = set()
        for chunk, rows in self.run.finished():
            found.add(chunk.number)
            self.tally.add(rows)
        self.missing = [chunk for chunk in chunks(plan) if chunk.number not in found]
        self.taken_up = self.tally.games
        """Games that an earlier attempt had finished."""

    def play(self) -> Iterator[int]:
        """Play what is missing; after each chunk, how many games are finished. Each is kept at once."""
        played = self.played()
        try:
            for chunk, rows in played:
                self.run.keep(chunk, rows)
                self.tally.add(rows)
                yield self.tally.games
        finally:
            played.close()

    def played(self) -> Played:
        if self.means.ray:
            from versus.lab.ray_pool import play_on_ray

            return play_on_ray(self.plan, self.means.card_files, self.missing, self.means.ray)
        return play_here(self.plan, self.means.card_files, self.missing, self.means.workers or processors())

    def finish(self) -> Summary:
        """Write tables and summary of all that is on disk, counted anew: Ctrl-C may have cut a count off."""
        self.tally = Tally(self.plan)
        for rows in self.run.parts():
            self.tally.add(rows)
        summary = self.tally.summary()
        self.run.write_results(summary.encoded())
        return summary


def default_folder(plan: Plan, words: Sequence[str]) -> Path:
    """The same command finds the same folder, and so goes on where it was stopped."""
    name = "-".join("".join(sign if sign.isalnum() else "-" for sign in word.casefold()) for word in words)
    return Path("build") / plan.kind / f"{name[:60].strip('-')}-{plan.identity()[:8]}"
