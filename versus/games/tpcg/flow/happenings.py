"""Which room carries out which event, once nothing has stopped it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from versus.games.tpcg.flow import levels, powers
from versus.games.tpcg.table import counters, hands, harm, sides
from versus.games.tpcg.words import (
    APPEARED,
    COUNTERS_PUT,
    DISCARDED,
    DRAWS,
    GAINED_XP,
    HEALED,
    KOD,
    POWER_RESOLVES,
    STUN,
    TWIST_RESOLVES,
    WOUNDED,
)
from versus.kernel.events import Event

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle


def apply(battle: Battle, events: list[Event]) -> None:
    """Carry out events of one kind at one moment."""
    kind = events[0].kind
    if kind == STUN:
        harm.stun(battle, events)
    elif kind == WOUNDED:
        harm.wound(battle, events)
    elif kind == KOD:
        harm.ko(battle, events)
    elif kind == DRAWS:
        hands.draw(battle, events)
    elif kind == DISCARDED:
        hands.discard(battle, events)
    elif kind == APPEARED:
        sides.appear(battle, events)
    elif kind == COUNTERS_PUT:
        counters.put(battle, events)
    elif kind == HEALED:
        counters.heal(battle, events)
    elif kind == GAINED_XP:
        levels.gain_xp(battle, events)
    elif kind == POWER_RESOLVES:
        powers.resolve_power(battle, events[0])
    else:
        assert kind == TWIST_RESOLVES
        powers.resolve_twist(battle, events[0])
