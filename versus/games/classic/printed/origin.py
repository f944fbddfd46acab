"""Where each field of a card comes from: a source, an inference, or our own reconstruction."""

from __future__ import annotations

from typing import Final

from versus.games.classic.printed.definition import Card
from versus.games.classic.words import CHARACTER, EQUIPMENT

SOURCE: Final = 0
INFERRED: Final = 1
RECONSTRUCTED: Final = 2
ORIGIN_NAMES: Final = ("source", "inferred", "reconstructed")
SIGNS: Final = ("", "~", "*")
"""How an origin is shown beside a number or a line of text."""

TEXT: Final = "text"
"""The field of a card without powers: that it has none."""


def fields(card: Card) -> tuple[str, ...]:
    """The fields that a card of its type has, in the order in which they are read."""
    found = ["name", "type"]
    if card.type == CHARACTER:
        found += ["version", "cost", "team", "atk", "def", "flight", "range", "keywords"]
    elif card.type == EQUIPMENT:
        found += ["cost", "keywords"]
    else:
        found.append("threshold")
    count = len(card.printed_powers())
    found += [power_field(number) for number in range(count)] if count else [TEXT]
    return tuple(found)


def power_field(number: int) -> str:
    """The field of a power, counted from 0 in printed order."""
    return f"power {number + 1}"


def origin(card: Card, field: str) -> int:
    """Where one field comes from. What is not said to be filled in or inferred stands in a source."""
    if field in card.facts.filled:
        return RECONSTRUCTED
    return INFERRED if field in card.facts.inferred else SOURCE


def origins(card: Card) -> dict[str, str]:
    """Every field of a card with its origin in words."""
    return {field: ORIGIN_NAMES[origin(card, field)] for field in fields(card)}


def sign(card: Card, *of: str) -> str:
    """What to show beside these fields: the sign of the least certain of them."""
    return SIGNS[max([origin(card, field) for field in of])]
