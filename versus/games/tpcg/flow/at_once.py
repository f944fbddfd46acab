"""What the rules demand at once, between instructions; no player can answer it (2P-TRG-17)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from versus.games.tpcg.flow import ending, levels
from versus.games.tpcg.table import counters, harm
from versus.games.tpcg.table.sides import there_since
from versus.games.tpcg.table.stats import all_altered, defense, health, keywords, something_alters
from versus.games.tpcg.words import (
    AT_ZERO,
    BACK,
    EQUIPPED,
    FRONT,
    KOD,
    MAIN_CHARACTER,
    MINUS,
    P_UNIQUE,
    PLUS,
    STUN,
    STUNNED,
    SWARM,
    TO_BE_KOD,
    UP,
    VITALITY,
    WOUND,
    ZONES,
)
from versus.kernel.ask import PICK, Ask, Option
from versus.kernel.events import Event
from versus.kernel.frames import Frame
from versus.kernel.nodes import Procedure
from versus.kernel.types import CardId
from versus.kernel.verbs import CHOOSE

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle


def at_rest(battle: Battle) -> bool:
    """Whether no power waits and the rules demand nothing."""
    return not battle.pending and (not battle.unsettled or nothing_is_due(battle))


def nothing_is_due(battle: Battle) -> bool:
    """One look at everybody: where it sees nothing, the position is settled; else `check` looks closer."""
    if not nothing_seems_due(battle):
        return False
    note_names(battle)
    battle.spared.clear()
    battle.wounders.clear()
    battle.unsettled = False
    battle.altered = not battle.calm() and battle.altering
    battle.restless = False
    return True


def settle(battle: Battle) -> None:
    """Nothing more is done for now; where the rules' hand was stayed, any event makes them look again."""
    battle.unsettled = False
    look_ahead(battle)


def look_ahead(battle: Battle) -> None:
    """Note what may make the rules demand something, as things stand.

    It is noted only where the rules have looked, never where a player does: looking changes nothing.
    """
    battle.altered = something_alters(battle)
    battle.crowded = share_a_name(battle, battle.all_characters())
    battle.restless = not nothing_seems_due(battle)


def nothing_seems_due(battle: Battle) -> bool:
    if battle.doomed or battle.lost_main:
        return False
    altered = {} if battle.calm() else all_altered(battle)
    definition, face = battle.definition, battle.face
    plus, minus = battle.counters[PLUS], battle.counters[MINUS]
    wounds, vitality = battle.counters[WOUND], battle.counters[VITALITY]
    for row in battle.piles[FRONT::ZONES] + battle.piles[BACK::ZONES]:
        for card in row:
            printed = definition[card]
            stats = altered.get(card) if altered else None
            if stats is None and not (wounds[card] or minus[card] or plus[card] or printed.frail):
                continue
            if plus[card] and face[card] != UP and not counters.may_have(battle, card, PLUS):
                return False
            if stats is None:
                if wounds[card] >= printed.health + vitality[card]:
                    return False
                if printed.defense + plus[card] <= minus[card] and face[card] != STUNNED:
                    return False
            elif wounds[card] >= stats.health or (stats.defense <= 0 and face[card] != STUNNED):
                return False
            if printed.facts.level_up and levels.has_enough_xp(battle, card):
                return False
    if battle.arrivals or battle.crowded:
        for card in suspects(battle):
            if battle.in_play(card) and len(namesakes(battle, card)) > 1:
                return False
    return True


def check(battle: Battle) -> bool:
    """Carry out what is due, kind after kind; whether there was anything. Called until there is not."""
    if battle.over:
        return True
    if battle.fuse == 0:
        settle(battle)
        return False
    if nothing_is_due(battle):
        return False
    if (
        lose_counters(battle)
        or knock_out(battle)
        or ending.check(battle)
        or stun_at_zero(battle)
        or keep_unique(battle)
        or level_up(battle)
    ):
        battle.fuse -= 1
        return True
    battle.spared.clear()
    settle(battle)
    return False


def lose_counters(battle: Battle) -> bool:
    """Whoever lies face down and has lost Symbiosis since loses +1/+1 counters (2P-STN-10)."""
    due = [
        card
        for card in battle.all_characters()
        if battle.counters[PLUS][card]
        and battle.face[card] != UP
        and not counters.may_have(battle, card, PLUS)
    ]
    for card in due:
        counters.remove(battle, card, PLUS, counters.LIMIT)
    return bool(due)


def knock_out(battle: Battle) -> bool:
    """KO whoever has wounds as many as Health, and whom Lethal doomed, together (2P-TRG-18)."""
    due: list[CardId] = []
    wounds = battle.counters[WOUND]
    for card in battle.all_characters():
        if (wounds[card] >= health(battle, card) or card in battle.doomed) and can_fall(battle, card):
            due.append(card)
    events = [harm.ko_event(card, credited(battle, card)) for card in due]
    battle.doomed.clear()
    battle.wounders.clear()
    ko(battle, events)
    return bool(due)


def credited(battle: Battle, card: CardId) -> tuple[CardId, ...]:
    """Whoever gets the credit for the wound that KOs a character gets it for the KO (2P-STN-57)."""
    for wounded, by in reversed(battle.wounders):
        if wounded == card:
            return by
    return ()


