"""A game at the prompt, for pipes and screen readers: the board, what happened, a question, a number."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from versus.kernel.errors import VersusError
from versus.kernel.picture import all_cards, sides_lines
from versus.kernel.views import HAND, CardView
from versus.terminal import saving
from versus.terminal.drawing import drawing_of
from versus.terminal.reading import Page, brief, card_with_number, page, piles, printed
from versus.terminal.session import Question, Session

HELP = """Answer with the number of an option; 0 always goes on: it passes, is done, ends the turn. Besides:
  [b]read NAME[/b]     what a card says and how it stands
  [b]why NAME[/b]      what you can't do with a card now, and the rule that forbids it
  [b]board[/b]         the table again
  [b]piles[/b]         what lies open beside the rows
  [b]undo[/b]          take back your last choice, while nobody has learned anything from it
  [b]back[/b]          take back all of what you have begun, such as an attack
  [b]save FILE[/b]     write the game to a file; [b]save over FILE[/b] if it is there already
  [b]record FILE[/b]   write what can be replayed; [b]record over FILE[/b] likewise
  [b]quit[/b]          leave the game"""


STOPS_HELP = """  [b]pass on[/b]       pass until somebody else does something or you must choose
  [b]pass step[/b]     pass for the rest of this step, unless somebody else does something
  [b]pass turn[/b]     pass for the rest of this turn, unless you are attacked
  [b]pass all[/b]      pass for the rest of this turn, whatever happens
  [b]stops[/b]         where you are asked; [b]stop NUMBER[/b] changes one"""
ORDERS = {"on": "something", "step": "step", "turn": "turn", "all": "turn regardless"}


STUCK = "The machine cannot answer. Enter tries again; or type undo, save FILE, record FILE or quit."


class Quit(Exception):
    """The person leaves."""


class PlainGame:
    """People at the prompt, everybody else played by the machine."""

    def __init__(self, session: Session, console: Console, ask: Callable[[str], str] = input) -> None:
        self.session = session
        self.drawing = drawing_of(session.plug)
        self.console = console
        self.read_line = ask
        self.told = 0
        """How much of the log has been printed to whoever watches."""

    def play(self) -> None:
        """Play to the end, or until somebody leaves."""
        self.console.print("[dim]Type ? for help.[/dim]")
        session = self.session
        try:
            self.go_on()
            while session.game.ask is not None:
                if session.hand_over() is not None:
                    self.hand_over()
                else:
                    self.tell()
                    self.ask_person()
        except (Quit, EOFError, KeyboardInterrupt):
            self.console.print("\nThe game is left unfinished.")
            return
        self.tell()
        self.print_board()
        self.console.print(f"[b]{escape(session.result())}[/b]")

    def hand_over(self) -> None:
        """Wipe the screen and wait until the next person sits there."""
        seat = self.session.hand_over()
        assert seat is not None
        self.console.clear()
        self.read_line(f"{self.session.names[seat]}, press enter when you alone can read this: ")
        self.session.sit_down()
        self.told = self.session.news()
        self.go_on()

    def go_on(self) -> None:
        """Let the machines answer until a person must choose.

        What a machine fails at is said. Nobody answers in its place: the person tries again, or takes back
        what led there, or keeps the game.
        """
        while True:
            try:
                self.session.go_on()
            except VersusError as error:
                self.tell()
                self.complain(error)
                self.say(STUCK)
                while not self.out_of_trouble(self.read_line("> ").strip()):
                    pass
            else:
                return

    def out_of_trouble(self, line: str) -> bool:
        """Take a line while a machine is stuck; whether it is to be asked once more."""
        try:
            if line in ("undo", "back"):
                return self.undone(line)
            if line:
                self.command(line, STUCK)
        except VersusError as error:
            self.complain(error)
        return not line

    def complain(self, error: VersusError) -> None:
        self.say(f"[red]{escape(str(error))}[/red]")

    def tell(self) -> None:
        """Print what is new in the log."""
        log = self.session.log()
        for line, alike in groupby(log[self.told :]):
            times = len(list(alike))
            self.say(f"[dim]·[/dim] {escape(line if times == 1 else f'{line} (×{times})')}")
        self.told = len(log)

    def say(self, words: str) -> None:
        # Whatever shows the lines breaks them: a screen reader or a pipe wants them whole.
        self.console.print(words, highlight=False, soft_wrap=True)

    # Asking

    def ask_person(self) -> None:
        """Show the table and the question, and take an answer or a command."""
        question = self.session.question()
        if question is None:
            return
        self.show_board()
        self.say(f"[b]{escape(question.prompt)}[/b]")
        for number, words in zip(question.numbers, question.options, strict=True):
            self.say(f"  [b]{number:>2}[/b] {escape(words)}")
        while not self.answered(question, self.read_line("> ").strip()):
            pass

    def answered(self, question: Question, line: str) -> bool:
        """Take a line; whether the table must be looked at anew."""
        try:
            if line in ("undo", "back"):
                return self.undone(line)
            if line in question.numbers:
                self.session.choose(question.numbers.index(line))
            elif self.session.plug.stops.names and line.startswith("pass"):
                if not self.passed(line.partition(" ")[2]):
                    return False
            else:
                self.command(line, f"Please answer with {numbers_said(question)}, or type ? for help.")
                return False
        except VersusError as error:
            self.complain(error)
            return True
        self.go_on()
        return True

    def undone(self, line: str) -> bool:
        if not (self.session.undo() if line == "undo" else self.session.take_back()):
            self.say("Nothing can be taken back: others have acted, or something hidden was seen.")
            return False
        self.told = len(self.session.log())
        return True

    def passed(self, name: str) -> bool:
        """Pass for a while."""
        if name not in ORDERS:
            self.say(f"Say how long: pass {', pass '.join(ORDERS)}.")
        elif self.session.pass_on(ORDERS[name]):
            return True
        else:
            self.say("This question cannot be passed: choose an answer.")
        return False

    def change_stop(self, written: str) -> None:
        """Turn one stop on or off, by its number; without one, list them all."""
        session, seat = self.session, self.session.watching
        assert seat is not None
        known = session.plug.stops.names
        if written.isdigit() and 1 <= int(written) <= len(known):
            session.stops[seat] ^= {known[int(written) - 1]}
        for number, words in enumerate(known, 1):
            mark = "x" if words in session.stops[seat] else " "
            self.say(f"  [b]{number:>2}[/b] {escape(f'[{mark}]')} {escape(words)}")

    def command(self, line: str, otherwise: str) -> None:
        """Do what a word asks for; what to type instead where it is no word."""
        verb, _, rest = line.partition(" ")
        if verb == "quit":
            raise Quit
        if verb in ("?", "help"):
            self.say(HELP)
            if self.session.plug.stops.names:
                self.say(STOPS_HELP)
            for words in self.session.introduction(self.session.watching):
                self.say(escape(words))
        elif verb in ("stops", "stop") and self.session.plug.stops.names:
            self.change_stop(rest)
        elif verb == "board":
            self.show_board()
        elif verb == "piles":
            self.show_piles()
        elif verb == "read":
            self.read(rest)
        elif verb == "why":
            self.explain(rest)
        elif verb in ("save", "record"):
            self.write(verb, rest)
        else:
            self.say(otherwise)

    def write(self, verb: str, rest: str) -> None:
        """Save or record; over a file that is there only where that is said."""
        over = rest.startswith("over ")
        name = rest.removeprefix("over ").strip()
        if not name:
            self.say(f"Say where: {verb} FILE")
            return
        write = saving.write_session if verb == "save" else saving.write_record
        try:
            write(self.session, Path(name), over)
        except saving.FileIsThere as error:
            self.say(f"{escape(str(error))} Or write over it: {verb} over {escape(name)}")
        except VersusError as error:
            self.complain(error)
        else:
            self.say(f"Written to {escape(name)}.")

    # Showing

    def show_board(self) -> None:
        self.print_board()
        view = self.session.view()
        hand = [card for side in view.sides if side.seat == view.viewer for card in side.of_kind(HAND)]
        if hand:
            self.say(f"[dim]hand:[/dim] {escape(', '.join(self.hand_words(card) for card in hand))}")

    def print_board(self) -> None:
        session, names = self.session, self.session.called()
        view = session.view()
        lines = [self.drawing.standing(view, names), *sides_lines(view, names)]
        if not view.over:
            lines += session.plug.words.under_way(session.game, names)
        for line in lines:
            self.say(escape(line))

    def show_piles(self) -> None:
        for name, cards in piles(self.session.view(), self.session.called()):
            words = ", ".join(card.name or "face down" for card in cards) or "nothing"
            self.say(f"{escape(name)}: {escape(words)}")

    def hand_words(self, card: CardView) -> str:
        definition = printed(self.session.game.definition, card)
        if definition is None:
            return "a card"
        return f"{card.name} ({brief(self.session.plug.words.sheet(definition))})"

    def visible(self, name: str) -> list[CardView]:
        """Cards that the watcher sees, by the beginning of their name or of a word in it."""
        wanted = name.strip().lower()
        session, question = self.session, self.session.question()
        offered = [card for cards in question.cards for card in cards] if question is not None else []
        named = [(card, (card.name or "").lower()) for card in (*all_cards(session.view()), *offered)]
        if not wanted:
            return []
        found = [card for card, words in named if words.startswith(wanted)]
        return found or [card for card, words in named if f" {wanted}" in words]

    def read(self, name: str) -> None:
        found = self.visible(name)
        if not found:
            self.say(f'You see no card called "{escape(name)}".')
        else:
            session = self.session
            self.show_page(page(session.game, session.plug, session.view(), session.called(), found[0]))

    def explain(self, name: str) -> None:
        found = self.visible(name)
        seat = self.session.watching
        if not found or seat is None:
            self.say(f'You see no card called "{escape(name)}".')
            return
        game = self.session.game
        card = card_with_number(game, found[0].number)
        self.show_page(self.drawing.refusals(game, seat, card))

    def show_page(self, page: Page) -> None:
        self.say(f"[b]{escape(page.title)}[/b]")
        for line in page.lines:
            if line:
                self.say(f"  {escape(line)}")


def numbers_said(question: Question) -> str:
    """ "a number from 0 to 5", or the only one."""
    numbers = sorted(int(number) for number in question.numbers if number.isdigit())
    return f"a number from {numbers[0]} to {numbers[-1]}" if len(numbers) > 1 else str(numbers[0])
