"""Who may look at which card. Views, questions and events all ask here and nowhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from versus.games.classic.words import DECK, DOWN, HAND
from versus.kernel.types import CardId, Seat

if TYPE_CHECKING:
    from versus.games.classic.contest import Contest


def sees(contest: Contest, seat: Seat | None, card: CardId) -> bool:
    """Hands and face-down resources are their player's alone; decks are nobody's (CL-ZON-02 to CL-ZON-05).

    Everybody may look at stunned characters, KO'd piles and what was removed (CL-ZON-06, CL-ZON-27). A
    spectator, seat None, sees what everybody sees.
    """
    zone = contest.zone(card)
    if zone == DECK:
        return False
    if zone == HAND or contest.face[card] == DOWN:
        return seat == contest.controller(card)
    return True
