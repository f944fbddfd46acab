"""A classic card as plain data: facts in words, printed text, and where each field comes from."""

from __future__ import annotations

from versus.games.classic.printed.definition import Card
from versus.games.classic.text import card_text
from versus.games.classic.words import CHARACTER, KEYWORD_NAMES, LOCATION, PLOT_TWIST, TYPE_NAMES, bit_names
from versus.kernel.sheet import CardSheet


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
        keywords=bit_names(card.keywords, KEYWORD_NAMES),
        versions=list(facts.versions),
        identity=facts.identity or None,
        traits=list(facts.traits),
        unique=card.unique,
        text=card_text(card),
        filled=list(facts.filled),
        inferred=list(facts.inferred),
    )