def can_fall(battle: Battle, card: CardId) -> bool:
    return (card, KOD) not in battle.spared and not battle.forbidden(TO_BE_KOD, card)


def ko(battle: Battle, events: list[Event]) -> None:
    """KO characters by the rules. A power may prevent it, and then it is not tried again at once."""
    if battle.heeded >> KOD & 1:
        battle.spared += [(event.card, KOD) for event in events]
    battle.cause_together(events)


def stun_at_zero(battle: Battle) -> bool:
    """A character whose DEF is 0 or less is stunned, face up or hidden (2P-STN-12, OP-09)."""
    due = [
        card
        for card in battle.all_characters()
        if battle.face[card] != STUNNED
        and defense(battle, card) <= 0
        and (card, STUN) not in battle.spared
        and harm.can_be_stunned(battle, card)
    ]
    if battle.heeded >> STUN & 1:
        battle.spared += [(card, STUN) for card in due]
    battle.cause_together([harm.stun_event(card, way=AT_ZERO) for card in due])
    return bool(due)


def keep_unique(battle: Battle) -> bool:
    """One character of a name on a side: the one that was there is KO'd (2P-UNQ-01, 2P-UNQ-02).

    That holds all the time, and not only as somebody comes (2P-UNQ-20).
    """
    for card in suspects(battle):
        if battle.in_row(card) or battle.zone(card) == EQUIPPED:
            going = making_way(battle, card)
            if len(going) > 1 and card in going and card in battle.arrivals:
                battle.push(KEEP_ONE, battle.controller(card), card, battle.stamp[card])
                return True
            if going:
                ko(battle, [harm.ko_event(other) for other in going])
                return True
    note_names(battle)
    return False


def suspects(battle: Battle) -> list[CardId]:
    """Who may be one too many of a name: those who came; where two share one for now, everybody."""
    return battle.arrivals + battle.all_characters() if battle.crowded else battle.arrivals


def making_way(battle: Battle, card: CardId) -> list[CardId]:
    """Those of a card's name that are KO'd; where all of them came together, those among whom to choose."""
    same = namesakes(battle, card)
    if len(same) < 2:
        return []
    if battle.definition[card].is_character and battle.is_main(card):
        # Beside a main character nobody of its name can stay (2P-UNQ-07).
        going = [other for other in same if other != card]
    elif card in battle.arrivals:
        older = [other for other in same if other not in battle.arrivals and can_fall(battle, other)]
        going = older or [other for other in same if other in battle.arrivals]
        if len(going) < 2 and not older:
            return []
    else:
        newest = max(same, key=lambda other: there_since(battle, other))
        going = [other for other in same if other != newest]
    return [other for other in going if can_fall(battle, other)]


def namesakes(battle: Battle, card: CardId) -> list[CardId]:
    """Cards on this side that may not stand beside this one, itself included."""
    definition = battle.definition[card]
    seat = battle.controller(card)
    if definition.is_character:
        main = battle.is_main(card)
        if keywords(battle, card) & SWARM and not main:
            return [card]
        return [
            other
            for other in battle.characters(seat)
            if other == card
            or (
                battle.definition[other].shares_name(definition)
                and (main or not keywords(battle, other) & SWARM)
                and not battle.is_main(other)
            )
        ]
    if definition.facts.unique:
        return [
            other for other in battle.row(seat, EQUIPPED) if battle.definition[other].shares_name(definition)
        ]
    return [card]


def note_names(battle: Battle) -> None:
    """Everybody's name has been looked at; note whether that must be done again without anybody coming."""
    if battle.arrivals or battle.crowded:
        battle.crowded = share_a_name(battle, suspects(battle))
        battle.arrivals.clear()


def share_a_name(battle: Battle, cards: list[CardId]) -> bool:
    """Whether one of these stands beside a namesake, and what allows it may end.

    Printed Swarm does not end (2P-UNQ-12); gained Swarm does, and so does what forbids a KO.
    """
    definition = battle.definition
    for card in cards:
        if battle.in_row(card):
            for other in battle.characters(battle.controller(card)):
                if other != card and definition[other].shares_name(definition[card]):
                    if battle.is_main(card) or battle.is_main(other):
                        return True
                    printed = definition[card], definition[other]
                    if MAIN_CHARACTER in (printed[0].type, printed[1].type):
                        return True
                    if not (printed[0].keywords | printed[1].keywords) & SWARM:
                        return True
    return False


def level_up(battle: Battle) -> bool:
    """Enough XP make the next level; that is not optional (2P-LVL-04)."""
    for card in battle.all_characters():
        if levels.level_up_due(battle, card):
            levels.change_level(battle, card, levels.next_version(battle, card))
            return True
    return False


@dataclass(frozen=True)
class KeepOne(Procedure):
    """Two of a name came together: their player chooses which one is KO'd (2P-UNQ-03)."""

    def step(self, battle: Battle, frame: Frame) -> None:
        options = [Option(CHOOSE, card) for card in making_way(battle, frame.source)]
        battle.ask = Ask(frame.seat, PICK, P_UNIQUE, options)

    def answered(self, battle: Battle, frame: Frame, option: Option) -> None:
        battle.stack.pop()
        ko(battle, [harm.ko_event(option.card)])


KEEP_ONE: Final = KeepOne()
