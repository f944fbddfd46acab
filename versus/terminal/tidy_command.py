"""versus tidy: close tables that were left, pack finished games, remove old ones."""

from __future__ import annotations

import secrets
import time
from typing import Annotated

import typer

from versus.kernel.english import in_figures
from versus.kernel.extras import brought_by
from versus.terminal.told import told


def tidy(
    database: Annotated[
        str, typer.Option(help="SQLAlchemy's URL of the database, instead of VERSUS_DATABASE_URL.")
    ] = "",
) -> None:
    """Close tables that were left, pack finished games, remove old ones.

    It does once what versus serve does every hour. docs/server.md has the settings.
    """
    with told():
        with brought_by("server"):
            from versus.server.database import settings_with
            from versus.server.storage import Storage
            from versus.server.tidying import tidy as tidied
        settings = settings_with(database)
        storage = Storage(settings.database())
        storage.prepare()
        done = tidied(storage, settings, time.time(), secrets.token_hex(8))
        storage.close()
    typer.echo(
        f"{in_figures(len(done.closed), 'table')} closed, {in_figures(len(done.archived), 'game')} packed, "
        f"{in_figures(len(done.purged), 'game')} removed."
    )
