"""What the screens of a game and of a replay share: phases, table, question, log, cards and piles to read."""

from __future__ import annotations

from typing import NamedTuple

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Footer, Static

from versus.games.tpcg.battle import Battle
from versus.games.tpcg.view import CardView, View
from versus.terminal import reading
from versus.terminal.dialogs import PageScreen, PilesScreen
from versus.terminal.table_widgets import Log, Options, PhaseStrip, TableView


class Shown(NamedTuple):
    """A position as the person at the screen may see it."""

    battle: Battle
    view: View
    names: list[str]


class TableScreen(Screen[None]):
    """The table and what is around it; whoever extends it says which position it shows."""

    def __init__(self) -> None:
        super().__init__()
        self.table = TableView()
        self.options = Options()
        self.log_lines = Log()
        self.strip = PhaseStrip()
        self.prompt = Static(id="prompt")

    def compose(self) -> ComposeResult:
        yield self.strip
        yield self.table
        with Horizontal(id="below"):
            with Vertical(id="asked"):
                yield self.prompt
                yield self.options
            yield self.log_lines
        yield Footer(compact=True, show_command_palette=False)

    def shown(self) -> Shown:
        raise AssertionError("every table shows some position")

    def read(self, card: CardView | None) -> None:
        if card is not None:
            battle, view, _ = self.shown()
            self.app.push_screen(PageScreen(reading.page(battle, view, card)))

    def action_piles(self) -> None:
        _, view, names = self.shown()
        self.app.push_screen(PilesScreen(reading.piles(view, names)), self.read)
