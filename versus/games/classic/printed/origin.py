"""The fields of a classic card that have an origin of their own: stated by a source, inferred or ours."""

from __future__ import annotations

from versus.games.classic.printed.definition import Card
from versus.games.classic.words import CHARACTER, EQUIPMENT
from versus.kernel.provenance import TEXT, by_name, power_field


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


def origins(card: Card) -> dict[str, str]:
    """Every field of a card with its origin in words."""
    return by_name(card, fields(card))
