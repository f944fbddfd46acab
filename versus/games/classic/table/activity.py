"""Which texts count at the moment (CL-PWR-12 to CL-PWR-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from versus.games.classic.words import (
    EQUIPPED,
    FRONT,
    HIDDEN_SUPPORT,
    LOCATION,
    PLOT_TWIST,
    RESOURCE,
    UP,
    ZONES,
)
from versus.kernel.types import CardId

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest


def is_active(contest: Contest, card: CardId) -> bool:
    """Whether a card's text box counts: a face-up character's in its rows, equipment's on one of those,
    a face-up location's or plot twist's among the resources.
    """
    zone = contest.where[card] % ZONES
    if zone == EQUIPPED:
        bearer = contest.bearer[card]
        return bearer >= 0 and contest.face[bearer] == UP
    if zone == RESOURCE:
        return contest.face[card] == UP and contest.definition[card].type in (PLOT_TWIST, LOCATION)
    return FRONT <= zone <= HIDDEN_SUPPORT and contest.face[card] == UP
