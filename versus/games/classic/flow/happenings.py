"""Which room carries out which event, once nothing has stopped it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from versus.games.classic.table import harm, moving
from versus.games.classic.words import DISCARDED, DRAWS, KOD, LOSES_ENDURANCE, STUN
from versus.kernel.events import Event

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest


def apply(contest: Contest, events: list[Event]) -> None:
    """Carry out events of one kind at one moment."""
    kind = events[0].kind
    if kind == STUN:
        harm.stun(contest, events)
    elif kind == KOD:
        moving.ko(contest, events)
    elif kind == LOSES_ENDURANCE:
        harm.lose_endurance(contest, events)
    elif kind == DRAWS:
        moving.draw(contest, events)
    else:
        assert kind == DISCARDED
        moving.discard(contest, events)
