"""Draw docs/journey.svg, one decision's way through the rooms, from the stops below; --check only compares.

A stop names what it stands for in the code, and a test looks for it there and plays the way once.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

from tools.rooms import ROOT, TIP, box, text

PICTURE: Final = ROOT / "docs/journey.svg"
ASKS: Final = "ask"
RULES: Final = "rule"
WORKS: Final = "box"


@dataclass(frozen=True)
class Stop:
    """A place on the way: what happens there, and the modules and names that do it, the first one first."""

    kind: str
    name: str
    words: str
    does: tuple[str, ...]


QUESTION: Final = ("versus.kernel.ask:Ask",)
WAY: Final = (
    Stop(ASKS, "game.ask", "“Main Phase: what next?”", QUESTION),
    Stop(
        WORKS,
        "game.answer(3)",
        "top frame: MainPhase.answered",
        ("versus.kernel.game:Game.answer", "versus.games.tpcg.flow.phases:MainPhase.answered"),
    ),
    Stop(
        WORKS,
        "UsePower",
        "a frame is pushed; PayCost on top",
        ("versus.games.tpcg.flow.powers:UsePower", "versus.games.tpcg.flow.paying:PayCost"),
    ),
    Stop(ASKS, "game.ask", "“Pay [Energy] with …” → answer", QUESTION),
    Stop(RULES, "AboutToHappen", "prevented? replaced? a Reaction?", ("versus.kernel.happen:AboutToHappen",)),
    Stop(WORKS, "Resolution", "the effect's tree runs", ("versus.kernel.happen:Resolution",)),
    Stop(
        WORKS,
        "cause(Event)",
        "apply: columns and piles change",
        ("versus.kernel.game:Game.cause", "versus.kernel.events:Event", "versus.kernel.game:Game.apply"),
    ),
    Stop(RULES, "Check", "KO, DEF 0, uniqueness, level up", ("versus.kernel.happen:Check",)),
    Stop(RULES, "Settle", "waiting triggers, in order", ("versus.kernel.happen:Settle",)),
    Stop(ASKS, "game.ask", "the next question, for whoever", QUESTION),
    Stop(WORKS, "events", "for log, animation, statistics", ("versus.kernel.events:Event",)),
    Stop(WORKS, "view(seat)", "what this seat may know of it", ("versus.kernel.game:Game.view",)),
)
LEGEND: Final = (
    "Yellow asks a player, blue is what the rules do by themselves. "
    "At every yellow box the game can be forked, saved and sent."
)

EDGE: Final = 20
WIDTH: Final = 210
HEIGHT: Final = 56
ACROSS: Final = 50
DOWN: Final = 40
COLUMNS: Final = 3
STYLE: Final = """
    .box { fill: #f6f1e4; stroke: #16161a; stroke-width: 2; }
    .ask { fill: #ffe27a; stroke: #16161a; stroke-width: 2; }
    .rule { fill: #dfe9f5; stroke: #16161a; stroke-width: 2; }
    .name { font-weight: bold; }
    .what { font-size: 11px; fill: #3a3a40; }
    .arrow { stroke: #16161a; stroke-width: 1.5; fill: none; marker-end: url(#tip); }
"""


def found(address: str) -> Any:
    """What a stop stands for: a module and a name in it; an error where the code has no such thing."""
    module, _, name = address.partition(":")
    thing: Any = import_module(module)
    for part in name.split("."):
        thing = getattr(thing, part)
    return thing


def corner(number: int) -> tuple[int, int]:
    """Where a stop is drawn: to the right, then back to the left, row by row."""
    row, place = divmod(number, COLUMNS)
    column = place if row % 2 == 0 else COLUMNS - 1 - place
    return EDGE + column * (WIDTH + ACROSS), EDGE + row * (HEIGHT + DOWN)


def arrow(number: int) -> str:
    """From a stop to the next one: beside it, or below at the end of a row."""
    (x, y), (to, below) = corner(number), corner(number + 1)
    if below > y:
        return f'<path class="arrow" d="M{x + WIDTH // 2} {y + HEIGHT} V{below - 2}"/>'
    start, end = (x + WIDTH, to - 2) if to > x else (x, to + WIDTH + 2)
    return f'<path class="arrow" d="M{start} {y + HEIGHT // 2} H{end}"/>'


def picture() -> str:
    """The whole picture."""
    lines: list[str] = []
    for number, stop in enumerate(WAY):
        x, y = corner(number)
        lines += [
            box(stop.kind, x, y, WIDTH, HEIGHT),
            text("name", x + 14, y + 22, stop.name),
            text("what", x + 14, y + 42, stop.words),
        ]
        if number < len(WAY) - 1:
            lines.append(arrow(number))
    width = 2 * EDGE + COLUMNS * WIDTH + (COLUMNS - 1) * ACROSS
    bottom = corner(len(WAY) - 1)[1] + HEIGHT
    lines.append(text("what", EDGE, bottom + 34, LEGEND))
    height = bottom + 56
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        'font-family="Verdana, sans-serif" font-size="12">'
    )
    title = "<title>One decision's way through the rooms</title>"
    ground = f'<rect width="{width}" height="{height}" fill="#ffffff"/>'
    return "\n  ".join([head, title, f"<style>{STYLE}</style>", TIP, ground, *lines]) + "\n</svg>\n"


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--check", action="store_true", help="compare only; exit 1 if it differs")
    if reader.parse_args().check:
        return 0 if PICTURE.read_text(encoding="utf-8") == picture() else 1
    PICTURE.write_text(picture(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
