"""versus verify: whether a match was played with the seed that was promised, and as its record says."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from versus.terminal.saving import read
from versus.terminal.told import told


def verify(file: Annotated[Path, typer.Argument(help="A match, as the replay page exports it.")]) -> None:
    """Check a match of a server: its seed and its record. That was promised, this leads to the end."""
    from versus.server.replaying import verify as checked

    with told():
        found, game = checked(read(file))
    typer.echo(f"The seed {found.seed} is the one promised before the first draw.")
    typer.echo(f"{len(game.answers)} answers replayed; every position has the digest on record.")
    if found.result is not None:
        typer.echo(f"{found.result.words}.")
