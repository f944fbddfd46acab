"""What modifiers do to a character."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from versus.kernel.effects import Number
from versus.kernel.modifiers import THIS_COMBAT
from versus.kernel.nodes import Amount, Change

if TYPE_CHECKING:
    from versus.games.classic.contest import Contest
    from versus.kernel.frames import Frame

THIS_ATTACK: Final = THIS_COMBAT
"""Until the results of the conclusion are in, or the proposal fails (OP-11)."""


@dataclass(frozen=True)
class Gets(Change):
    """More or less ATK and DEF."""

    atk: Amount
    def_: Amount

    def fixed(self, game: Contest, frame: Frame) -> Gets:
        return Gets(Number(self.atk.value(game, frame)), Number(self.def_.value(game, frame)))


@dataclass(frozen=True)
class HasBoost(Change):
    """Its boost text, paid for as it was recruited (CL-REC-18)."""


@dataclass(frozen=True)
class HasReinforcement(Change):
    """Its controller takes no breakthrough from an attack on it (CL-CON-22)."""
