"""Small screens over the table: pages to read, a file to name, leaving, and handing over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from versus.kernel.stops import StopList, Stops
from versus.kernel.views import CardView
from versus.terminal.drawing import Drawing
from versus.terminal.reading import Page

KEYS_EXPLAINED = (
    "1-9, a-z    give the answer with that key",
    "0           go on: pass, be done or end, at every question",
    "↑ ↓ enter   choose an answer",
    "← → tab     walk over the cards; enter lists the answers about one",
    "escape      back to the answers",
    "space, i    read the card in full",
    "?           what you cannot do with it now, and by which rule",
    "o           the KO piles and other piles",
    "w           why the machine did what it did, once the game is over",
    "u           take back your last choice, if nobody learned from it",
    "backspace   take back what you have begun, such as an attack",
    "s, r        save the game; write its record, to be replayed",
    "h, F1       this page",
    "q           leave",
    "",
)


STOPS_EXPLAINED = (
    "F2          pass until somebody else acts or you must choose",
    "F3          pass for this step, unless somebody else acts",
    "F4          pass for this turn, unless you are attacked",
    "F5          pass for this turn, whatever happens",
    "F6          where you want to be asked",
    "F7          the attack and the chain in full",
    "",
)


def help_page(drawing: Drawing, settled: Sequence[str] = ()) -> Page:
    """What was settled before the game, the keys, and the signs of the game's table."""
    stops = STOPS_EXPLAINED if drawing.plug.stops.names else ()
    before = (*settled, "") if settled else ()
    return Page("Help", (*before, *KEYS_EXPLAINED, *stops, *drawing.legend))


class PageScreen(ModalScreen[None]):
    """Something to read."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,space,enter,i,q,h,question_mark", "dismiss", "Close")
    ]

    def __init__(self, page: Page) -> None:
        super().__init__()
        self.page = page

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="dialog") as box:
            box.border_title = self.page.title
            box.border_subtitle = "↑ ↓ scroll, escape closes"
            yield Static(Text("\n".join(self.page.lines)), id="page")


class PilesScreen(ModalScreen[CardView | None]):
    """Every pile that lies open, card by card."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,o,q", "close", "Close")]

    def __init__(self, piles: Sequence[tuple[str, Sequence[CardView]]]) -> None:
        super().__init__()
        self.piles = piles
        self.cards: list[CardView | None] = []

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog") as box:
            box.border_title = "Piles"
            box.border_subtitle = "enter reads a card, escape closes"
            yield OptionList(*self.lines(), compact=True, markup=False)

    def lines(self) -> list[Option]:
        lines: list[Option] = []
        for name, cards in self.piles:
            lines.append(Option(Text(f"{name} ({len(cards)})", style="bold"), disabled=True))
            self.cards.append(None)
            for card in cards:
                lines.append(Option(f"  {card.name or 'face down'}"))
                self.cards.append(card)
        return lines

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self.cards[event.option_index])

    def action_close(self) -> None:
        self.dismiss(None)


class StopsScreen(ModalScreen[Stops]):
    """Where the person at the screen wants to be asked."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,f6,q", "close", "Close"),
        Binding("u", "choose('usual')", "As usual"),
        Binding("a", "choose('all')", "Everywhere"),
    ]

    def __init__(self, table: StopList, stops: Stops) -> None:
        super().__init__()
        self.known = table
        self.stops = stops
        self.list = OptionList(*self.lines(), compact=True, markup=False)

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog short") as box:
            box.border_title = "Ask me at"
            box.border_subtitle = "enter changes, u as usual, a everywhere, escape closes"
            yield self.list

    def lines(self) -> list[str]:
        return [f"[{'x' if words in self.stops else ' '}] {words}" for words in self.known.names]

    def choose(self, stops: Stops) -> None:
        self.stops = stops
        for place, line in enumerate(self.lines()):
            self.list.replace_option_prompt_at_index(place, line)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.choose(self.stops ^ {self.known.names[event.option_index]})

    def action_choose(self, name: str) -> None:
        self.choose(self.known.usual if name == "usual" else frozenset(self.known.names))

    def action_close(self) -> None:
        self.dismiss(self.stops)


class FileScreen(ModalScreen[str | None]):
    """The name of a file."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", "Cancel")]

    def __init__(self, title: str, name: str) -> None:
        super().__init__()
        self.heading = title
        self.file_name = name

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog short") as box:
            box.border_title = self.heading
            box.border_subtitle = "enter writes it, escape cancels"
            yield Input(self.file_name)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip() or None)

    def action_close(self) -> None:
        self.dismiss(None)


class OverwriteScreen(ModalScreen[bool]):
    """Whether to write over a file that is there."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y", "dismiss(True)", "Write over it"),
        Binding("n,escape,q", "dismiss(False)", "Another name"),
    ]

    def __init__(self, name: str) -> None:
        super().__init__()
        self.file_name = name

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog short") as box:
            box.border_title = "It is there already"
            lines = f"{self.file_name} is there already.\ny  write over it\nn  choose another name"
            yield Static(Text(lines))


class LeaveScreen(ModalScreen[str]):
    """Whether to leave, and whether to save first."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y", "dismiss('leave')", "Leave"),
        Binding("s", "dismiss('save')", "Save first"),
        Binding("n,escape,q", "dismiss('stay')", "Stay"),
    ]

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog short") as box:
            box.border_title = "Leave the game?"
            yield Static("y  leave it unfinished\ns  save it first\nn  stay")


class HandOverScreen(Screen[None]):
    """Everything is hidden until the next person says that they sit there."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "dismiss", "I am here")]

    def __init__(self, name: str) -> None:
        super().__init__()
        self.person = name

    def compose(self) -> ComposeResult:
        with Vertical(id="hand-over"):
            yield Static(Text(f"{self.person} is asked.", style="bold"), id="who")
            yield Static("Hand the keyboard over; everybody else looks away.")
            yield Static(f"{self.person}, press enter when you are ready.")
