"""The replay viewer: a recorded game, stepped through in both directions."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Footer, Static

from versus.games.tpcg.battle import Battle
from versus.games.tpcg.view import CardView
from versus.terminal import reading
from versus.terminal.app import STYLE
from versus.terminal.dialogs import PageScreen, PilesScreen
from versus.terminal.replay import Replay
from versus.terminal.table_widgets import Log, Options, PhaseStrip, TableView


class ReplayScreen(Screen[None]):
    """One position of the record; the arrows lead to the others."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right", "step(1)", "Next", priority=True),
        Binding("left", "step(-1)", "Back", priority=True),
        Binding("pagedown,t", "turn(1)", "Next turn", key_display="t", priority=True),
        Binding("pageup,b", "turn(-1)", "Turn back", key_display="b", priority=True),
        Binding("home", "ends(0)", "Start", priority=True),
        Binding("end", "ends(1)", "End", priority=True),
        Binding("v", "eyes", "View"),
        Binding("tab", "card(1)", "Card", priority=True),
        Binding("shift+tab", "card(-1)", "Card", show=False, priority=True),
        Binding("space,i", "read", "Read", key_display="space"),
        Binding("o", "piles", "Piles"),
        Binding("q,escape", "app.quit", "Leave", key_display="q"),
    ]

    def __init__(self, replay: Replay) -> None:
        super().__init__()
        self.replay = replay
        self.battle: Battle = replay.battle()
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

    def on_mount(self) -> None:
        self.options.can_focus = False
        self.table.focus()
        self.show_position()

    def on_resize(self) -> None:
        self.show_position()

    def show_position(self) -> None:
        replay = self.replay
        self.battle = replay.battle()
        view = self.battle.view(replay.seat)
        question = replay.question()
        self.strip.show(view, replay.names)
        self.table.show(self.battle, view, replay.names, question)
        asked = f"\n{question.prompt}" if question is not None else ""
        self.prompt.update(Text.assemble((replay.caption(), "bold"), asked))
        self.options.ask(question, replay.given())
        self.log_lines.show(replay.log(), replay.news())

    def action_step(self, answers: int) -> None:
        self.replay.step(answers)
        self.show_position()

    def action_turn(self, forward: int) -> None:
        if forward > 0:
            self.replay.next_turn()
        else:
            self.replay.previous_turn()
        self.show_position()

    def action_ends(self, last: int) -> None:
        self.replay.go_to(len(self.replay.answers) if last else 0)
        self.show_position()

    def action_eyes(self) -> None:
        self.replay.next_seat()
        self.show_position()

    def action_card(self, step: int) -> None:
        self.table.action_card(step)

    def action_read(self) -> None:
        card = self.table.card()
        if card is not None:
            self.read(card)

    def read(self, card: CardView | None) -> None:
        if card is not None:
            page = reading.page(self.battle, self.battle.view(self.replay.seat), card)
            self.app.push_screen(PageScreen(page))

    def action_piles(self) -> None:
        view = self.battle.view(self.replay.seat)
        self.app.push_screen(PilesScreen(reading.piles(view, self.replay.names)), self.read)


class ReplayApp(App[None]):
    """A record in the terminal."""

    CSS_PATH = STYLE
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Versus"

    def __init__(self, replay: Replay) -> None:
        super().__init__()
        self.replay = replay

    def on_mount(self) -> None:
        self.push_screen(ReplayScreen(self.replay))
