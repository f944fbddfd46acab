"""How often a power may be used: once a turn, once a combat, once a game (2P-PWR-26 to 2P-PWR-32).

Two powers are the same power only if they are the same printed power: those that merely share a name each
have a limit of their own (2P-PWR-46).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from versus.games.tpcg.flow import clauses
from versus.games.tpcg.printed.definition import (
    ONCE_A_COMBAT,
    ONCE_A_COMBAT_IN_ALL,
    ONCE_A_GAME,
    ONCE_A_TURN,
    Card,
    SuperPower,
)
from versus.games.tpcg.table.uses import Use
from versus.games.tpcg.words import SCENE
from versus.kernel.types import CardId, Seat, Stamp

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle
    from versus.kernel.nodes import Node, Trigger


def spent_fault(battle: Battle, card: CardId, power: SuperPower) -> int:
    """Whether a power was used already, as often as it may be."""
    if power.limit == ONCE_A_TURN and was_used(battle, card, power):
        return clauses.ALREADY_USED
    if power.limit == ONCE_A_COMBAT and was_used_in_combat(battle, card, power):
        return clauses.USED_IN_COMBAT
    if power.limit == ONCE_A_COMBAT_IN_ALL and was_used_in_combat_by_side(battle, card, power):
        return clauses.USED_IN_COMBAT
    if power.limit == ONCE_A_GAME and (card, power) in battle.used_up:
        return clauses.USED_UP
    return clauses.OK


def noted_for(battle: Battle, seat: Seat, card: CardId) -> CardId:
    """Whose use it is: the card's own; of what is nobody's, the player's, told by their main character."""
    return battle.first_main[seat] if battle.zone(card) == SCENE else card


def was_used(battle: Battle, card: CardId, power: SuperPower) -> bool:
    """Once a turn: for each character, or for all together (2P-PWR-26, ED-ONCE)."""
    if battle.rules.once == "power":
        return any(use.power == power for use in battle.used)
    return has_used(battle, card, power)


def has_used(battle: Battle, card: CardId, power: SuperPower) -> bool:
    """Whether this very character has used a power this turn."""
    for use in battle.used:
        if use.power == power and use.card == card and use.stamp == battle.stamp[card]:
            return True
    return False


def was_used_in_combat(battle: Battle, card: CardId, power: SuperPower) -> bool:
    """One that left play in it and came back is a new object (2P-ZON-24)."""
    for use in battle.used:
        if use.fighting and use.power == power and use.card == card and use.stamp == battle.stamp[card]:
            return True
    return False


def was_used_in_combat_by_side(battle: Battle, card: CardId, power: SuperPower) -> bool:
    """Whoever of this player used it in the combat, under whatever name (2P-CRD-93)."""
    seat = battle.controller(card)
    for use in battle.used:
        if use.fighting and use.power == power and battle.controller(use.card) == seat:
            return True
    return False


def works_first(battle: Battle, trigger: Trigger, card: CardId) -> bool:
    """Whether a triggered power that works once a turn has not worked yet on this one; it is noted."""
    stamp = battle.stamp[card]
    for use in battle.used:
        if use.power == trigger and use.card == card and use.stamp == stamp:
            return False
    battle.used.append(Use(card, stamp, trigger, battle.combat is not None))
    return True


def note_use(battle: Battle, seat: Seat, card: CardId, stamp: Stamp, power: SuperPower) -> None:
    card = noted_for(battle, seat, card)
    battle.used.append(Use(card, stamp, power, battle.combat is not None))
    if not power.keyword:
        note_name(battle, seat, power.name)
    if power.limit == ONCE_A_GAME:
        battle.used_up.append((card, power))


def note_name(battle: Battle, seat: Seat, name: str) -> None:
    """One more Super Power of this name was used in the game, cancelled or not (OP-27)."""
    for place, (user, used, times) in enumerate(battle.tally):
        if user == seat and used == name:
            battle.tally[place] = (seat, name, times + 1)
            return
    battle.tally.append((seat, name, 1))


def forget_combat(battle: Battle) -> None:
    """The combat is over: what was used in it may be used in the next one."""
    if battle.used:
        battle.used = [Use(use.card, use.stamp, use.power, False) for use in battle.used]


def carry_over(battle: Battle, card: CardId, old: Card) -> None:
    """A character has become its next level: what it used is used under that name there too (2P-LVL-14)."""
    new = battle.definition[card]
    for use in battle.used.copy():
        if use.card == card and use.stamp == battle.stamp[card]:
            for power in heirs(old, new, use.power):
                battle.used.append(Use(card, use.stamp, power, use.fighting))
    for user, spent in battle.used_up.copy():
        if user == card and isinstance(spent, SuperPower):
            battle.used_up += [(card, power) for power in heirs(old, new, spent)]


def heirs(old: Card, new: Card, power: Node) -> list[SuperPower]:
    """The powers of one level that were another one of that name on the other."""
    if not isinstance(power, SuperPower) or power not in old.super_powers or power in new.super_powers:
        return []
    return [heir for heir in new.super_powers if heir.name == power.name and heir not in old.super_powers]
