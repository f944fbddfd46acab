"""The findings of a run on one page of the terminal."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from versus.lab.findings import impact, most_telling
from versus.lab.summary import CardFinding, PairingFinding, Share, SideFinding, Summary

BARS = " ▁▂▃▄▅▆▇█"


def page(summary: Summary) -> RenderableType:
    """One pairing: who wins, from which seat, how long it takes, and which cards matter."""
    found = summary.pairings[0]
    parts: list[RenderableType] = [Text(title(summary, found), style="bold"), rates(found), Text()]
    parts += [Text(line) for line in sentences(summary, found)]
    for side in (found.a, found.b):
        parts += [Text(), cards(side)]
    return Group(*parts)


def title(summary: Summary, found: PairingFinding) -> str:
    played = f"{summary.games:,} games"
    if summary.games < summary.planned:
        played = f"{summary.games:,} of {summary.planned:,} games"
    return f"{named(found.a)} against {named(found.b)} · {played} · seed {summary.seed}"


def named(side: SideFinding) -> str:
    return f"{side.deck} ({side.player})"


def rates(found: PairingFinding) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    table.add_column("")
    for heading in ("wins", "seat 1", "seat 2", "first", "second", "mulligan"):
        table.add_column(heading, justify="right")
    for side in (found.a, found.b):
        table.add_row(
            side.deck if found.a.player == found.b.player else named(side),
            *map(told, (side.share, *side.in_seat, side.going_first, side.going_second, side.after_mulligan)),
        )
    return table


def told(share: Share) -> str:
    """A rate with half the width of its interval, or nothing where no game counted."""
    if not share.games:
        return "–"
    return f"{share.rate:.1%} ±{(share.high - share.low) * 50:.1f}"


def sentences(summary: Summary, found: PairingFinding) -> list[str]:
    low, high = found.rounds_middle
    mulligans = ", ".join(
        f"{side.deck} in {side.after_mulligan.games / max(1, found.games):.0%} of games"
        for side in (found.a, found.b)
    )
    ends = ", ".join(f"{end} {count:,}" for end, count in found.ends.items())
    lines = [
        f"Whoever goes first wins {spread(found.first_player)}; seat 1 wins {spread(found.first_seat)}.",
        f"A game takes {found.rounds_median} rounds, eight of ten take {low} to {high}, "
        f"with {found.decisions_mean:,.0f} decisions.",
        f"Rounds: {bars(found.rounds)}",
        f"Ends: {ends}; ties {found.ties:,}.",
        f"Mulligans: {mulligans}.",
        "± and the ranges are 95 % intervals; a tie counts half.",
    ]
    if not summary.repeatable:
        lines.append("A player thinks by the clock: these games will not come out alike again.")
    return lines


def spread(share: Share) -> str:
    return f"{share.rate:.1%} ({share.low:.1%} to {share.high:.1%})"


def bars(counts: dict[int, int], columns: int = 24) -> str:
    """A histogram as one line of text, from the shortest game to the longest."""
    shortest, longest = min(counts), max(counts)
    width = max(1, -(-(longest - shortest + 1) // columns))
    heights = [
        sum(counts.get(length, 0) for length in range(start, start + width))
        for start in range(shortest, longest + 1, width)
    ]
    top = max(heights)
    return f"{shortest} {''.join(BARS[-(-height * 8 // top)] for height in heights)} {longest}"


def cards(side: SideFinding) -> Table:
    """The cards that help the most, and those that help the least."""
    title = f"{side.deck} wins, when a card is ..."
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, padding=(0, 1))
    table.add_column("")
    for heading in ("in the opening hand", "not in it", "difference", "drawn", "played"):
        table.add_column(heading, justify="right")
    best, worst = most_telling(side)
    for card in best:
        table.add_row(*card_row(card))
    if worst:
        table.add_section()
    for card in worst:
        table.add_row(*card_row(card))
    if not best:
        table.add_row("too few games to tell", "", "", "", "", "")
    return table


def card_row(card: CardFinding) -> tuple[str, ...]:
    found = impact(card)
    return (
        card.name,
        told(card.opening),
        told(card.not_opening),
        f"{found.value * 100:+.1f} ±{(found.high - found.low) * 50:.1f}",
        told(card.drawn),
        told(card.played),
    )
