"""Every classic card that comes with Versus, by key."""

from __future__ import annotations

from typing import Final

from versus.cards import hel
from versus.games.classic.definition import Card

SETS: Final[tuple[tuple[Card, ...], ...]] = (hel.CARDS,)
"""The cards of each classic set."""


def classic_house() -> dict[str, Card]:
    """The classic cards that come with Versus. Keys begin with the set, so no two games share one."""
    return {card.key: card for cards in SETS for card in cards}
