"""versus matrix: many decks, each against each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

import typer
from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from versus.decks import any_deck_called, starters
from versus.decks.shelf import shelf_name
from versus.games.house import game_called
from versus.kernel.deck import Deck
from versus.kernel.match_options import written
from versus.kernel.plug import Plug, plug_for
from versus.lab.errors import BadRequest
from versus.lab.intervals import Rate
from versus.lab.matrix import Matrix, games_for_each, matrix_of, matrix_plan
from versus.players.roster import usual
from versus.terminal.cards_command import CardFiles, all_cards
from versus.terminal.lab_options import (
    INTERRUPTED,
    MatchOptions,
    Out,
    RayAddress,
    Seed,
    Workers,
    lab_console,
    players_listed,
    tell_agreed,
)
from versus.terminal.told import told

MOST_COLUMNS: Final = 8
"""Decks beside each other on a screen; of more, the picture shows who beats whom."""


def matrix(
    decks: Annotated[
        list[str] | None, typer.Argument(help="Decks of `versus deck list`, or files; two or more.")
    ] = None,
    games: Annotated[int, typer.Option(help="How many games each two decks play.")] = 200,
    house: Annotated[str, typer.Option(metavar="GAME", help="All decks that come with a game join.")] = "",
    without: Annotated[
        list[str] | None, typer.Option(metavar="DECK", help="A deck of --house that stays out; repeatable.")
    ] = None,
    each: Annotated[
        int, typer.Option(help="How many games each deck plays at least, against all others together.")
    ] = 0,
    player: Annotated[str, typer.Option(help="Who plays all of them; else greedy.")] = "",
    seed: Seed = 1,
    out: Out = None,
    workers: Workers = 0,
    ray: RayAddress = "",
    option: MatchOptions = None,
    files: CardFiles = None,
) -> None:
    """Let each deck play each other one, and show who beats whom. A run that was stopped goes on."""
    catalogues = all_cards(files)
    console = lab_console()
    with told():
        from versus.lab.experiment import Experiment, Means, default_folder
        from versus.lab.matrix_plot import draw_matrix
        from versus.terminal.lab_progress import watched

        found = [any_deck_called(name, catalogues) for name in decks or ()]
        found += those_that_join(starters(game_called(house).name) if house else (), without or ())
        if not found:
            raise BadRequest("A matrix compares decks: name at least two, or --house GAME for all of a game.")
        plug = plug_for(found)
        who = one_player(player or usual(plug, "greedy"), plug)
        of_two = games_for_each(each, len(found)) if each else games
        made = matrix_plan(found, who, of_two, seed, written(option or []))
        folder = out or default_folder(made, [house] if house else [deck.name for deck in found])
        means = Means(tuple(str(path) for path in files or ()), workers, ray)
        experiment = Experiment(made, folder, means)
        _, complete = watched(experiment, console, lambda tally: leader(matrix_of(made, tally)))
        result = matrix_of(made, experiment.tally)
        tell_agreed(console, made)
        console.print(page(result))
        console.print(f"Drawn: {draw_matrix(result, folder / 'matrix.png')}")
    console.print(f"Results: {folder}")
    if not complete:
        raise typer.Exit(INTERRUPTED)


def those_that_join(decks: Sequence[Deck], without: Sequence[str]) -> list[Deck]:
    out = {shelf_name(name) for name in without}
    for name in without:
        if shelf_name(name) not in {shelf_name(deck.name) for deck in decks}:
            raise BadRequest(f"{name} is none of the decks of --house; `versus deck list` names them.")
    return [deck for deck in decks if shelf_name(deck.name) not in out]


def one_player(name: str, plug: Plug) -> str:
    found = players_listed(name, plug)
    if len(found) != 1:
        raise BadRequest(f"One player plays all decks of a matrix; {len(found)} are named: {name}.")
    return found[0]


def leader(found: Matrix) -> str:
    return f"{found.decks[0]} leads with {found.overall[0].rate:.1%}"


def page(found: Matrix) -> RenderableType:
    """Who beats whom, cell by cell; of more decks than fit, each against all, and its best and its worst."""
    return crowd(found) if len(found.decks) > MOST_COLUMNS else cells_of(found)


def crowd(found: Matrix) -> RenderableType:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    table.add_column("deck")
    for heading in ("wins", "games"):
        table.add_column(heading, justify="right")
    for heading in ("best against", "worst against"):
        table.add_column(heading)
    for name, cells, overall in zip(found.decks, found.cells, found.overall, strict=True):
        met = [
            (cell.rate, other) for cell, other in zip(cells, found.decks, strict=True) if cell and cell.games
        ]
        ends = (max(met)[1], min(met)[1]) if met else ("–", "–")
        table.add_row(Text(name, style="bold"), cell_text(overall), f"{overall.games:,}", *ends)
    return Group(table, Text("Games won against all others; ± is a 95 % interval, a tie counts half."))


def cells_of(found: Matrix) -> RenderableType:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    table.add_column("beats")
    for name in (*found.decks, "all"):
        table.add_column(name, justify="right")
    for name, cells, overall in zip(found.decks, found.cells, found.overall, strict=True):
        table.add_row(Text(name, style="bold"), *[cell_text(cell) for cell in (*cells, overall)])
    return Group(table, Text("Games won by the deck of the row; ± is a 95 % interval, a tie counts half."))


def cell_text(cell: Rate | None) -> Text:
    """A rate in colour where it is surely above or below one half."""
    if cell is None or not cell.games:
        return Text("–")
    style = "blue" if cell.low > 0.5 else "yellow" if cell.high < 0.5 else ""
    return Text(f"{cell.rate * 100:.0f} % ±{cell.margin * 100:.0f}", style=style)
