"""A recorded game to walk through, both ways: positions, what led to them, and where turns begin."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from versus.kernel.codec import Catalogue
from versus.kernel.game import Game
from versus.kernel.plug import plug_of
from versus.kernel.record import Record, replay
from versus.kernel.types import Seat
from versus.kernel.views import View
from versus.terminal.agreement import settled
from versus.terminal.saving import default_names
from versus.terminal.session import Question, asked

STRIDE: Final = 16
"""Every so many answers a position is kept; the ones between are played again from it."""


class Replay:
    """A record and a place in it, counted in answers."""

    def __init__(
        self, record: Record, catalogue: Catalogue, seat: Seat | None = None, names: Sequence[str] = ()
    ) -> None:
        replay(record, catalogue)
        first = replay(record, catalogue, upto=0)
        self.plug = plug_of(first)
        self.answers = record.answers
        self.seats = first.seats
        self.seat = seat
        """Whose view is shown; None for a spectator's."""
        self.names = list(names) if len(names) == first.seats else default_names(first.seats)
        self.at = 0
        self.kept = [first.fork()]
        self.turn_starts = [0]
        self.lines: list[list[tuple[int, str]]] = [[] for _ in range(first.seats + 1)]
        """The log of each seat and of spectators: after which answer each line was written."""
        self.run_through(first)

    def run_through(self, game: Game) -> None:
        """Play it once from end to end, keeping positions, logs and the beginnings of turns."""
        for seat in (*range(self.seats), None):
            self.lines[self.place(seat)] += [(0, line) for line in settled(game, seat, self.names)]
        self.note(game, 0)
        turn = self.turn_of(game)
        for at, index in enumerate(self.answers, 1):
            game.answer(index)
            self.note(game, at)
            if (now := self.turn_of(game)) != turn:
                turn = now
                self.turn_starts.append(at)
            if at % STRIDE == 0:
                self.kept.append(game.fork())

    def note(self, game: Game, at: int) -> None:
        for seat in (*range(self.seats), None):
            for event in game.events:
                line = self.plug.words.log_line(game, event, seat, self.names)
                if line:
                    self.lines[self.place(seat)].append((at, line))

    def turn_of(self, game: Game) -> int:
        return self.plug.counting.turns(game)

    def place(self, seat: Seat | None) -> int:
        return self.seats if seat is None else seat

    # Walking

    def go_to(self, at: int) -> None:
        self.at = min(max(0, at), len(self.answers))

    def step(self, answers: int) -> None:
        self.go_to(self.at + answers)

    def next_turn(self) -> None:
        self.go_to(next((start for start in self.turn_starts if start > self.at), len(self.answers)))

    def previous_turn(self) -> None:
        self.go_to(max((start for start in self.turn_starts if start < self.at), default=0))

    def next_seat(self) -> None:
        """Look with the next pair of eyes: seat after seat, then a spectator's."""
        if self.seat is None:
            self.seat = 0
        else:
            self.seat = self.seat + 1 if self.seat + 1 < self.seats else None

    # What is seen from here

    def game(self) -> Game:
        """The game after as many answers as we have come."""
        kept = self.at // STRIDE
        game = self.kept[kept].fork()
        for index in self.answers[kept * STRIDE : self.at]:
            game.answer(index)
        return game

    def view(self) -> View:
        return self.game().view(self.seat)

    def log(self) -> list[str]:
        return [line for at, line in self.lines[self.place(self.seat)] if at <= self.at]

    def all_lines(self) -> list[str]:
        """The whole log, for a pipe."""
        return [line for _, line in self.lines[self.place(self.seat)]]

    def news(self) -> int:
        """Where the lines of the last answer begin."""
        return sum(1 for at, _ in self.lines[self.place(self.seat)] if at < self.at)

    def question(self) -> Question | None:
        """What was asked here, if the chosen seat was asked."""
        return asked(self.plug, self.game(), self.seat, self.names)

    def given(self) -> int | None:
        """The answer that was given to it."""
        return self.answers[self.at] if self.at < len(self.answers) else None

    def caption(self) -> str:
        """ "Answer 12 of 90 · seen by Player 2"."""
        eyes = "a spectator" if self.seat is None else self.names[self.seat]
        return f"Answer {self.at} of {len(self.answers)} · seen by {eyes}"
