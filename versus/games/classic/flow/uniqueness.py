"""Uniqueness: who makes way when a rule looks for namesakes on a player's side (CL-REC-08 to CL-REC-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from versus.games.classic.table import moving
from versus.games.classic.table.properties import is_unique
from versus.games.classic.words import UP
from versus.kernel.types import CardId, Seat

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest


def make_way(contest: Contest, seat: Seat, card: CardId) -> None:
    """Put a unique card's namesakes into the KO'd pile, which is not to KO them (CL-REC-09, OP-07)."""
    for other in namesakes(contest, seat, card):
        moving.drop(contest, other)


def namesakes(contest: Contest, seat: Seat, card: CardId) -> list[CardId]:
    """Other unique cards of a unique card's name that a player has in play, whatever their type.

    Stunned characters count; face-down resources are not identified (CL-REC-11, CL-REC-13, CL-REC-14).
    """
    if not is_unique(contest, card):
        return []
    return [
        other
        for other in contest.side(seat)
        if other != card
        and contest.definition[other].name == contest.definition[card].name
        and (contest.in_row(other) or contest.face[other] == UP)
        and is_unique(contest, other)
    ]
