"""Who may attack whom (2P-CMB-01 to 2P-CMB-34). Listing and explaining use these same functions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from versus.games.tpcg.flow import clauses
from versus.games.tpcg.table.stats import atk, keywords, teams
from versus.games.tpcg.table.watching import is_watching, safe_below, watcher
from versus.games.tpcg.words import (
    ANGRY,
    AT_RANGE,
    ATTACKS,
    BACK,
    DODGE,
    FLIGHT,
    FRONT,
    HAND,
    MAIN_PHASE,
    MELEE,
    P_ATTACK,
    RANGED,
    STEALTH,
    TO_ATTACK,
    TO_ATTACK_PROTECTED,
    TO_BE_ATTACKED,
    TO_FLY_OVER,
    TO_SNIPE,
    TO_TEAM_ATTACK,
    UP,
    ZONES,
)
from versus.kernel.types import NOTHING, CardId, Seat

ATTACKING: Final = 1 << TO_ATTACK | 1 << TO_BE_ATTACKED

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle
    from versus.games.tpcg.table.combat_state import Combat


def attack_fault(battle: Battle, seat: Seat, card: CardId) -> int:
    """Why this character cannot start an attack now."""
    if not battle.has_turn(seat):
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
    angry = angry_ones(battle, seat)
    return clauses.ANGRY_FIRST if angry and card not in angry else clauses.OK


def angry_ones(battle: Battle, seat: Seat) -> list[CardId]:
    """Who must be in a player's first attack of the turn: all with Angry who could attack (2P-KEYC-03)."""
    if not battle.angry:
        return []
    for event in battle.history:
        if event.kind == ATTACKS and battle.lead[event.seat] == battle.lead[seat]:
            return []
    return [
        card
        for card in battle.characters(seat)
        if keywords(battle, card) & ANGRY
        and attacker_fault(battle, seat, card) == clauses.OK
        and has_defender(battle, card)
    ]


def left_out(battle: Battle, seat: Seat, attackers: list[CardId]) -> CardId:
    """Somebody who must be in this attack, is not in it yet and could join it; or NOTHING."""
    for card in angry_ones(battle, seat):
        if card not in attackers:
            targets = defenders(battle, attackers)
            if join_fault(battle, seat, attackers, card, targets) == clauses.OK:
                return card
    return NOTHING


def attacker_fault(battle: Battle, seat: Seat, card: CardId) -> int:
    """Why this character cannot attack from where it stands."""
    row = battle.where[card] - seat * ZONES
    if row != FRONT and row != BACK:
        row = battle.zone(card)
        if not battle.in_row(card) or not battle.controls(seat, card):
            return elsewhere_fault(battle, card)
    if battle.face[card] != UP:
        return clauses.FACE_DOWN
    if battle.exhausted[card]:
        return clauses.IS_EXHAUSTED
    if row == BACK and not keywords(battle, card) & RANGED:
        return clauses.BACK_WITHOUT_RANGED
    if battle.forbidden(TO_ATTACK, card):
        return clauses.CANT_ATTACK
    return clauses.OK


def elsewhere_fault(battle: Battle, card: CardId) -> int:
    """Why a card outside its player's rows cannot attack; one that watches the game says so (2P-CRD-18)."""
    if battle.in_row(card):
        return clauses.NOT_YOURS
    return clauses.WATCHES if is_watching(battle, card) else clauses.NOT_A_CHARACTER


def join_fault(
    battle: Battle, seat: Seat, attackers: list[CardId], card: CardId, targets: list[CardId]
) -> int:
    """Why this character cannot join these attackers, who could attack any of the targets."""
    if card in attackers:
        return clauses.ALREADY_ATTACKING
    fault = attacker_fault(battle, seat, card)
    if fault:
        return fault
    if battle.where[card] % ZONES != battle.where[attackers[0]] % ZONES:
        return clauses.OTHER_ROW
    if not can_team_up(battle, [*attackers, card]):
        return clauses.NO_SHARED_TEAM
    if is_barred(battle, attackers, card):
        return clauses.CANT_TEAM_ATTACK
    for target in targets:
        if common_fault(battle, [*attackers, card], target) == clauses.OK:
            if battle.where[target] % ZONES != HAND or reaches(battle, [*attackers, card], target):
                return clauses.OK
    return clauses.NO_COMMON_DEFENDER


def can_team_up(battle: Battle, attackers: list[CardId]) -> bool:
    """All have one team in common (2P-CMB-27); whoever may team attack with every other one needs none."""
    common = -1
    for attacker in attackers:
        common &= teams(battle, attacker)
    if common or not battle.permitted_acts >> TO_TEAM_ATTACK & 1:
        return bool(common)
    bound: list[CardId] = []
    common = -1
    for attacker in attackers:
        for other in attackers:
            if other != attacker and not battle.permitted(TO_TEAM_ATTACK, attacker, other):
                bound.append(attacker)
                common &= teams(battle, attacker)
                break
    return len(bound) < 2 or bool(common)


