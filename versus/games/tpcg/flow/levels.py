"""XP and levels: the card in play becomes its next version and stays the same character (2P-LVL)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from versus.games.tpcg.flow import limits
from versus.games.tpcg.table import sides
from versus.games.tpcg.words import GAINED_XP, LEVEL_UP, LEVELLED, TO_LEVEL_UP, XP
from versus.kernel.events import Event
from versus.kernel.types import NOTHING, CardId

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle

LIMIT: Final = 1000
"""More XP than this are never gained where no Level Up power names a number."""


def level(battle: Battle, card: CardId) -> int:
    """The printed level; a promoted supporting character is a Level 1 main character (2P-CTL-17)."""
    printed = battle.definition[card].facts.level
    return printed or int(battle.definition[card].is_character and battle.is_main(card))


def version(battle: Battle, card: CardId, level: int) -> CardId:
    """The version of a main character at a level, in its owner's Level Up Zone; or NOTHING."""
    printed = battle.definition[card]
    for other in battle.pile(battle.owner[card], LEVEL_UP):
        candidate = battle.definition[other]
        if candidate.facts.level == level and candidate.shares_name(printed):
            return other
    return NOTHING


def next_version(battle: Battle, card: CardId) -> CardId:
    return version(battle, card, level(battle, card) + 1)


def xp(battle: Battle, card: CardId) -> int:
    """XP lie on the next-level card, not on the character (2P-ZON-16)."""
    following = next_version(battle, card)
    return battle.counters[XP][following] if following != NOTHING else 0


def xp_event(card: CardId, amount: int) -> Event:
    return Event(GAINED_XP, card, amount=amount)


def room_for_xp(battle: Battle, card: CardId) -> int:
    """XP never stand above the Level Up number: what goes beyond it is not gained (2P-LVL-17)."""
    following = next_version(battle, card)
    if following == NOTHING:
        return 0
    return (battle.definition[card].facts.level_up or LIMIT) - battle.counters[XP][following]


def can_gain_xp(battle: Battle, card: CardId) -> bool:
    return room_for_xp(battle, card) > 0


def gain_xp(battle: Battle, events: list[Event]) -> None:
    for event in events:
        gained = min(event.amount, room_for_xp(battle, event.card))
        if gained > 0:
            event.amount = gained
            battle.counters[XP][next_version(battle, event.card)] += gained
            battle.happens(event)
            battle.unsettled = True


def level_up_due(battle: Battle, card: CardId) -> bool:
    """Enough XP and nothing against it; it is not optional (2P-LVL-04)."""
    return has_enough_xp(battle, card) and not battle.forbidden(TO_LEVEL_UP, card)


def has_enough_xp(battle: Battle, card: CardId) -> bool:
    """As many XP as its Level Up power names, and a version to go to."""
    needed = battle.definition[card].facts.level_up
    if not needed:
        return False
    following = next_version(battle, card)
    return following != NOTHING and battle.counters[XP][following] >= needed


def change_level(battle: Battle, card: CardId, into: CardId) -> None:
    """All counters, equipment and modifiers stay; all XP are removed (2P-LVL-03, 2P-LVL-06)."""
    old = battle.definition[card]
    sides.exchange(battle, card, into)
    limits.carry_over(battle, card, old)
    for other in battle.pile(battle.owner[card], LEVEL_UP):
        if battle.definition[other].shares_name(battle.definition[card]):
            battle.counters[XP][other] = 0
    battle.happens(Event(LEVELLED, card, battle.controller(card), battle.definition[card].facts.level))
