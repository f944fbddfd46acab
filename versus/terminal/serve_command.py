"""versus serve: the table for people apart, in the browser."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Final

import typer

from versus.cards.bringing import bring, joined
from versus.kernel.english import listed
from versus.kernel.extras import brought_by
from versus.terminal.browsing import open_when_ready
from versus.terminal.cards_command import CardFiles, tell
from versus.terminal.told import told
from versus.terminal.trusting import RunPython, trusted

LOG_LEVELS: Final = ("debug", "info", "warning", "error")
BAD_LEVEL: Final = 2
MOST_WORKERS: Final = 64


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for every one.")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="The port to listen on; 0 for any that is free.")
    ] = 8765,
    database: Annotated[
        str, typer.Option(help="SQLAlchemy's URL of the database, instead of VERSUS_DATABASE_URL.")
    ] = "",
    workers: Annotated[
        int,
        typer.Option(
            min=1, max=MOST_WORKERS, help="Processes that serve tables; one for each processor is enough."
        ),
    ] = 1,
    files: CardFiles = None,
    run_python: RunPython = False,
    show: Annotated[bool, typer.Option("--open", help="Open the browser at the table.")] = False,
    log_level: Annotated[
        str, typer.Option(help=f"How much the server writes about itself: {listed(LOG_LEVELS, 'or')}.")
    ] = "info",
) -> None:
    """Serve tables to play at in the browser. docs/server.md has the protocol and every setting."""
    if log_level.casefold() not in LOG_LEVELS:
        known = listed(LOG_LEVELS, "or")
        typer.secho(f'There is no log level "{log_level}". Choose {known}.', fg="red", err=True)
        raise typer.Exit(BAD_LEVEL)
    cards = trusted(files, run_python)
    with told():
        with brought_by("server"):
            from versus.server.database import settings_with
            from versus.server.serving import listen
            from versus.server.serving import serve as serve_tables
            from versus.server.supervising import supervise
        settings = settings_with(database)
        if cards:
            settings = replace(settings, python_cards=joined(cards))
        tell(list(bring(settings.python_cards)))
        listening = listen(host, port)
    port = listening.getsockname()[1]
    typer.echo(f"Versus at http://{host}:{port}/", err=True)
    if show:
        open_when_ready(host, port)
    if workers > 1:
        supervise(settings, listening, workers, log_level.upper())
    else:
        serve_tables(settings, listening, log_level.upper())
