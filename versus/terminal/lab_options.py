"""Options that the commands of the laboratory share, and what they mean."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from versus.players.roster import player_called

Games = Annotated[int, typer.Option(help="How many games to play.")]
Seed = Annotated[int, typer.Option(help="The same seed deals the same games.")]
Out = Annotated[
    Path | None,
    typer.Option(help="The folder for results; the same command in the same folder goes on where it was."),
]
Workers = Annotated[int, typer.Option(help="Processes that play; 0 for one on each processor.")]
RayAddress = Annotated[
    str, typer.Option("--ray", metavar="ADDRESS", help="Play on the Ray cluster at this address.")
]
Plot = Annotated[bool, typer.Option("--plot", help="Draw charts beside the results.")]


INTERRUPTED = 130
"""What a command ends with that was stopped by Ctrl-C."""
WIDTH = 100
"""For pipes and files; a terminal says itself how wide it is."""


def lab_console() -> Console:
    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = WIDTH
    return console


def checked_player(name: str) -> str:
    """A player's name as it will be called, if there is such a player."""
    wanted = name.strip()
    player_called(wanted, 0)
    return wanted
