"""Resources: building them, the points they give, and cards that come into the row in other ways (CL-RES)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from versus.games.classic.flow import clauses
from versus.games.classic.words import (
    BECAME_RESOURCE,
    BUILT,
    CONTROL_CHANGED,
    DECK,
    DOWN,
    GAINED_POINTS,
    HAND,
    RESOURCE,
    RESOURCE_STEP,
    ZONES,
)
from versus.kernel.events import Event
from versus.kernel.types import NOTHING, CardId, Seat

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest


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


def lay_down(contest: Contest, seat: Seat, card: CardId, place: int = NOTHING) -> None:
    """Put a card face down into the row, at its end or in a place; that is not building (CL-RES-18)."""
    contest.put(card, seat, RESOURCE)
    contest.face[card] = DOWN
    if place != NOTHING:
        row = contest.pile(seat, RESOURCE)
        row.insert(place, row.pop())
    contest.happens(Event(BECAME_RESOURCE, card, seat))


def refill(contest: Contest, seat: Seat) -> None:
    """The top card of the deck, if there is one, in the place of a resource that was replaced (CL-RES-11)."""
    deck = contest.pile(seat, DECK)
    if deck:
        lay_down(contest, seat, deck[-1])


def take(contest: Contest, seat: Seat, card: CardId) -> None:
    """Gain control of a resource; only its new controller may look at it from now on (CL-RES-16)."""
    before = contest.controller(card)
    contest.shift(card, seat, RESOURCE)
    contest.happens(Event(CONTROL_CHANGED, card, seat, detail=before))


def gain_points(contest: Contest, seat: Seat) -> None:
    """One resource point per resource, as the recruit step starts (CL-RES-05)."""
    contest.resource_points = len(contest.pile(seat, RESOURCE))
    contest.happens(Event(GAINED_POINTS, seat=seat, amount=contest.resource_points))
