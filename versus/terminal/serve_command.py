"""versus serve: the table for people apart, in the browser."""

from __future__ import annotations

from typing import Annotated

import typer

from versus.terminal.browsing import open_when_ready
from versus.terminal.told import told


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for every one.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on.")] = 8765,
    database: Annotated[
        str, typer.Option(help="SQLAlchemy's URL of the database, instead of VERSUS_DATABASE_URL.")
    ] = "",
    show: Annotated[bool, typer.Option("--open", help="Open the browser at the table.")] = False,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
) -> None:
    """Serve tables to play at in the browser. docs/server.md has the protocol and every setting."""
    from dataclasses import replace

    from versus.server.serving import serve as serve_tables
    from versus.server.settings import from_environment

    with told():
        settings = from_environment()
        if database:
            settings = replace(settings, database_url=database)
    typer.echo(f"Versus at http://{host}:{port}/", err=True)
    if show:
        open_when_ready(host, port)
    serve_tables(settings, host, port, log_level.upper())
