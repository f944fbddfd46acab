"""What a player may do next: listed, carried out, and explained, by the same clauses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from versus.games.tpcg.flow import attacks, buying_off, clauses, power_ups, powers, recruiting
from versus.games.tpcg.table import sides
from versus.games.tpcg.words import (
    ADD_ATTACKER,
    ATTACK,
    BACK,
    BRING_BACK,
    BUILD_PHASE,
    BUY_OFF,
    CHOOSE_DEFENDER,
    DOWN,
    EQUIP,
    FORMATION_STEP,
    FRONT,
    HAND,
    MOVE,
    PLACE_DOWN,
    PLACE_UP,
    PLAY,
    POWER_UP,
    RECRUIT,
    SCENE,
    TO_MOVE,
    UP,
    USE,
    ZONES,
)
from versus.kernel.ask import ACT, Offers, Option
from versus.kernel.types import NOTHING, CardId, Seat, Verb

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle


OVER: Final = ((FRONT, Offers(MOVE, row=BACK)), (BACK, Offers(MOVE, row=FRONT)))
TO_ATTACK_WITH: Final = Offers(ATTACK)
"""Each row, and the one that its characters may move to."""


def twist_options(battle: Battle, seat: Seat, now: int) -> list[Option]:
    """Every plot twist a player may play now; `now` are the timing words that may allow it."""
    definition = battle.definition
    return [
        Option(PLAY, card)
        for card in battle.piles[seat * ZONES + HAND]
        if definition[card].timing & now and powers.twist_fault(battle, seat, card) == clauses.OK
    ]


def timed_options(battle: Battle, seat: Seat) -> list[Option]:
    """Plot twists and Super Powers whose timing word names this moment."""
    now = powers.timings_now(battle, seat) & battle.timings
    if not now:
        return []
    return twist_options(battle, seat, now) + powers.usable_powers(battle, seat, now)


def formation_options(battle: Battle, seat: Seat) -> list[Option]:
    """Each character may change rows once in a Formation Step (2P-BLD-17)."""
    everybody = not battle.moved and not battle.forbidden_acts >> TO_MOVE & 1
    cards = len(battle.definition)
    options: list[Option] = []
    for here, moves in OVER:
        offered = moves.for_cards(cards)
        for card in battle.row(seat, here):
            if everybody or row_fault(battle, card) == clauses.OK:
                options.append(offered[card])
    return options


def move_fault(battle: Battle, seat: Seat, card: CardId) -> int:
    if not battle.in_row(card) or not battle.controls(seat, card):
        return clauses.NOT_YOURS
    if not battle.has_turn(seat):
        return clauses.NOT_YOUR_TURN
    if battle.phase != BUILD_PHASE or battle.step != FORMATION_STEP:
        return clauses.FORMATION_ONLY
    return row_fault(battle, card)


def row_fault(battle: Battle, card: CardId) -> int:
    """Why a character may not change rows in the Formation Step."""
    if card in battle.moved:
        return clauses.ALREADY_MOVED
    if battle.forbidden(TO_MOVE, card):
        return clauses.CANT_MOVE
    return clauses.OK


def change_row(battle: Battle, card: CardId) -> None:
    battle.moved.append(card)
    sides.move(battle, card, BACK if battle.zone(card) == FRONT else FRONT)


def main_options(battle: Battle, seat: Seat) -> list[Option]:
    """Attacks, Main plot twists and powers, power-ups."""
    options: list[Option] = []
    offered = TO_ATTACK_WITH.for_cards(len(battle.definition))
    for card in attacks.angry_ones(battle, seat) or battle.characters(seat):
        if attacks.attacker_fault(battle, seat, card) == clauses.OK and attacks.has_defender(battle, card):
            options.append(offered[card])
    options += timed_options(battle, seat)
    options += power_ups.power_up_options(battle, seat)
    if battle.modifiers:
        options += buying_off.buy_off_options(battle, seat)
    return options


def combat_options(battle: Battle, seat: Seat) -> list[Option]:
    """Combat plot twists and powers, power-ups."""
    return timed_options(battle, seat) + power_ups.power_up_options(battle, seat)


def do(battle: Battle, seat: Seat, option: Option) -> None:
    """Start a plot twist, a power or a power-up, or end what lasts."""
    if option.verb == BUY_OFF:
        buying_off.buy_off(battle, seat, option.number)
    elif option.verb == PLAY:
        powers.play_twist(battle, seat, option.card)
    elif option.verb == USE:
        power = powers.power_at(battle, option.card, option.other, option.number)
        assert power is not None
        powers.use_power(battle, seat, option.card, power, option.other)
    else:
        assert option.verb == POWER_UP
        power_ups.power_up(battle, seat, option.card, option.other)


def why_not(
    battle: Battle, seat: Seat, card: CardId, verb: Verb, other: CardId = NOTHING, number: int = NOTHING
) -> int:
    """The first clause that forbids something, or OK. `number` is the number of a power."""
    if battle.over:
        return clauses.GAME_IS_OVER
    if battle.ask is not None and battle.ask.kind != ACT:
        return clauses.EFFECT_RESOLVES
    if verb == ATTACK:
        fault = attacks.attack_fault(battle, seat, card)
        if other >= 0 and fault in (clauses.OK, clauses.NO_DEFENDER):
            return attacks.defender_fault(battle, card, other)
        return fault
    if verb == CHOOSE_DEFENDER:
        return attacks.team_fault(battle, attacks.declared(battle) or [other], card)
    if verb == ADD_ATTACKER:
        attackers = attacks.declared(battle) or [other]
        return attacks.join_fault(battle, seat, attackers, card, attacks.defenders(battle, attackers))
    if verb in (PLACE_UP, PLACE_DOWN):
        return recruiting.resource_fault(battle, seat, card, UP if verb == PLACE_UP else DOWN)
    if verb in (RECRUIT, EQUIP):
        return recruiting.recruit_fault(battle, seat, card, other)
    if verb == BRING_BACK:
        return recruiting.return_fault(battle, seat, card)
    if verb == BUY_OFF:
        return buying_off.buy_off_fault(battle, seat, card)
    if verb == MOVE:
        return move_fault(battle, seat, card)
    if verb == PLAY:
        return powers.twist_fault(battle, seat, card)
    if verb == POWER_UP:
        return power_ups.power_up_fault(battle, seat, card, other)
    if verb == USE:
        return use_fault(battle, seat, card, other, number)
    return clauses.NOT_NOW


def is_for(battle: Battle, seat: Seat, card: CardId) -> bool:
    """Whether a card is a player's to use, or everybody's."""
    return battle.controls(seat, card) or battle.zone(card) == SCENE


def use_fault(battle: Battle, seat: Seat, card: CardId, equipment: CardId, number: int) -> int:
    """Why a power cannot be used; without a number, why none of them can."""
    if not powers.may_use_from_there(battle, card) or not is_for(battle, seat, card):
        return clauses.NOT_YOURS
    if number >= 0:
        power = powers.power_at(battle, card, equipment, number)
        if power is None:
            return clauses.NO_SUCH_POWER
        return powers.power_fault(battle, seat, card, power, equipment)
    first = clauses.NO_SUCH_POWER
    for item, _, power in powers.powers_of(battle, card):
        fault = powers.power_fault(battle, seat, card, power, item)
        if fault == clauses.OK:
            return fault
        if first == clauses.NO_SUCH_POWER:
            first = fault
    return first
