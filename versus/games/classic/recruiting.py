"""Resources and recruiting: building, points, characters from hand onto the chain (CL-RES, CL-REC)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from versus.games.classic import chain, clauses
from versus.games.classic.effects import ComesIntoPlay
from versus.games.classic.words import (
    BUILT,
    CHARACTER,
    DOWN,
    GAINED_POINTS,
    HAND,
    RECRUIT_STEP,
    RECRUITED,
    RESOURCE,
    RESOURCE_STEP,
    ZONES,
)
from versus.kernel.events import Event
from versus.kernel.types import CardId, Seat

if TYPE_CHECKING:
    from versus.games.classic.contest import Contest

RECRUIT_PLAY: Final = chain.Play(ComesIntoPlay())


def build_fault(contest: Contest, seat: Seat, card: CardId) -> int:
    """Why a card cannot be built now; any type can be (CL-RES-02, CL-RES-03)."""
    if contest.step != RESOURCE_STEP or contest.stepper != seat or contest.priority >= 0:
        return clauses.BUILD_MOMENT
    if contest.where[card] != seat * ZONES + HAND:
        return clauses.NOT_IN_HAND
    return clauses.OK


def build(contest: Contest, seat: Seat, card: CardId) -> None:
    """From hand, face down, to the resource row; only its player knows which card it is."""
    contest.put(card, seat, RESOURCE)
    contest.face[card] = DOWN
    contest.happens(Event(BUILT, card, seat))


def gain_points(contest: Contest, seat: Seat) -> None:
    """One resource point per resource, as the recruit step starts (CL-RES-05)."""
    contest.resource_points = len(contest.pile(seat, RESOURCE))
    contest.happens(Event(GAINED_POINTS, seat=seat, amount=contest.resource_points))


def recruit_fault(contest: Contest, seat: Seat, card: CardId) -> int:
    """Why a character cannot be recruited now (CL-REC-01)."""
    if contest.step != RECRUIT_STEP or contest.stepper != seat:
        return clauses.RECRUIT_MOMENT
    if contest.where[card] != seat * ZONES + HAND:
        return clauses.NOT_IN_HAND
    if contest.definition[card].type != CHARACTER:
        return clauses.NOT_RECRUITED
    if contest.definition[card].cost > contest.resource_points:
        return clauses.TOO_EXPENSIVE
    return clauses.OK


def recruit(contest: Contest, seat: Seat, card: CardId) -> None:
    """Pay, and put the card on the chain; it comes into play on resolution (CL-REC-06)."""
    chain.announce(contest, RECRUIT_PLAY, seat, card, card)
    contest.resource_points -= contest.definition[card].cost
    contest.happens(Event(RECRUITED, card, seat, amount=contest.definition[card].cost))
