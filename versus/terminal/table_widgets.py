"""The parts of the screen: the table with its cursor, the question's options, the log, the phase strip."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby
from textwrap import fill
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widget import Widget
from textual.widgets import OptionList, RichLog, Static
from textual.widgets.option_list import Option

from versus.kernel.game import Game
from versus.kernel.picture import lasting_words
from versus.kernel.sheet import CardSheet
from versus.kernel.views import CardView, View
from versus.terminal.drawing import Drawing
from versus.terminal.picture import Rows, Scene, moved
from versus.terminal.session import Question

KEPT_LINES = 120
"""How far back the log can be scrolled."""
SHARE = 0.64
"""How much of the screen the table may take; the question has the rest."""


class TableView(Widget, can_focus=True):
    """The table. Arrows move the cursor from card to card while it has the focus."""

    DEFAULT_CSS = "TableView { height: auto; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "walk(-1, 0)", "Cards", show=False),
        Binding("right", "walk(1, 0)", "Cards", show=False),
        Binding("up", "walk(0, -1)", "Cards", show=False),
        Binding("down", "walk(0, 1)", "Cards", show=False),
        Binding("enter", "pick", "Answers about it", show=False),
    ]

    class Picked(Message):
        """A person wants the answers about a card."""

        def __init__(self, number: int) -> None:
            super().__init__()
            self.number = number

    def __init__(self, drawing: Drawing) -> None:
        super().__init__(id="table")
        self.drawing = drawing
        self.scene: Scene | None = None
        self.cursor: int | None = None
        self.rows: Rows = []
        self.printed: dict[str, CardSheet] = {}

    def show(self, game: Game, view: View, names: list[str], question: Question | None) -> None:
        """Draw another position; the cursor stays on its card while it is there."""
        cards = question.cards if question is not None else ()
        offered = frozenset(card.number for some in cards for card in some)
        keys = question.keys if question is not None else ()
        self.scene = Scene(view, names, self.sheets(game), offered, keys)
        self.refresh(layout=True)

    def sheets(self, game: Game) -> dict[str, CardSheet]:
        """What is printed on the cards of this match, by key."""
        words = self.drawing.plug.words
        if len(self.printed) != len({definition.key for definition in game.definition}):
            self.printed = {definition.key: words.sheet(definition) for definition in game.definition}
        return self.printed

    def clear(self) -> None:
        self.scene = None
        self.cursor = None
        self.rows = []
        self.refresh(layout=True)

    def render(self) -> Text:
        if self.scene is None:
            return Text()
        scene = replace(self.scene, cursor=self.cursor if self.has_focus else None)
        picture = self.drawing.paint(scene, self.app.size.width, int(self.app.size.height * SHARE))
        self.rows = picture.rows
        return Text("\n").join(picture.lines)

    def get_content_height(self, *_: object) -> int:
        return len(self.render().plain.split("\n"))

    def card(self) -> CardView | None:
        """The card under the cursor."""
        return next((card for row in self.rows for card in row if card.number == self.cursor), None)

    def action_walk(self, across: int, down: int) -> None:
        self.cursor = moved(self.rows, self.cursor, across, down)
        self.refresh()

    def action_card(self, step: int) -> None:
        """Go through all cards of the table, one after another."""
        numbers = [card.number for row in self.rows for card in row]
        if self.cursor in numbers:
            self.cursor = numbers[(numbers.index(self.cursor) + step) % len(numbers)]
        else:
            self.cursor = numbers[0] if numbers else None
        self.refresh()

    def on_focus(self) -> None:
        if self.card() is None:
            self.cursor = moved(self.rows, None, 0, 0)
        self.refresh()

    def on_blur(self) -> None:
        self.refresh()

    def action_pick(self) -> None:
        if self.cursor is not None:
            self.post_message(self.Picked(self.cursor))


class Options(OptionList):
    """The answers, each with its key. Left, right and tab go over to the table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,right,tab", "screen.table", "Cards", show=False),
    ]

    def __init__(self) -> None:
        super().__init__(id="options", compact=True, markup=False)

    def ask(self, question: Question | None, chosen: int | None = None) -> None:
        """List the answers of a question; in a replay the one that was given is marked."""
        self.clear_options()
        if question is None:
            return
        for index, (key, words) in enumerate(zip(question.keys, question.options, strict=True)):
            mark = "»" if index == chosen else " "
            self.add_option(Option(Text.assemble((f"{mark}{key} ", "bold"), words)))
        self.highlighted = chosen if chosen is not None else 0


class Log(RichLog):
    """What happened, as the watcher may know it; what is new since their last choice is marked."""

    def __init__(self) -> None:
        super().__init__(id="log", wrap=True, min_width=12, markup=False, highlight=False)

    def show(self, lines: list[str], news: int) -> None:
        """Written as one text: a line at a time takes longer than the whole game."""
        self.clear()
        start = max(0, len(lines) - KEPT_LINES)
        width = max(20, self.scrollable_content_region.width)
        marked = [(place >= news, line) for place, line in enumerate(lines[start:], start)]
        texts: list[Text] = []
        for (fresh, line), alike in groupby(marked):
            times = len(list(alike))
            words = line if times == 1 else f"{line} (×{times})"
            texts.append(Text(indented(words, "› " if fresh else "  ", width), "" if fresh else "dim"))
        self.write(Text("\n").join(texts))


def indented(line: str, sign: str, width: int) -> str:
    """A line of the log under its sign, however often it must be broken."""
    return fill(line, width, initial_indent=sign, subsequent_indent="  ")


class PhaseStrip(Static):
    """Turn, phase and step at the top of the screen."""

    def __init__(self, drawing: Drawing) -> None:
        super().__init__(id="strip")
        self.drawing = drawing

    def show(self, view: View, names: list[str]) -> None:
        self.update(self.drawing.strip(view, names, self.app.size.width))


class Waiting(Static):
    """What is under way, waits to resolve, or lasts on no single card; else it takes no room."""

    def __init__(self, drawing: Drawing) -> None:
        super().__init__(id="waiting")
        self.drawing = drawing

    def show(self, game: Game, view: View, names: list[str]) -> None:
        lines = [] if view.over else self.drawing.plug.words.under_way(game, names)
        lines += [f"Lasting: {lasting_words(lasting, names)}" for lasting in view.lasting]
        self.display = bool(lines)
        self.update(
            Text("\n").join([Text(line, "" if place == 0 else "dim") for place, line in enumerate(lines)])
        )
