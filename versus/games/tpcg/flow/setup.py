"""From decks to the first turn: first player, main characters, hands, mulligans (2P-SET)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from versus.games.tpcg.flow.arena import REVEAL_ARENA
from versus.games.tpcg.flow.turn import TURN
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.rules import Rules
from versus.games.tpcg.table import hands, sides
from versus.games.tpcg.table.battle import Battle
from versus.games.tpcg.table.learning import learn_all
from versus.games.tpcg.words import (
    BACK,
    CHALLENGE_MATCH,
    CHOOSE_ROW,
    DECK,
    EQUIPMENT,
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
from versus.kernel.deck import Deck
from versus.kernel.english import capitalised, listed
from versus.kernel.errors import BadSetup
from versus.kernel.events import Event
from versus.kernel.frames import Frame
from versus.kernel.happen import SETTLE
from versus.kernel.nodes import Procedure
from versus.kernel.types import Seat

if TYPE_CHECKING:
    from versus.kernel.types import CardId

HAND_SIZE: Final = 7


def begin(decks: list[Deck], seed: int, rules: Rules) -> Battle:
    """Every card in its place before the first decision."""
    if rules.sides and len(decks) != sum(len(side) for side in rules.sides):
        against = " against ".join(
            f"seats {listed([str(seat + 1) for seat in side])}" for side in rules.sides
        )
        raise BadSetup(f"{capitalised(rules.mode)} needs four players: {against}.")
    battle = Battle(len(decks), rules, seed)
    for seat, deck in enumerate(decks):
        battle.first_main[seat] = battle.add_card(deck.leader, seat, PLAYING)
        battle.add_cards(deck.levels, seat, LEVEL_UP)
        battle.add_cards(outside(deck, rules), seat, PILE)
        battle.add_cards(deck.cards, seat, DECK)
        set_aside(battle, seat)
    learn_all(battle, battle.definition)
    battle.push(SET_UP)
    return battle


def outside(deck: Deck, rules: Rules) -> list[Card]:
    """What a deck brings along outside its sixty cards, without what the table does not play with."""
    return [card for card in deck.pile if rules.challenge != "none" or card.type != CHALLENGE_MATCH]


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
            options = [Option(GO_FIRST, seat=seat) for seat in battle.leads()]
            battle.ask = Ask(frame.numbers[0], PICK, P_FIRST_PLAYER, options)
        elif frame.pc < 2 + seats:
            options = [Option(CHOOSE_ROW, row=FRONT), Option(CHOOSE_ROW, row=BACK)]
            seat = self.seat_at(battle, frame.pc - 2)
            battle.ask = Ask(seat, PICK, P_MAIN_ROW, options, battle.first_main[seat])
        elif frame.pc == 2 + seats and not frame.number and battle.rules.arena != "none":
            # Before hands are drawn (2P-MOD4-03).
            frame.number = 1
            battle.push(REVEAL_ARENA)
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
            battle.first = battle.active = option.seat
        elif option.verb == CHOOSE_ROW:
            seat = self.seat_at(battle, frame.pc - 3)
            card: CardId = battle.first_main[seat]
            battle.put(card, seat, option.row)
            battle.happens(Event(MOVED, card, seat, detail=option.row))
            for equipment in battle.pile(seat, PLAYING).copy():
                sides.equip(battle, equipment, card)
        elif option.verb == MULLIGAN:
            mulligan(battle, self.seat_at(battle, frame.pc - 4 - battle.seats))

    def seat_at(self, battle: Battle, place: int) -> Seat:
        """The n-th player clockwise from the first one."""
        return (battle.first + place) % battle.seats


def set_aside(battle: Battle, seat: Seat) -> None:
    """One card of the deck is not shuffled: the equipment its main character starts with (2P-DCK-21)."""
    wanted = battle.definition[battle.first_main[seat]].starts_with
    if wanted:
        for card in battle.pile(seat, DECK):
            printed = battle.definition[card]
            if printed.type == EQUIPMENT and wanted in printed.names:
                battle.put(card, seat, PLAYING)
                return


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
