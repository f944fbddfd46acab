"""What has happened: to a card this turn or in this combat, how often, and which power was used."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from versus.games.tpcg.language.conditions import befell
from versus.games.tpcg.words import COMBAT_ENDED
from versus.kernel.choosing import Who
from versus.kernel.events import Event
from versus.kernel.nodes import Amount, Condition, Filter
from versus.kernel.types import CardId, EventKind

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle
    from versus.kernel.frames import Frame


@dataclass(frozen=True)
class Befell(Filter):
    """Something has happened to it this turn, by a card that fits; with `in_combat`, in this combat.

    Where `manner` is given, it has happened in some combat fought so, as bits: so stuns can be asked for.
    A card that has been elsewhere since is another one (2P-ZON-24).
    """

    kind: EventKind
    by: Filter | None = None
    in_combat: bool = False
    manner: int = 0

    def matches(self, battle: Battle, frame: Frame, card: CardId) -> bool:
        for event in latest(battle, self.in_combat):
            if self.manner and not event.manner & self.manner:
                continue
            if event.kind == self.kind and event.card == card and event.stamp == battle.stamp[card]:
                if befell(battle, frame, event, None, self.by):
                    return True
        return False


@dataclass(frozen=True)
class TimesThisTurn(Amount):
    """How often something has happened this turn, to a card and by a card that fit."""

    kind: EventKind
    subject: Filter | None = None
    by: Filter | None = None

    def value(self, battle: Battle, frame: Frame) -> int:
        return sum(
            event.kind == self.kind and befell(battle, frame, event, self.subject, self.by)
            for event in battle.history
        )


def latest(battle: Battle, in_combat: bool) -> Iterator[Event]:
    """What has happened this turn, the newest first; or only since the last combat was over."""
    if in_combat and battle.combat is None:
        return
    for event in reversed(battle.history):
        if in_combat and event.kind == COMBAT_ENDED:
            return
        yield event


@dataclass(frozen=True)
class UsedPower(Condition):
    """The power that was used has one of these names."""

    names: tuple[str, ...]

    def holds(self, battle: Battle, frame: Frame) -> bool:
        return frame.event is not None and frame.event.word in self.names


@dataclass(frozen=True)
class UsesThisGame(Amount):
    """How often you have used Super Powers of a name in this game, whoever had them (OP-27)."""

    name: str

    def value(self, battle: Battle, frame: Frame) -> int:
        for seat, name, times in battle.tally:
            if seat == frame.seat and name == self.name:
                return times
        return 0


@dataclass(frozen=True)
class StunnedBy(Condition):
    """The stun, or its wound, came about in one of these ways: by a strike, by an effect, at DEF 0."""

    ways: int

    def holds(self, battle: Battle, frame: Frame) -> bool:
        event = frame.event
        return event is not None and event.detail >= 0 and bool(event.detail & self.ways)


@dataclass(frozen=True)
class EventOther(Who):
    """The second card of the triggering event, such as the one that was discarded to power up."""

    def found(self, game: Any, frame: Frame) -> list[CardId]:
        event = frame.event
        return [event.other] if event is not None and event.other >= 0 else []
