"""Rows, columns and areas: who stands where, beside whom, before whom (CL-ZON, CL-FRM)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from versus.games.classic.table import moving
from versus.games.classic.table.stats import keywords
from versus.games.classic.words import (
    CONCEALED,
    CONCEALED_OPTIONAL,
    CONTROL_CHANGED,
    EQUIPPED,
    FRONT,
    HIDDEN_FRONT,
    HIDDEN_SUPPORT,
    MOVED,
    STUNNED,
    SUPPORT,
    UP,
    ZONES,
)
from versus.kernel.events import Event
from versus.kernel.types import NOTHING, CardId, Seat, Zone

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest

VISIBLE_ROWS: Final = (FRONT, SUPPORT)
HIDDEN_ROWS: Final = (HIDDEN_FRONT, HIDDEN_SUPPORT)
ROW_WORDS: Final = {
    FRONT: "front",
    SUPPORT: "support",
    HIDDEN_FRONT: "hidden front",
    HIDDEN_SUPPORT: "hidden support",
}
MIDDLE: Final = 5
"""Where the first character of an area stands: columns have no bounds, but people like to count from one."""
MARGIN: Final = 2
"""How far beyond the outermost column a character may stand: a gap of one already parts neighbours."""


def zone_called(word: str) -> Zone:
    return next(zone for zone, name in ROW_WORDS.items() if name == word)


def is_hidden(contest: Contest, card: CardId) -> bool:
    """Whether a character stands in a hidden area (CL-ZON-11)."""
    return contest.where[card] % ZONES in HIDDEN_ROWS


def in_front_row(contest: Contest, card: CardId) -> bool:
    zone = contest.where[card] % ZONES
    return zone == FRONT or zone == HIDDEN_FRONT


def in_support_row(contest: Contest, card: CardId) -> bool:
    zone = contest.where[card] % ZONES
    return zone == SUPPORT or zone == HIDDEN_SUPPORT


def at(contest: Contest, seat: Seat, zone: Zone, column: int) -> CardId:
    """Who stands in a position, or nobody."""
    for card in contest.piles[seat * ZONES + zone]:
        if contest.column[card] == column:
            return card
    return NOTHING


def protector(contest: Contest, card: CardId) -> CardId:
    """The non-stunned character in front of a non-stunned support row character (CL-FRM-08)."""
    if contest.face[card] == STUNNED or not in_support_row(contest, card):
        return NOTHING
    place = contest.where[card]
    guard = at(contest, place // ZONES, place % ZONES - 1, contest.column[card])
    return guard if guard >= 0 and contest.face[guard] == UP else NOTHING


def is_protected(contest: Contest, card: CardId) -> bool:
    return protector(contest, card) != NOTHING


def are_adjacent(contest: Contest, card: CardId, other: CardId) -> bool:
    """One column, or side by side in one row, of one player's one area (CL-FRM-14 to CL-FRM-17)."""
    if contest.where[card] // ZONES != contest.where[other] // ZONES or card == other:
        return False
    if is_hidden(contest, card) != is_hidden(contest, other):
        return False
    distance = abs(contest.column[card] - contest.column[other])
    if contest.where[card] == contest.where[other]:
        return distance == 1
    return distance == 0


# Positions


def rows_of_area(hidden: bool) -> tuple[Zone, Zone]:
    return HIDDEN_ROWS if hidden else VISIBLE_ROWS


def positions(contest: Contest, seat: Seat, hidden: bool) -> list[tuple[Zone, int]]:
    """Every position of an area within reach, front row first; in an empty one only the middle."""
    rows = rows_of_area(hidden)
    columns = [contest.column[card] for zone in rows for card in contest.piles[seat * ZONES + zone]]
    if not columns:
        return [(zone, MIDDLE) for zone in rows]
    span = range(min(columns) - MARGIN, max(columns) + MARGIN + 1)
    return [(zone, column) for zone in rows for column in span]


def empty_positions(contest: Contest, seat: Seat, hidden: bool) -> list[tuple[Zone, int]]:
    return [
        (zone, column)
        for zone, column in positions(contest, seat, hidden)
        if at(contest, seat, zone, column) == NOTHING
    ]


def entrances(contest: Contest, seat: Seat, card: CardId) -> list[tuple[Zone, int]]:
    """Where a character may come into play: its area is a matter of concealed (CL-ZON-13, CL-KEY-06)."""
    bits = keywords(contest, card)
    found: list[tuple[Zone, int]] = []
    if not bits & CONCEALED:
        found += empty_positions(contest, seat, False)
    if bits & (CONCEALED | CONCEALED_OPTIONAL):
        found += empty_positions(contest, seat, True)
    return found


def new_places(contest: Contest, card: CardId, settled: list[CardId]) -> list[tuple[Zone, int]]:
    """Where a character may be moved in the formation step; who is settled, itself too, stays (CL-FRM-01).

    The rearrangement is one moment, so it may take the place of anybody else, who gets its own (CL-FRM-02).
    """
    seat = contest.controller(card)
    found: list[tuple[Zone, int]] = []
    for zone, column in positions(contest, seat, is_hidden(contest, card)):
        occupant = at(contest, seat, zone, column)
        if occupant not in settled:
            found.append((zone, column))
    return found


def destinations(
    contest: Contest, card: CardId, seat: Seat, hidden: bool, lifted: list[CardId]
) -> list[tuple[Zone, int]]:
    """Where an effect may move a character on a side and in an area: its own place, or an empty one.

    In its own area also the place of anybody picked up with it, who gets its own (CL-MOV-01, CL-MOV-02).
    """
    at_home = contest.controller(card) == seat and is_hidden(contest, card) == hidden
    found: list[tuple[Zone, int]] = []
    for zone, column in positions(contest, seat, hidden):
        occupant = at(contest, seat, zone, column)
        if occupant == NOTHING or (at_home and occupant in lifted):
            found.append((zone, column))
    return found


def rearrange(contest: Contest, card: CardId, zone: Zone, column: int) -> None:
    """Put a character into a place; whoever stood there gets the place it leaves."""
    seat = contest.controller(card)
    other = at(contest, seat, zone, column)
    old_zone, old_column = contest.zone(card), contest.column[card]
    stand(contest, card, seat, zone, column)
    if other != NOTHING:
        stand(contest, other, seat, old_zone, old_column)


def stand(contest: Contest, card: CardId, seat: Seat, zone: Zone, column: int) -> None:
    """A move keeps everything about a character but its place (CL-MOV-11).

    On another side another player controls it and what it bears, and its fight is over (CL-MOV-06,
    CL-MOV-08); in the other kind of area it drops what does not fit both (CL-EQP-15).
    """
    before = contest.controller(card)
    borne = contest.equipment_on(card)
    was_hidden = is_hidden(contest, card)
    contest.shift(card, seat, zone)
    contest.column[card] = column
    contest.happens(Event(MOVED, card, seat, amount=column, detail=zone))
    if seat != before:
        for equipment in borne:
            contest.shift(equipment, seat, EQUIPPED)
        for taken in (card, *borne):
            contest.happens(Event(CONTROL_CHANGED, taken, seat, detail=before))
        moving.leave_attack(contest, card)
    if is_hidden(contest, card) != was_hidden:
        for equipment in borne:
            if not fits_both_areas(contest, equipment):
                moving.drop(contest, equipment)


def fits_both_areas(contest: Contest, equipment: CardId) -> bool:
    """Concealed—optional works in every zone, and on a stunned bearer too (CL-EQP-16, CL-KEY-06)."""
    return bool(contest.definition[equipment].keywords & CONCEALED_OPTIONAL)
