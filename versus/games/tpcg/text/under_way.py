"""The combat that is fought, in a line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from versus.kernel.english import listed

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle


def under_way(battle: Battle, names: Sequence[str]) -> list[str]:
    """ "Combat: Daken and Toad → Blob"."""
    combat = battle.combat
    if combat is None:
        return []
    attackers = listed([battle.definition[card].name for card in combat.attackers]) or "nobody"
    defender = battle.definition[combat.defender].name if combat.defender >= 0 else "nobody"
    return [f"Combat: {attackers} → {defender}"]
