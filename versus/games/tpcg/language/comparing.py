"""Numbers of cards compared with others, the highest and lowest of them, and what was just reckoned."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from versus.games.tpcg.language.conditions import number_of
from versus.games.tpcg.words import ATK, DOWN, PLUS, Stat
from versus.kernel.choosing import Who
from versus.kernel.nodes import Amount, Filter
from versus.kernel.types import NOTHING, CardId, CounterKind

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle
    from versus.kernel.frames import Frame

AT_LEAST: Final = 0
AT_MOST: Final = 1
MORE_THAN: Final = 2
LESS_THAN: Final = 3
EXACTLY: Final = 4


@dataclass(frozen=True)
class Compares(Filter):
    """A number of the card is at least, at most, above, below or exactly an amount.

    A face-down resource has no numbers. `kind` says which counters are meant.
    """

    stat: Stat
    how: int
    amount: Amount
    kind: CounterKind = PLUS

    def matches(self, battle: Battle, frame: Frame, card: CardId) -> bool:
        if battle.face[card] == DOWN:
            return False
        number = number_of(battle, card, self.stat, self.kind)
        bound = self.amount.value(battle, frame)
        if self.how == AT_LEAST:
            return number >= bound
        if self.how == AT_MOST:
            return number <= bound
        if self.how == MORE_THAN:
            return number > bound
        return number < bound if self.how == LESS_THAN else number == bound

    def steady(self) -> bool:
        return self.amount.steady()


@dataclass(frozen=True)
class Extreme(Amount):
    """The highest number among some cards, or the lowest; where there is none, less than any card has."""

    who: Who
    stat: Stat = ATK
    lowest: bool = False
    kind: CounterKind = PLUS

    def value(self, battle: Battle, frame: Frame) -> int:
        numbers = [
            number_of(battle, card, self.stat, self.kind) for card in self.who.found(battle, frame) or []
        ]
        if not numbers:
            return NOTHING
        return min(numbers) if self.lowest else max(numbers)

    def steady(self) -> bool:
        return self.who.steady()


@dataclass(frozen=True)
class JustDone(Amount):
    """How many the instruction before was about: counters that it has taken off, points that were paid."""

    def value(self, battle: Battle, frame: Frame) -> int:
        return battle.stack[frame.base].number if frame.base >= 0 else 0


@dataclass(frozen=True)
class Sum(Amount):
    """Several amounts added up."""

    parts: tuple[Amount, ...]

    def value(self, battle: Battle, frame: Frame) -> int:
        return sum(part.value(battle, frame) for part in self.parts)

    def steady(self) -> bool:
        return all(part.steady() for part in self.parts)
