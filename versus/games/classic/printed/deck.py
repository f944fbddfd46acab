"""Deck building: every fault that makes a deck illegal, by name (CL-DCK)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from versus.games.classic.printed.definition import Card
from versus.games.classic.words import ARMY
from versus.kernel.deck import Deck, Fault

LEAST: Final = 60
COPIES: Final = 4


def faults(deck: Deck) -> list[Fault]:
    """Everything wrong with a deck; empty for a legal one."""
    found: list[Fault] = []
    if len(deck.cards) < LEAST:
        found.append(
            Fault("CL-DCK-01", "", f"A deck has at least {LEAST} cards; this one has {len(deck.cards)}.")
        )
    copies = Counter([printed_as(card) for card in deck.cards])
    for (_, name, versions), number in copies.items():
        if number > COPIES and ARMY not in versions:
            found.append(
                Fault("CL-DCK-02", name, f"At most {COPIES} copies of a card; this deck has {number}.")
            )
    return found


def printed_as(card: Card) -> tuple[int, str, tuple[str, ...]]:
    """What copies of a card have in common: reprints are copies, other versions are not (CL-DCK-03)."""
    return card.type, card.name, tuple(sorted(card.facts.versions))
