"""The whole table in characters, as one seat may see it, with a cursor that walks over its cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.text import Text

from versus.games.tpcg.definition import Card
from versus.games.tpcg.view import CardView, SideView, View
from versus.terminal.reading import borne_by, brief
from versus.terminal.tiles import Look, label, tile

MARGIN = 10
"""Columns for the name of a row."""
WIDEST, NARROWEST = 21, 11


@dataclass
class Picture:
    """The drawn lines, and the cards in them as rows that arrow keys walk through."""

    lines: list[Text] = field(default_factory=list)
    rows: list[list[CardView]] = field(default_factory=list)


@dataclass(frozen=True)
class Scene:
    """What is to be drawn: a view, the players' names, printed cards by key, and what the question offers."""

    view: View
    names: Sequence[str]
    printed: dict[str, Card]
    offered: frozenset[int] = frozenset()
    cursor: int | None = None

    def look(self, card: CardView) -> Look:
        role = ""
        combat = self.view.combat
        if combat is not None:
            if card.number in combat.attackers:
                role = "attacking"
            elif card.number == combat.defender:
                role = "defending"
        equipment = tuple(item.name or "?" for item in borne_by(self.view, card))
        return Look(card.number == self.cursor, card.number in self.offered, role, equipment)


def paint(scene: Scene, width: int, height: int) -> Picture:
    """Opponents above, the viewer below; front rows face each other."""
    view = scene.view
    viewer = view.viewer if view.viewer is not None else 0
    others = [side for side in view.sides if side.seat != viewer]
    mine = next(side for side in view.sides if side.seat == viewer)
    far, near = tile_heights(len(others), height)
    picture = Picture()
    for side in others:
        add_side(picture, scene, side, width, far, upside_down=True)
    add_side(picture, scene, mine, width, near, upside_down=False)
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
    picture: Picture, scene: Scene, side: SideView, width: int, height: int, upside_down: bool
) -> None:
    front = ("front", side.front)
    back = ("back", side.back)
    if upside_down:
        picture.lines.append(title(scene, side, width))
        add_resources(picture, scene, side, width)
        for name, cards in (back, front):
            add_row(picture, scene, name, cards, width, height)
        return
    picture.lines.append(title(scene, side, width))
    for name, cards in (front, back):
        add_row(picture, scene, name, cards, width, height)
    add_resources(picture, scene, side, width)
    add_hand(picture, scene, side, width)


def title(scene: Scene, side: SideView, width: int) -> Text:
    """ "── Player 2 ── hand 5 · deck 41 · KO 2 ────"."""
    parts = [f"hand {side.hand}", f"deck {side.deck}", f"KO {len(side.ko)}"]
    if not side.alive:
        parts = ["out of the game"]
    name = scene.names[side.seat]
    view = scene.view
    turn = "▶ " if view.turn and view.active == side.seat and not view.over else ""
    text = Text(f"── {turn}{name} ── {' · '.join(parts)} ", no_wrap=True, end="")
    text.stylize("bold", 3, 3 + len(turn) + len(name))
    text.append("─" * max(0, width - text.cell_len), style="dim")
    return text


def add_row(
    picture: Picture, scene: Scene, name: str, cards: list[CardView], width: int, height: int
) -> None:
    """A row of characters."""
    shown, more, cell = window(scene, cards, width, WIDEST if height > 1 else WIDEST + 9)
    tiles = [tile(card, scene.look(card), cell, height) for card in shown]
    for line in range(height if cards else 1):
        text = margin(name if line == 0 else "")
        if not cards:
            text.append("  ·", style="dim")
        for drawn in tiles:
            text.append_text(drawn[line])
        if line == 0:
            text.append(more)
        picture.lines.append(text)
    picture.rows.append(cards)


