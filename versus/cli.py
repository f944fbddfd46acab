"""The command line: versus <verb>."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from versus import __version__
from versus.kernel.build import BUILD
from versus.terminal.cards_command import CardFiles, all_cards, cards
from versus.terminal.deck_command import app as deck_app
from versus.terminal.lab_options import MatchOptions
from versus.terminal.ladder_command import ladder
from versus.terminal.matrix_command import matrix
from versus.terminal.opening import any_seed, new_session, recorded, resumed
from versus.terminal.options_command import options
from versus.terminal.plain import PlainGame
from versus.terminal.saving import must_be_new, write_record
from versus.terminal.serve_command import serve
from versus.terminal.sim_command import sim
from versus.terminal.told import told
from versus.terminal.verify_command import verify

app = typer.Typer(add_completion=False, no_args_is_help=True, help="The Vs. System, with its rules enforced.")
app.add_typer(deck_app, name="deck")
app.command()(cards)
app.command()(sim)
app.command()(matrix)
app.command()(ladder)
app.command()(options)
app.command()(serve)
app.command()(verify)


@app.callback(invoke_without_command=True)
def versus(
    version: Annotated[bool, typer.Option("--version", help="The version, and which build runs.")] = False,
) -> None:
    """The Vs. System, with its rules enforced."""
    if version:
        typer.echo(f"versus {__version__}, {BUILD} build")
        raise typer.Exit


@app.command()
def play(
    game: Annotated[str, typer.Option(help="Which game: 2pcg or classic.")] = "2pcg",
    deck: Annotated[
        str | None, typer.Option(help="Your deck: a name of `versus deck list`, or a file.")
    ] = None,
    against: Annotated[list[str] | None, typer.Option(help="The decks of the other seats.")] = None,
    people: Annotated[int, typer.Option(help="People who share this keyboard, seats 1 and up.")] = 1,
    players: Annotated[int, typer.Option(help="Seats at the table, 2 to 4.")] = 0,
    level: Annotated[
        str, typer.Option(help="How well the machine plays: easy, fair, hard, or any player of the ladder.")
    ] = "fair",
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
    """Play a game in the terminal, against the machine or with friends at one keyboard."""
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


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record that versus play has written.")],
    seat: Annotated[int | None, typer.Option(help="Look from this seat; else as a spectator.")] = None,
    files: CardFiles = None,
) -> None:
    """Step through a recorded game, forwards and backwards."""
    with told():
        found = recorded(file, all_cards(files), seat)
    if not sys.stdout.isatty():
        for line in found.all_lines():
            typer.echo(line)
        return
    from versus.terminal.replay_app import ReplayApp

    ReplayApp(found).run()
