"""From decks to the first turn: initiative, hands, mulligans (CL-SET)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from versus.games.classic.flow.turn import TURN
from versus.games.classic.printed.deck import Deck, faults, is_legal
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
from versus.kernel.errors import BadSetup
from versus.kernel.events import Event
from versus.kernel.frames import Frame
from versus.kernel.nodes import Procedure
from versus.kernel.origin import Origin
from versus.kernel.types import Seat

HAND_SIZE: Final = 4
PLAYERS: Final = 2
"""The book's rules are for two (OP-27)."""


def start(decks: list[Deck], seed: int, rules: Rules | None = None) -> Contest:
    """A new game, at its first question. Refuses decks that are not legal."""
    rules = rules if rules is not None else Rules()
    if len(decks) != PLAYERS:
        raise BadSetup(f"A classic game has two players (CL-GEN-30); {len(decks)} decks were given.")
    if rules.turn_limit < 1:
        raise BadSetup(f"A game lasts one turn or more; a limit of {rules.turn_limit} was given.")
    for seat, deck in enumerate(decks):
        if not is_legal(deck):
            listed = "; ".join(f"{f.card + ': ' if f.card else ''}{f.words} ({f.rule})" for f in faults(deck))
            raise BadSetup(f"The deck of seat {seat + 1} is not legal. {listed}")
    contest = Contest(len(decks), rules, seed)
    for seat, deck in enumerate(decks):
        contest.add_cards(deck.cards, seat, DECK)
    contest.origin = NewContest(decks, seed, rules)
    contest.push(OPENING)
    contest.run()
    return contest


class NewContest(Origin):
    """A game that starts from decks and a seed."""

    def __init__(self, decks: list[Deck], seed: int, rules: Rules) -> None:
        self.decks = decks
        self.seed = seed
        self.rules = rules

    def rebuild(self) -> Contest:
        return start(self.decks, self.seed, self.rules)


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
            options = [Option(TAKE_INITIATIVE, number=seat) for seat in range(seats)]
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
            contest.initiative = option.number
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
