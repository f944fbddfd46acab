"""What must hold, and how many, in the words of the classic game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from versus.games.classic.table import stats
from versus.games.classic.table.properties import willpower
from versus.games.classic.words import KOD, RESOLVES
from versus.kernel.choosing import Who
from versus.kernel.nodes import Amount, Condition, Filter
from versus.kernel.types import Phase, Step

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest
    from versus.kernel.frames import Frame


@dataclass(frozen=True)
class Boosted(Condition):
    """Its boost was paid for as it was recruited this turn (CL-REC-18)."""

    def holds(self, game: Contest, frame: Frame) -> bool:
        return stats.is_boosted(game, frame.source)

    def steady(self) -> bool:
        return True


@dataclass(frozen=True)
class PhaseIs(Condition):
    """It is this phase."""

    phase: Phase

    def holds(self, game: Contest, frame: Frame) -> bool:
        return game.phase == self.phase


@dataclass(frozen=True)
class YourStep(Condition):
    """It is your own step of this kind."""

    step: Step

    def holds(self, game: Contest, frame: Frame) -> bool:
        return game.step == self.step and game.stepper == frame.seat


@dataclass(frozen=True)
class ItIsYou(Condition):
    """The player of the event is the player of the power."""

    def holds(self, game: Contest, frame: Frame) -> bool:
        return frame.event is not None and frame.event.seat == frame.seat


@dataclass(frozen=True)
class AmountIs(Condition):
    """The event is about this phase or step: "at the start of the recovery phase"."""

    number: int

    def holds(self, game: Contest, frame: Frame) -> bool:
        return frame.event is not None and frame.event.amount == self.number


@dataclass(frozen=True)
class Attacks(Condition):
    """The card whose text it is attacks a defender that fits."""

    whom: Filter

    def holds(self, game: Contest, frame: Frame) -> bool:
        attack = game.attack
        if attack is None or attack.defender < 0 or frame.source not in attack.attackers:
            return False
        return self.whom.matches(game, frame, attack.defender)


@dataclass(frozen=True)
class HasKOd(Condition):
    """This effect has really KO'd a card since it began to resolve (CL-CRD-06)."""

    def holds(self, game: Contest, frame: Frame) -> bool:
        for event in reversed(game.history):
            if event.kind == RESOLVES:
                return False
            if event.kind == KOD and frame.source in event.by:
                return True
        return False


@dataclass(frozen=True)
class WillpowerOf(Amount):
    """The willpower of some characters together (CL-KEY-47)."""

    who: Who

    def value(self, game: Contest, frame: Frame) -> int:
        return sum([willpower(game, card) for card in self.who.found(game, frame) or []])


@dataclass(frozen=True)
class X(Amount):
    """The number chosen as the effect was played (CL-PWR-08); NOTHING while it is not chosen yet."""

    def value(self, game: Contest, frame: Frame) -> int:
        return game.stack[frame.base].number if frame.base >= 0 else frame.number
