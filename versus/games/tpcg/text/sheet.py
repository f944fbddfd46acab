"""A 2PCG card as plain data: facts in words, printed text, provenance, powers."""

from __future__ import annotations

from typing import Any, Final

from versus.games.tpcg.printed import origin
from versus.games.tpcg.printed.definition import (
    Aligned,
    Arrival,
    Bearers,
    Card,
    Discount,
    OtherPrice,
    StartsEquipped,
    SuperPower,
    TagTeam,
)
from versus.games.tpcg.printed.keywords import KEYWORDS
from versus.games.tpcg.text import card_text, power_text, twist_lines
from versus.games.tpcg.words import (
    EQUIPMENT,
    MAIN_CHARACTER,
    SUPPORTING_CHARACTER,
    SYMBOL_NAMES,
    TYPE_NAMES,
    bit_names,
)
from versus.kernel.nodes import Aura, Effect, Node, Replacement, Trigger
from versus.kernel.provenance import ORIGIN_NAMES
from versus.kernel.provenance import origin as origin_of
from versus.kernel.sheet import CardSheet, PowerSheet, written
from versus.kernel.trees import powers_of
from versus.kernel.types import NOTHING

KINDS: Final[tuple[tuple[type[Any], str], ...]] = (
    (Trigger, "triggered"),
    (Aura, "continuous"),
    (Replacement, "replacement"),
    (TagTeam, "tag team"),
    (OtherPrice, "other price"),
    (Discount, "discount"),
    (Arrival, "arrival"),
    (Bearers, "bearers"),
    (StartsEquipped, "set-up"),
    (Aligned, "alignment"),
    (Effect, "plot twist"),
)
COSTLY: Final = (SUPPORTING_CHARACTER, EQUIPMENT)


def sheet(card: Card) -> CardSheet:
    """Everything about a card that people and lists of cards show."""
    facts = card.facts
    printed = [power for _, power in powers_of(card.powers)]
    return CardSheet(
        key=card.key,
        name=card.name,
        type=TYPE_NAMES[card.type],
        numbers=numbers(card),
        teams=list(facts.teams),
        keywords=[KEYWORDS.name_of(keyword) for keyword in facts.keywords],
        mentions=KEYWORDS.spoken_of(tuple(printed)),
        symbols=bit_names(card.symbols, SYMBOL_NAMES),
        traits=list(facts.aka),
        unique=facts.unique,
        text=card_text(card),
        powers=[power_sheet(card, number, power) for number, power in enumerate(printed)],
        filled=list(facts.filled),
        inferred=list(facts.inferred),
        models=dict(facts.models),
    )


def numbers(card: Card) -> dict[str, int]:
    """The printed numbers that a card of its type has."""
    found: dict[str, int] = {}
    if card.type in COSTLY:
        found["cost"] = card.cost
    if card.is_character:
        found |= {"atk": card.atk, "def": card.defense, "health": card.health}
    if card.type == MAIN_CHARACTER:
        found["level"] = card.facts.level
        if card.facts.level_up:
            found["level up at"] = card.facts.level_up
    return found


def power_sheet(card: Card, number: int, power: Node) -> PowerSheet:
    fields = origin.power_fields(number, power)
    if isinstance(power, Effect):
        fields += [origin.TIMING, origin.ANY_TURN]
    return PowerSheet(
        kind=kind_of(power),
        name=str(getattr(power, "name", "")),
        text=text_of(card, power),
        written=written(power),
        origin=ORIGIN_NAMES[max(origin_of(card, field) for field in fields)],
    )


def kind_of(power: Node) -> str:
    if isinstance(power, SuperPower):
        keyword = "keyword power" if power.keyword else "super power"
        return keyword if power.reacts_to == NOTHING else "reaction"
    return next(name for kind, name in KINDS if isinstance(power, kind))


def text_of(card: Card, power: Node) -> str:
    if isinstance(power, Effect):
        return " ".join(twist_lines(card))
    return power_text(card, power)
