"""versus serve: the table for people apart, in the browser."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from typing import Annotated

import typer

from versus.kernel.extras import brought_by
from versus.terminal.browsing import open_when_ready
from versus.terminal.told import told


class LogLevel(StrEnum):
    """How much the server writes about itself."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for every one.")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="The port to listen on; 0 for any that is free.")
    ] = 8765,
    database: Annotated[
        str, typer.Option(help="SQLAlchemy's URL of the database, instead of VERSUS_DATABASE_URL.")
    ] = "",
    show: Annotated[bool, typer.Option("--open", help="Open the browser at the table.")] = False,
    log_level: Annotated[
        LogLevel, typer.Option(case_sensitive=False, help="How much the server writes about itself.")
    ] = LogLevel.INFO,
) -> None:
    """Serve tables to play at in the browser. docs/server.md has the protocol and every setting."""
    with told():
        with brought_by("server"):
            from versus.server.serving import listen
            from versus.server.serving import serve as serve_tables
            from versus.server.settings import from_environment
            from versus.server.storage import reach
        settings = from_environment()
        if database:
            settings = replace(settings, database_url=database)
        reach(settings.database())
        listening = listen(host, port)
    port = listening.getsockname()[1]
    typer.echo(f"Versus at http://{host}:{port}/", err=True)
    if show:
        open_when_ready(host, port)
    serve_tables(settings, listening, log_level.upper())
