"""Which of a main character's powers is its Level Up: the one that gains XP (2P-LVL)."""

from __future__ import annotations

from versus.games.tpcg.language.effects.progress import GainXP
from versus.games.tpcg.printed.definition import Card
from versus.kernel.nodes import Trigger
from versus.kernel.trees import nodes_in


def level_up_powers(card: Card) -> list[Trigger]:
    return [trigger for trigger in card.triggers if gains_xp(card, trigger)]


def gains_xp(card: Card, trigger: Trigger) -> bool:
    """Whether a trigger is the Level Up power of its card."""
    return bool(card.facts.level_up) and any(isinstance(node, GainXP) for node in nodes_in(trigger.effect))
