"""What a sensible 2PCG player does without thinking: a weight for every option, by rules of thumb.

Roll-outs follow it, and the search looks at heavy options first. It reads numbers, types and rows, never a
card's name.
"""

from __future__ import annotations

from math import exp
from typing import Final

from versus.games.tpcg.flow.attacks import front_guards
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.table.battle import Battle
from versus.games.tpcg.table.stats import atk, defense, health, keywords
from versus.games.tpcg.words import (
    ADD_ATTACKER,
    ATTACK,
    BACK,
    CHOOSE_DEFENDER,
    CHOOSE_ROW,
    EQUIP,
    FLIGHT,
    FRONT,
    GO_ON,
    HAND,
    KEEP_HAND,
    LOCATION,
    MOVE,
    MULLIGAN,
    PASS,
    PAY,
    PLACE_DOWN,
    PLACE_UP,
    PLAY,
    POWER_UP,
    RANGED,
    RECRUIT,
    RESOURCE,
    STEALTH,
    STRIKE,
    STUNNED,
    SUPPORTING_CHARACTER,
    UP,
    USE,
    WOUND,
    ZONES,
)
from versus.kernel.ask import Ask, Option
from versus.kernel.types import CardId, Seat
from versus.kernel.verbs import DONE, NO, YES

MAIN_WORTH: Final = 6.0
"""A wound on a main character, in points of recruiting cost."""
LAST_WOUND: Final = 40.0
"""The wound that wins the game."""
BOLD: Final = 0.5
"""How much heavier an attack gets with each point that it is likely to win."""
LEAST: Final = 0.02
"""Nothing is ruled out."""


def weights(battle: Battle, ask: Ask) -> list[float]:
    """How likely a sensible player is to take each option."""
    options = ask.options
    if len(options) == 1:
        return [1.0]
    seat = ask.seat
    found = [1.0] * len(options)
    for place, option in enumerate(options):
        verb = option.verb
        if verb == ATTACK:
            found[place] = attack_weight(battle, seat, [option.card])
        elif verb == CHOOSE_DEFENDER:
            attackers = battle.stack[-1].cards
            found[place] = boldness(gain(battle, attackers, option.card))
        elif verb == ADD_ATTACKER:
            found[place] = joining_weight(battle, options, option.card)
        elif verb == GO_ON:
            found[place] = 0.3
        elif verb == PASS:
            found[place] = 2.0
        elif verb == RECRUIT:
            found[place] = recruit_weight(battle, option)
        elif verb == PLACE_UP or verb == PLACE_DOWN:
            found[place] = resource_weight(battle, seat, option)
        elif verb == MOVE:
            found[place] = move_weight(battle, seat, option.card)
        elif verb == EQUIP:
            found[place] = 1.0 + battle.definition[option.card].cost
        elif verb == POWER_UP:
            found[place] = power_up_weight(battle, option)
        elif verb == PLAY or verb == USE:
            found[place] = 0.6
        elif verb == PAY:
            found[place] = 3.0 if battle.where[option.card] % ZONES == RESOURCE else 1.0
        elif verb == STRIKE:
            found[place] = strike_weight(battle, option.card)
        elif verb == KEEP_HAND:
            found[place] = 8.0 if playable_early(battle, seat) else 1.0
        elif verb == MULLIGAN:
            found[place] = 1.0 if playable_early(battle, seat) else 4.0
        elif verb == CHOOSE_ROW:
            found[place] = 2.0 if option.row == BACK else 1.0
        elif verb == YES:
            found[place] = 2.0
        elif verb == NO or verb == DONE:
            found[place] = 0.5
    return found


# Fighting


def worth(battle: Battle, card: CardId) -> float:
    """What stunning a character takes from its side, in points of recruiting cost."""
    left = health(battle, card) - battle.counters[WOUND][card]
    if battle.is_main(card):
        return LAST_WOUND if left <= 1 else MAIN_WORTH
    printed = battle.definition[card]
    full = 0.5 + printed.cost + 0.3 * (battle.counters[0][card])
    return full if left <= 1 else 0.5 * full


def gain(battle: Battle, attackers: list[CardId], defender: CardId) -> float:
    """What an attack wins and loses if nobody does anything about it."""
    strike = 0
    for card in attackers:
        strike += max(0, atk(battle, card))
    total = 0.0
    if strike >= defense(battle, defender):
        total += worth(battle, defender)
    at_range = battle.where[attackers[0]] % ZONES == BACK
    if not at_range or keywords(battle, defender) & RANGED:
        back = atk(battle, defender)
        most = 0.0
        for card in attackers:
            if back > 0 and back >= defense(battle, card):
                most = max(most, worth(battle, card))
        total -= most
    return total


