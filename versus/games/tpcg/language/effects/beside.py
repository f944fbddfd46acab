"""Instructions about cards that lie beside the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from versus.games.tpcg.table import in_force
from versus.kernel.choosing import OnCards
from versus.kernel.types import CardId

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle
    from versus.kernel.frames import Frame


@dataclass(frozen=True)
class PutIntoForce(OnCards):
    """Lay cards of a pile outside the game beside it: their powers hold from now on (2P-MOD4-21)."""

    def works_on(self, game: Battle, frame: Frame, card: CardId) -> bool:
        return in_force.can_be_chosen(game, card)

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        for card in cards:
            if self.works_on(game, frame, card):
                in_force.choose(game, card)
