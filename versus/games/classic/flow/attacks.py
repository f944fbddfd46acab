"""Who may attack whom (CL-ATK). Listing, the legality check and explaining use these same functions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from versus.games.classic.flow import clauses
from versus.games.classic.table.altering import is_forbidden
from versus.games.classic.table.formation import in_support_row, is_hidden, is_protected
from versus.games.classic.table.stats import keywords, teams
from versus.games.classic.words import (
    ATTACK_STEP,
    FLIGHT,
    P_PROPOSAL,
    RANGE,
    STUNNED,
    TO_ATTACK,
    TO_BE_ATTACKED,
)
from versus.kernel.types import CardId, Seat

if TYPE_CHECKING:
    from versus.games.classic.table.attack_state import Attack
    from versus.games.classic.table.contest import Contest

EVERY_TEAM: Final = -1


def propose_fault(contest: Contest, seat: Seat, card: CardId) -> int:
    """Why no attack with this character can be proposed now (CL-ATK-02, OP-01)."""
    if contest.step != ATTACK_STEP or contest.stepper != seat:
        return clauses.ATTACK_MOMENT
    if contest.attack is not None or contest.proposal is not None:
        return clauses.ONE_ATTACK
    if contest.chain:
        return clauses.CHAIN_NOT_EMPTY
    fault = attacker_fault(contest, seat, card)
    if fault:
        return fault
    return clauses.OK if has_target(contest, seat, [card]) else clauses.NOBODY_TO_ATTACK


def attacker_fault(contest: Contest, seat: Seat, card: CardId) -> int:
    """Why this character cannot attack from where it stands (CL-ATK-04)."""
    if not contest.in_row(card) or contest.controller(card) != seat:
        return clauses.NOT_YOUR_CHARACTER
    if contest.face[card] == STUNNED:
        return clauses.ATTACKER_STUNNED
    if contest.exhausted[card]:
        return clauses.ATTACKER_EXHAUSTED
    if in_support_row(contest, card) and not keywords(contest, card) & RANGE:
        return clauses.SUPPORT_WITHOUT_RANGE
    return clauses.MAY_NOT_ATTACK if is_forbidden(contest, TO_ATTACK, card) else clauses.OK


def defender_fault(contest: Contest, attacker: CardId, defender: CardId) -> int:
    """Why this attacker cannot attack that character (CL-ATK-05, CL-ATK-06)."""
    if not contest.in_row(defender) or contest.controller(defender) == contest.controller(attacker):
        return clauses.NOT_AN_OPPONENT
    if contest.face[defender] == STUNNED:
        return clauses.DEFENDER_STUNNED
    if is_hidden(contest, defender):
        return clauses.DEFENDER_HIDDEN
    if is_protected(contest, defender) and not keywords(contest, attacker) & FLIGHT:
        return clauses.DEFENDER_PROTECTED
    return clauses.MAY_NOT_BE_ATTACKED if is_forbidden(contest, TO_BE_ATTACKED, defender) else clauses.OK


def direct_fault(contest: Contest, attacker: CardId, target: Seat) -> int:
    """Why this attacker cannot attack the player: there is somebody it could attack (CL-ATK-21, OP-17)."""
    if target == contest.controller(attacker):
        return clauses.NOT_AN_OPPONENT
    for character in contest.characters(target):
        if defender_fault(contest, attacker, character) == clauses.OK:
            return clauses.SOMEBODY_TO_ATTACK
    return clauses.OK


def team_fault(contest: Contest, attackers: list[CardId]) -> int:
    """Why these cannot attack together: all must share one and the same team (CL-ATK-17)."""
    if len(attackers) > 1:
        common = EVERY_TEAM
        for attacker in attackers:
            common &= teams(contest, attacker)
        if not common:
            return clauses.NO_COMMON_TEAM
    return clauses.OK


def together_fault(contest: Contest, attackers: list[CardId], defender: CardId) -> int:
    """Why one of these cannot attack that character; each must be able to alone (CL-ATK-17)."""
    for attacker in attackers:
        fault = defender_fault(contest, attacker, defender)
        if fault:
            return fault
    return clauses.OK


def together_direct_fault(contest: Contest, attackers: list[CardId], target: Seat) -> int:
    for attacker in attackers:
        fault = direct_fault(contest, attacker, target)
        if fault:
            return fault
    return clauses.OK


def join_fault(contest: Contest, seat: Seat, attackers: list[CardId], card: CardId) -> int:
    """Why this character cannot join these proposed attackers."""
    if card in attackers:
        return clauses.ALREADY_PROPOSED
    fault = attacker_fault(contest, seat, card)
    if fault:
        return fault
    joined = [*attackers, card]
    fault = team_fault(contest, joined)
    if fault:
        return fault
    return clauses.OK if has_target(contest, seat, joined) else clauses.NOBODY_TO_ATTACK


def has_target(contest: Contest, seat: Seat, attackers: list[CardId]) -> bool:
    return bool(defenders(contest, seat, attackers)) or bool(open_players(contest, seat, attackers))


def defenders(contest: Contest, seat: Seat, attackers: list[CardId]) -> list[CardId]:
    """Whom all of these may attack."""
    return [
        card
        for other in contest.opponents(seat)
        for card in contest.characters(other)
        if together_fault(contest, attackers, card) == clauses.OK
    ]


def open_players(contest: Contest, seat: Seat, attackers: list[CardId]) -> list[Seat]:
    """Whom all of these may attack directly."""
    return [
        other
        for other in contest.opponents(seat)
        if together_direct_fault(contest, attackers, other) == clauses.OK
    ]


def proposal_fault(contest: Contest, attack: Attack) -> int:
    """Why a proposed attack cannot begin: one illegal attacker makes all of it illegal (CL-ATK-09, OP-25).

    Whoever left play and came back is another object, which nobody has proposed (CL-TGT-12).
    """
    for attacker, stamp in zip(attack.attackers, attack.stamps, strict=True):
        if contest.stamp[attacker] != stamp:
            return clauses.NOT_THE_SAME
        fault = attacker_fault(contest, attack.seat, attacker)
        if fault:
            return fault
    if not attack.direct and contest.stamp[attack.defender] != attack.defender_stamp:
        return clauses.NOT_THE_SAME
    fault = team_fault(contest, attack.attackers)
    if fault:
        return fault
    if attack.direct:
        return together_direct_fault(contest, attack.attackers, attack.target)
    return together_fault(contest, attack.attackers, attack.defender)


def named(contest: Contest) -> list[CardId]:
    """The attackers named so far, while an attack is being proposed."""
    ask = contest.ask
    return contest.stack[-1].cards if ask is not None and ask.prompt == P_PROPOSAL else []
