"""Loyalty: cards that want one of their own team beside them, in play or shown (CL-REC-19 to CL-REC-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from versus.games.classic.flow import clauses
from versus.games.classic.table.stats import keywords, teams
from versus.games.classic.words import CHARACTER, HAND, LOYALTY, LOYALTY_REVEAL, RESOURCE, REVEALED
from versus.kernel.events import Event
from versus.kernel.types import CardId, Seat

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest


def loyalty_fault(contest: Contest, seat: Seat, card: CardId) -> int:
    """Why a card is too loyal to be recruited; judged on announcing only (CL-REC-21)."""
    if keywords(contest, card) & LOYALTY and not has_teammate(contest, seat, card):
        return clauses.NO_TEAMMATE
    if must_reveal(contest, seat, card) and not revealable(contest, seat, card):
        return clauses.NOTHING_TO_REVEAL
    return clauses.OK


def has_teammate(contest: Contest, seat: Seat, card: CardId) -> bool:
    """Whether a player controls a character of the card's team; stunned and hidden ones count (CL-REC-20)."""
    wanted = teams_shown(contest, card)
    return any(teams(contest, other) & wanted for other in contest.characters(seat))


def must_reveal(contest: Contest, seat: Seat, card: CardId) -> bool:
    """Whether showing a card of the team is an additional cost (CL-REC-22)."""
    return bool(keywords(contest, card) & LOYALTY_REVEAL) and not has_teammate(contest, seat, card)


def revealable(contest: Contest, seat: Seat, card: CardId) -> list[CardId]:
    """Character cards of the team, in hand or among the resources, but for the recruited one (CL-REC-23)."""
    wanted = teams_shown(contest, card)
    return [
        other
        for zone in (HAND, RESOURCE)
        for other in contest.pile(seat, zone)
        if other != card
        and contest.definition[other].type == CHARACTER
        and teams_shown(contest, other) & wanted
    ]


def teams_shown(contest: Contest, card: CardId) -> int:
    """A card's teams once it is revealed, wherever it lies (CL-KEY-20)."""
    return teams(contest, card, Event(REVEALED, card))
