"""What the screens of a game and of a replay share: phases, table, question, log, cards and piles to read."""

from __future__ import annotations

from typing import NamedTuple

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Footer, Static

from versus.kernel.game import Game
from versus.terminal.dialogs import PageScreen, PilesScreen
from versus.terminal.face import Face
from versus.terminal.seen import CardSeen, Seen
from versus.terminal.session import Question
from versus.terminal.table_widgets import Log, Options, PhaseStrip, TableView, Waiting


class Shown(NamedTuple):
    """A position as the person at the screen may see it."""

    game: Game
    view: Seen
    names: list[str]


class TableScreen(Screen[None]):
    """The table and what is around it; whoever extends it says which position it shows."""

    def __init__(self, face: Face) -> None:
        super().__init__()
        self.face = face
        self.set_class(bool(face.stops), "chained")
        self.table = TableView(face)
        self.options = Options()
        self.log_lines = Log()
        self.strip = PhaseStrip(face)
        self.waiting = Waiting(face)
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
        self.waiting.show(game, names)

    def read(self, card: CardSeen | None) -> None:
        if card is not None:
            game, view, _ = self.shown()
            self.app.push_screen(PageScreen(self.face.page(game, view, card)))

    def action_waiting(self) -> None:
        """The attack and the chain in full, with what their cards say."""
        game, _, names = self.shown()
        page = self.face.waiting_page(game, names)
        if page is None:
            self.notify("Nobody attacks, and nothing is on the chain.")
        else:
            self.app.push_screen(PageScreen(page))

    def action_piles(self) -> None:
        _, view, names = self.shown()
        self.app.push_screen(PilesScreen(self.face.piles(view, names)), self.read)
