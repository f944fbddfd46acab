"""What the screens of a game and of a replay share: phases, table, question, log, cards and piles to read."""

from __future__ import annotations

from typing import NamedTuple

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Footer, Static

from versus.kernel.game import Game
from versus.kernel.views import CardView, View
from versus.terminal.dialogs import PageScreen, PilesScreen
from versus.terminal.drawing import Drawing
from versus.terminal.reading import page, piles, waiting_page
from versus.terminal.session import Question
from versus.terminal.table_widgets import Log, Options, PhaseStrip, TableView, Waiting


class Shown(NamedTuple):
    """A position as the person at the screen may see it."""

    game: Game
    view: View
    names: list[str]


class TableScreen(Screen[None]):
    """The table and what is around it; whoever extends it says which position it shows."""

    def __init__(self, drawing: Drawing) -> None:
        super().__init__()
        self.drawing = drawing
        self.plug = drawing.plug
        self.set_class(bool(self.plug.stops.names), "chained")
        self.table = TableView(drawing)
        self.options = Options()
        self.log_lines = Log()
        self.strip = PhaseStrip(drawing)
        self.waiting = Waiting(drawing)
        self.prompt = Static(id="prompt")

    def compose(self) -> ComposeResult:
        yield self.strip
        yield self.table
        with Horizontal(id="below"):
            with Vertical(id="asked"):
                yield self.prompt
                yield self.options
            with Vertical(id="told"):
                yield self.waiting
                yield self.log_lines
        yield Footer(compact=True, show_command_palette=False)

    def shown(self) -> Shown:
        raise AssertionError("every table shows some position")

    def show_table(self, question: Question | None) -> None:
        """The position with what waits in it; the question marks the cards it is about."""
        game, view, names = self.shown()
        self.strip.show(view, names)
        self.table.show(game, view, names, question)
        self.waiting.show(game, view, names)

    def read(self, card: CardView | None) -> None:
        if card is not None:
            game, view, names = self.shown()
            self.app.push_screen(PageScreen(page(game, self.plug, view, names, card)))

    def action_waiting(self) -> None:
        """The attack and the chain in full, with what their cards say."""
        game, _, names = self.shown()
        found = waiting_page(game, self.plug, names)
        if found is None:
            self.notify("Nobody attacks, and nothing waits.")
        else:
            self.app.push_screen(PageScreen(found))

    def action_piles(self) -> None:
        _, view, names = self.shown()
        self.app.push_screen(PilesScreen(piles(view, names)), self.read)
