"""Where a character should stand: fighters in front, shooters behind somebody; mirror images are left out."""

from __future__ import annotations

from typing import Final

from versus.games.classic.table.contest import Contest
from versus.games.classic.table.formation import HIDDEN_ROWS, at, protector
from versus.games.classic.table.stats import keywords, teams
from versus.games.classic.words import (
    FLIGHT,
    FRONT,
    HIDDEN_FRONT,
    HIDDEN_SUPPORT,
    RANGE,
    STUNNED,
    SUPPORT,
    UP,
    ZONES,
)
from versus.kernel.ask import Option
from versus.kernel.types import NOTHING, CardId, Seat, Zone

LEAST: Final = 0.02
FITTING: Final = 4.0
"""In front, or shooting from behind."""
GUARD: Final = 1.5
"""Standing before somebody, or behind somebody who can be reinforced."""


def place_weights(contest: Contest, seat: Seat, options: list[Option]) -> list[float]:
    """How fitting each place is. Of places that come to the same one is left, the others weigh nothing."""
    seen: set[tuple[Zone, CardId, CardId]] = set()
    found: list[float] = []
    for option in options:
        zone = option.row
        occupant = at(contest, seat, zone, option.column)
        partner = at(contest, seat, opposite(zone), option.column)
        kind = (zone, occupant, partner)
        if kind in seen or is_far(contest, seat, zone, option.column):
            found.append(0.0)
            continue
        seen.add(kind)
        found.append(place_weight(contest, option.card, zone, occupant, partner))
    if max(found) <= 0.0:
        return [1.0] * len(options)
    return found


def opposite(zone: Zone) -> Zone:
    """The other row of the same area."""
    return zone + 1 if zone in (FRONT, HIDDEN_FRONT) else zone - 1


def is_far(contest: Contest, seat: Seat, zone: Zone, column: int) -> bool:
    """Whether somebody stands in the area, but nobody in this column or beside it."""
    apart = False
    for row in (zone, opposite(zone)):
        for card in contest.piles[seat * ZONES + row]:
            if abs(contest.column[card] - column) <= 1:
                return False
            apart = True
    return apart


def place_weight(contest: Contest, card: CardId, zone: Zone, occupant: CardId, partner: CardId) -> float:
    """How fitting one place is for a character; somebody who stands there changes places with it."""
    shoots = bool(keywords(contest, card) & RANGE) or contest.face[card] == STUNNED
    beside = partner != NOTHING and partner != card and contest.face[partner] == UP
    if zone == FRONT or zone == HIDDEN_FRONT:
        weight = FITTING if not shoots else 1.0
        if beside:
            weight *= GUARD
    else:
        weight = FITTING * 0.75 if shoots else 0.2
        if beside:
            weight *= GUARD * (1.2 if teams(contest, card) & teams(contest, partner) else 1.0)
        elif zone == SUPPORT:
            weight *= 0.3
    if zone in HIDDEN_ROWS:
        # Nobody can be attacked there; the player is attacked instead.
        weight *= 0.8
    if occupant != NOTHING:
        mine = bool(keywords(contest, occupant) & RANGE)
        weight *= LEAST if mine == shoots else 0.7
    return weight


def move_weight(contest: Contest, card: CardId) -> float:
    """Whoever stands where it cannot do what it is good at is given another place."""
    zone = contest.zone(card)
    if contest.face[card] == STUNNED:
        return LEAST
    shoots = bool(keywords(contest, card) & RANGE)
    if zone == SUPPORT or zone == HIDDEN_SUPPORT:
        if not shoots:
            return 2.0
        return LEAST if protector(contest, card) >= 0 else 0.2
    if not shoots or keywords(contest, card) & FLIGHT:
        return LEAST
    return 0.6
