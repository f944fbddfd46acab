"""What may hold or not, in the words of the classic game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from versus.games.classic import stats
from versus.kernel.nodes import Condition

if TYPE_CHECKING:
    from versus.games.classic.contest import Contest
    from versus.kernel.frames import Frame


@dataclass(frozen=True)
class Boosted(Condition):
    """Its boost was paid for as it was recruited this turn (CL-REC-18)."""

    def holds(self, game: Contest, frame: Frame) -> bool:
        return stats.is_boosted(game, frame.source)

    def steady(self) -> bool:
        return True