def window(scene: Scene, cards: list[CardView], width: int, widest: int) -> tuple[list[CardView], str, int]:
    """The cards of a row around the cursor that fit, which of how many they are, and how wide each is."""
    room = width - MARGIN
    capacity = room // NARROWEST
    if len(cards) <= capacity:
        return cards, "", min(widest, room // max(1, len(cards)))
    capacity = max(1, capacity - 1)
    at = next((place for place, card in enumerate(cards) if card.number == scene.cursor), 0)
    first = min(max(0, at - capacity // 2), len(cards) - capacity)
    return cards[first : first + capacity], f" {first + 1}-{first + capacity} of {len(cards)}", NARROWEST


def add_resources(picture: Picture, scene: Scene, side: SideView, width: int) -> None:
    """Face-up locations by name, the rest as backs; one's own face-down cards in brackets."""
    shown, more, cell = window(scene, side.resources, width, WIDEST)
    text = margin("resources")
    if not shown:
        text.append("  ·", style="dim")
    for card in shown:
        face = resource_words(card)
        text.append_text(label(face, card, scene.look(card), min(cell, len(face) + 3)))
    text.append(more)
    picture.lines.append(text)
    picture.rows.append(side.resources)


def resource_words(card: CardView) -> str:
    if card.name is None:
        words = "▮"
    else:
        words = card.name if card.face == "face up" else f"({card.name})"
    return f"{words} exh" if card.exhausted else words


def add_hand(picture: Picture, scene: Scene, side: SideView, width: int) -> None:
    """What the viewer may see of the hand at the bottom, on two lines."""
    cards = side.hand_cards
    per_line = max(4, (len(cards) + 1) // 2)
    for line, start in (("hand", 0), ("", per_line)):
        some = cards[start : start + per_line]
        if not line and not some:
            return
        text = margin(line)
        if line and not cards:
            text.append("  ·", style="dim")
        cell = min(WIDEST + 2, (width - MARGIN) // per_line)
        for card in some:
            look = scene.look(card)
            text.append_text(label(hand_words(scene, card, cell), card, look, cell, dim=not look.offered))
        picture.lines.append(text)
        if some:
            picture.rows.append(some)


def hand_words(scene: Scene, card: CardView, width: int) -> str:
    """ "Blob 3: 4/4": the name gives way where there is no room for both."""
    name = card.name or "?"
    printed = scene.printed.get(card.key or "")
    tail = f" {brief(printed)}" if printed is not None else ""
    room = width - 2 - len(tail)
    return (name if len(name) <= room else name[: max(3, room - 1)] + "…") + tail


def margin(words: str) -> Text:
    return Text(f"{words:<{MARGIN - 1}.{MARGIN - 1}} ", style="", no_wrap=True, end="")


def phase_strip(view: View, names: Sequence[str], phases: Sequence[str], width: int) -> Text:
    """The turn, whose it is, and the phases with the present one in capitals."""
    turn = f"Turn {view.turn} · {names[view.active]}" if view.turn else "Set-up"
    text = Text(f" {turn} ", style="bold", no_wrap=True, end="")
    if view.over:
        text.append("· the game is over")
        return text
    for phase in phases:
        now = phase == view.phase
        step = f" {view.step}" if now and view.step else ""
        text.append("│", style="dim")
        text.append(
            f"[{phase.upper()}{step}]" if now else f" {phase} ", style="reverse bold" if now else "dim"
        )
    if view.recruit_points:
        text.append("│", style="dim")
        text.append(f" {view.recruit_points} recruit point{'' if view.recruit_points == 1 else 's'}")
    if view.combat is not None:
        text.append("│", style="dim")
        text.append(" COMBAT ", style="bold yellow")
    text.truncate(width)
    return text


def moved(rows: list[list[CardView]], cursor: int | None, across: int, down: int) -> int | None:
    """Where the cursor goes: within its row, or to the nearest row that has cards."""
    filled = [row for row in rows if row]
    if not filled:
        return None
    for y, row in enumerate(filled):
        for x, card in enumerate(row):
            if card.number == cursor:
                if down:
                    target = filled[(y + down) % len(filled)]
                    return target[min(x, len(target) - 1)].number
                return row[(x + across) % len(row)].number
    return filled[-1][0].number
