"""Telling people what is refused on purpose: in its own words, without a trace."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import typer

from versus.kernel.errors import VersusError


@contextmanager
def told() -> Iterator[None]:
    """What the game refuses is said where errors go, and the command ends with 1."""
    try:
        yield
    except VersusError as error:
        typer.secho(str(error), fg="red", err=True)
        raise typer.Exit(1) from error
