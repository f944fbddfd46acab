"""The terminal client: a game on one screen, played by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, TypeAlias

from rich.text import Text
from textual import events
from textual.app import App
from textual.binding import Binding, BindingType
from textual.widgets import OptionList
from textual.worker import Worker, WorkerState

from versus.kernel.errors import VersusError
from versus.kernel.stops import Stops
from versus.kernel.types import NOTHING
from versus.kernel.views import CardView
from versus.players.random import RandomPlayer
from versus.players.roster import Player
from versus.terminal import saving
from versus.terminal.dialogs import (
    FileScreen,
    HandOverScreen,
    LeaveScreen,
    OverwriteScreen,
    PageScreen,
    StopsScreen,
    help_page,
)
from versus.terminal.drawing import drawing_of
from versus.terminal.keys import KEYS
from versus.terminal.reading import Page, card_with_number
from versus.terminal.session import Question, Session
from versus.terminal.table_screen import Shown, TableScreen
from versus.terminal.table_widgets import TableView

STYLE = Path(__file__).with_name("versus.tcss")
Write: TypeAlias = Callable[[Path, bool], None]
"""Writes a file, over another of its name or only where there is none."""


class GameScreen(TableScreen):
    """The table with everything the person at the screen may see, and their question."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("0", "pass", "Go on"),
        Binding("space,i", "read", "Read", key_display="space"),
        Binding("question_mark", "why", "Why not", key_display="?"),
        Binding("f2", "pass_on('something')", "Pass on"),
        Binding("f3", "pass_on('step')", "Pass the step", show=False),
        Binding("f4", "pass_on('turn')", "Pass the turn", show=False),
        Binding("f5", "pass_on('turn regardless')", "Pass the turn regardless", show=False),
        Binding("f6", "stops", "Stops"),
        Binding("f7", "waiting", "Chain", show=False),
        Binding("u", "undo", "Undo"),
        Binding("backspace", "take_back", "Take back", show=False),
        Binding("o", "piles", "Piles"),
        Binding("w", "reasons", "Why it did", show=False),
        Binding("s", "save", "Save", show=False),
        Binding("r", "record", "Record", show=False),
        Binding("h,f1", "help", "Help"),
        Binding("q", "leave", "Leave"),
        Binding("escape", "options", "Answers", show=False),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__(drawing_of(session.plug))
        self.session = session
        self.question: Question | None = None
        self.thinking: Player | None = None
        """The machine that is choosing, off the screen."""

    def on_mount(self) -> None:
        self.go_on()

    def on_resize(self) -> None:
        if self.session.hand_over() is None:
            self.show_position()

    # The course of the game

    def go_on(self) -> None:
        """Let the game run to the next choice of a person, and show it to nobody else."""
        self.attempt(self.run_on)
        if self.thinking is None:
            self.turn_to_asked()
        else:
            self.show_position()

    def run_on(self) -> None:
        """Go on to a person's choice or to a machine that needs time, which thinks beside the screen."""
        session = self.session
        player = session.next_machine()
        while player is not None and (isinstance(player, RandomPlayer) or session.is_forced()):
            session.machine_answers(player, 0 if session.is_forced() else player.answer(session.game))
            player = session.next_machine()
        if player is not None:
            self.thinking = player
            self.run_worker(partial(player.answer, session.game.fork()), thread=True, exit_on_error=False)

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        """The machine has chosen."""
        player = self.thinking
        if player is None or event.state not in (WorkerState.SUCCESS, WorkerState.ERROR):
            return
        self.thinking = None
        if event.state is WorkerState.ERROR:
            self.notify(str(event.worker.error), severity="error", markup=False, timeout=10)
        elif self.attempt(self.session.machine_answers, player, event.worker.result):
            self.go_on()

    def is_busy(self) -> bool:
        """Whether a machine thinks; then the person must wait."""
        if self.thinking is not None:
            self.notify("Wait until the other player has answered.")
        return self.thinking is not None

    def turn_to_asked(self) -> None:
        seat = self.session.hand_over()
        if seat is None:
            self.show_position()
            return
        self.clear_screen()
        self.app.clear_notifications()
        self.app.push_screen(HandOverScreen(self.session.names[seat]), self.accepted)

    def accepted(self, _: None) -> None:
        self.session.sit_down()
        self.go_on()

    def attempt(self, deed: Any, *arguments: Any) -> bool:
        """Do something that the game may refuse; tell the person if it does."""
        try:
            deed(*arguments)
        except VersusError as error:
            self.notify(str(error), severity="error", markup=False, timeout=10)
            return False
        return True

    def answer(self, index: int) -> None:
        if self.thinking is not None:
            return
        if self.question is not None and index < len(self.question.options):
            self.attempt(self.session.choose, index)
            self.go_on()
        elif self.question is None and self.session.game.ask is not None:
            self.go_on()

    # Showing

    def show_position(self) -> None:
        session = self.session
        self.question = session.question()
        self.show_table(self.question)
        self.prompt.update(Text(self.heading(), style="bold"))
        self.options.ask(self.question)
        self.log_lines.show(session.log(), session.news())
        self.options.focus()

    def heading(self) -> str:
        if self.session.game.over:
            return f"{self.session.result()} Press r to keep the record, q to leave."
        ask = self.session.game.ask
        if self.thinking is not None and ask is not None:
            passing = " You pass; escape takes that back." if self.session.is_passing() else ""
            return f"{self.session.names[ask.seat]} is thinking …{passing}"
        return self.question.prompt if self.question is not None else ""

    def clear_screen(self) -> None:
        """Leave nothing of one person's for the next."""
        self.question = None
        self.table.clear()
        self.prompt.update("")
        self.options.clear_options()
        self.log_lines.clear()

    # Keys

    def on_key(self, event: events.Key) -> None:
        if event.character is None or event.character not in KEYS:
            return
        event.stop()
        if self.question is None:
            self.answer(0)
        elif event.character in self.question.keys:
            self.answer(self.question.keys.index(event.character))

    def action_pass(self) -> None:
        """The one key that goes on, at every question."""
        if self.is_busy() or self.question is None:
            return
        if self.question.going_on == NOTHING:
            self.notify("This question must be answered: choose one of its answers.")
        else:
            self.answer(self.question.going_on)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.answer(event.option_index)

    def on_table_view_picked(self, event: TableView.Picked) -> None:
        if self.question is None:
            return
        answers = self.question.about(event.number)
        if answers:
            self.options.focus()
            self.options.highlighted = answers[0]
        else:
            self.action_why()

    def action_table(self) -> None:
        self.table.focus()

    def action_options(self) -> None:
        """Back to the answers; whoever was passing for a while is asked again."""
        self.session.stop_passing()
        self.options.focus()

    def pointed_at(self) -> CardView | None:
        """The card under the cursor, or the one that the highlighted answer is about."""
        if self.table.has_focus:
            return self.table.card()
        place = self.options.highlighted
        if self.question is None or place is None:
            return None
        cards = self.question.cards[place]
        return cards[0] if cards else None

    def action_read(self) -> None:
        card = self.pointed_at()
        if card is None:
            self.notify("That answer is about no card. Press ← or → to go to the cards.")
        self.read(card)

    def shown(self) -> Shown:
        return Shown(self.session.game, self.session.view(), self.session.called())

    def action_why(self) -> None:
        card = self.pointed_at()
        seat = self.session.watching
        if card is None or seat is None:
            self.notify("Choose a card first: press ← or → to go to the cards.")
            return
        game = self.session.game
        number = card_with_number(game, card.number)
        self.app.push_screen(PageScreen(self.drawing.refusals(game, seat, number)))

    # Stops

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """A game without stops has no keys for them."""
        return bool(self.plug.stops.names) or action not in ("pass_on", "stops", "waiting")

    def action_pass_on(self, name: str) -> None:
        if self.is_busy():
            return
        if self.session.pass_on(name):
            self.go_on()
        else:
            self.notify("This question cannot be passed: choose an answer.")

    def action_stops(self) -> None:
        seat = self.session.watching
        if seat is not None:
            chosen = self.session.stops[seat]
            self.app.push_screen(StopsScreen(self.plug.stops, chosen), partial(self.set_stops, seat))

    def set_stops(self, seat: int, chosen: Stops | None) -> None:
        if chosen is not None:
            self.session.stops[seat] = chosen

    def action_undo(self) -> None:
        if not self.is_busy():
            self.taken_back(self.session.undo)

    def action_take_back(self) -> None:
        if not self.is_busy():
            self.taken_back(self.session.take_back)

    def taken_back(self, deed: Callable[[], bool]) -> None:
        if deed():
            self.show_position()
        else:
            self.notify("Nothing can be taken back: others have acted, or something hidden was seen.")

    def action_reasons(self) -> None:
        if not self.session.game.over:
            self.notify("The machine says why it did what it did when the game is over.")
            return
        lines = tuple(self.session.told_reasons()) or ("It had no reasons.",)
        self.app.push_screen(PageScreen(Page("Why the machine did it", lines)))

    def action_help(self) -> None:
        settled = self.session.introduction(self.session.watching)
        self.app.push_screen(PageScreen(help_page(self.drawing, settled)))

    # Files

    def action_save(self) -> None:
        if not self.is_busy():
            self.ask_for_file("Save the game as", "versus.save", self.save)

    def save(self, path: Path, over: bool) -> None:
        saving.write_session(self.session, path, over)
        self.notify(f"Saved. Go on with: versus play --resume {path}", markup=False)

    def action_record(self) -> None:
        self.ask_for_file("Write the record to", "versus.record", self.write_record)

    def write_record(self, path: Path, over: bool) -> None:
        saving.write_record(self.session, path, over)
        self.notify(f"Written. See it with: versus replay {path}", markup=False)

    def ask_for_file(self, title: str, name: str, write: Write) -> None:
        self.app.push_screen(FileScreen(title, name), partial(self.write_file, title, write))

    def write_file(self, title: str, write: Write, name: str | None) -> None:
        """Write it, unless a file of that name is there: then the person says what is to be done."""
        if name is None:
            return
        if Path(name).expanduser().exists():
            self.app.push_screen(OverwriteScreen(name), partial(self.write_over, title, write, name))
        else:
            self.attempt(write, Path(name), False)

    def write_over(self, title: str, write: Write, name: str, over: bool | None) -> None:
        if over:
            self.attempt(write, Path(name), True)
        else:
            self.ask_for_file(title, name, write)

    def action_leave(self) -> None:
        if self.session.game.over:
            self.app.exit()
        else:
            self.app.push_screen(LeaveScreen(), self.left)

    def left(self, choice: str | None) -> None:
        if choice == "leave":
            self.app.exit()
        elif choice == "save":
            self.action_save()


class VersusApp(App[None]):
    """A game in the terminal."""

    CSS_PATH = STYLE
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Versus"

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session

    def on_mount(self) -> None:
        self.push_screen(GameScreen(self.session))
