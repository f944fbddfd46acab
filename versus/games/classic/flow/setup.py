"""From decks to the first turn: initiative, hands, mulligans (CL-SET)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from versus.games.classic.flow.turn import TURN
from versus.games.classic.rules import Rules
from versus.games.classic.table import moving
from versus.games.classic.table.contest import Contest
from versus.games.classic.words import (
    BOTTOM,
    DECK,
    GAME_STARTED,
    HAND,
    KEEP_HAND,
    MULLIGAN,
    MULLIGANED,
    P_BOTTOM,
    P_INITIATIVE,
    P_MULLIGAN,
    SHUFFLED,
    TAKE_INITIATIVE,
)
from versus.kernel.ask import PICK, YES_NO, Ask, Option
from versus.kernel.deck import Deck
from versus.kernel.events import Event
from versus.kernel.frames import Frame
from versus.kernel.nodes import Procedure
from versus.kernel.types import Seat

HAND_SIZE: Final = 4
PLAYERS: Final = 2
"""The book's rules are for two (OP-27)."""


def begin(decks: list[Deck], seed: int, rules: Rules) -> Contest:
    """Every card in its place before the first decision."""
    contest = Contest(len(decks), rules, seed)
    for seat, deck in enumerate(decks):
        contest.add_cards(deck.cards, seat, DECK)
    contest.push(OPENING)
    return contest


@dataclass(frozen=True)
class Opening(Procedure):
    """A random player names who has the initiative first; then hands, and a mulligan for each player.

    `pc`: 0 chance, 1 the initiative, 2 the deal, then one for each player. `numbers` holds who decides,
    and while a hand is put under its deck, how many of its cards are left.
    """

    def step(self, contest: Contest, frame: Frame) -> None:
        seats = contest.seats
        if frame.pc == 0:
            frame.numbers = [contest.random(seats)]
            frame.pc = 1
        if frame.pc == 1:
            options = [Option(TAKE_INITIATIVE, seat=seat) for seat in range(seats)]
            contest.ask = Ask(frame.numbers[0], PICK, P_INITIATIVE, options)
        elif frame.pc == 2:
            for seat in range(seats):
                contest.shuffle(seat, DECK)
                contest.happens(Event(SHUFFLED, seat=seat))
            for seat in range(seats):
                contest.apply([moving.draw_event(seat, HAND_SIZE)])
            frame.pc = 3
        elif frame.pc < 3 + seats:
            self.offer(contest, frame, contest.from_seat(contest.initiative)[frame.pc - 3])
        else:
            contest.stack.pop()
            contest.push(TURN)
            contest.happens(Event(GAME_STARTED, seat=contest.initiative))

    def offer(self, contest: Contest, frame: Frame, seat: Seat) -> None:
        """Ask for a mulligan, or for the next card of the hand to go under the deck (CL-SET-04)."""
        if len(frame.numbers) == 1:
            contest.ask = Ask(seat, YES_NO, P_MULLIGAN, [Option(KEEP_HAND), Option(MULLIGAN)])
        elif frame.numbers[1] > 1:
            options = [Option(BOTTOM, card) for card in contest.pile(seat, HAND)]
            contest.ask = Ask(seat, PICK, P_BOTTOM, options)
        else:
            for card in contest.pile(seat, HAND).copy():
                moving.to_bottom(contest, card)
            contest.apply([moving.draw_event(seat, HAND_SIZE)])
            frame.numbers.pop()
            frame.pc += 1

    def answered(self, contest: Contest, frame: Frame, option: Option) -> None:
        if option.verb == TAKE_INITIATIVE:
            contest.initiative = option.seat
            frame.pc = 2
        elif option.verb == KEEP_HAND:
            frame.pc += 1
        elif option.verb == MULLIGAN:
            seat = contest.from_seat(contest.initiative)[frame.pc - 3]
            contest.happens(Event(MULLIGANED, seat=seat))
            frame.numbers.append(len(contest.pile(seat, HAND)))
        else:
            moving.to_bottom(contest, option.card)
            frame.numbers[1] -= 1


OPENING: Final = Opening()
