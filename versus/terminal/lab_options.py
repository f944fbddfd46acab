"""Options that the commands of the laboratory share, and what they mean."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from versus.games.house import game_called
from versus.kernel.plug import Plug
from versus.players.roster import must_know, player_called

if TYPE_CHECKING:
    from versus.lab.plan import Plan

Games = Annotated[int, typer.Option(help="How many games to play.")]
Seed = Annotated[int, typer.Option(help="The same seed deals the same games.")]
Out = Annotated[
    Path | None,
    typer.Option(help="The folder for results; the same command in the same folder goes on where it was."),
]
Workers = Annotated[int, typer.Option(help="Processes that play; 0 for one on each processor.")]
RayAddress = Annotated[
    str, typer.Option("--ray", metavar="ADDRESS", help="Play on the Ray cluster at this address.")
]
Plot = Annotated[bool, typer.Option("--plot", help="Draw charts beside the results.")]


MatchOptions = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="What the table agrees on, such as lethal=stun; repeatable. `versus options` lists them.",
    ),
]


INTERRUPTED = 130
"""What a command ends with that was stopped by Ctrl-C."""
LIMIT = re.compile(r"\d+(ms)?")
WIDTH = 100
"""For pipes and files; a terminal says itself how wide it is."""


def lab_console() -> Console:
    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = WIDTH
    return console


def tell_agreed(console: Console, plan: Plan) -> None:
    """What was agreed on for all games of a plan, a line each; nothing where they are as usual."""
    options = game_called(plan.game).options
    for words in options.agreed(options.read(plan.options)):
        console.print(f"Agreed: {words}", markup=False)


def players_listed(names: str, plug: Plug) -> list[str]:
    """Players of a game with commas between them; a search with two limits has a comma of its own."""
    found: list[str] = []
    for part in (part.strip().casefold() for part in names.split(",")):
        if found and ":" in found[-1] and LIMIT.fullmatch(part):
            found[-1] += f",{part}"
        elif part:
            found.append(part)
    for name in found:
        player_called(name, 0)
        must_know(plug, name)
    return found
