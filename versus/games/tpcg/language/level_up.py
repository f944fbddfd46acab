"""Which of a main character's powers is its Level Up: the one that gains XP (2P-LVL)."""

from __future__ import annotations

from versus.games.tpcg.language.effects.progress import GainXP
from versus.games.tpcg.printed.definition import Card, SuperPower
from versus.kernel.nodes import Node, Trigger
from versus.kernel.trees import nodes_in


def level_up_powers(card: Card) -> list[Trigger]:
    return [trigger for trigger in card.triggers if gains_xp(card, trigger)]


def gains_xp(card: Card, power: Node) -> bool:
    """Whether a power is the Level Up power of its card: it triggers, or is used without symbols."""
    if not card.facts.level_up or not isinstance(power, (Trigger, SuperPower)):
        return False
    if isinstance(power, SuperPower) and not power.keyword:
        return False
    return any(isinstance(node, GainXP) for node in nodes_in(power.effect))
