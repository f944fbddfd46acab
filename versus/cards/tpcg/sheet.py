"""A card as plain data, for lists and other programs: facts in words, printed text, provenance, powers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import MISSING, fields
from typing import Any, Final

from versus.cards.catalogue import CardSet
from versus.cards.checking import ONLY_FOR, powers_of
from versus.games.tpcg.printed.definition import Card, OtherPrice, SuperPower, TagTeam
from versus.games.tpcg.text import face, nodes_in, power_text, printer_for, twist_lines
from versus.games.tpcg.words import (
    KEYWORD_NAMES,
    SYMBOL_NAMES,
    TIMING_NAMES,
    TYPE_NAMES,
    ZONE_NAMES,
    bit_names,
)
from versus.kernel.effects import Hatch
from versus.kernel.english import sentence
from versus.kernel.nodes import Aura, Change, Effect, Node, Replacement, Trigger
from versus.kernel.phrasing import Piece
from versus.kernel.types import INFINITE, NOTHING

PRINTED: Final = "printed"
RECONSTRUCTED: Final = "reconstructed"
VOCABULARY: Final = "vocabulary"
ESCAPE_HATCH: Final = "escape hatch"
KINDS: Final[tuple[tuple[type[Any], str], ...]] = (
    (Trigger, "triggered"),
    (Aura, "continuous"),
    (Replacement, "replacement"),
    (TagTeam, "tag team"),
    (OtherPrice, "other price"),
    (Change, "discount"),
    (Effect, "plot twist"),
)


def set_sheet(card_set: CardSet) -> dict[str, Any]:
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
        "facts": dict(facts_of(card)),
        "text": face(card),
        "provenance": {"status": provenance(card), "filled": list(card.facts.filled)},
        "powers": [power_sheet(card, power) for _, power in powers_of(card.powers)],
    }


def facts_of(card: Card) -> Iterator[tuple[str, Any]]:
    """What the card's type has, and whatever else its facts say, in words."""
    for field in fields(card.facts):
        value = getattr(card.facts, field.name)
        default = None if field.default is MISSING else field.default
        belongs = card.type in ONLY_FOR.get(field.name, ())
        if field.name != "filled" and (belongs or value != default):
            yield field.name.rstrip("_"), fact_words(field.name, value)


def fact_words(name: str, value: Any) -> Any:
    if name == "type":
        return TYPE_NAMES[value]
    if name == "keywords":
        return [KEYWORD_NAMES[keyword.bit_length() - 1] for keyword in value]
    if name == "symbols":
        return bit_names(value, SYMBOL_NAMES)
    if name == "timing":
        return bit_names(value, TIMING_NAMES)
    if name == "recruit_from":
        return ZONE_NAMES[value]
    if isinstance(value, tuple):
        return list(value)
    return "infinite" if value == INFINITE else value


def provenance(card: Card) -> str:
    return RECONSTRUCTED if card.facts.filled else PRINTED


def power_sheet(card: Card, power: Node) -> dict[str, str]:
    return {
        "kind": kind_of(power),
        "name": str(getattr(power, "name", "")),
        "text": text_of(card, power),
        "written": written(power),
    }


def kind_of(power: Node) -> str:
    if isinstance(power, SuperPower):
        keyword = "keyword power" if power.keyword else "super power"
        return keyword if power.reacts_to == NOTHING else "reaction"
    return next(name for kind, name in KINDS if isinstance(power, kind))


def text_of(card: Card, power: Node) -> str:
    if isinstance(power, Effect):
        return " ".join(twist_lines(card))
    if isinstance(power, Change):
        return sentence(printer_for(card).statement(Piece("this card"), (power,)))
    return power_text(card, power)


def written(power: Node) -> str:
    """Whether words of the vocabulary say it, or a function behind the escape hatch does."""
    return ESCAPE_HATCH if any(isinstance(node, Hatch) for node in nodes_in(power)) else VOCABULARY
