"""Cards for commands that other people feed, a match or a server: what is a program runs only if told to."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from versus.cards.bringing import bring, joined
from versus.terminal.cards_command import check_there, refused, tell

RunPython = Annotated[
    bool,
    typer.Option("--run-python", help="Run the Python that --cards names: it may do whatever you may."),
]


def trusted(files: list[Path] | None, run_python: bool) -> list[Path]:
    """The files of cards that may be loaded."""
    found = files or []
    check_there(found)
    for path in found:
        if path.is_file() and path.suffix != ".py":
            raise refused(f"{path} is no file of cards: they are written in Python, in .py files.")
        if not run_python:
            words = "is a program that may do whatever you may. If you trust it, add --run-python."
            raise refused(f"{path} {words}")
    return found


def brought(files: list[Path] | None, run_python: bool) -> None:
    """The same, for all of this process."""
    tell(list(bring(joined(trusted(files, run_python)))))
