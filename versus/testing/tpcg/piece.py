"""A card on the table, to be read in a test: `table.p2["Blob"].stunned`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from versus.games.tpcg.flow import attacks, levels
from versus.games.tpcg.table import stats
from versus.games.tpcg.words import (
    HIDDEN,
    KEYWORD_NAMES,
    KO,
    MINUS,
    PLUS,
    STUNNED,
    UP,
    VITALITY,
    WOUND,
    ZONE_NAMES,
    bit_names,
)
from versus.kernel.types import CardId

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle


class Piece:
    """One physical card, wherever it is; everything is read anew each time."""

    def __init__(self, battle: Battle, card: CardId) -> None:
        self.battle = battle
        self.id = card

    def __repr__(self) -> str:
        face = "up" if self.face_up else "stunned" if self.stunned else "hidden" if self.hidden else "down"
        return f"<{self.name} {self.atk}/{self.defense} {face}, w{self.wounds}, {self.zone}>"

    @property
    def name(self) -> str:
        return self.battle.definition[self.id].name

    @property
    def zone(self) -> str:
        return ZONE_NAMES[self.battle.zone(self.id)]

    @property
    def row(self) -> str:
        """ "front", "back" or the name of another zone."""
        return self.zone.removesuffix(" row")

    @property
    def controller(self) -> int:
        """The number of the player whose side or pile it is in, from 1."""
        return self.battle.controller(self.id) + 1

    @property
    def owner(self) -> int:
        return self.battle.owner[self.id] + 1

    @property
    def in_play(self) -> bool:
        return self.battle.in_play(self.id)

    @property
    def koed(self) -> bool:
        return self.battle.zone(self.id) == KO

    @property
    def face_up(self) -> bool:
        return self.battle.face[self.id] == UP

    @property
    def stunned(self) -> bool:
        return self.battle.face[self.id] == STUNNED

    @property
    def hidden(self) -> bool:
        return self.battle.face[self.id] == HIDDEN

    @property
    def exhausted(self) -> bool:
        return bool(self.battle.exhausted[self.id])

    @property
    def ready(self) -> bool:
        return not self.exhausted

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
    def stats(self) -> tuple[int, int]:
        """Current ATK and DEF."""
        return self.atk, self.defense

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
        return bit_names(stats.keywords(self.battle, self.id), KEYWORD_NAMES)

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
    def equipment(self) -> list[str]:
        return [self.battle.definition[card].name for card in self.battle.equipment_on(self.id)]

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
