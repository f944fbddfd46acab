"""Every classic set that comes with Versus, and its cards by key."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from versus.cards.classic import hel
from versus.games.classic.printed.definition import Card


@dataclass(frozen=True)
class ClassicSet:
    """A set of the classic game: its code, its name, its cards."""

    code: str
    name: str
    cards: tuple[Card, ...]


SETS: Final = (ClassicSet("HEL", "Hellboy", hel.CARDS),)


def classic_house() -> dict[str, Card]:
    """The classic cards that come with Versus. Keys begin with the set, so no two games share one."""
    return {card.key: card for card_set in SETS for card in card_set.cards}
