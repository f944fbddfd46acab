"""The classic game as people see it: columns, the hidden area, initiative, priority, the chain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from versus.games.classic.plug import CLASSIC
from versus.games.classic.seen.view import RESOURCE_POINTS
from versus.games.classic.words import RESOURCE
from versus.kernel.english import in_figures
from versus.kernel.game import Game
from versus.kernel.naming import players_own
from versus.kernel.types import CardId, Seat
from versus.kernel.views import CardView, View
from versus.terminal import tiles
from versus.terminal.classic.picture import INITIATIVE, paint
from versus.terminal.drawing import Drawing
from versus.terminal.picture import Picture, Scene, strip
from versus.terminal.tiles import Look, Words


class ClassicDrawing(Drawing):
    """The classic game."""

    legend = (
        "▶ ★         who may act or must choose; who has the initiative",
        "4/5         ATK and DEF",
        "↑ →         flight, range",
        "┆hid        the hidden area is on its right",
        "·           an empty column between others: it parts neighbours",
        "Chain ▸     effects that wait, the next to resolve on top",
        "[3]         the key that places a character there",
        "+2  -1      +1/+1 and -1/-1 counters",
        "+Torch      equipment",
        "* ~         filled in by us, inferred: no source states it",
        "exh stun prot reinf   exhausted, stunned, protected, reinforced",
        "°           something lasts on it: read the card",
        "›           a card that some answer is about",
        "(Abe)       your own face-down resource; ▮ another's",
    )

    unseen = "You may not look at it (CL-ZON-25)."

    def paint(self, scene: Scene, width: int, height: int) -> Picture:
        return paint(scene, self.words, width, height)

    def words(self, card: CardView, look: Look) -> Words:
        exhausted = card.exhausted and card.face == "face up"  # Whoever is stunned is exhausted too.
        return Words(
            name=card.name or "?",
            extra="",
            numbers=tiles.fighting_numbers(card) + tiles.icons(card.keywords),
            states=tiles.states_of(card, look, card.marks, exhausted),
            short=tiles.SHORT,
        )

    def strip(self, view: View, names: Sequence[str], width: int) -> Text:
        """The turn, who has the initiative, the phases, whose step it is, and who has priority."""
        if not view.turn:
            return strip(view, "Set-up", (), "", (), width)
        turn = f"Turn {view.turn} · {INITIATIVE} {names[view.first]}"
        step = f"{players_own(view.active, names)} {view.step} step" if view.active >= 0 else ""
        more = [(in_figures(number, "point"), "") for number in view.numbers.values() if number]
        if view.acting >= 0:
            more.append((f"▶ {names[view.acting]}", "bold"))
        return strip(view, turn, [name for name, _ in self.plug.names.phases], step, more, width)

    def standing(self, view: View, names: Sequence[str]) -> str:
        """ "Turn 3, build phase, your recruit step, 2 resource points. Initiative: Ben. Priority: You."."""
        if not view.turn:
            return "Set-up."
        step = f", {players_own(view.active, names)} {view.step} step" if view.active >= 0 else ""
        points = view.numbers[RESOURCE_POINTS]
        said = f", {in_figures(points, 'resource point')}" if points else ""
        priority = f" Priority: {names[view.acting]}." if view.acting >= 0 else ""
        whose = f" Initiative: {names[view.first]}.{priority}"
        return f"Turn {view.turn}, {view.phase} phase{step}{said}.{whose}"

    def nothing_to_do(self, game: Game, seat: Seat, card: CardId) -> str:
        if game.zone(card) == RESOURCE and game.controller(card) == seat:
            return "Nothing is done with it here: each resource is worth one resource point a turn."
        return super().nothing_to_do(game, seat, card)


DRAWING: Final = ClassicDrawing(CLASSIC)
