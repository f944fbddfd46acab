"""A card on the table, to be read in a test: `table.p2["Blob"].stunned`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from versus.games.tpcg.flow import attacks, levels
from versus.games.tpcg.printed.keywords import KEYWORDS
from versus.games.tpcg.table import stats
from versus.games.tpcg.words import (
    MINUS,
    PLUS,
    VITALITY,
    WOUND,
)
from versus.kernel.types import CardId
from versus.testing.piece import SharedPiece

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle


class Piece(SharedPiece):
    """One physical card of the 2PCG."""

    def __init__(self, battle: Battle, card: CardId) -> None:
        super().__init__(battle, card)
        self.battle = battle

    def __repr__(self) -> str:
        return f"<{self.name} {self.atk}/{self.defense} {self.face}, w{self.wounds}, {self.zone}>"

    @property
    def hidden(self) -> bool:
        return self.face == "hidden"

    @property
    def frozen(self) -> bool:
        return self.battle.is_frozen(self.id)

    @property
    def wounds(self) -> int:
        return self.battle.counters[WOUND][self.id]

    @property
    def plus(self) -> int:
        """+1/+1 counters."""
        return self.battle.counters[PLUS][self.id]

    @property
    def minus(self) -> int:
        """-1/-1 counters."""
        return self.battle.counters[MINUS][self.id]

    @property
    def vitality(self) -> int:
        return self.battle.counters[VITALITY][self.id]

    def counters(self, kind: int) -> int:
        return self.battle.counters[kind][self.id]

    @property
    def atk(self) -> int:
        return stats.atk(self.battle, self.id)

    @property
    def defense(self) -> int:
        return stats.defense(self.battle, self.id)

    @property
    def base(self) -> tuple[int, int]:
        current = stats.stats_of(self.battle, self.id)
        return current.base_atk, current.base_def

    @property
    def health(self) -> int:
        """Maximum Health."""
        return stats.health(self.battle, self.id)

    @property
    def remaining_health(self) -> int:
        return self.health - self.wounds

    @property
    def keywords(self) -> list[str]:
        return KEYWORDS.names_of(stats.keywords(self.battle, self.id))

    @property
    def level(self) -> int:
        return levels.level(self.battle, self.id)

    @property
    def cost(self) -> int:
        return stats.stats_of(self.battle, self.id).cost

    @property
    def xp(self) -> int:
        return levels.xp(self.battle, self.id)

    @property
    def main(self) -> bool:
        return self.battle.is_main(self.id)

    @property
    def in_combat(self) -> bool:
        return self.battle.combat is not None and self.battle.combat.involves(self.id)

    @property
    def attacking(self) -> bool:
        return self.battle.combat is not None and self.id in self.battle.combat.attackers

    @property
    def defending(self) -> bool:
        return self.battle.combat is not None and self.id == self.battle.combat.defender

    @property
    def protected(self) -> bool:
        return attacks.is_protected(self.battle, self.id)
