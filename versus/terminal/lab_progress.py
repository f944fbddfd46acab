"""Watching games being played: a bar with the running win rate at a terminal, otherwise a line per tenth."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Any

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from versus.lab.experiment import Experiment
from versus.lab.summary import Summary, Tally

Standing = Callable[[Tally], str]


def watched(experiment: Experiment, console: Console, standing: Standing) -> tuple[Summary, bool]:
    """Play to the end or to Ctrl-C, and write the results; whether it came to the end."""
    tell_start(experiment, console)
    complete = True
    try:
        if console.is_terminal:
            with_bar(experiment, console, standing)
        else:
            in_lines(experiment, console, standing)
    except KeyboardInterrupt:
        complete = False
    summary = experiment.finish()
    for note in experiment.run.notes:
        console.print(Text(note, style="yellow"))
    if not complete:
        kept = f"{summary.games:,} of {summary.planned:,} games are kept in {experiment.run.folder}"
        console.print(Text(f"Stopped. {kept}; the same command goes on from there.", style="yellow"))
    return summary, complete


def tell_start(experiment: Experiment, console: Console) -> None:
    for note in experiment.run.notes:
        console.print(Text(note, style="yellow"))
    experiment.run.notes.clear()
    if experiment.taken_up:
        console.print(
            f"{experiment.taken_up:,} of {experiment.plan.games:,} games are there already, "
            f"in {experiment.run.folder}.",
            highlight=False,
        )


def with_bar(experiment: Experiment, console: Console, standing: Standing) -> None:
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
        console=console,
    ) as progress:
        task = progress.add_task(
            standing(experiment.tally), total=experiment.plan.games, completed=experiment.taken_up
        )
        for games in until_interrupted(experiment.play()):
            progress.update(task, completed=games, description=standing(experiment.tally))


def in_lines(experiment: Experiment, console: Console, standing: Standing) -> None:
    total = experiment.plan.games
    tenth = experiment.taken_up * 10 // total
    for games in until_interrupted(experiment.play()):
        if games * 10 // total > tenth:
            tenth = games * 10 // total
            console.print(
                f"{games * 100 // total:3} %  {games:,} games  {standing(experiment.tally)}", highlight=False
            )


def until_interrupted(counts: Iterator[int]) -> Iterator[int]:
    """The same counts, until Ctrl-C.

    Python drops an exception that meets the clean-up of an object, KeyboardInterrupt too: it is noted here,
    and raised again with the next games if it has been lost.
    """
    pressed = False

    def note(number: int, frame: FrameType | None) -> None:
        nonlocal pressed
        pressed = True
        signal.default_int_handler(number, frame)

    before: Any = signal.signal(signal.SIGINT, note)
    try:
        for games in counts:
            if pressed:
                raise KeyboardInterrupt
            yield games
    finally:
        signal.signal(signal.SIGINT, before)
