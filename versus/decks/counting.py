"""Cards counted: each different one once, with its number of copies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from versus.games.tpcg.printed.definition import Card


@dataclass(frozen=True)
class Copies:
    """A card and how many of it."""

    count: int
    card: Card


def counted(cards: Iterable[Card]) -> list[Copies]:
    """In the order of the first copies."""
    counts: Counter[str] = Counter()
    different: dict[str, Card] = {}
    for card in cards:
        counts[card.key] += 1
        different[card.key] = card
    return [Copies(counts[key], card) for key, card in different.items()]
