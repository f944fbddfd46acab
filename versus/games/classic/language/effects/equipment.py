"""Instructions about equipment: attach it, transfer it; who can and who does bear it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from versus.games.classic.flow.clauses import OK
from versus.games.classic.table import equipment, moving
from versus.games.classic.words import ATTACH, EQUIPMENT, EQUIPPED, P_BEARER
from versus.kernel.ask import PICK, Ask, Option
from versus.kernel.choosing import OnCards, Who
from versus.kernel.nodes import Filter, Procedure
from versus.kernel.types import CardId

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest
    from versus.kernel.frames import Frame
    from versus.kernel.game import Game


@dataclass(frozen=True)
class CanBearThis(Filter):
    """A character to which the equipment of the effect may be attached now (CL-EQP-01)."""

    def matches(self, game: Contest, frame: Frame, card: CardId) -> bool:
        return equipment.bear_fault(game, frame.seat, frame.source, card) == OK


@dataclass(frozen=True)
class BearsThis(Filter):
    """The character to which the equipment of the effect is attached."""

    def matches(self, game: Contest, frame: Frame, card: CardId) -> bool:
        return frame.source >= 0 and game.bearer[frame.source] == card

    def steady(self) -> bool:
        return True


@dataclass(frozen=True)
class Equipped(Filter):
    """A character with equipment."""

    def matches(self, game: Contest, frame: Frame, card: CardId) -> bool:
        return bool(game.equipment_on(card))

    def steady(self) -> bool:
        return True


@dataclass(frozen=True)
class Bearer(Who):
    """The character to which the equipment of the effect is attached."""

    def found(self, game: Game, frame: Frame) -> list[CardId]:
        same = frame.source >= 0 and game.stamp[frame.source] == frame.stamp
        return [game.bearer[frame.source]] if same and game.bearer[frame.source] >= 0 else []

    def steady(self) -> bool:
        return True


@dataclass(frozen=True)
class AttachesTo(OnCards):
    """The equipment of the effect comes into play on a character."""

    def act(self, game: Contest, frame: Frame, cards: list[CardId]) -> None:
        for card in cards:
            equipment.attach(game, frame.source, frame.seat, card)


@dataclass(frozen=True)
class Equips(OnCards):
    """Equipment cards come into play, each on a character chosen now."""

    def works_on(self, game: Contest, frame: Frame, card: CardId) -> bool:
        """Which card lies in a hand or a deck is not for everyone to see."""
        if not moving.lies_open(game, card):
            return True
        return is_equipment_card(game, card) and bool(equipment.bearers(game, frame.seat, card))

    def act(self, game: Contest, frame: Frame, cards: list[CardId]) -> None:
        choose_bearers(game, frame, [card for card in cards if is_equipment_card(game, card)])


def is_equipment_card(game: Contest, card: CardId) -> bool:
    """Whether a card could come into play as equipment (CL-GEN-08)."""
    printed = game.definition[card]
    return printed.type == EQUIPMENT and not game.in_play(card) and not game.on_chain(card)


@dataclass(frozen=True)
class Transfers(OnCards):
    """Equipment goes to another character of the effect's player, chosen now (CL-EQP-09).

    Whoever gets an opponent's equipment so controls it from then on (CL-EQP-13).
    """

    def works_on(self, game: Contest, frame: Frame, card: CardId) -> bool:
        return game.zone(card) == EQUIPPED and bool(equipment.bearers(game, frame.seat, card))

    def act(self, game: Contest, frame: Frame, cards: list[CardId]) -> None:
        choose_bearers(game, frame, [card for card in cards if game.zone(card) == EQUIPPED])


def choose_bearers(game: Contest, frame: Frame, cards: list[CardId]) -> None:
    """Give each of some equipment to a character."""
    choosing = game.call(CHOOSE_BEARERS, frame)
    choosing.cards = cards
    choosing.numbers = [game.stamp[card] for card in cards]


@dataclass(frozen=True)
class ChooseBearers(Procedure):
    """One equipment after another is given to a character that may bear it; `pc` are those done.

    `numbers` has their timestamps: one that has made way for a unique namesake is gone.
    """

    def step(self, game: Contest, frame: Frame) -> None:
        if frame.pc == len(frame.cards):
            game.stack.pop()
            return
        card = frame.cards[frame.pc]
        options = [Option(ATTACH, card, character) for character in equipment.bearers(game, frame.seat, card)]
        if options and game.stamp[card] == frame.numbers[frame.pc]:
            game.ask = Ask(frame.seat, PICK, P_BEARER, options, card)
        else:
            frame.pc += 1

    def answered(self, game: Contest, frame: Frame, option: Option) -> None:
        frame.pc += 1
        equipment.attach(game, option.card, frame.seat, option.other)


CHOOSE_BEARERS: Final = ChooseBearers()
