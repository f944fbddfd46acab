"""The table of the 2PCG: two rows a side, front rows facing each other."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from versus.games.tpcg.seen.view import CardView, SideView, View
from versus.games.tpcg.words import PHASE_NAMES
from versus.kernel.english import in_figures
from versus.terminal.picture import (
    WIDEST,
    Picture,
    Scene,
    Strip,
    add_hand,
    add_resources,
    margin,
    opposed,
    title,
    window,
)
from versus.terminal.tpcg.tiles import tile


def paint(scene: Scene, view: View, width: int, height: int) -> Picture:
    """Opponents above, the viewer below; front rows face each other."""
    others, mine = opposed(view)
    far, near = tile_heights(len(others), height)
    picture = Picture()
    for seat in others:
        add_side(picture, scene, view, view.sides[seat], width, far, upside_down=True)
    add_side(picture, scene, view, view.sides[mine], width, near, upside_down=False)
    return picture


def tile_heights(opponents: int, height: int) -> tuple[int, int]:
    """Lines for a character of the others and of one's own, so that the table leaves room for a question."""
    for far, near in ((3, 3), (2, 2), (1, 2)):
        if needed(opponents, far, near) <= height:
            return far, near
    return 1, 1


def needed(opponents: int, far: int, near: int) -> int:
    return opponents * (2 + 2 * far) + 2 + 2 * near + 2


def add_side(
    picture: Picture, scene: Scene, view: View, side: SideView, width: int, height: int, upside_down: bool
) -> None:
    rows = [("front", side.front), ("back", side.back)]
    picture.lines.append(heading(scene, view, side, width))
    if upside_down:
        add_resources(picture, scene, side, width)
        rows.reverse()
    for name, cards in rows:
        add_row(picture, scene, view, name, cards, width, height)
    if not upside_down:
        add_resources(picture, scene, side, width)
        add_hand(picture, scene, side, width)


def heading(scene: Scene, view: View, side: SideView, width: int) -> Text:
    parts = [f"hand {side.hand}", f"deck {side.deck}", f"KO {len(side.ko)}"]
    turn = "▶ " if view.turn and view.active == side.seat and not view.over else ""
    return title(scene.names[side.seat], turn, parts if side.alive else ["out of the game"], width)


def add_row(
    picture: Picture, scene: Scene, view: View, name: str, cards: list[CardView], width: int, height: int
) -> None:
    """A row of characters."""
    shown = window(scene.cursor, cards, width, WIDEST if height > 1 else WIDEST + 9)
    tiles = [tile(card, scene.look(card, role(view, card)), shown.cell, height) for card in shown.cards]
    for line in range(height if cards else 1):
        text = margin(name if line == 0 else "")
        if not cards:
            text.append("  ·", style="dim")
        for drawn in tiles:
            text.append_text(drawn[line])
        if line == 0:
            text.append(shown.more)
        picture.lines.append(text)
    picture.rows.append(cards)


def role(view: View, card: CardView) -> str:
    """A character's part in the combat."""
    combat = view.combat
    if combat is None:
        return ""
    if card.number in combat.attackers:
        return "attacking"
    return "defending" if card.number == combat.defender else ""


def strip(view: View, names: Sequence[str], width: int) -> Text:
    """The turn, whose it is, and the phases with the present one in capitals."""
    turn = f"Turn {view.turn} · {names[view.active]}" if view.turn else "Set-up"
    more = [(in_figures(view.recruit_points, "recruit point"), "")] if view.recruit_points else []
    more += [("COMBAT", "bold yellow")] if view.combat is not None else []
    return Strip(turn, PHASE_NAMES[1:], view.phase, view.step, more).line(view, width)
