"""The classic table in lines of text, for pipes and screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from versus.games.classic.seen.view import CardView, SideView, View
from versus.games.classic.table.contest import Contest
from versus.kernel.english import digits, in_figures
from versus.kernel.naming import players_own
from versus.terminal.classic.picture import role
from versus.terminal.classic.waiting import waiting
from versus.terminal.picture import opposed, resource_words
from versus.terminal.reading import borne_by

WIDTH = 100


def board(contest: Contest, view: View, names: Sequence[str]) -> RenderableType:
    """The opponent above, the viewer below, between them the turn, the attack and the chain."""
    others, mine = opposed(view)
    parts: list[RenderableType] = [side_panel(view, view.sides[seat], names, True) for seat in others]
    parts.append(Text(heading(view, names), style="reverse"))
    under_way = waiting(contest, names)
    if under_way is not None:
        parts.append(under_way)
    parts.append(side_panel(view, view.sides[mine], names, False))
    return Group(*parts)


def heading(view: View, names: Sequence[str]) -> str:
    """ "Turn 3, build phase, your recruit step. Priority: You." """
    if not view.turn:
        return "Set-up."
    step = f", {players_own(view.stepper, names)} {view.step} step" if view.stepper >= 0 else ""
    points = f", {in_figures(view.resource_points, 'resource point')}" if view.resource_points else ""
    priority = f" Priority: {names[view.priority]}." if view.priority >= 0 else ""
    return f"Turn {view.turn}, {view.phase} phase{step}{points}.{priority}"


def side_panel(view: View, side: SideView, names: Sequence[str], upside_down: bool) -> Panel:
    """One player's rows. The order of lines puts the front row next to the middle."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(style="dim", width=14)
    grid.add_column()
    rows = [
        ("front", side.front),
        ("support", side.support),
        ("hidden front", side.hidden_front),
        ("hidden support", side.hidden_support),
    ]
    lines = [(name, row_text(view, cards)) for name, cards in rows if cards or "hidden" not in name]
    lines.append(("resources", Text(", ".join(resource_words(card) for card in side.resources) or "—")))
    for name, text in reversed(lines) if upside_down else lines:
        grid.add_row(name, text)
    star = ", initiative" if view.turn and view.initiative == side.seat else ""
    title = (
        f"{names[side.seat]}{star} · endurance {side.endurance} · hand {side.hand} · deck {side.deck} "
        f"· KO'd pile {len(side.ko)}"
    )
    return Panel(grid, title=title, title_align="left", width=WIDTH, border_style="dim")


def row_text(view: View, cards: Sequence[CardView]) -> Text:
    if not cards:
        return Text("—", style="dim")
    return Text("   ").join([character_text(view, card) for card in cards])


def character_text(view: View, card: CardView) -> Text:
    """A character on one line: name, numbers, column, icons and state in words."""
    states = [f"column {card.column}", *(word for word in card.keywords if word in ("Flight", "Range"))]
    states += [card.face] if card.face != "face up" else []
    states += ["exhausted"] if card.exhausted and card.face == "face up" else []
    states += [word for word in (role(view, card),) if word]
    states += ["reinforced"] if card.reinforced else []
    states += ["protected"] if card.protected else []
    states += [f"with {item.name}" for item in borne_by(view, card)]
    text = Text(card.name or "?", style="bold" if card.face == "face up" else "dim")
    text.append(f" {digits(card.atk or 0)}/{digits(card.def_ or 0)}{card.sign}", style="not bold")
    text.append(f" [{', '.join(states)}]", style="italic not bold")
    return text
