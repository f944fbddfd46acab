"""Instructions about resources: replacing them, taking an opponent's."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from versus.games.classic.flow import resources
from versus.games.classic.table import moving
from versus.games.classic.words import DECK, KO, RESOURCE, ZONES
from versus.kernel.choosing import OnCards
from versus.kernel.nodes import Procedure
from versus.kernel.types import CardId

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest
    from versus.kernel.frames import Frame


@dataclass(frozen=True)
class Replaces(OnCards):
    """Reveal and KO resources of your own; for each the top card of your deck comes in (CL-RES-11).

    As a cost it needs a card in the deck, as an effect it does not (CL-RES-13, CL-RES-15).
    """

    def possible(self, game: Any, frame: Frame) -> bool:
        return bool(game.pile(frame.seat, DECK)) and super().possible(game, frame)

    def works_on(self, game: Contest, frame: Frame, card: CardId) -> bool:
        return game.where[card] == frame.seat * ZONES + RESOURCE

    def act(self, game: Contest, frame: Frame, cards: list[CardId]) -> None:
        own = [card for card in cards if self.works_on(game, frame, card)]
        refill = game.call(REFILL, frame)
        refill.cards = own
        refill.numbers = [game.stamp[card] for card in own]
        for card in own:
            moving.reveal(game, card, frame.seat)
        game.cause_together([moving.ko_event(card) for card in own])


@dataclass(frozen=True)
class Refill(Procedure):
    """Once resources are KO'd: the top card of the deck for each. `numbers` are the timestamps they had."""

    def step(self, game: Contest, frame: Frame) -> None:
        game.stack.pop()
        for card, stamp in zip(frame.cards, frame.numbers, strict=True):
            if game.zone(card) == KO and game.stamp[card] != stamp:
                resources.refill(game, frame.seat)


@dataclass(frozen=True)
class LaysDown(OnCards):
    """Put cards from out of play face down into your resource row; that is not building (CL-RES-18)."""

    def works_on(self, game: Contest, frame: Frame, card: CardId) -> bool:
        return not game.in_play(card) and not game.on_chain(card)

    def act(self, game: Contest, frame: Frame, cards: list[CardId]) -> None:
        for card in cards:
            if self.works_on(game, frame, card):
                resources.lay_down(game, frame.seat, card)


@dataclass(frozen=True)
class TakesResources(OnCards):
    """Move opponents' resources to your row, face up or down as they lie; you control them (CL-RES-16)."""

    def works_on(self, game: Contest, frame: Frame, card: CardId) -> bool:
        return game.zone(card) == RESOURCE and game.controller(card) != frame.seat

    def act(self, game: Contest, frame: Frame, cards: list[CardId]) -> None:
        for card in cards:
            if self.works_on(game, frame, card):
                resources.take(game, frame.seat, card)


REFILL: Final = Refill()
