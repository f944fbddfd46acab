"""versus play: a game in the terminal."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from versus.games.house import PACKAGES, USUAL
from versus.terminal.cards_command import CardFiles, all_cards
from versus.terminal.lab_options import MatchOptions
from versus.terminal.opening import any_seed, new_session, resumed
from versus.terminal.plain import PlainGame
from versus.terminal.saving import must_be_new, write_record
from versus.terminal.told import told


def play(
    game: Annotated[str, typer.Option(help=f"Which game: {' or '.join(PACKAGES)}.")] = USUAL,
    deck: Annotated[
        str | None, typer.Option(help="Your deck: a name of `versus deck list`, or a file.")
    ] = None,
    against: Annotated[list[str] | None, typer.Option(help="The decks of the other seats.")] = None,
    people: Annotated[int, typer.Option(help="People who share this keyboard, seats 1 and up.")] = 1,
    players: Annotated[int, typer.Option(help="Seats at the table, 2 to 4.")] = 0,
    level: Annotated[
        str,
        typer.Option(
            help="How well the machine plays: easy, fair (as usual), hard, or any player of the ladder."
        ),
    ] = "",
    name: Annotated[list[str] | None, typer.Option(help="What to call the players, in order.")] = None,
    seed: Annotated[int | None, typer.Option(help="Repeat a game: the seed printed at its end.")] = None,
    option: MatchOptions = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    files: CardFiles = None,
    record: Annotated[
        Path | None, typer.Option(help="Write the game here as it ends, to be replayed.")
    ] = None,
    reasons: Annotated[
        bool, typer.Option("--reasons", help="As the game ends, say why the machine did what it did.")
    ] = False,
    plain: Annotated[
        bool, typer.Option("--plain", help="Prompts only: for pipes and screen readers.")
    ] = False,
) -> None:
    """Play a game, against the machine or with friends at one keyboard."""
    chosen = seed if seed is not None else any_seed()
    catalogues = all_cards(files)
    with told():
        must_be_new(record)
        if resume is not None:
            session = resumed(resume, catalogues)
        else:
            session = new_session(
                deck,
                against or [],
                catalogues,
                chosen,
                people,
                players,
                name or [],
                level,
                game,
                option or [],
            )
    if plain or not sys.stdout.isatty():
        PlainGame(session, Console(width=100)).play()
    else:
        from versus.terminal.app import VersusApp

        VersusApp(session).run()
    if reasons:
        for line in session.told_reasons():
            typer.echo(line)
    if resume is None:
        typer.echo(f"Seed {chosen}")
    if record is not None:
        with told():
            write_record(session, record, over=True)
        typer.echo(f"See it again with: versus replay {record}")
