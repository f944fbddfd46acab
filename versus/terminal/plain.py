"""A game at the prompt: the board, what happened, a question, an answer by number."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from versus.games.tpcg import phrases
from versus.games.tpcg.actions import why_not
from versus.games.tpcg.battle import Battle
from versus.games.tpcg.sight import sees
from versus.games.tpcg.words import ATTACK, EQUIP, EQUIPMENT, HAND, PLAY, PLOT_TWIST, RECRUIT, USE
from versus.kernel.events import Event
from versus.kernel.save import save
from versus.kernel.types import CardId, Seat, Verb
from versus.players.random import RandomPlayer
from versus.terminal.board import board

HELP = """Answer with the number of an option. Besides:
  [b]read NAME[/b]   what a card says and how it stands
  [b]why NAME[/b]    why you can't use, play, recruit or attack with a card now
  [b]board[/b]       the table again
  [b]save FILE[/b]   write the game to a file
  [b]quit[/b]        leave the game"""


class Quit(Exception):
    """The person leaves."""


class PlainGame:
    """One person at the prompt, everybody else played by the machine."""

    def __init__(
        self, battle: Battle, seat: Seat, console: Console, seed: int, ask: Callable[[str], str] = input
    ) -> None:
        self.battle = battle
        self.seat = seat
        self.console = console
        self.read_line = ask
        self.opponent = RandomPlayer(seed)
        self.names = [f"Player {number + 1}" for number in range(battle.seats)]
        self.names[seat] = "You"

    def play(self) -> None:
        """Play to the end, or until the person leaves."""
        self.console.print("[dim]Type ? for help.[/dim]")
        self.tell(self.battle.events)
        try:
            while self.battle.ask is not None:
                if self.battle.ask.seat == self.seat:
                    forced = len(self.battle.ask.options) == 1
                    self.tell(self.battle.answer(0 if forced else self.ask_person(), self.seat))
                else:
                    self.tell(self.battle.answer(self.opponent.answer(self.battle)))
        except (Quit, EOFError, KeyboardInterrupt):
            self.console.print("\nThe game is left unfinished.")
            return
        self.console.print(board(self.battle.view(self.seat), self.names))
        self.console.print(f"[b]{self.result()}[/b]")

    def result(self) -> str:
        winners = self.battle.winners
        if self.seat in winners:
            return "You have won!" if len(winners) == 1 else "It is a tie."
        return " and ".join(self.names[seat] for seat in winners) + " won."

    def tell(self, events: list[Event]) -> None:
        for event in events:
            line = phrases.log_line(self.battle, event, self.seat, self.names)
            if line:
                self.console.print(f"[dim]·[/dim] {escape(line)}", highlight=False)

    # Asking

    def ask_person(self) -> int:
        """Show the table and the question; return the index of an option."""
        ask = self.battle.ask
        assert ask is not None
        self.console.print(board(self.battle.view(self.seat), self.names))
        self.show_hand()
        self.console.print(f"[b]{escape(phrases.prompt(self.battle, ask))}[/b]", highlight=False)
        for index, option in enumerate(ask.options, 1):
            self.console.print(
                f"  [b]{index:>2}[/b] {escape(phrases.option(self.battle, ask, option))}", highlight=False
            )
        while True:
            line = self.read_line("> ").strip()
            if line.isdigit() and 1 <= int(line) <= len(ask.options):
                return int(line) - 1
            self.command(line, len(ask.options))

    def show_hand(self) -> None:
        hand = self.battle.pile(self.seat, HAND)
        if hand:
            names = ", ".join(self.hand_words(card) for card in hand)
            self.console.print(f"[dim]hand:[/dim] {escape(names)}", highlight=False)

    def hand_words(self, card: CardId) -> str:
        printed = self.battle.definition[card]
        if printed.is_character:
            return f"{printed.name} ({printed.cost}: {printed.atk}/{printed.def_})"
        if printed.type == EQUIPMENT:
            return f"{printed.name} ({printed.cost})"
        return printed.name

    def command(self, line: str, options: int) -> None:
        verb, _, rest = line.partition(" ")
        if verb == "quit":
            raise Quit
        if verb in ("?", "help"):
            self.console.print(HELP)
        elif verb == "board":
            self.console.print(board(self.battle.view(self.seat), self.names))
        elif verb == "read":
            self.read(rest)
        elif verb == "why":
            self.explain(rest)
        elif verb == "save":
            self.write_save(rest)
        else:
            self.console.print(f"Please answer with a number from 1 to {options}, or type ? for help.")

    def visible(self, name: str) -> list[CardId]:
        """Cards on the table or in hand whose name begins so, as far as this seat may see them."""
        wanted = name.strip().lower()
        return [
            card
            for card in range(len(self.battle.definition))
            if wanted
            and self.battle.definition[card].name.lower().startswith(wanted)
            and sees(self.battle, self.seat, card)
        ]

    def read(self, name: str) -> None:
        cards = self.visible(name)
        if not cards:
            self.console.print(f'You see no card called "{escape(name)}".')
            return
        card = cards[0]
        printed = self.battle.definition[card]
        self.console.print(f"[b]{escape(printed.name)}[/b]", highlight=False)
        for line in phrases.face(printed):
            self.console.print(f"  {escape(line)}", highlight=False)
        if self.battle.in_row(card):
            self.console.print(f"  [i]{escape(phrases.status(self.battle, card))}[/i]", highlight=False)

    def explain(self, name: str) -> None:
        cards = [card for card in self.visible(name) if self.battle.controller(card) == self.seat]
        if not cards:
            self.console.print(f'You have no card called "{escape(name)}".')
            return
        card = cards[0]
        clause = why_not(self.battle, self.seat, card, self.likely_verb(card))
        words = phrases.clause(clause) if clause else "Nothing forbids it."
        self.console.print(f"  {escape(words)}", highlight=False)

    def likely_verb(self, card: CardId) -> Verb:
        """What a person probably wants to do with a card."""
        printed = self.battle.definition[card]
        if self.battle.in_row(card):
            return USE if printed.super_powers and self.battle.exhausted[card] else ATTACK
        if printed.type == PLOT_TWIST:
            return PLAY
        return EQUIP if printed.type == EQUIPMENT else RECRUIT

    def write_save(self, name: str) -> None:
        if not name:
            self.console.print("Say where: save FILE")
            return
        try:
            Path(name).write_bytes(save(self.battle))
        except OSError as error:
            self.console.print(f"The game could not be written: {error.strerror}.")
            return
        self.console.print(f"Saved to {escape(name)}.")
