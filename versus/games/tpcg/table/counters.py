"""Counters on characters: put on, cancelled in pairs, taken off (2P-CNT)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from versus.games.tpcg.flow.attacks import is_melee
from versus.games.tpcg.table.stats import strength
from versus.games.tpcg.words import (
    COUNTERS_PUT,
    COUNTERS_REMOVED,
    HEALED,
    MARK,
    MINUS,
    PLUS,
    UP,
    VITALITY,
    WOUND,
)
from versus.kernel.events import Event
from versus.kernel.types import CardId, CounterKind

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle

LIMIT: Final = 1_000_000
"""More counters than this are never put: amounts stay finite whatever cards compute."""


def put(battle: Battle, events: list[Event]) -> None:
    """Put counters on; `amount` of them, of the kind `other`. All go on first, then pairs cancel."""
    for event in events:
        card, amount = event.card, min(event.amount, LIMIT)
        kind = cast(CounterKind, event.detail)
        if amount <= 0 or not may_have(battle, card, kind):
            continue
        if kind == PLUS:
            amount = min(LIMIT, amount << strength_in_melee(battle, card))
        event.amount = amount
        battle.counters[kind][card] += amount
        battle.happens(event)
        cancel(battle, card)
        battle.unsettled = True


def may_have(battle: Battle, card: CardId, kind: CounterKind) -> bool:
    """A face-down character cannot have +1/+1 or -1/-1 counters (2P-STN-10, ED-STUNCTR)."""
    if kind in (PLUS, MINUS) and battle.face[card] != UP:
        return battle.rules.stun_counters != "forbid" and battle.in_row(card)
    return battle.in_play(card)


def strength_in_melee(battle: Battle, card: CardId) -> int:
    """Instances of Super Strength that count: only in melee combat (2P-KEY-21, 2P-KEY-22)."""
    combat = battle.combat
    if combat is None or not combat.involves(card) or not is_melee(battle, combat):
        return 0
    return strength(battle, card)


def cancel(battle: Battle, card: CardId) -> None:
    """+1/+1 against -1/-1, vitality against wounds (2P-CNT-02, 2P-STN-21)."""
    columns = battle.counters
    for one, other in ((PLUS, MINUS), (VITALITY, WOUND)):
        pairs = min(columns[one][card], columns[other][card])
        columns[one][card] -= pairs
        columns[other][card] -= pairs


def strip(battle: Battle, card: CardId) -> None:
    """What a stun or a hide takes off: all but wounds, vitality and what a card keeps (OP-17)."""
    for kind in (PLUS, MINUS, MARK):
        battle.counters[kind][card] = 0


def remove(battle: Battle, card: CardId, kind: CounterKind, amount: int) -> None:
    """Take counters off, as many as there are."""
    taken = min(amount, battle.counters[kind][card])
    if taken > 0:
        battle.counters[kind][card] -= taken
        battle.happens(Event(COUNTERS_REMOVED, card, amount=taken, detail=kind))
        battle.unsettled = True


def heal(battle: Battle, events: list[Event]) -> None:
    """Remove wounds; only this does (2P-STN-24)."""
    for event in events:
        healed = min(event.amount, battle.counters[WOUND][event.card])
        if healed > 0:
            battle.counters[WOUND][event.card] -= healed
            event.amount = healed
            battle.happens(event)


def clear(battle: Battle, card: CardId) -> None:
    """A card that leaves play has no counters (2P-CNT-08)."""
    for column in battle.counters:
        column[card] = 0


def counters_event(card: CardId, kind: CounterKind, amount: int, by: tuple[CardId, ...] = ()) -> Event:
    return Event(COUNTERS_PUT, card, amount=amount, detail=kind, by=by)


def heal_event(card: CardId, amount: int) -> Event:
    return Event(HEALED, card, amount=amount)
