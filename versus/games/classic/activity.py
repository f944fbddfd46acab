"""Which texts count at the moment (CL-PWR-12 to CL-PWR-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from versus.games.classic.words import EQUIPPED, FRONT, RESOURCE, UP, ZONES
from versus.kernel.types import CardId

if TYPE_CHECKING:
    from versus.games.classic.contest import Contest


def is_active(contest: Contest, card: CardId) -> bool:
    """Whether a card's text box counts: face up in a row, or on a character that is not stunned."""
    zone = contest.where[card] % ZONES
    if zone == EQUIPPED:
        bearer = contest.bearer[card]
        return bearer >= 0 and contest.face[bearer] == UP
    return FRONT <= zone <= RESOURCE and contest.face[card] == UP
