"""What is forbidden and what is permitted, by lasting effects and by continuous powers (2P-GEN-02)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from versus.games.tpcg.printed.keywords import KEYWORDS
from versus.games.tpcg.table.altering import Ruling
from versus.games.tpcg.table.stats import is_on, keyword_auras, lent_auras, power_cards
from versus.kernel.types import NOTHING, Act, CardId, Seat

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle
    from versus.kernel.frames import Frame
    from versus.kernel.nodes import Aura, Filter


def speaks(
    battle: Battle, kind: type[Ruling], act: Act, card: CardId, other: CardId, friend: Seat = NOTHING
) -> bool:
    """Whether something in force says this of a card; with `friend`, something of no enemy of that player."""
    for modifier in battle.modifiers:
        change = modifier.change
        if isinstance(change, kind) and change.act == act and not modifier.sleeps():
            if friend >= 0 and battle.enemies(friend, modifier.seat):
                continue
            lens = battle.lens(modifier.seat, modifier.source)
            if battle.reaches(modifier, lens, card) and battle.concerns(change.against, lens, other):
                return True
    for aura in battle.definition[card].auras:
        if aura.affects.only_source() and rules(battle, card, aura, kind, act, card, other, friend):
            return True
    for source, aura in (battle.power_cards or power_cards(battle)).rulings.get(act, ()):
        if rules(battle, source, aura, kind, act, card, other, friend):
            return True
    if battle.lending:
        for source, aura, _ in lent_auras(battle):
            if rules(battle, source, aura, kind, act, card, other, friend):
                return True
    if battle.shining and keyword_rules(battle.shining, kind, act):
        for source, aura, _ in keyword_auras(battle):
            if rules(battle, source, aura, kind, act, card, other, friend):
                return True
    return False


def keyword_rules(bits: int, kind: type[Ruling], act: Act) -> bool:
    """Whether one of these keywords says this of anybody: most say something else."""
    for bit, aura in KEYWORDS.auras:
        if bits & bit:
            for change in aura.changes:
                if isinstance(change, kind) and change.act == act:
                    return True
    return False


def rules(
    battle: Battle,
    source: CardId,
    aura: Aura,
    kind: type[Ruling],
    act: Act,
    card: CardId,
    other: CardId,
    friend: Seat,
) -> bool:
    """Whether a continuous power of one card says this of another."""
    if friend >= 0 and battle.enemies(friend, battle.controller(source)):
        return False
    for change in aura.changes:
        if isinstance(change, kind) and change.act == act and is_on(battle, source, aura):
            lens = battle.lens(battle.controller(source), source)
            if tells(battle, aura, change.against, lens, act, card, other):
                return True
    return False


def tells(
    battle: Battle,
    aura: Aura,
    against: Filter | None,
    lens: Frame,
    act: Act,
    card: CardId,
    other: CardId,
) -> bool:
    """Whether a continuous power speaks of this card.

    "Enemies that it could attack can't attack" asks itself; asked so, it has nothing to say.
    """
    question = (act, card, other)
    if question in battle.judging:
        return False
    battle.judging.append(question)
    told = (
        aura.affects.matches(battle, lens, card)
        and (aura.given is None or aura.given.holds(battle, lens))
        and battle.concerns(against, lens, other)
    )
    battle.judging.pop()
    return told
