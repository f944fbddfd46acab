"""What payment powers cost: instructions that must be possible, and are paid in full (CL-GEN-14, CL-PWR-20).

Nothing that replaces events touches a cost: what is paid happens as it is printed (CL-PRI-22).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from versus.games.classic.flow import resources
from versus.games.classic.table import harm, moving
from versus.games.classic.words import DECK, HAND, PAID_ENDURANCE, PAID_POINTS
from versus.kernel.choosing import Choice, OnCards
from versus.kernel.events import Event
from versus.kernel.nodes import Amount, Effect
from versus.kernel.types import CardId

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest
    from versus.kernel.frames import Frame
    from versus.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainCost(Effect):
    """A cost without a choice. It is paid first, so that nobody pays another cost with what it takes."""

    def step(self, game: Contest, frame: Frame) -> None:
        game.stack.pop()
        self.pay(game, frame)

    def pay(self, game: Contest, frame: Frame) -> None:
        raise AssertionError(f"{type(self).__name__} cannot be paid")


@dataclass(frozen=True)
class Activate(PlainCost):
    """Exhaust this card; an exhausted one cannot be activated (CL-PWR-03)."""

    def possible(self, game: Contest, frame: Frame) -> bool:
        return game.in_play(frame.source) and not game.exhausted[frame.source]

    def pay(self, game: Contest, frame: Frame) -> None:
        harm.exhaust(game, [frame.source])


@dataclass(frozen=True)
class PayEndurance(PlainCost):
    """Pay endurance: as much as one has, and nothing at any total (CL-PWR-06, CL-PWR-07)."""

    amount: Amount

    def possible(self, game: Contest, frame: Frame) -> bool:
        amount = self.amount.value(game, frame)
        return amount <= 0 or game.endurance[frame.seat] >= amount

    def pay(self, game: Contest, frame: Frame) -> None:
        amount = self.amount.value(game, frame)
        game.endurance[frame.seat] -= amount
        game.happens(Event(PAID_ENDURANCE, seat=frame.seat, amount=amount))


@dataclass(frozen=True)
class PayPoints(PlainCost):
    """Pay resource points, which a player has in the own recruit step only (CL-RES-06, CL-RES-07)."""

    amount: Amount

    def possible(self, game: Contest, frame: Frame) -> bool:
        amount = self.amount.value(game, frame)
        at_hand = game.resource_points if game.stepper == frame.seat else 0
        return amount <= at_hand

    def pay(self, game: Contest, frame: Frame) -> None:
        amount = self.amount.value(game, frame)
        game.resource_points -= amount
        game.happens(Event(PAID_POINTS, seat=frame.seat, amount=amount))


@dataclass(frozen=True)
class RevealThis(PlainCost):
    """Show this card from your hand to everybody (CL-GEN-23)."""

    def possible(self, game: Contest, frame: Frame) -> bool:
        return game.zone(frame.source) == HAND

    def pay(self, game: Contest, frame: Frame) -> None:
        moving.reveal(game, frame.source, frame.seat)


@dataclass(frozen=True)
class StunThis(PlainCost):
    """Stun this character; whoever is stunned cannot pay with a stun (CL-KEY-23, CL-KEY-26)."""

    def possible(self, game: Contest, frame: Frame) -> bool:
        return harm.can_be_stunned(game, frame.source)

    def pay(self, game: Contest, frame: Frame) -> None:
        harm.stun(game, [harm.stun_event(frame.source)])


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class CardCost(OnCards):
    """A cost paid with cards that its player chooses."""

    def possible(self, game: Game, frame: Frame) -> bool:
        if isinstance(self.who, Choice):
            found = self.who.of.candidates(game, frame)
            if frame.source in found and game.zone(frame.source) == HAND:
                # What is played from hand is on the chain by the time its costs are paid (CL-PLT-02).
                found.remove(frame.source)
            return len(found) >= self.who.least
        return self.who.possible(game, frame)


@dataclass(frozen=True)
class PayByExhausting(CardCost):
    """Exhaust cards; `who` says that they are ready (CL-GEN-21)."""

    def act(self, game: Contest, frame: Frame, cards: list[CardId]) -> None:
        harm.exhaust(game, cards)


@dataclass(frozen=True)
class PayByDiscarding(CardCost):
    """Discard cards."""

    def act(self, game: Contest, frame: Frame, cards: list[CardId]) -> None:
        moving.discard(game, [moving.discard_event(card, frame.seat) for card in cards])


@dataclass(frozen=True)
class PayByReplacing(CardCost):
    """Replace resources of your own; without as many cards in the deck it can't be paid (CL-RES-13)."""

    def possible(self, game: Game, frame: Frame) -> bool:
        least = self.who.least if isinstance(self.who, Choice) else 1
        return len(game.pile(frame.seat, DECK)) >= least and super().possible(game, frame)

    def act(self, game: Contest, frame: Frame, cards: list[CardId]) -> None:
        for card in cards:
            moving.reveal(game, card, frame.seat)
        moving.ko(game, [moving.ko_event(card) for card in cards])
        for _ in cards:
            resources.refill(game, frame.seat)


@dataclass(frozen=True)
class PayByKOing(CardCost):
    """KO cards in play."""

    def act(self, game: Contest, frame: Frame, cards: list[CardId]) -> None:
        moving.ko(game, [moving.ko_event(card) for card in cards])
