"""Instructions that take characters elsewhere: another position, area or side, a hand, out of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from versus.games.classic.table import formation, moving
from versus.games.classic.words import CHARACTER, P_POSITION, PLACE, REMOVED
from versus.kernel.ask import PICK, Ask, Option
from versus.kernel.choosing import OnCards
from versus.kernel.nodes import Procedure
from versus.kernel.types import CardId

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest
    from versus.kernel.frames import Frame

OWN_AREA: Final = 0
HIDDEN_AREA: Final = 1
VISIBLE_AREA: Final = 2
EITHER_AREA: Final = 3
AREA_NAMES: Final = ("", "hidden area", "visible area", "hidden or visible area")
"""Where a move may end; without a word it stays in the kind of area where it began (CL-MOV-03)."""


@dataclass(frozen=True)
class Moves(OnCards):
    """Characters take positions that the effect's player chooses; with `yours` on that player's side.

    They are picked up together, so two of one area may change places (CL-MOV-01, CL-MOV-02).
    """

    area: int = OWN_AREA
    yours: bool = False

    def works_on(self, game: Contest, frame: Frame, card: CardId) -> bool:
        return game.in_row(card)

    def act(self, game: Contest, frame: Frame, cards: list[CardId]) -> None:
        game.call(Placing(self.area, self.yours), frame).cards = [c for c in cards if game.in_row(c)]


@dataclass(frozen=True)
class Placing(Procedure):
    """One character after another is put down; `pc` are those that stand already."""

    area: int
    yours: bool

    def step(self, game: Contest, frame: Frame) -> None:
        if frame.pc == len(frame.cards):
            game.stack.pop()
            return
        card = frame.cards[frame.pc]
        seat = frame.seat if self.yours else game.controller(card)
        options: list[Option] = []
        for hidden in self.areas(game, card):
            for zone, column in formation.destinations(game, card, seat, hidden, frame.cards[frame.pc :]):
                occupant = formation.at(game, seat, zone, column)
                other = occupant if occupant != card else -1
                options.append(Option(PLACE, card, other, seat=seat, row=zone, column=column))
        game.ask = Ask(frame.seat, PICK, P_POSITION, options, card)

    def areas(self, game: Contest, card: CardId) -> tuple[bool, ...]:
        if self.area == OWN_AREA:
            return (formation.is_hidden(game, card),)
        return {HIDDEN_AREA: (True,), VISIBLE_AREA: (False,)}.get(self.area, (False, True))

    def answered(self, game: Contest, frame: Frame, option: Option) -> None:
        card = option.card
        frame.pc += 1
        zone, column, seat = option.row, option.column, option.seat
        if option.other >= 0:
            formation.rearrange(game, card, zone, column)
        elif (zone, column, seat) != (game.zone(card), game.column[card], game.controller(card)):
            formation.stand(game, card, seat, zone, column)


@dataclass(frozen=True)
class ReturnsToHand(OnCards):
    """From play to their owners' hands (CL-GEN-12)."""

    def works_on(self, game: Contest, frame: Frame, card: CardId) -> bool:
        return game.in_play(card)

    def act(self, game: Contest, frame: Frame, cards: list[CardId]) -> None:
        for card in cards:
            if game.in_play(card):
                moving.return_to_hand(game, card)


@dataclass(frozen=True)
class RemovesFromGame(OnCards):
    """From wherever they are to the zone of what was removed (CL-GEN-26)."""

    def works_on(self, game: Contest, frame: Frame, card: CardId) -> bool:
        return not game.on_chain(card) and game.zone(card) != REMOVED

    def act(self, game: Contest, frame: Frame, cards: list[CardId]) -> None:
        for card in cards:
            if not game.on_chain(card):
                moving.remove_from_game(game, card)


@dataclass(frozen=True)
class PutsIntoPlay(OnCards):
    """Character cards take empty positions on the effect's player's side, by their concealed (CL-KEY-06)."""

    stunned: bool = False

    def works_on(self, game: Contest, frame: Frame, card: CardId) -> bool:
        """Which card lies face down, or in a hand, is not for everyone to see."""
        return is_character_card(game, card) or not moving.lies_open(game, card)

    def act(self, game: Contest, frame: Frame, cards: list[CardId]) -> None:
        entering = [card for card in cards if is_character_card(game, card)]
        game.call(Entering(self.stunned), frame).cards = entering


def is_character_card(game: Contest, card: CardId) -> bool:
    """Whether a card could come into play as a character (CL-GEN-07)."""
    printed = game.definition[card]
    return printed.type == CHARACTER and not game.in_row(card) and not game.on_chain(card)


@dataclass(frozen=True)
class Entering(Procedure):
    """One character card after another comes into play; `pc` are those that stand already."""

    stunned: bool

    def step(self, game: Contest, frame: Frame) -> None:
        if frame.pc == len(frame.cards):
            game.stack.pop()
            return
        card = frame.cards[frame.pc]
        game.ask = entrance(game, frame, card)

    def answered(self, game: Contest, frame: Frame, option: Option) -> None:
        frame.pc += 1
        moving.enter(game, option.card, frame.seat, option.row, option.column, self.stunned)


def entrance(game: Contest, frame: Frame, card: CardId) -> Ask:
    """Where a character card comes into play."""
    options = [
        Option(PLACE, card, seat=frame.seat, row=zone, column=column)
        for zone, column in formation.entrances(game, frame.seat, card)
    ]
    return Ask(frame.seat, PICK, P_POSITION, options, card)
