"""A classic card as plain data: facts in words, printed text, and where each field comes from."""

from __future__ import annotations

from typing import Any

from versus.cards.classic.catalogue import ClassicSet
from versus.games.classic.printed.definition import Card
from versus.games.classic.printed.origin import RECONSTRUCTED, fields, origin, origins
from versus.games.classic.text import face
from versus.games.classic.words import CHARACTER, KEYWORD_NAMES, TYPE_NAMES, bit_names


def set_sheet(card_set: ClassicSet) -> dict[str, Any]:
    return {
        "code": card_set.code,
        "name": card_set.name,
        "cards": [card_sheet(card) for card in card_set.cards],
    }


def card_sheet(card: Card) -> dict[str, Any]:
    """Everything about a card that a list of cards shows."""
    return {
        "key": card.key,
        "name": card.name,
        "facts": facts_of(card),
        "text": face(card),
        "provenance": {
            "status": "reconstructed" if is_reconstructed(card) else "printed",
            "filled": list(card.facts.filled),
            "inferred": list(card.facts.inferred),
            "origins": origins(card),
        },
    }


def is_reconstructed(card: Card) -> bool:
    """Whether any field of a card was filled in by us."""
    return any(origin(card, field) == RECONSTRUCTED for field in fields(card))


def facts_of(card: Card) -> dict[str, Any]:
    """What the card's type has, in words."""
    facts = card.facts
    found: dict[str, Any] = {"type": TYPE_NAMES[card.type], "cost": facts.cost, "unique": card.unique}
    if card.type == CHARACTER:
        found |= {
            "versions": list(facts.versions),
            "teams": list(facts.teams),
            "atk": facts.atk,
            "def": facts.def_,
        }
    return found | {"keywords": bit_names(card.keywords, KEYWORD_NAMES)}
