"""The 2PCG's table in lines of text, for pipes and screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from versus.games.tpcg.seen.view import CardView, SideView, View
from versus.kernel.english import in_figures

WIDTH = 100


def board(view: View, names: Sequence[str]) -> RenderableType:
    """Opponents above, the viewer below; front rows face each other."""
    viewer = view.viewer if view.viewer is not None else 0
    others = [side for side in view.sides if side.seat != viewer]
    mine = next(side for side in view.sides if side.seat == viewer)
    parts: list[RenderableType] = [side_panel(view, side, names, upside_down=True) for side in others]
    parts.append(Text(heading(view, names), style="reverse", justify="center"))
    parts.append(side_panel(view, mine, names, upside_down=False))
    return Group(*parts)


def heading(view: View, names: Sequence[str]) -> str:
    where = f"{view.phase} phase" + (f", {view.step} step" if view.step else "")
    points = f" · {in_figures(view.recruit_points, 'recruit point')}" if view.recruit_points else ""
    return f" Turn {view.turn} · {names[view.active]} · {where}{points} "


def side_panel(view: View, side: SideView, names: Sequence[str], upside_down: bool) -> Panel:
    """One player's rows. The order of lines puts the front row next to the middle."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(style="dim", width=9)
    grid.add_column()
    lines = [
        ("front", row_text(side.front, view, side)),
        ("back", row_text(side.back, view, side)),
        ("resources", resources_text(side)),
    ]
    for label, text in reversed(lines) if upside_down else lines:
        grid.add_row(label, text)
    out = "" if side.alive else " · out of the game"
    title = f"{names[side.seat]} · hand {side.hand} · deck {side.deck} · KO pile {len(side.ko)}{out}"
    return Panel(grid, title=title, title_align="left", width=WIDTH, border_style="dim")


def row_text(cards: list[CardView], view: View, side: SideView) -> Text:
    text = Text()
    for place, card in enumerate(cards):
        if place:
            text.append("   ")
        text.append_text(character_text(card, view, side))
    return text if cards else Text("—", style="dim")


def character_text(card: CardView, view: View, side: SideView) -> Text:
    """A character on one line: name, numbers, Health as pips, icons and state in words."""
    text = Text()
    fighting = view.combat is not None and (
        card.number in view.combat.attackers or card.number == view.combat.defender
    )
    style = (
        "dim"
        if card.face != "face up"
        else "bold yellow"
        if fighting
        else "bold cyan"
        if card.main
        else "bold"
    )
    text.append(card.name or "?", style=style)
    text.append(f" {card.atk}/{card.def_}")
    remaining = max(0, (card.health or 0) - card.wounds)
    text.append(" " + "●" * min(card.wounds, 12), style="red")
    text.append("○" * min(remaining, 12), style="green")
    icons = "".join({"Flight": " ↑", "Ranged": " →"}.get(word, "") for word in card.keywords)
    text.append(icons, style="blue")
    for kind, count in card.counters.items():
        text.append(f" {count}×({kind})", style="magenta")
    if card.main and card.level:
        text.append(f" L{card.level}" + (f" {card.xp} XP" if card.xp else ""), style="cyan")
    states = [card.face] if card.face != "face up" else []
    states += ["exhausted"] if card.exhausted and card.face == "face up" else []
    states += ["frozen"] if card.frozen else []
    states += [f"with {item.name}" for item in side.equipment if item.bearer == card.number]
    if states:
        text.append(f" [{', '.join(states)}]", style="italic")
    return text


def resources_text(side: SideView) -> Text:
    """Face-up locations by name, the rest as backs; your own face-down cards in brackets."""
    if not side.resources:
        return Text("—", style="dim")
    text = Text()
    for place, card in enumerate(side.resources):
        if place:
            text.append(", ")
        if card.name is None:
            text.append("▮", style="dim")
        elif card.face == "face up":
            text.append(card.name)
        else:
            text.append(f"({card.name})", style="dim")
    return text
