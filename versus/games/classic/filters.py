"""Which cards are meant, in the words of the classic game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from versus.kernel.nodes import Filter
from versus.kernel.types import CardId

if TYPE_CHECKING:
    from versus.games.classic.contest import Contest
    from versus.kernel.frames import Frame


@dataclass(frozen=True)
class Yours(Filter):
    """Controlled by the player of the effect."""

    def matches(self, game: Contest, frame: Frame, card: CardId) -> bool:
        return game.controller(card) == frame.seat


@dataclass(frozen=True)
class InCombat(Filter):
    """An attacker or the defender of the attack under way (CL-ATK-30)."""

    def matches(self, game: Contest, frame: Frame, card: CardId) -> bool:
        return game.is_fighting(card)


@dataclass(frozen=True)
class Defending(Filter):
    """The defender of the attack under way."""

    def matches(self, game: Contest, frame: Frame, card: CardId) -> bool:
        return game.attack is not None and game.attack.defender == card
