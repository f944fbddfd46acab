"""The replay viewer: a recorded game, stepped through in both directions."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import App
from textual.binding import Binding, BindingType

from versus.kernel.game import Game
from versus.terminal.app import STYLE
from versus.terminal.drawing import drawing_of
from versus.terminal.replay import Replay
from versus.terminal.table_screen import Shown, TableScreen


class ReplayScreen(TableScreen):
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
        Binding("f7", "waiting", "Chain", show=False),
        Binding("q,escape", "app.quit", "Leave", key_display="q"),
    ]

    def __init__(self, replay: Replay) -> None:
        super().__init__(drawing_of(replay.plug))
        self.replay = replay
        self.game: Game = replay.game()

    def on_mount(self) -> None:
        self.options.can_focus = False
        self.table.focus()
        self.show_position()

    def on_resize(self) -> None:
        self.show_position()

    def show_position(self) -> None:
        replay = self.replay
        self.game = replay.game()
        question = replay.question()
        self.show_table(question)
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
        self.read(self.table.card())

    def shown(self) -> Shown:
        return Shown(self.game, self.game.view(self.replay.seat), self.replay.names)


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
