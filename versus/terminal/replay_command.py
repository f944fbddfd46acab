"""versus replay: a recorded game, step by step."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from versus.terminal.cards_command import CardFiles, all_cards
from versus.terminal.opening import recorded
from versus.terminal.told import told
from versus.terminal.trusting import RunPython, trusted


def replay(
    file: Annotated[Path, typer.Argument(help="A record that versus play has written.")],
    seat: Annotated[int | None, typer.Option(help="Look from this seat; else as a spectator.")] = None,
    files: CardFiles = None,
    run_python: RunPython = False,
) -> None:
    """Step through a recorded game, forwards and backwards."""
    with told():
        found = recorded(file, all_cards(trusted(files, run_python)), seat)
    if not sys.stdout.isatty():
        for line in found.all_lines():
            typer.echo(line)
        return
    from versus.terminal.replay_app import ReplayApp

    ReplayApp(found).run()
