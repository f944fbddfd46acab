"""The ladder on a page of the terminal: who beats whom, and the ratings as a chart."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from versus.lab.ladder import Ladder, Result, Standing, anchor, stronger_first, turned

CHART = 44
"""How many signs wide the chart of ratings is."""


def page(ladder: Ladder) -> RenderableType:
    parts: list[RenderableType] = [results(ladder)]
    if ladder.players:
        parts += [chart("Players", ladder.players), chart("Decks", ladder.decks)]
        parts.append(
            Text(
                f"Ratings are Elo points above {anchor(ladder.players)} and {anchor(ladder.decks)}. "
                "All ranges are 95 % intervals; a tie counts half."
            )
        )
    if ladder.note:
        parts.append(Text(ladder.note, style="yellow"))
    return Group(*parts)


def results(ladder: Ladder) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    for heading in ("", "beats", "in", "95 % interval", "won", "lost", "tied"):
        table.add_column(heading, justify="left" if heading in ("", "beats") else "right")
    for found in ladder.results:
        winner = stronger_first(found)
        table.add_row(winner.player, winner.other_player, *numbers(winner), style="bold")
        for detail in ladder.by_decks:
            if (detail.player, detail.other_player) == (found.player, found.other_player):
                told = detail if winner is found else turned(detail)
                table.add_row(f"  with {told.deck}", told.other_deck, *numbers(told))
    return table


def numbers(found: Result) -> tuple[str, ...]:
    share = found.share
    return (
        f"{share.rate:.1%} of {found.games:,}",
        f"{share.low:.1%} to {share.high:.1%}",
        f"{found.wins:,}",
        f"{found.losses:,}",
        f"{found.ties:,}",
    )


def chart(title: str, standings: list[Standing]) -> Table:
    """Each rating as a point on its interval, all on one scale."""
    table = Table(title=title, title_justify="left", box=None, padding=(0, 1), show_header=False)
    table.add_column("name")
    table.add_column("rating", justify="right")
    table.add_column("chart")
    low = min(found.low for found in standings)
    scale = (CHART - 1) / max(1.0, max(found.high for found in standings) - low)
    for found in standings:
        start, point, end = (round((at - low) * scale) for at in (found.low, found.rating, found.high))
        line = [" "] * start + ["─"] * (end - start + 1)
        line[point] = "●"
        table.add_row(found.name, f"{found.rating:+.0f} ±{(found.high - found.low) / 2:.0f}", "".join(line))
    return table


def standing(ladder: Ladder) -> str:
    """The pair that is being played, while it is played."""
    if not ladder.results:
        return "Players sit down"
    last = stronger_first(ladder.results[-1])
    share = last.share
    return f"{last.player} beats {last.other_player} {share.rate:.1%} ({share.low:.1%} to {share.high:.1%})"
