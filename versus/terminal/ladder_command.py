"""versus ladder: how strong the players are, measured."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from versus.decks import any_deck_called
from versus.kernel.match_options import written
from versus.kernel.plug import Plug, plug_for
from versus.lab.errors import BadRequest
from versus.terminal.cards_command import CardFiles, all_cards
from versus.terminal.lab_options import (
    INTERRUPTED,
    MatchOptions,
    RayAddress,
    Seed,
    Workers,
    lab_console,
    players_listed,
    tell_agreed,
)
from versus.terminal.told import told

if TYPE_CHECKING:
    from versus.lab.ladder import Pair

PLAYERS = "random,greedy,search:100ms"


def ladder(
    players: Annotated[
        str, typer.Option(help=f"Players, with commas; each meets each other one. Else {PLAYERS}.")
    ] = "",
    pair: Annotated[
        list[str] | None,
        typer.Option(metavar="A,B[=GAMES]", help="Only these two meet, in so many games; repeatable."),
    ] = None,
    decks: Annotated[str, typer.Option(help="Decks, with commas.")] = "Professor X,Magneto",
    games: Annotated[int, typer.Option(help="How many games two players play, over all decks.")] = 100,
    seed: Seed = 1,
    out: Annotated[Path, typer.Option(help="The folder for ladder.json, ladder.png and the games.")] = Path(
        "build"
    ),
    workers: Workers = 0,
    ray: RayAddress = "",
    option: MatchOptions = None,
    files: CardFiles = None,
) -> None:
    """Let players meet with all decks, and rate them. A run that was stopped goes on."""
    catalogues = all_cards(files)
    console = lab_console()
    with told():
        from versus.lab.experiment import Experiment, Means
        from versus.lab.ladder import ladder_of, ladder_plan
        from versus.lab.ladder_plot import draw_ladder
        from versus.lab.ladder_report import write_ladder
        from versus.terminal.lab_progress import watched
        from versus.terminal.ladder_page import page, standing

        found = [any_deck_called(name, catalogues) for name in listed(decks)]
        pairs = chosen_pairs(players, pair or [], games, plug_for(found))
        made = ladder_plan(pairs, found, seed, written(option or []))
        means = Means(tuple(str(path) for path in files or ()), workers, ray)
        experiment = Experiment(made, out / "ladder" / made.identity()[:8], means)
        _, complete = watched(experiment, console, lambda tally: standing(ladder_of(made, tally)))
        result = ladder_of(made, experiment.tally)
        for note in write_ladder(result, out / "ladder.json"):
            console.print(note)
        tell_agreed(console, made)
        console.print(page(result))
        if result.results:
            draw_ladder(result, out / "ladder.png")
            console.print(f"Results: {out / 'ladder.json'}, {out / 'ladder.png'} and {experiment.run.folder}")
    if not complete:
        raise typer.Exit(INTERRUPTED)


def listed(names: str) -> list[str]:
    return [name.strip() for name in names.split(",") if name.strip()]


def chosen_pairs(players: str, pairs: list[str], games: int, plug: Plug) -> list[Pair]:
    """A round robin of the players named, or just the pairs named."""
    from versus.lab.ladder import everybody

    if not pairs:
        return everybody(players_listed(players or PLAYERS, plug), games)
    if players:
        raise BadRequest("Name either --players, who all meet, or each --pair that meets.")
    return [read_pair(words, games, plug) for words in pairs]


def read_pair(words: str, games: int, plug: Plug) -> Pair:
    """ "greedy,random" or "greedy,random=400"."""
    from versus.lab.ladder import Pair

    names, _, number = words.partition("=")
    found = players_listed(names, plug)
    if len(found) != 2 or (number and not number.strip().isdigit()):
        raise BadRequest(f'"{words}" is no pair. Write two players and a number, such as random,greedy=400.')
    return Pair(found[0], found[1], int(number) if number else games)
