"""The command line: versus <verb>."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from versus.cards.practice import CARDS, DECKS
from versus.games.tpcg.battle import Battle
from versus.games.tpcg.setup import start
from versus.kernel.errors import VersusError
from versus.kernel.save import load
from versus.terminal.plain import PlainGame

app = typer.Typer(add_completion=False, no_args_is_help=True, help="The Vs. System, with its rules enforced.")


@app.callback()
def versus() -> None:
    """The Vs. System, with its rules enforced."""


@app.command()
def play(
    seed: Annotated[int | None, typer.Option(help="Repeat a game: the seed printed at its start.")] = None,
    deck: Annotated[str, typer.Option(help="Your deck: Tide or Ember.")] = DECKS[0].name,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
) -> None:
    """Play a game in the terminal against the random player."""
    console = Console(width=100)
    chosen = seed if seed is not None else secrets.randbelow(1_000_000)
    try:
        battle = resumed(resume) if resume is not None else new_game(deck, chosen)
    except VersusError as error:
        console.print(f"[red]{error}[/red]")
        raise typer.Exit(1) from error
    console.print(f"[b]Versus[/b] · practice decks · seed {chosen}")
    PlainGame(battle, 0, console, chosen).play()


def new_game(name: str, seed: int) -> Battle:
    """You take one practice deck, the random player the other."""
    mine = [deck for deck in DECKS if deck.name.lower() == name.lower()]
    if not mine:
        raise VersusError(f'There is no deck "{name}"; choose {" or ".join(deck.name for deck in DECKS)}.')
    return start([mine[0], *(deck for deck in DECKS if deck is not mine[0])], seed)


def resumed(path: Path) -> Battle:
    try:
        data = path.read_bytes()
    except OSError as error:
        raise VersusError(f"{path} could not be read: {error.strerror}.") from error
    battle = load(data, CARDS)
    assert isinstance(battle, Battle)
    return battle
