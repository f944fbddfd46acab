"""How a table is drawn in characters: any game's by its view alone, better where somebody has drawn it."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec

from msgspec.structs import replace
from rich.text import Text

from versus.kernel.game import Game
from versus.kernel.picture import beside, standing
from versus.kernel.plug import Plug
from versus.kernel.types import CardId, Seat
from versus.kernel.views import BESIDE, HAND, RESOURCES, ROW, CardView, SideView, View
from versus.terminal import tiles
from versus.terminal.picture import (
    WIDEST,
    Picture,
    Scene,
    add_beside,
    add_hand,
    add_resources,
    margin,
    opposed,
    strip,
    title,
    window,
)
from versus.terminal.reading import Page, wishes_page
from versus.terminal.tiles import Look, Words


class Drawing:
    """A game nobody has drawn yet: its rows, resources and hands as its views name them."""

    legend: tuple[str, ...] = (
        "4/5         ATK and DEF",
        "exh         exhausted",
        "›           a card that some answer is about",
        "(Name)      your own face-down card; ▮ another's",
    )
    """The signs of its table, for the page of keys."""
    unseen: str = "You may not look at it."
    """What is told of a card whose face a person may not see."""

    def __init__(self, plug: Plug) -> None:
        self.plug = plug

    def paint(self, scene: Scene, width: int, height: int) -> Picture:
        """Opponents above, the viewer below; the first rows face each other."""
        view = scene.view
        others, mine = opposed(view)
        picture = Picture()
        add_beside(picture, scene, width)
        far, near = self.tile_heights(view, others, height - len(picture.lines))
        tight = far == 1 and len(others) > 2
        for seat in others:
            side = without_empty_rows(view.sides[seat]) if tight else view.sides[seat]
            self.add_side(picture, scene, side, width, far, upside_down=True)
        self.add_side(picture, scene, view.sides[mine], width, near, upside_down=False)
        return picture

    def tile_heights(self, view: View, others: Sequence[Seat], height: int) -> tuple[int, int]:
        """Lines for a character of the others and of one's own, so that the table leaves room to ask."""
        rows = [sum(pile.kind == ROW for pile in side.piles) for side in view.sides]
        above = [rows[seat] for seat in others]
        own = max(rows, default=1)
        for far, near in ((3, 3), (2, 2), (1, 2)):
            if sum(2 + number * far for number in above) + 2 + own * near + 2 <= height:
                return far, near
        return 1, 1

    def add_side(
        self, picture: Picture, scene: Scene, side: SideView, width: int, height: int, upside_down: bool
    ) -> None:
        rows = [pile for pile in side.piles if pile.kind == ROW]
        picture.lines.append(self.heading(scene, side, width))
        if upside_down:
            add_resources(picture, scene, side, width)
            rows.reverse()
        for pile in rows:
            self.add_row(picture, scene, pile.name, pile.cards, width, height)
        if not upside_down:
            add_resources(picture, scene, side, width)
            add_hand(picture, scene, side, width)

    def heading(self, scene: Scene, side: SideView, width: int) -> Text:
        """ "── ▶ Ben ── hand 5 · deck 41 · KO pile 2 ──"."""
        view = scene.view
        parts = [f"{name} {number}" for name, number in side.numbers.items()]
        parts += [
            f"{pile.name} {pile.count}"
            for pile in side.piles
            if pile.kind not in (ROW, RESOURCES, BESIDE)
            and (pile.count or pile.kind == HAND)
            and self.counted(pile.name)
        ]
        turn = "▶ " if view.turn and view.active == side.seat and not view.over else ""
        name = scene.names[side.seat] + beside(view, side.seat, scene.names)
        return title(name, turn, ["out of the game"] if side.out else parts, width)

    def counted(self, pile: str) -> bool:
        """Whether a heading tells how many cards a pile has."""
        return True

    def add_row(
        self,
        picture: Picture,
        scene: Scene,
        name: str,
        cards: Sequence[CardView],
        width: int,
        height: int,
    ) -> None:
        """A row of characters."""
        shown = window(scene.cursor, cards, width, WIDEST if height > 1 else WIDEST + 9)
        drawn = [
            tiles.tile(self.words(card, look), card, look, shown.cell, height)
            for card in shown.cards
            for look in (scene.look(card, role(scene.view, card)),)
        ]
        for line in range(height if cards else 1):
            text = margin(name if line == 0 else "")
            if not cards:
                text.append("  ·", style="dim")
            for tile in drawn:
                text.append_text(tile[line])
            if line == 0:
                text.append(shown.more)
            picture.lines.append(text)
        picture.rows.append(cards)

    def words(self, card: CardView, look: Look) -> Words:
        """What a tile says of a card."""
        return Words(
            name=card.name or "?",
            extra="",
            numbers=tiles.fighting_numbers(card),
            states=tiles.states_of(card, look, card.marks, card.exhausted),
            short=tiles.SHORT,
        )

    def strip(self, view: View, names: Sequence[str], width: int) -> Text:
        """The turn, whose it is, and the phases with the present one in capitals."""
        turn = f"Turn {view.turn} · {names[view.active]}" if view.turn else "Set-up"
        phases = view.order or [name for name, _ in self.plug.names.phases]
        more = [(f"{name} {number}", "") for name, number in view.numbers.items() if number]
        more += [("COMBAT", "bold yellow")] if view.fights else []
        return strip(view, turn, phases, view.step, more, width)

    def standing(self, view: View, names: Sequence[str]) -> str:
        """The same for whoever has it read aloud: turn, phase and step, and whose they are."""
        whose = f"; {names[view.active]}" if view.turn and view.active >= 0 else ""
        return f"{standing(view)}{whose}."

    # Why not

    def refusals(self, game: Game, seat: Seat, card: CardId) -> Page:
        """What one might try with a card: what is forbidden first."""
        if not self.plug.sees(game, seat, card):
            return Page("This card", (self.unseen,))
        found = self.plug.wishes(game, seat, card)
        return wishes_page(game.definition[card].name, found, self.nothing_to_do(game, seat, card))

    def nothing_to_do(self, game: Game, seat: Seat, card: CardId) -> str:
        """Why there is nothing that one might try with a card."""
        return "There is nothing you could do with it where it is."


def without_empty_rows(side: SideView) -> SideView:
    """A side at a crowded table: where nobody stands and nothing lies, no line is spent."""
    piles = [pile for pile in side.piles if pile.cards or pile.kind not in (ROW, RESOURCES)]
    return replace(side, piles=piles)


def role(view: View, card: CardView) -> str:
    """A character's part in a fight."""
    for fight in view.fights:
        if card.number in fight.attackers:
            return "attacking"
        if card.number == fight.defender:
            return "defending"
    return ""


def drawing_of(plug: Plug) -> Drawing:
    """The drawing of a game: its own in the room of terminals under its name, or the plain one."""
    room = f"versus.terminal.{plug.room}"
    if find_spec(room) is None:
        return Drawing(plug)
    found: Drawing = import_module(f"{room}.drawing").DRAWING
    return found