def boldness(points: float) -> float:
    if points > 20.0:
        return 500.0
    return max(LEAST, exp(BOLD * points))


def attack_weight(battle: Battle, seat: Seat, attackers: list[CardId]) -> float:
    """The best of the attacks that these can make on their own."""
    best = -6.0
    for enemy in targets(battle, seat, attackers[0]):
        points = gain(battle, attackers, enemy)
        if points > best:
            best = points
    return boldness(best)


def targets(battle: Battle, seat: Seat, attacker: CardId) -> list[CardId]:
    """Roughly whom a character can attack: everybody in front, and behind where nobody stops it."""
    bits = keywords(battle, attacker)
    face = battle.face
    found: list[CardId] = []
    for other in range(battle.seats):
        if not battle.alive[other] or not battle.enemies(seat, other) or battle.lead[other] != other:
            continue
        guards = front_guards(battle, other)
        found += guards
        if not guards or bits & (FLIGHT | STEALTH):
            found += [card for card in battle.row(other, BACK) if face[card] == UP]
    return found


def joining_weight(battle: Battle, options: list[Option], card: CardId) -> float:
    """Joining pays where it stuns somebody whom the others would not."""
    attackers = battle.stack[-1].cards
    together = [*attackers, card]
    best = 0.0
    for option in options:
        if option.verb == CHOOSE_DEFENDER:
            more = gain(battle, together, option.card) - gain(battle, attackers, option.card)
            if more > best:
                best = more
    return LEAST if best <= 0.0 else 0.5 * boldness(best)


def strike_weight(battle: Battle, card: CardId) -> float:
    """Whom a defender strikes: the best it can stun."""
    combat = battle.combat
    if card < 0 or combat is None or combat.defender < 0:
        return 1.0
    return boldness(worth(battle, card)) if atk(battle, combat.defender) >= defense(battle, card) else LEAST


def power_up_weight(battle: Battle, option: Option) -> float:
    """A power-up is for a combat that it decides."""
    combat = battle.combat
    character = option.other
    if combat is None or combat.defender < 0 or not combat.attackers:
        return 0.1
    strike = 0
    for card in combat.attackers:
        strike += max(0, atk(battle, card))
    if character == combat.defender:
        short = strike - defense(battle, character)
        saved = short == 0
    else:
        saved = strike == defense(battle, combat.defender) - 1 or (
            atk(battle, combat.defender) == defense(battle, character)
        )
    return 8.0 if saved else 0.05


# Building


def recruit_weight(battle: Battle, option: Option) -> float:
    """The dearest first; who shoots or flies stands behind, who fights stands in front."""
    printed = battle.definition[option.card]
    heavy = (1.0 + printed.cost) * (1.0 + printed.cost)
    shoots = bool(printed.keywords & RANGED)
    return heavy if (option.row == BACK) == shoots else 0.25 * heavy


def resource_weight(battle: Battle, seat: Seat, option: Option) -> float:
    """Locations face up; else what cannot be played for long."""
    printed = battle.definition[option.card]
    if option.verb == PLACE_UP:
        return 6.0
    if printed.type == LOCATION:
        return 0.1
    resources = len(battle.piles[seat * ZONES + RESOURCE])
    return 1.0 + max(0, printed.cost - resources - 2) + (1.0 if is_double(battle, seat, option.card) else 0.0)


def is_double(battle: Battle, seat: Seat, card: CardId) -> bool:
    """Whether another copy is in hand."""
    mine: Card = battle.definition[card]
    for other in battle.piles[seat * ZONES + HAND]:
        if other != card and battle.definition[other] is mine:
            return True
    return False


def move_weight(battle: Battle, seat: Seat, card: CardId) -> float:
    """The main character goes behind others; whoever needs the front to fight goes there."""
    in_front = battle.zone(card) == FRONT
    shoots = bool(battle.definition[card].keywords & RANGED)
    if battle.face[card] == STUNNED:
        return LEAST
    if battle.is_main(card):
        others = [other for other in battle.row(seat, FRONT) if other != card and battle.face[other] == UP]
        if in_front:
            return 1.0 if others else LEAST
        return LEAST if others else 0.2
    if in_front:
        return 0.1 if shoots else LEAST
    return 0.05 if shoots else 1.0


def playable_early(battle: Battle, seat: Seat) -> bool:
    """Whether somebody in hand can be recruited in the first turns."""
    for card in battle.piles[seat * ZONES + HAND]:
        printed = battle.definition[card]
        if printed.type == SUPPORTING_CHARACTER and printed.cost <= 2:
            return True
    return False
