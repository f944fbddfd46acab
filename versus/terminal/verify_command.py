"""versus verify: whether a match was shuffled as everybody had promised, and played as its record says."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from versus.kernel.english import listed
from versus.terminal.cards_command import CardFiles
from versus.terminal.saving import read
from versus.terminal.told import told
from versus.terminal.trusting import RunPython, brought


def printable(words: str) -> str:
    """Words of a stranger's file, without signs that would steer the terminal."""
    return "".join(sign for sign in words if sign.isprintable())


def verify(
    file: Annotated[Path, typer.Argument(help="A match, as the replay page exports it.")],
    files: CardFiles = None,
    run_python: RunPython = False,
) -> None:
    """Check a match of a server: its seed and its record. That was promised, this leads to the end."""
    from versus.server.replaying import verify as checked

    brought(files, run_python)
    with told():
        found, game = checked(read(file))
    typer.echo(f"The server's seed {found.seed} is the one promised before the first draw.")
    added = [printable(found.names[share.seat]) for share in found.shares if share.nonce]
    if added:
        typer.echo(f"The shuffle is that of this seed and the promised nonces of {listed(added)}.")
    else:
        typer.echo("The shuffle is that of this seed; no player added to it.")
    typer.echo(f"{len(game.answers)} answers replayed; every position has the digest on record.")
    if found.result is not None:
        typer.echo(f"{printable(found.result.words)}.")
