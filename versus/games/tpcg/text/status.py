"""How a card in play stands, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from versus.games.tpcg.flow.levels import xp
from versus.games.tpcg.table.stats import atk, defense, health
from versus.games.tpcg.text.words import counter_noun
from versus.games.tpcg.words import COUNTER_KINDS, FACE_NAMES, WOUND, XP
from versus.kernel.english import digits, several
from versus.kernel.types import CardId, CounterKind

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle


def status(battle: Battle, card: CardId) -> str:
    """ "3/4, face up, exhausted, 1 wound of 2, two +1/+1 counters, frozen"."""
    parts: list[str] = []
    if battle.in_row(card):
        parts.append(f"{digits(atk(battle, card))}/{digits(defense(battle, card))}")
    parts.append(FACE_NAMES[battle.face[card]])
    if battle.exhausted[card]:
        parts.append("exhausted")
    wounds = battle.counters[WOUND][card]
    if wounds:
        parts.append(f"{wounds} {'wound' if wounds == 1 else 'wounds'} of {digits(health(battle, card))}")
    for kind in map(CounterKind, range(COUNTER_KINDS)):
        number = battle.counters[kind][card]
        if number and kind not in (WOUND, XP):
            parts.append(several(number, counter_noun(kind)))
    if battle.in_row(card) and xp(battle, card):
        parts.append(f"{xp(battle, card)} XP")
    if battle.is_frozen(card):
        parts.append("frozen")
    for equipment in battle.equipment_on(card):
        parts.append(f"with {battle.definition[equipment].name}")
    return ", ".join(parts)