def is_barred(battle: Battle, attackers: list[CardId], card: CardId) -> bool:
    """Whether something says that a character can't attack together with one of these."""
    if not battle.forbidden_acts >> TO_TEAM_ATTACK & 1:
        return False
    for attacker in attackers:
        if battle.forbidden(TO_TEAM_ATTACK, card, attacker) or battle.forbidden(
            TO_TEAM_ATTACK, attacker, card
        ):
            return True
    return False


def defender_fault(battle: Battle, attacker: CardId, defender: CardId, alone: bool = True) -> int:
    """Why this attacker cannot attack that character, alone or with others."""
    place = battle.where[defender]
    row = place % ZONES
    if row != FRONT and row != BACK:
        return watcher_fault(battle, attacker, defender)
    seat = battle.controller(attacker)
    if not battle.enemies(seat, place // ZONES):
        return clauses.NOT_AN_ENEMY if place // ZONES == seat else clauses.TEAMMATE
    if battle.face[defender] != UP:
        return clauses.DEFENDER_FACE_DOWN
    if battle.forbidden_acts & ATTACKING and (
        battle.forbidden(TO_BE_ATTACKED, defender, attacker)
        or battle.forbidden(TO_ATTACK, attacker, defender)
    ):
        return clauses.CANT_BE_ATTACKED
    if battle.where[attacker] % ZONES == BACK and keywords(battle, defender) & DODGE:
        return clauses.DODGES
    if row == BACK:
        guards = front_guards(battle, place // ZONES)
        if guards and not battle.permitted(TO_ATTACK_PROTECTED, attacker, defender):
            snipes = alone and battle.where[attacker] % ZONES == BACK
            if not snipes or not battle.permitted(TO_SNIPE, attacker, defender):
                return guard_fault(battle, attacker, guards)
    return clauses.OK


def guard_fault(battle: Battle, attacker: CardId, guards: list[CardId]) -> int:
    """Why an attacker does not get past these: Stealth does in melee, Flight if nobody stops flyers."""
    bits = keywords(battle, attacker)
    if bits & STEALTH and battle.where[attacker] % ZONES == FRONT:
        return clauses.OK
    return flight_fault(battle, attacker, guards)


def flight_fault(battle: Battle, attacker: CardId, guards: list[CardId]) -> int:
    """Why an attacker does not fly over these."""
    if not keywords(battle, attacker) & FLIGHT:
        return clauses.IS_PROTECTED
    for guard in guards:
        if keywords(battle, guard) & FLIGHT:
            return clauses.FLYER_GUARDS
        if battle.forbidden(TO_FLY_OVER, attacker, guard):
            return clauses.CANT_FLY_OVER
    return clauses.OK


def flown_over(battle: Battle, attacker: CardId, defender: CardId) -> int:
    """How many enemies an attacker flies over to get at a protected character (2P-CMB-14)."""
    if not is_protected(battle, defender):
        return 0
    guards = front_guards(battle, battle.controller(defender))
    return len(guards) if flight_fault(battle, attacker, guards) == clauses.OK else 0


def front_guards(battle: Battle, seat: Seat) -> list[CardId]:
    """Face-up characters in a front row: each protects everyone behind it (2P-CMB-10, 2P-MOD3-18)."""
    face = battle.face
    return [card for card in battle.row(seat, FRONT) if face[card] == UP]


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
        and any(battle.face[other] == UP for other in battle.row(battle.controller(card), BACK))
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
            card = watcher(battle, other)
            if card != NOTHING and defender_fault(battle, attacker, card) == clauses.OK:
                return True
    return False


def defenders(battle: Battle, attackers: list[CardId]) -> list[CardId]:
    """Whom all of these may attack: each must be able to on its own (2P-CMB-30, 2P-CMB-31).

    A watching card is among them as soon as others could join who make these strong enough.
    """
    seat = battle.controller(attackers[0])
    found: list[CardId] = []
    for other in battle.opponents(seat):
        for row in (FRONT, BACK):
            for card in battle.piles[other * ZONES + row]:
                if common_fault(battle, attackers, card) == clauses.OK:
                    found.append(card)
        card = watcher(battle, other)
        if card != NOTHING and common_fault(battle, attackers, card) == clauses.OK:
            if reaches(battle, attackers, card):
                found.append(card)
    return found


def team_fault(battle: Battle, attackers: list[CardId], defender: CardId) -> int:
    """Why these attackers, or one of them, cannot attack that character."""
    fault = common_fault(battle, attackers, defender)
    if fault:
        return fault
    if not strong_enough(battle, attackers, defender):
        return clauses.WATCHER_SAFE
    left = left_out(battle, battle.controller(attackers[0]), attackers)
    return clauses.OK if left == NOTHING else clauses.ANGRY_FIRST


def common_fault(battle: Battle, attackers: list[CardId], defender: CardId) -> int:
    """Why one of these attackers cannot attack that character."""
    alone = len(attackers) == 1
    for attacker in attackers:
        fault = defender_fault(battle, attacker, defender, alone)
        if fault:
            return fault
    return clauses.OK


def can_attack_at_once(battle: Battle, attacker: CardId, defender: CardId, close: bool) -> bool:
    """Whether an effect can have one attack the other: ready or not, whoever protects.

    Unless it is a melee attack wherever it comes from, from the back row it takes Ranged.
    """
    return (
        battle.in_row(attacker)
        and battle.in_row(defender)
        and battle.face[attacker] == battle.face[defender] == UP
        and battle.enemies(battle.controller(attacker), battle.controller(defender))
        and (close or battle.zone(attacker) == FRONT or bool(keywords(battle, attacker) & RANGED))
        and not battle.forbidden(TO_ATTACK, attacker)
        and not battle.forbidden(TO_ATTACK, attacker, defender)
        and not battle.forbidden(TO_BE_ATTACKED, defender, attacker)
    )


# Cards that watch the game


def watcher_fault(battle: Battle, attacker: CardId, card: CardId) -> int:
    """Why this attacker cannot attack a card outside the rows, with as many beside it as there may be."""
    fault = cover_fault(battle, attacker, card)
    if fault:
        return fault
    return clauses.OK if reaches(battle, [attacker], card) else clauses.WATCHER_SAFE


def cover_fault(battle: Battle, attacker: CardId, card: CardId) -> int:
    """Only a watching card of a player without a face-up character can be attacked there (2P-CRD-19)."""
    seat = battle.controller(card)
    if not is_watching(battle, card) or not battle.enemies(battle.controller(attacker), seat):
        return clauses.NOT_AN_ENEMY
    for character in battle.characters(seat):
        if battle.face[character] == UP:
            return clauses.WATCHER_COVERED
    if battle.forbidden(TO_BE_ATTACKED, card, attacker) or battle.forbidden(TO_ATTACK, attacker, card):
        return clauses.CANT_BE_ATTACKED
    return clauses.OK


def strong_enough(battle: Battle, attackers: list[CardId], defender: CardId) -> bool:
    """A watching card is safe from attackers with less ATK together than it says (2P-CRD-19)."""
    if battle.where[defender] % ZONES != HAND:
        return True
    return sum(max(0, atk(battle, card)) for card in attackers) >= safe_below(battle, defender)


def reaches(battle: Battle, attackers: list[CardId], card: CardId) -> bool:
    """Whether these attackers are strong enough for a watching card, or would be with others of a team."""
    if strong_enough(battle, attackers, card):
        return True
    seat = battle.controller(attackers[0])
    common = -1
    for attacker in attackers:
        common &= teams(battle, attacker)
    others = [
        other
        for other in battle.row(seat, battle.zone(attackers[0]))
        if other not in attackers
        and attacker_fault(battle, seat, other) == clauses.OK
        and cover_fault(battle, other, card) == clauses.OK
        and not is_barred(battle, attackers, other)
    ]
    while common:
        team = common & -common
        common -= team
        joined = allied(battle, [other for other in others if teams(battle, other) & team])
        if strong_enough(battle, attackers + joined, card):
            return True
    return battle.permitted_acts >> TO_TEAM_ATTACK & 1 == 1 and any(
        can_team_up(battle, [*attackers, other]) and strong_enough(battle, [*attackers, other], card)
        for other in others
    )


def allied(battle: Battle, others: list[CardId]) -> list[CardId]:
    """As many of these as can all attack along; who gets on with the fewest comes last."""
    if not battle.forbidden_acts >> TO_TEAM_ATTACK & 1:
        return others
    shunned = [(sum(is_barred(battle, [one], other) for one in others), other) for other in others]
    found: list[CardId] = []
    for _, other in sorted(shunned):
        if not is_barred(battle, found, other):
            found.append(other)
    return found


def declared(battle: Battle) -> list[CardId]:
    """The attackers named so far, while an attack is being declared."""
    ask = battle.ask
    return battle.stack[-1].cards if ask is not None and ask.prompt == P_ATTACK else []


def is_melee(battle: Battle, combat: Combat) -> bool:
    """Read from where the attackers stand now; an attack split over both rows is both (OP-06)."""
    if combat.close:
        return True
    for card in combat.attackers:
        if battle.where[card] % ZONES == FRONT:
            return True
    return not combat.attackers


def is_ranged(battle: Battle, combat: Combat) -> bool:
    if combat.close:
        return False
    for card in combat.attackers:
        if battle.where[card] % ZONES == BACK:
            return True
    return False


def manner(battle: Battle, combat: Combat) -> int:
    """How a combat is fought, as bits."""
    return (MELEE if is_melee(battle, combat) else 0) | (AT_RANGE if is_ranged(battle, combat) else 0)
