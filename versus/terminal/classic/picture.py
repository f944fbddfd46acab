"""The table of the classic game: columns in two rows a side, the hidden area beside the visible one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final, TypeAlias

from rich.text import Text

from versus.games.classic.seen.view import ENDURANCE
from versus.kernel.picture import beside
from versus.kernel.views import CardView, SideView, View
from versus.terminal import tiles
from versus.terminal.classic.columns import FENCE, GAP, Column, Columns, cell_width, columns, fitting
from versus.terminal.drawing import role
from versus.terminal.picture import (
    WIDEST,
    Picture,
    Scene,
    add_hand,
    add_resources,
    margin,
    opposed,
    title,
)
from versus.terminal.tiles import Look, Words

KO_PILE: Final = "KO'd pile"
INITIATIVE: Final = "★"
TileWords: TypeAlias = Callable[[CardView, Look], Words]


def paint(scene: Scene, words: TileWords, width: int, height: int) -> Picture:
    """The opponent above, the viewer below; front rows face each other and all columns are as wide."""
    view = scene.view
    others, mine = opposed(view)
    drawn = [
        fitting(columns(view, side, scene.keys), scene.cursor, width - len(" 1-9 of 9"))
        for side in view.sides
    ]
    lines = tile_height(height)
    ruler = needed(lines) + len(view.sides) <= height
    widest = max(WIDEST if lines > 1 else WIDEST + 9, width // 5)
    cell = min(cell_width(found.shown, width - len(found.more), widest) for found in drawn)
    picture = Picture()
    for seat in (*others, mine):
        Side(picture, scene, words, view.sides[seat], drawn[seat], cell, lines).add(
            width, upside_down=seat != mine, ruler=ruler
        )
    return picture


def tile_height(height: int) -> int:
    """Lines for a character, so that the table leaves room for a question."""
    return next((lines for lines in (3, 2) if needed(lines) <= height), 1)


def needed(lines: int) -> int:
    """Two sides, each with a title, resources and two rows; and a hand on two lines."""
    return 2 * (2 + 2 * lines) + 2


class Side:
    """One player's side as it is drawn."""

    def __init__(
        self,
        picture: Picture,
        scene: Scene,
        words: TileWords,
        side: SideView,
        drawn: Columns,
        cell: int,
        lines: int,
    ) -> None:
        self.picture = picture
        self.scene = scene
        self.view = scene.view
        self.words = words
        self.side = side
        self.drawn = drawn
        self.cell = cell
        self.lines = lines

    def add(self, width: int, upside_down: bool, ruler: bool) -> None:
        picture, scene, side = self.picture, self.scene, self.side
        picture.lines.append(self.title(width))
        if upside_down:
            add_resources(picture, scene, side, width)
            self.add_row("support", True)
            self.add_row("front", False)
            if ruler:
                self.add_ruler()
            return
        if ruler:
            self.add_ruler()
        self.add_row("front", False)
        self.add_row("support", True)
        add_resources(picture, scene, side, width)
        add_hand(picture, scene, side, width)

    def title(self, width: int) -> Text:
        """ "── ▶ Ben ★ ── endurance 43 · hand 5 · deck 41 · KO'd 2 ──"."""
        side, view, names = self.side, self.view, self.scene.names
        parts = [
            f"endurance {side.numbers[ENDURANCE]}",
            f"hand {side.pile('hand').count}",
            f"deck {side.pile('deck').count}",
            f"KO'd {len(side[KO_PILE])}",
        ]
        sign = "▶ " if acting(view) == side.seat else ""
        star = f" {INITIATIVE}" if view.turn and view.first == side.seat else ""
        return title(f"{names[side.seat]}{beside(view, side.seat, names)}{star}", sign, parts, width)

    def add_ruler(self) -> None:
        """The numbers of the columns, between the front rows."""
        if not self.drawn.shown:
            return
        text = margin("column")
        for column in self.drawn.shown:
            self.add_fence(text, column, "hid")
            width = self.cell if column.is_taken else GAP
            text.append(f" {column.number:<{width - 1}}", style="dim")
        self.picture.lines.append(text)

    def add_row(self, name: str, support: bool) -> None:
        """A row of both areas."""
        found = self.drawn.shown
        cards = [card for column in found if (card := column.card(support)) is not None]
        empty = not cards and not any(column.key(support) for column in found)
        for line in range(1 if empty else self.lines):
            text = margin(name if line == 0 else "")
            if empty:
                text.append("  ·", style="dim")
            for column in found if not empty else ():
                self.add_fence(text, column, "hid" if line == 0 else "")
                self.add_place(text, column, support, line)
            if line == 0 and cards:
                text.append(self.drawn.more, style="dim")
            self.picture.lines.append(text)
        self.picture.rows.append(self.all_cards(support))

    def add_fence(self, text: Text, column: Column, words: str) -> None:
        """Between the visible and the hidden area."""
        if column is self.drawn.first_hidden():
            text.append(f"┆{words:<{FENCE - 1}.{FENCE - 1}}", style="dim")

    def add_place(self, text: Text, column: Column, support: bool, line: int) -> None:
        """One position: its character, the key that would choose it, or nothing."""
        card, key = column.card(support), column.key(support)
        if card is not None:
            look = self.scene.look(card, role(self.view, card))
            words = self.words(card, look)
            if key:
                words = replace(words, name=f"[{key}]{words.name}")
            text.append_text(tiles.tile(words, card, look, self.cell, self.lines)[line])
            return
        width = self.cell if column.is_taken else GAP
        sign = f"[{key}]" if key else "·"
        text.append(f" {sign if line == 0 else '':<{width - 1}}", style="bold" if key else "dim")

    def all_cards(self, support: bool) -> list[CardView]:
        side = self.side
        rows = ("support", "hidden support") if support else ("front", "hidden front")
        return [card for row in rows for card in side[row]]


def acting(view: View) -> int:
    """Who has priority or must answer; nobody once the game is over."""
    if view.acting >= 0 or view.ask is None:
        return view.acting
    return view.ask.seat
