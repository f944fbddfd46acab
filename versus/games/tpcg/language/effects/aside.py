"""Removed from the game for a time: with a power that brings it back, and with what lay on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from versus.games.tpcg.language.changes import KeepsCounters
from versus.games.tpcg.language.effects.moving import PutIntoPlay, RemoveFromGame
from versus.games.tpcg.language.filters import IsCard
from versus.games.tpcg.words import LEFT_PLAY, REMOVED
from versus.kernel.choosing import THIS
from versus.kernel.modifiers import FOREVER
from versus.kernel.nodes import Trigger
from versus.kernel.triggering import Watches
from versus.kernel.types import CardId

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle
    from versus.kernel.frames import Frame

APPEAR: Final = PutIntoPlay(THIS)


@dataclass(frozen=True)
class RemoveUntil(RemoveFromGame):
    """Remove from the game with a power that works there: `back` brings "this" card back one day.

    `with_this`: it also comes back as the card whose effect this is leaves play. `keeping`: with the counters
    that it had (2P-CRD-06).
    """

    back: Trigger
    with_this: bool = False
    keeping: bool = False

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        kept = {card: tuple(column[card] for column in game.counters) for card in cards}
        super().act(game, frame, cards)
        for card in cards:
            if game.zone(card) == REMOVED:
                self.await_return(game, frame, card)
                if self.keeping and any(kept[card]):
                    game.modify(KeepsCounters(kept[card]), card, frame.seat, frame.source, FOREVER)

    def await_return(self, game: Battle, frame: Frame, card: CardId) -> None:
        game.modify(Watches(self.back), card, frame.seat, frame.source, FOREVER)
        if self.with_this:
            leaves = Trigger(LEFT_PLAY, APPEAR, subject=IsCard(frame.source, frame.stamp))
            game.modify(Watches(leaves), card, frame.seat, frame.source, FOREVER)
