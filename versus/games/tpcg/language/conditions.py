"""Conditions and amounts that cards speak of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from versus.games.tpcg.flow.attacks import is_melee, is_ranged, protects
from versus.games.tpcg.flow.levels import level, xp
from versus.games.tpcg.language.players import YOU, players, speaking_of
from versus.games.tpcg.table.stats import atk, defense, stats_of, teams
from versus.games.tpcg.words import (
    AT_RANGE,
    ATK,
    BASE_ATK,
    BASE_DEF,
    COST,
    COUNTERS,
    DEF,
    DOWN,
    LEVEL,
    MELEE,
    PLAYED,
    PLOT_TWIST,
    PLUS,
    REMOVED,
    STUN,
    Stat,
)
from versus.kernel.choosing import Who
from versus.kernel.events import Event
from versus.kernel.nodes import Amount, Condition, Filter
from versus.kernel.types import CardId, CounterKind, EventKind, Phase

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle
    from versus.kernel.frames import Frame


@dataclass(frozen=True)
class YourTurn(Condition):
    def holds(self, battle: Battle, frame: Frame) -> bool:
        return battle.has_turn(frame.seat)

    def steady(self) -> bool:
        return True


@dataclass(frozen=True)
class EnemyTurn(Condition):
    """It is an opponent's turn; a teammate's is neither that nor yours."""

    def holds(self, battle: Battle, frame: Frame) -> bool:
        return battle.enemies(frame.seat, battle.active)

    def steady(self) -> bool:
        return True


@dataclass(frozen=True)
class ItIsYou(Condition):
    """The event is your own: your turn, your draw, your plot twist."""

    def holds(self, battle: Battle, frame: Frame) -> bool:
        return frame.event is not None and frame.event.seat == frame.seat


@dataclass(frozen=True)
class ItIsAnEnemy(Condition):
    """The event is an opponent's."""

    def holds(self, battle: Battle, frame: Frame) -> bool:
        return frame.event is not None and battle.enemies(frame.seat, frame.event.seat)


@dataclass(frozen=True)
class PhaseIs(Condition):
    """The event is the start of this phase."""

    phase: Phase

    def holds(self, battle: Battle, frame: Frame) -> bool:
        return frame.event is not None and frame.event.amount == self.phase


@dataclass(frozen=True)
class CountersAre(Condition):
    """The counters that were put on or taken off are of this kind."""

    kind: CounterKind

    def holds(self, battle: Battle, frame: Frame) -> bool:
        return frame.event is not None and frame.event.detail == self.kind


@dataclass(frozen=True)
class InMelee(Condition):
    """There is a melee combat."""

    def holds(self, battle: Battle, frame: Frame) -> bool:
        return battle.combat is not None and is_melee(battle, battle.combat)

    def steady(self) -> bool:
        return True


@dataclass(frozen=True)
class InAnyCombat(Condition):
    """There is a combat."""

    def holds(self, battle: Battle, frame: Frame) -> bool:
        return battle.combat is not None

    def steady(self) -> bool:
        return True


@dataclass(frozen=True)
class InRangedCombat(Condition):
    def holds(self, battle: Battle, frame: Frame) -> bool:
        return battle.combat is not None and is_ranged(battle, battle.combat)

    def steady(self) -> bool:
        return True


@dataclass(frozen=True)
class CombatResolved(Condition):
    """The combat that is ending has resolved: it was neither cancelled nor over before (2P-KEY-34)."""

    def holds(self, battle: Battle, frame: Frame) -> bool:
        combat = battle.combat
        return combat is not None and combat.resolved and not combat.cancelled


@dataclass(frozen=True)
class SoloAttack(Condition):
    """One attacker is in the combat now, however many there were (2P-CMB-25, 2P-CMB-90)."""

    def holds(self, battle: Battle, frame: Frame) -> bool:
        return battle.combat is not None and battle.combat.team() == 1

    def steady(self) -> bool:
        return True


@dataclass(frozen=True)
class TeamAttack(Condition):
    """Two or more attackers are in the combat now (2P-CMB-25, 2P-CMB-90)."""

    def holds(self, battle: Battle, frame: Frame) -> bool:
        return battle.combat is not None and battle.combat.team() > 1

    def steady(self) -> bool:
        return True


@dataclass(frozen=True)
class Protecting(Condition):
    """This character protects somebody."""

    def holds(self, battle: Battle, frame: Frame) -> bool:
        return protects(battle, frame.source)

    def steady(self) -> bool:
        return True


@dataclass(frozen=True)
class FirstOfTurn(Condition):
    """The first event of its kind this turn that happened to the same card (2P-TRG-15)."""

    def holds(self, battle: Battle, frame: Frame) -> bool:
        event = frame.event
        if event is None:
            return False
        same = [e for e in battle.history if e.kind == event.kind and e.card == event.card]
        return len(same) == 1


@dataclass(frozen=True)
class FirstTwistOfTurn(Condition):
    """Your first plot twist this turn; on an enemy turn too (2P-KEY-18)."""

    def holds(self, battle: Battle, frame: Frame) -> bool:
        event = frame.event
        if event is None or event.seat != frame.seat or not is_twist(event):
            return False
        played = [e for e in battle.history if e.kind == PLAYED and e.seat == frame.seat and is_twist(e)]
        return len(played) == 1


