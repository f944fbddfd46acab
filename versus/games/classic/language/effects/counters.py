"""Instructions and amounts about counters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from versus.games.classic.table import counters
from versus.games.classic.words import COSMIC_COUNTER
from versus.kernel.choosing import THIS, OnCards, Who
from versus.kernel.effects import Fits
from versus.kernel.nodes import Amount, Filter
from versus.kernel.types import CardId, CounterKind

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest
    from versus.kernel.frames import Frame


@dataclass(frozen=True)
class PutCounters(OnCards):
    """Put counters of a kind on cards (CL-CNT-01)."""

    kind: CounterKind
    amount: Amount

    def works_on(self, game: Contest, frame: Frame, card: CardId) -> bool:
        return counters.room(game, card, self.kind) > 0

    def act(self, game: Contest, frame: Frame, cards: list[CardId]) -> None:
        amount = self.amount.value(game, frame)
        for card in cards:
            counters.put(game, card, self.kind, amount)


@dataclass(frozen=True)
class RemoveCounters(OnCards):
    """Take counters of a kind off cards."""

    kind: CounterKind
    amount: Amount

    def works_on(self, game: Contest, frame: Frame, card: CardId) -> bool:
        return game.counters[self.kind][card] > 0

    def act(self, game: Contest, frame: Frame, cards: list[CardId]) -> None:
        amount = self.amount.value(game, frame)
        for card in cards:
            counters.remove(game, card, self.kind, amount)


@dataclass(frozen=True)
class CountersOn(Amount):
    """How many counters of a kind are on some cards together."""

    who: Who
    kind: CounterKind

    def value(self, game: Contest, frame: Frame) -> int:
        return sum([game.counters[self.kind][card] for card in self.who.found(game, frame) or []])

    def steady(self) -> bool:
        return self.who.steady()


@dataclass(frozen=True)
class WithCounter(Filter):
    """A card with a counter of a kind."""

    kind: CounterKind

    def matches(self, game: Contest, frame: Frame, card: CardId) -> bool:
        return game.counters[self.kind][card] > 0

    def steady(self) -> bool:
        return True


COSMIC_TEXT: Final = Fits(THIS, WithCounter(COSMIC_COUNTER))
"""The condition of every power in a card's cosmic text (CL-KEY-11)."""
