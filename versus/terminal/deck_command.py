"""versus deck: checking, showing and converting decks."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from versus.decks import any_deck_called, deck_called, save_deck, starters
from versus.games.house import game_called, games
from versus.kernel.deck import Deck
from versus.kernel.errors import VersusError
from versus.kernel.plug import Plug, plug_for
from versus.terminal import plain_deck_page
from versus.terminal.cards_command import CardFiles, Catalogues, all_cards

ILLEGAL = 1
UNREADABLE = 2
WIDTH = 80

app = typer.Typer(
    add_completion=False, no_args_is_help=True, help="Deck lists: check them, look at them, convert them."
)

Name = Annotated[
    str, typer.Argument(metavar="NAME_OR_FILE", help="A deck of `versus deck list`, or a .txt, .o8d or .cod.")
]
Which = Annotated[
    str | None, typer.Option("--game", help="The game it is for, where a file may be of several.")
]


@app.command()
def check(name: Name, files: CardFiles = None, game: Which = None) -> None:
    """Say whether a deck may be played; exit 1 with every fault if not, 2 if it cannot be read."""
    deck, plug = read(name, all_cards(files), game)
    found = plug.faults(deck)
    for fault in found:
        about = f"{fault.card}: " if fault.card else ""
        typer.echo(f"{fault.rule}  {about}{fault.words}")
    if found:
        raise typer.Exit(ILLEGAL)
    typer.echo(f"{deck.name}: legal")


@app.command()
def show(name: Name, files: CardFiles = None, game: Which = None) -> None:
    """Show a deck: its curve, symbols, teams and types."""
    deck, plug = read(name, all_cards(files), game)
    console().print(page_of(plug).page(deck))


@app.command("list")
def list_decks() -> None:
    """List the decks that come with Versus, for each game."""
    for plug in games().values():
        if starters(plug.name):
            console().print(
                Text(plug.title, style="bold"), page_of(plug).shelf(starters(plug.name)), sep="\n"
            )


@app.command()
def convert(
    name: Name,
    to: Annotated[Path, typer.Argument(help="The file to write; its ending, .txt, .o8d or .cod, says how.")],
    force: Annotated[bool, typer.Option("--force", help="Write over a file that is there.")] = False,
    files: CardFiles = None,
    game: Which = None,
) -> None:
    """Write a deck as a plain list, for OCTGN or for Cockatrice."""
    catalogues = all_cards(files)
    deck, plug = read(name, catalogues, game)
    if to.exists() and not force:
        raise failed(f"{to} is there already; --force writes over it.")
    try:
        save_deck(deck, to, catalogues[plug.name])
    except VersusError as error:
        raise failed(str(error)) from error
    typer.echo(f"{deck.name}: written to {to}")


def read(name: str, catalogues: Catalogues, game: str | None) -> tuple[Deck, Plug]:
    """A deck and the game it is for."""
    try:
        if game is not None:
            plug = game_called(game)
            return deck_called(name, catalogues[plug.name]), plug
        deck = any_deck_called(name, catalogues)
        return deck, plug_for([deck])
    except VersusError as error:
        raise failed(str(error)) from error


def page_of(plug: Plug) -> Any:
    """How a game's decks are drawn: its own page, or a plain list."""
    room = f"versus.terminal.{plug.room}"
    return import_module(f"{room}.deck_page") if find_spec(room) is not None else plain_deck_page


def failed(words: str) -> typer.Exit:
    """Say what is wrong where errors go."""
    Console(stderr=True, soft_wrap=True).print(Text(words, style="red"))
    return typer.Exit(UNREADABLE)


def console() -> Console:
    """Eighty columns, or fewer if the terminal is narrower."""
    here = Console(highlight=False)
    here.width = min(here.width, WIDTH)
    return here