def is_twist(event: Event) -> bool:
    """Whether a plot twist was played; one placed face down as a resource was not."""
    definition: Any = event.definition
    return definition is not None and definition.type == PLOT_TWIST and event.amount != DOWN


@dataclass(frozen=True)
class HappenedThisTurn(Condition):
    """An event of a kind has happened this turn, to a card and by a card that fit.

    Where `when` is given, it holds of that event.
    """

    kind: EventKind
    subject: Filter | None = None
    by: Filter | None = None
    when: Condition | None = None

    def holds(self, battle: Battle, frame: Frame) -> bool:
        for event in battle.history:
            if event.kind == self.kind and befell(battle, frame, event, self.subject, self.by):
                if self.when is None or self.when.holds(battle, looking_back(frame, event)):
                    return True
        return False


def looking_back(frame: Frame, event: Event) -> Frame:
    """The same frame as if this event had just happened."""
    twin = frame.copy()
    twin.event = event
    return twin


def befell(battle: Battle, frame: Frame, event: Event, subject: Filter | None, by: Filter | None) -> bool:
    """Whether an event happened to a card and by a card that fit."""
    if subject is not None and (event.card < 0 or not subject.matches(battle, frame, event.card)):
        return False
    return by is None or any(by.matches(battle, frame, card) for card in event.by)


@dataclass(frozen=True)
class StunnedInCombat(Condition):
    """Somebody that fits has been stunned this turn in a combat fought in this manner."""

    subject: Filter
    by: Filter | None = None
    manner: int = MELEE | AT_RANGE

    def holds(self, battle: Battle, frame: Frame) -> bool:
        for event in battle.history:
            if event.kind == STUN and event.manner & self.manner:
                if befell(battle, frame, event, self.subject, self.by):
                    return True
        return False


@dataclass(frozen=True)
class ForSomePlayer(Condition):
    """It holds of at least one of some players: "that player" in it."""

    whose: int
    condition: Condition

    def holds(self, battle: Battle, frame: Frame) -> bool:
        seats = players(battle, frame, self.whose)
        return any(self.condition.holds(battle, speaking_of(frame, seat, False)) for seat in seats)


@dataclass(frozen=True)
class StatOf(Amount):
    """A number of a card; ATK below 0 counts as 0 (2P-MOD-09). Several cards add up."""

    who: Who
    stat: Stat = ATK
    kind: CounterKind = PLUS

    def value(self, battle: Battle, frame: Frame) -> int:
        cards = self.who.found(battle, frame) or []
        return sum(number_of(battle, card, self.stat, self.kind) for card in cards)

    def steady(self) -> bool:
        return self.who.steady()


def number_of(battle: Battle, card: CardId, stat: Stat, kind: CounterKind) -> int:
    """One of a card's numbers; `kind` is which counters are meant."""
    if stat == ATK:
        return max(0, atk(battle, card))
    if stat == DEF:
        return defense(battle, card)
    if stat == COST:
        return stats_of(battle, card).cost
    if stat == COUNTERS:
        return battle.counters[kind][card]
    if stat == BASE_ATK:
        return stats_of(battle, card).base_atk
    if stat == BASE_DEF:
        return stats_of(battle, card).base_def
    if stat == LEVEL:
        return level(battle, card)
    return battle.definition[card].printed_powers()


@dataclass(frozen=True)
class Difference(Amount):
    """How much more one amount is than another; never below 0."""

    amount: Amount
    less: Amount

    def value(self, battle: Battle, frame: Frame) -> int:
        return max(0, self.amount.value(battle, frame) - self.less.value(battle, frame))

    def steady(self) -> bool:
        return self.amount.steady() and self.less.steady()


@dataclass(frozen=True)
class EventAmount(Amount):
    """The number that the triggering event speaks of."""

    def value(self, battle: Battle, frame: Frame) -> int:
        return frame.event.amount if frame.event is not None else 0


@dataclass(frozen=True)
class EnemyTeams(Amount):
    """How many different teams enemy characters have."""

    def value(self, battle: Battle, frame: Frame) -> int:
        bits = 0
        for seat in battle.opponents(frame.seat):
            for card in battle.characters(seat):
                bits |= teams(battle, card)
        return bits.bit_count()

    def steady(self) -> bool:
        return True


@dataclass(frozen=True)
class PileSize(Amount):
    """How many cards you have in a zone, or other players."""

    zone: int
    whose: int = YOU

    def value(self, battle: Battle, frame: Frame) -> int:
        # Removed cards lie in one zone for all (2P-ZON-02).
        seats = [0] if self.zone == REMOVED else players(battle, frame, self.whose)
        return sum(len(battle.pile(seat, self.zone)) for seat in seats)


@dataclass(frozen=True)
class PointsLeft(Amount):
    """How many recruit points you have."""

    def value(self, battle: Battle, frame: Frame) -> int:
        return battle.recruit_points[frame.seat]


@dataclass(frozen=True)
class ExperienceOf(Amount):
    """How many XP a character has."""

    who: Who

    def value(self, battle: Battle, frame: Frame) -> int:
        return sum(xp(battle, card) for card in self.who.found(battle, frame) or [])
