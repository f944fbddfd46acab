"""Cards counted: each different one once, with its number of copies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Copies:
    """A card and how many of it."""

    count: int
    card: Any


def counted(cards: Iterable[Any]) -> list[Copies]:
    """In the order of the first copies."""
    counts: Counter[str] = Counter()
    different: dict[str, Any] = {}
    for card in cards:
        counts[card.key] += 1
        different[card.key] = card
    return [Copies(counts[key], card) for key, card in different.items()]
