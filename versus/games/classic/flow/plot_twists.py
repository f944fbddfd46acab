"""Plot twists and locations: playing from hand or row, flipping, thresholds (CL-PLT, CL-LOC)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from versus.games.classic.flow import clauses, powers, uniqueness
from versus.games.classic.flow.playing import Announce
from versus.games.classic.printed.definition import NO_EFFECT, Payment
from versus.games.classic.words import (
    CHAIN,
    DOWN,
    FLIP,
    FLIPPED,
    HAND,
    LOCATION,
    PLAY_TWIST,
    PLAYED,
    PLOT_TWIST,
    RESOURCE,
    UP,
    ZONES,
)
from versus.kernel.ask import Option
from versus.kernel.events import Event
from versus.kernel.types import CardId, Seat

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest


def threshold_is_met(contest: Contest, seat: Seat, card: CardId) -> bool:
    """Resources are counted, not spent; a card in the row counts itself (CL-RES-10, CL-PLT-06)."""
    return len(contest.pile(seat, RESOURCE)) >= contest.definition[card].cost


def twist_of(contest: Contest, card: CardId) -> Payment:
    """What playing a plot twist takes and does."""
    return contest.definition[card].powers.twist or NO_EFFECT


def twist_fault(contest: Contest, seat: Seat, card: CardId) -> int:
    """Why a plot twist cannot be played now (CL-PLT-01 to CL-PLT-04)."""
    if contest.definition[card].type != PLOT_TWIST:
        return clauses.NO_PLOT_TWIST
    if contest.where[card] == seat * ZONES + RESOURCE:
        if contest.face[card] != DOWN:
            return clauses.TWIST_IS_UP
    elif contest.where[card] != seat * ZONES + HAND:
        return clauses.NOT_AT_HAND
    if not threshold_is_met(contest, seat, card):
        return clauses.THRESHOLD
    return powers.play_fault(contest, seat, card, twist_of(contest, card))


def play_twist(contest: Contest, seat: Seat, card: CardId) -> None:
    """From hand the card goes on the chain; from the row it is turned up and stays (CL-PLT-02, CL-PLT-03)."""
    in_hand = contest.zone(card) == HAND
    if in_hand:
        contest.put(card, seat, CHAIN)
    else:
        contest.face[card] = UP
    contest.happens(Event(PLAYED, card, seat))
    contest.push(Announce(twist_of(contest, card), stands=in_hand), seat, card, contest.stamp[card])


def flip_fault(contest: Contest, seat: Seat, card: CardId) -> int:
    """Why a location cannot be flipped now (CL-LOC-01, CL-LOC-04)."""
    if contest.definition[card].type != LOCATION:
        return clauses.NO_LOCATION
    if contest.where[card] != seat * ZONES + RESOURCE:
        return clauses.NOT_IN_ROW
    if contest.face[card] != DOWN:
        return clauses.LOCATION_IS_UP
    return clauses.OK if threshold_is_met(contest, seat, card) else clauses.THRESHOLD


def flip(contest: Contest, seat: Seat, card: CardId) -> None:
    """Turn it up, without the chain; other unique cards of its name make way (CL-LOC-03, CL-LOC-05)."""
    contest.face[card] = UP
    contest.happens(Event(FLIPPED, card, seat))
    uniqueness.make_way(contest, seat, card)


def twist_options(contest: Contest, seat: Seat) -> list[Option]:
    """The plot twists that a player may play and the locations that may be flipped."""
    options: list[Option] = []
    for card in (*contest.pile(seat, HAND), *contest.pile(seat, RESOURCE)):
        kind = contest.definition[card].type
        if kind == PLOT_TWIST and twist_fault(contest, seat, card) == clauses.OK:
            options.append(Option(PLAY_TWIST, card))
        elif kind == LOCATION and flip_fault(contest, seat, card) == clauses.OK:
            options.append(Option(FLIP, card))
    return options
