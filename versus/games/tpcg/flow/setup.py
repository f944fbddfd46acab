"""From decks to the first turn: first player, main characters, hands, mulligans (2P-SET)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from versus.games.tpcg.flow.turn import TURN
from versus.games.tpcg.printed.deck import Deck, faults, is_legal
from versus.games.tpcg.rules import Rules
from versus.games.tpcg.table import hands
from versus.games.tpcg.table.battle import Battle
from versus.games.tpcg.words import (
    BACK,
    CHOOSE_ROW,
    DECK,
    FRONT,
    GAME_STARTED,
    GO_FIRST,
    HAND,
    KEEP_HAND,
    LEVEL_UP,
    MOVED,
    MULLIGAN,
    MULLIGANED,
    P_FIRST_PLAYER,
    P_MAIN_ROW,
    P_MULLIGAN,
    PILE,
    PLAYING,
    REVEALED,
    SHUFFLED,
)
from versus.kernel.ask import PICK, YES_NO, Ask, Option
from versus.kernel.errors import BadSetup
from versus.kernel.events import Event
from versus.kernel.frames import Frame
from versus.kernel.happen import SETTLE
from versus.kernel.nodes import Procedure
from versus.kernel.origin import Origin
from versus.kernel.types import Seat

if TYPE_CHECKING:
    from versus.kernel.types import CardId

HAND_SIZE: Final = 7


def start(decks: list[Deck], seed: int, rules: Rules | None = None) -> Battle:
    """A new game, at its first question. Refuses decks that are not legal."""
    rules = rules if rules is not None else Rules()
    if not 2 <= len(decks) <= 4:
        raise BadSetup(f"A game has two to four players (2P-GEN-04); {len(decks)} decks were given.")
    if rules.teams and len(decks) != 4:
        raise BadSetup("2 vs 2 needs four players: seats 1 and 3 against seats 2 and 4.")
    for seat, deck in enumerate(decks):
        if not is_legal(deck):
            listed = "; ".join(f"{f.card + ': ' if f.card else ''}{f.words} ({f.rule})" for f in faults(deck))
            raise BadSetup(f"The deck of seat {seat + 1} is not legal. {listed}")
    battle = lay_out(decks, seed, rules)
    battle.origin = NewGame(decks, seed, rules)
    battle.push(SET_UP)
    battle.run()
    return battle


class NewGame(Origin):
    """A game that starts from decks and a seed."""

    def __init__(self, decks: list[Deck], seed: int, rules: Rules) -> None:
        self.decks = decks
        self.seed = seed
        self.rules = rules

    def rebuild(self) -> Battle:
        return start(self.decks, self.seed, self.rules)


def lay_out(decks: list[Deck], seed: int, rules: Rules) -> Battle:
    """Every card in its place before the first decision."""
    battle = Battle(len(decks), rules, seed)
    for seat, deck in enumerate(decks):
        battle.first_main[seat] = battle.add_card(deck.main, seat, PLAYING)
        battle.add_cards(deck.levels, seat, LEVEL_UP)
        battle.add_cards(deck.pile, seat, PILE)
        battle.add_cards(deck.cards, seat, DECK)
    battle.learn_all(battle.definition)
    return battle


@dataclass(frozen=True)
class SetUp(Procedure):
    """All main characters are revealed, a random player names the first one; then rows and mulligans.

    `pc`: 0 who decides, 1 who goes first, then a row for each player, the deal, and a mulligan for each.
    """

    def step(self, battle: Battle, frame: Frame) -> None:
        seats = battle.seats
        if frame.pc == 0:
            for seat, main in enumerate(battle.first_main):
                battle.happens(Event(REVEALED, main, seat))
            frame.numbers = [battle.random(seats)]
            frame.pc = 1
        if frame.pc == 1:
            options = [Option(GO_FIRST, number=seat) for seat in range(seats)]
            battle.ask = Ask(frame.numbers[0], PICK, P_FIRST_PLAYER, options)
        elif frame.pc < 2 + seats:
            options = [Option(CHOOSE_ROW, number=FRONT), Option(CHOOSE_ROW, number=BACK)]
            seat = self.seat_at(battle, frame.pc - 2)
            battle.ask = Ask(seat, PICK, P_MAIN_ROW, options, battle.first_main[seat])
        elif frame.pc == 2 + seats:
            for seat in range(seats):
                deal(battle, seat)
            frame.pc += 1
        elif frame.pc < 3 + 2 * seats:
            seat = self.seat_at(battle, frame.pc - 3 - seats)
            battle.ask = Ask(seat, YES_NO, P_MULLIGAN, [Option(KEEP_HAND), Option(MULLIGAN)])
        else:
            battle.stack.pop()
            battle.active = battle.first
            battle.push(TURN)
            battle.happens(Event(GAME_STARTED, seat=battle.first))
            battle.push(SETTLE)

    def answered(self, battle: Battle, frame: Frame, option: Option) -> None:
        frame.pc += 1
        if option.verb == GO_FIRST:
            battle.first = battle.active = option.number
        elif option.verb == CHOOSE_ROW:
            seat = self.seat_at(battle, frame.pc - 3)
            card: CardId = battle.first_main[seat]
            battle.put(card, seat, option.number)
            battle.happens(Event(MOVED, card, seat, other=option.number))
        elif option.verb == MULLIGAN:
            mulligan(battle, self.seat_at(battle, frame.pc - 4 - battle.seats))

    def seat_at(self, battle: Battle, place: int) -> Seat:
        """The n-th player clockwise from the first one."""
        return (battle.first + place) % battle.seats


def deal(battle: Battle, seat: Seat) -> None:
    """Shuffle and draw seven cards."""
    battle.shuffle(seat, DECK)
    battle.emit(Event(SHUFFLED, seat=seat))
    battle.apply([hands.draw_event(seat, HAND_SIZE)])


def mulligan(battle: Battle, seat: Seat) -> None:
    """The whole hand back into the deck, shuffle, draw seven (2P-SET-11)."""
    battle.emit(Event(MULLIGANED, seat=seat))
    for card in battle.pile(seat, HAND).copy():
        battle.put(card, seat, DECK)
    deal(battle, seat)


SET_UP: Final = SetUp()
