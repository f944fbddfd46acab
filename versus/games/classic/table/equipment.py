"""Who may bear which equipment, and attaching it (CL-EQP). Every way of attaching asks the same functions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from versus.games.classic.flow import clauses, uniqueness
from versus.games.classic.table.formation import fits_both_areas, is_hidden
from versus.games.classic.table.stats import bearing_limit
from versus.games.classic.words import (
    ATTACHED,
    CAME_INTO_PLAY,
    CONTROL_CHANGED,
    EQUIPPED,
    STUNNED,
    TRANSFERRED,
)
from versus.kernel.events import Event
from versus.kernel.types import CardId, Seat

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest


def bear_fault(contest: Contest, seat: Seat, equipment: CardId, character: CardId) -> int:
    """Why a player cannot attach an equipment to this character (CL-EQP-01, CL-EQP-14, CL-EQP-20)."""
    if not contest.in_row(character) or contest.controller(character) != seat:
        return clauses.NOT_YOUR_BEARER
    if contest.face[character] == STUNNED:
        return clauses.BEARER_STUNNED
    if is_hidden(contest, character) and not fits_both_areas(contest, equipment):
        return clauses.BEARER_HIDDEN
    wanted = contest.definition[equipment].facts.borne_by
    if wanted is not None and not wanted.matches(contest, contest.lens(seat, equipment), character):
        return clauses.BEARER_UNFIT
    if len(contest.equipment_on(character)) >= bearing_limit(contest, character):
        return clauses.BEARER_EQUIPPED
    return clauses.OK


def transfer_fault(contest: Contest, seat: Seat, equipment: CardId, character: CardId) -> int:
    """Why a player cannot transfer an attached equipment to this character (CL-EQP-10, CL-EQP-11)."""
    bearer = contest.bearer[equipment]
    if character == bearer:
        return clauses.SAME_BEARER
    if contest.face[bearer] == STUNNED:
        return clauses.BEARER_STUNNED
    fault = bear_fault(contest, seat, equipment, character)
    if fault:
        return fault
    if is_hidden(contest, bearer) != is_hidden(contest, character) and not fits_both_areas(
        contest, equipment
    ):
        return clauses.BEARER_ELSEWHERE
    return clauses.OK


def attach_fault(contest: Contest, seat: Seat, equipment: CardId, character: CardId) -> int:
    """Why a player cannot give an equipment to this character, from another one or from out of play."""
    if contest.zone(equipment) == EQUIPPED:
        return transfer_fault(contest, seat, equipment, character)
    return bear_fault(contest, seat, equipment, character)


def bearers(contest: Contest, seat: Seat, equipment: CardId) -> list[CardId]:
    """The characters to which a player may attach an equipment."""
    return [
        character
        for character in contest.characters(seat)
        if attach_fault(contest, seat, equipment, character) == clauses.OK
    ]


def attach(contest: Contest, equipment: CardId, seat: Seat, character: CardId) -> None:
    """Attach an equipment; from out of play it comes into play, from another character it is transferred.

    A unique one's namesakes on its side make way, however it is attached (CL-EQP-18, OP-06).
    """
    transferred = contest.zone(equipment) == EQUIPPED
    uniqueness.make_way(contest, seat, equipment)
    if not contest.in_row(character) or transferred != (contest.zone(equipment) == EQUIPPED):
        # A bearer of its very name has made way for it, or taken it along.
        return
    if not transferred:
        contest.put(equipment, seat, EQUIPPED)
        contest.bearer[equipment] = character
        contest.happens(Event(CAME_INTO_PLAY, equipment, seat, detail=EQUIPPED))
        contest.happens(Event(ATTACHED, equipment, seat, other=character))
        return
    before = contest.controller(equipment)
    contest.shift(equipment, seat, EQUIPPED)
    contest.bearer[equipment] = character
    contest.happens(Event(TRANSFERRED, equipment, seat, other=character))
    if before != seat:
        contest.happens(Event(CONTROL_CHANGED, equipment, seat, detail=before))
