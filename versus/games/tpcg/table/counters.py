"""Counters on characters: put on, cancelled in pairs, taken off (2P-CNT)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from versus.games.tpcg.flow.attacks import is_melee
from versus.games.tpcg.language.changes import KeepsCounters
from versus.games.tpcg.table.stats import keywords, strength
from versus.games.tpcg.words import (
    COUNTERS_PUT,
    COUNTERS_REMOVED,
    GAINED_ATK,
    HEALED,
    MARK,
    MINUS,
    PLUS,
    STUNNED,
    SYMBIOSIS,
    TO_GAIN_MINUS,
    TO_GAIN_PLUS,
    TO_LOSE_PLUS,
    UP,
    VITALITY,
    WOUND,
)
from versus.kernel.events import Event
from versus.kernel.types import CardId, CounterKind

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle

GAINING: Final = {PLUS: TO_GAIN_PLUS, MINUS: TO_GAIN_MINUS}
"""What forbids counters of a kind."""
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
        if kind == PLUS:
            tell_of_atk(battle, card, amount, event.by)
        cancel(battle, card)
        battle.unsettled = True


def tell_of_atk(battle: Battle, card: CardId, amount: int, by: tuple[CardId, ...]) -> None:
    """A resolved effect or a counter has raised a character's ATK."""
    if amount > 0:
        battle.happens(Event(GAINED_ATK, card, battle.controller(card), amount=amount, by=by))


def may_have(battle: Battle, card: CardId, kind: CounterKind) -> bool:
    """A face-down character cannot have +1/+1 or -1/-1 counters (2P-STN-10, ED-STUNCTR)."""
    if kind in GAINING and battle.forbidden(GAINING[kind], card):
        return False
    if kind in (PLUS, MINUS) and battle.face[card] != UP:
        if not battle.in_row(card):
            return False
        return battle.rules.stun_counters != "forbid" or (kind == PLUS and is_symbiotic(battle, card))
    return battle.in_play(card)


def is_symbiotic(battle: Battle, card: CardId) -> bool:
    """Stunned, but with Symbiosis: it can have and gain +1/+1 counters (2P-KEYC-49)."""
    return battle.face[card] == STUNNED and bool(keywords(battle, card) & SYMBIOSIS)


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
        if battle.counters[kind][card] and not (kind == PLUS and is_symbiotic(battle, card)):
            battle.counters[kind][card] = 0


def can_lose(battle: Battle, card: CardId, kind: CounterKind) -> bool:
    """Whether it has such counters, and nothing keeps them there (2P-CRD-95)."""
    return battle.counters[kind][card] > 0 and not (kind == PLUS and battle.forbidden(TO_LOSE_PLUS, card))


def remove(battle: Battle, card: CardId, kind: CounterKind, amount: int) -> int:
    """Take counters off, as many as there are, and say how many that were."""
    taken = min(amount, battle.counters[kind][card]) if can_lose(battle, card, kind) else 0
    if taken > 0:
        battle.counters[kind][card] -= taken
        battle.happens(Event(COUNTERS_REMOVED, card, amount=taken, detail=kind))
        battle.unsettled = True
    return max(0, taken)


def heal(battle: Battle, events: list[Event]) -> None:
    """Remove wounds; only this does (2P-STN-24)."""
    for event in events:
        healed = min(event.amount, battle.counters[WOUND][event.card])
        if healed > 0:
            battle.counters[WOUND][event.card] -= healed
            event.amount = healed
            battle.happens(event)


def kept(battle: Battle, card: CardId) -> tuple[int, ...]:
    """The counters that a card outside play has again as it appears, by kind."""
    for modifier in battle.modifiers:
        if isinstance(modifier.change, KeepsCounters) and modifier.card == card:
            return modifier.change.counters
    return ()


def clear(battle: Battle, card: CardId) -> None:
    """A card that leaves play has no counters (2P-CNT-08)."""
    for column in battle.counters:
        column[card] = 0


def counters_event(card: CardId, kind: CounterKind, amount: int, by: tuple[CardId, ...] = ()) -> Event:
    return Event(COUNTERS_PUT, card, amount=amount, detail=kind, by=by)


def heal_event(card: CardId, amount: int) -> Event:
    return Event(HEALED, card, amount=amount)
