"""versus options: what a table may agree on, for each game."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from versus.games.house import game_called, games
from versus.kernel.match_options import MatchOption, OptionList
from versus.kernel.plug import Plug
from versus.terminal.told import told


def options(
    game: Annotated[str | None, typer.Option("--game", help="Only those of this game.")] = None,
) -> None:
    """List what a table may agree on before a game. --option NAME=VALUE sets it."""
    with told():
        shown = list(games().values()) if game is None else [game_called(game)]
    console = Console(highlight=False)
    for plug in shown:
        console.print(page(plug))


def page(plug: Plug) -> Group:
    """A game's options with their values; the usual one is marked."""
    table = Table("Option", "What it settles", "Values (* as usual)", "Rule", box=None, padding=(0, 2, 0, 0))
    for option in plug.options.options:
        table.add_row(Text(option.name, style="bold"), option.title, values(option), option.rule)
    return Group(Text(plug.title, style="bold"), table, *presets(plug.options))


def values(option: MatchOption) -> str:
    if not option.values:
        return f"{option.least} to {option.most}, {option.default}*"
    return "\n".join(
        f"{choice.value}{'*' if choice.value == option.default else ''}: {choice.words}"
        for choice in option.values
    )


def presets(table: OptionList) -> list[Text]:
    """What sets several options at once."""
    return [Text(f"{table.preset}={preset.name}: {preset.title}") for preset in table.presets]
