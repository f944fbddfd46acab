"""A classic card as plain data: facts in words, printed text, and where each field comes from."""

from __future__ import annotations

from typing import Any, Final

from versus.games.classic.language.keywords import BOOST, WILLPOWER
from versus.games.classic.printed.definition import Card, Payment, RecruitCost
from versus.games.classic.printed.keywords import KEYWORDS
from versus.games.classic.text import card_text, power_line
from versus.games.classic.words import CHARACTER, LOCATION, PLOT_TWIST, TYPE_NAMES
from versus.kernel.nodes import Aura, Node, Replacement, Trigger
from versus.kernel.provenance import ORIGIN_NAMES, origin, power_field
from versus.kernel.sheet import CardSheet, PowerSheet, written

KINDS: Final[tuple[tuple[type[Any], str], ...]] = (
    (Payment, "payment"),
    (RecruitCost, "cost of recruiting"),
    (Trigger, "triggered"),
    (Aura, "continuous"),
    (Replacement, "replacement"),
)


def sheet(card: Card) -> CardSheet:
    """Everything about a card that people and lists of cards show."""
    facts = card.facts
    numbers = {"threshold" if card.type in (PLOT_TWIST, LOCATION) else "cost": facts.cost}
    if card.type == CHARACTER:
        numbers |= {"atk": facts.atk, "def": facts.defense}
    return CardSheet(
        key=card.key,
        name=card.name,
        type=TYPE_NAMES[card.type],
        numbers=numbers,
        teams=list(facts.teams),
        keywords=KEYWORDS.names_of(card.keywords),
        mentions=mentions(card),
        versions=list(facts.versions),
        identity=facts.identity or None,
        traits=list(facts.traits),
        unique=card.unique,
        text=card_text(card),
        powers=[power_sheet(card, number, power) for number, power in enumerate(card.printed_powers())],
        filled=list(facts.filled),
        inferred=list(facts.inferred),
    )


def mentions(card: Card) -> list[str]:
    """What its powers speak of, and the words before its printed numbers."""
    numbered = {BOOST: card.facts.boost, WILLPOWER: card.facts.willpower}
    found = KEYWORDS.spoken_of(tuple(card.printed_powers()))
    return found + [word for word, number in numbered.items() if number and word not in found]


def power_sheet(card: Card, number: int, power: Node) -> PowerSheet:
    return PowerSheet(
        kind=kind_of(card, power),
        text=power_line(card, power),
        written=written(power),
        origin=ORIGIN_NAMES[origin(card, power_field(number))],
    )


def kind_of(card: Card, power: Node) -> str:
    if power == card.powers.twist:
        return "plot twist"
    return next(name for kind, name in KINDS if isinstance(power, kind))
