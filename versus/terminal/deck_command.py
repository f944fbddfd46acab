"""versus deck: checking, showing and converting decks."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from versus.cards.catalogue import Catalogue
from versus.cards.classic.catalogue import classic_house
from versus.decks import classic_deck_called, classic_starters, deck_called, save_deck, starters
from versus.games.classic.printed import deck as classic
from versus.games.classic.table.saving import NAME as CLASSIC
from versus.games.tpcg.printed.deck import Deck, Fault, faults
from versus.games.tpcg.table.saving import NAME as TPCG
from versus.kernel.errors import VersusError
from versus.terminal.cards_command import CardFiles, all_cards
from versus.terminal.classic import deck_page as classic_deck_page
from versus.terminal.opening import game_called
from versus.terminal.tpcg import deck_page

ILLEGAL = 1
UNREADABLE = 2

app = typer.Typer(no_args_is_help=True, help="Deck lists: check them, look at them, convert them.")

Name = Annotated[
    str, typer.Argument(metavar="NAME_OR_FILE", help="A deck of `versus deck list`, or a .txt, .o8d or .cod.")
]

Which = Annotated[str, typer.Option("--game", help=f"The game it is for: {TPCG} or {CLASSIC}.")]


@app.command()
def check(name: Name, files: CardFiles = None, game: Which = TPCG) -> None:
    """Say whether a deck may be played; exit 1 with every fault if not, 2 if it cannot be read."""
    deck: Deck | classic.Deck
    found: Sequence[Fault | classic.Fault]
    if is_classic(game):
        deck = read_classic(name)
        found = classic.faults(deck)
    else:
        deck = read(name, all_cards(files))
        found = faults(deck)
    for fault in found:
        about = f"{fault.card}: " if fault.card else ""
        typer.echo(f"{fault.rule}  {about}{fault.words}")
    if found:
        raise typer.Exit(ILLEGAL)
    typer.echo(f"{deck.name}: legal")


@app.command()
def show(name: Name, files: CardFiles = None, game: Which = TPCG) -> None:
    """Show a deck: its curve, symbols, teams and types."""
    if is_classic(game):
        console().print(classic_deck_page.page(read_classic(name)))
        return
    console().print(deck_page.page(read(name, all_cards(files))))


@app.command("list")
def list_decks() -> None:
    """List the decks that come with Versus, for each game."""
    console().print(deck_page.shelf(starters()))
    if classic_starters():
        console().print(classic_deck_page.shelf(classic_starters()))


@app.command()
def convert(
    name: Name,
    to: Annotated[Path, typer.Argument(help="The file to write; its ending, .txt, .o8d or .cod, says how.")],
    force: Annotated[bool, typer.Option("--force", help="Write over a file that is there.")] = False,
    files: CardFiles = None,
) -> None:
    """Write a deck as a plain list, for OCTGN or for Cockatrice."""
    catalogue = all_cards(files)
    deck = read(name, catalogue)
    if to.exists() and not force:
        raise failed(f"{to} is there already; --force writes over it.")
    try:
        save_deck(deck, to, catalogue)
    except VersusError as error:
        raise failed(str(error)) from error
    typer.echo(f"{deck.name}: written to {to}")


def read(name: str, catalogue: Catalogue) -> Deck:
    try:
        return deck_called(name, catalogue)
    except VersusError as error:
        raise failed(str(error)) from error


def is_classic(game: str) -> bool:
    try:
        return game_called(game) == CLASSIC
    except VersusError as error:
        raise failed(str(error)) from error


def read_classic(name: str) -> classic.Deck:
    try:
        return classic_deck_called(name, classic_house())
    except VersusError as error:
        raise failed(str(error)) from error


def failed(words: str) -> typer.Exit:
    """Say what is wrong where errors go."""
    Console(stderr=True, soft_wrap=True).print(Text(words, style="red"))
    return typer.Exit(UNREADABLE)


def console() -> Console:
    """Eighty columns, or fewer if the terminal is narrower."""
    here = Console(highlight=False)
    here.width = min(here.width, deck_page.WIDTH)
    return here
