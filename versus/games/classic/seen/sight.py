"""Who may look at which card. Views, questions and events all ask here and nowhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from versus.games.classic.words import DECK, DOWN, HAND, KOD, RESOURCE, REVEALED
from versus.kernel.types import CardId, Seat

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest
    from versus.kernel.events import Event


def sees(contest: Contest, seat: Seat | None, card: CardId) -> bool:
    """Hands and face-down resources are their player's alone; decks are nobody's (CL-ZON-02 to CL-ZON-05).

    Whoever searches a deck looks at what may be found (OP-30).

    Everybody may look at stunned characters, KO'd piles and what was removed (CL-ZON-06, CL-ZON-27). A
    spectator, seat None, sees what everybody sees.
    """
    zone = contest.zone(card)
    if zone == DECK:
        ask = contest.ask
        return ask is not None and ask.seat == seat and any(option.card == card for option in ask.options)
    if zone == HAND or contest.face[card] == DOWN:
        return seat == contest.controller(card)
    return True


def is_known(contest: Contest, card: CardId, event: Event | None = None) -> bool:
    """Whether effects can tell what a card is: of a face-down resource nobody can say anything.

    That holds until it is turned up, or in the very event that shows it (CL-ZON-25, CL-KEY-20).
    """
    if contest.zone(card) != RESOURCE or contest.face[card] != DOWN:
        return True
    return event is not None and event.card == card and event.kind in (REVEALED, KOD)
