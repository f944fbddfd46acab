"""Who may attack whom (2P-CMB-01 to 2P-CMB-34). Listing and explaining use these same functions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from versus.games.tpcg import clauses
from versus.games.tpcg.stats import keywords, teams
from versus.games.tpcg.words import (
    BACK,
    DODGE,
    FLIGHT,
    FRONT,
    MAIN_PHASE,
    P_ATTACK,
    RANGED,
    TO_ATTACK,
    TO_ATTACK_PROTECTED,
    TO_BE_ATTACKED,
    UP,
    ZONES,
)
from versus.kernel.types import CardId, Seat

if TYPE_CHECKING:
    from versus.games.tpcg.battle import Battle
    from versus.games.tpcg.combat_state import Combat


def attack_fault(battle: Battle, seat: Seat, card: CardId) -> int:
    """Why this character cannot start an attack now."""
    if battle.active != seat:
        return clauses.NOT_YOUR_TURN
    if battle.combat is not None:
        return clauses.ONE_COMBAT
    if battle.phase != MAIN_PHASE:
        return clauses.NOT_NOW
    fault = attacker_fault(battle, seat, card)
    if fault:
        return fault
    if not has_defender(battle, card):
        return clauses.NO_DEFENDER
    return clauses.OK


def attacker_fault(battle: Battle, seat: Seat, card: CardId) -> int:
    """Why this character cannot attack from where it stands."""
    place = battle.where[card] - seat * ZONES
    if place != FRONT and place != BACK:
        return clauses.NOT_A_CHARACTER if not battle.in_row(card) else clauses.NOT_YOURS
    if battle.face[card] != UP:
        return clauses.FACE_DOWN
    if battle.exhausted[card]:
        return clauses.IS_EXHAUSTED
    if place == BACK and not keywords(battle, card) & RANGED:
        return clauses.BACK_WITHOUT_RANGED
    if battle.forbidden(TO_ATTACK, card):
        return clauses.CANT_ATTACK
    return clauses.OK


def join_fault(
    battle: Battle, seat: Seat, attackers: list[CardId], card: CardId, targets: list[CardId]
) -> int:
    """Why this character cannot join these attackers, who could attack any of the targets."""
    if card in attackers:
        return clauses.ALREADY_ATTACKING
    fault = attacker_fault(battle, seat, card)
    if fault:
        return fault
    if battle.where[card] != battle.where[attackers[0]]:
        return clauses.OTHER_ROW
    common = teams(battle, card)
    for attacker in attackers:
        common &= teams(battle, attacker)
    if not common:
        return clauses.NO_SHARED_TEAM
    for target in targets:
        if defender_fault(battle, card, target) == clauses.OK:
            return clauses.OK
    return clauses.NO_COMMON_DEFENDER


def defender_fault(battle: Battle, attacker: CardId, defender: CardId) -> int:
    """Why this attacker cannot attack that character."""
    place = battle.where[defender]
    row = place % ZONES
    if row != FRONT and row != BACK:
        return clauses.NOT_AN_ENEMY
    seat = battle.controller(attacker)
    if not battle.enemies(seat, place // ZONES):
        return clauses.NOT_AN_ENEMY if place // ZONES == seat else clauses.TEAMMATE
    if battle.face[defender] != UP:
        return clauses.DEFENDER_FACE_DOWN
    calm = battle.calm()
    if not calm and (
        battle.forbidden(TO_BE_ATTACKED, defender, attacker)
        or battle.forbidden(TO_ATTACK, attacker, defender)
    ):
        return clauses.CANT_BE_ATTACKED
    if keywords(battle, defender) & DODGE and battle.where[attacker] % ZONES == BACK:
        return clauses.DODGES
    if row == BACK:
        guards = front_guards(battle, place // ZONES)
        if guards and (calm or not battle.permitted(TO_ATTACK_PROTECTED, attacker, defender)):
            if not keywords(battle, attacker) & FLIGHT:
                return clauses.IS_PROTECTED
            for guard in guards:
                if keywords(battle, guard) & FLIGHT:
                    return clauses.FLYER_GUARDS
    return clauses.OK


def front_guards(battle: Battle, seat: Seat) -> list[CardId]:
    """Face-up characters in a front row: each protects everyone behind it (2P-CMB-10)."""
    face = battle.face
    return [card for card in battle.piles[seat * ZONES + FRONT] if face[card] == UP]


def is_protected(battle: Battle, card: CardId) -> bool:
    """A face-up back-row character with a face-up one before it (2P-CMB-09)."""
    return (
        battle.zone(card) == BACK
        and battle.face[card] == UP
        and bool(front_guards(battle, battle.controller(card)))
    )


def protects(battle: Battle, card: CardId) -> bool:
    """Whether a character protects somebody right now."""
    return (
        battle.zone(card) == FRONT
        and battle.face[card] == UP
        and any(battle.face[other] == UP for other in battle.pile(battle.controller(card), BACK))
    )


def has_defender(battle: Battle, attacker: CardId) -> bool:
    seat = battle.controller(attacker)
    for other in range(battle.seats):
        if battle.alive[other] and battle.enemies(seat, other):
            start = other * ZONES
            for row in (FRONT, BACK):
                for card in battle.piles[start + row]:
                    if defender_fault(battle, attacker, card) == clauses.OK:
                        return True
    return False


def defenders(battle: Battle, attackers: list[CardId]) -> list[CardId]:
    """Whom all of these may attack: each must be able to on its own (2P-CMB-30, 2P-CMB-31)."""
    seat = battle.controller(attackers[0])
    found: list[CardId] = []
    for other in battle.opponents(seat):
        for card in battle.characters(other):
            if team_fault(battle, attackers, card) == clauses.OK:
                found.append(card)
    return found


def team_fault(battle: Battle, attackers: list[CardId], defender: CardId) -> int:
    """Why these attackers, or one of them, cannot attack that character."""
    for attacker in attackers:
        fault = defender_fault(battle, attacker, defender)
        if fault:
            return fault
    return clauses.OK


def declared(battle: Battle) -> list[CardId]:
    """The attackers named so far, while an attack is being declared."""
    ask = battle.ask
    return battle.stack[-1].cards if ask is not None and ask.prompt == P_ATTACK else []


def is_melee(battle: Battle, combat: Combat) -> bool:
    """Read from where the attackers stand now; an attack split over both rows is both (OP-06)."""
    for card in combat.attackers:
        if battle.where[card] % ZONES == FRONT:
            return True
    return not combat.attackers


def is_ranged(battle: Battle, combat: Combat) -> bool:
    for card in combat.attackers:
        if battle.where[card] % ZONES == BACK:
            return True
    return False
