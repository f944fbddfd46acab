"""The fields of a 2PCG card that have an origin of their own: stated by a source, inferred or ours."""

from __future__ import annotations

from typing import Final

from versus.games.tpcg.printed.definition import Card, SuperPower
from versus.games.tpcg.words import EQUIPMENT, LOCATION, MAIN_CHARACTER, PLOT_TWIST, SUPPORTING_CHARACTER
from versus.kernel.nodes import Node
from versus.kernel.provenance import TEXT, by_name, power_field

NUMBER, NAME, TYPE, TEAM, DECK = "number", "name", "type", "team", "deck"
ICONS: Final = "icons"
"""Flight and Ranged: that a card has them, or has them not."""
KEYWORDS: Final = "keywords"
LEVEL_UP_AT: Final = "level up at"
EFFECT, TIMING, COST, ANY_TURN = "effect", "timing", "cost", "any turn"
"""What of a Super Power may have another origin than its name."""

BY_TYPE: Final[dict[int, tuple[str, ...]]] = {
    MAIN_CHARACTER: ("level", TEAM, "atk", "def", "health", ICONS, KEYWORDS),
    SUPPORTING_CHARACTER: (COST, TEAM, "atk", "def", "health", ICONS, KEYWORDS),
    PLOT_TWIST: (TEAM, TIMING, ANY_TURN),
    EQUIPMENT: (COST, TEAM),
    LOCATION: (TEAM, "symbols"),
}


def fields(card: Card) -> tuple[str, ...]:
    """The fields that a card of its type has, in the order in which they are read."""
    found = [NUMBER, NAME, TYPE, *BY_TYPE[card.type], DECK]
    if card.facts.level_up:
        found.append(LEVEL_UP_AT)
    if card.type == PLOT_TWIST:
        found.append(power_field(0))
    elif not card.powers.printed:
        found.append(TEXT)
    for number, power in enumerate(card.powers.printed):
        found += power_fields(number, power)
    return tuple(found)


def power_fields(number: int, power: Node) -> list[str]:
    """A power, which is its name, and the parts of it that have an origin of their own."""
    parts = ["", EFFECT]
    if isinstance(power, SuperPower) and not power.keyword:
        parts += [TIMING, COST, ANY_TURN]
    return [power_field(number, part) for part in parts]


def origins(card: Card) -> dict[str, str]:
    """Every field of a card with its origin in words."""
    return by_name(card, fields(card))
