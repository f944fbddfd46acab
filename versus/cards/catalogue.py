"""Every card there is to play with: sets, and finding cards by key or by name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from versus.games.tpcg.printed.definition import Card


@dataclass(frozen=True)
class CardSet:
    """A set: its code, its name, its cards in printed order."""

    code: str
    name: str
    cards: tuple[Card, ...]
    teams: tuple[str, ...] = ()
    """Teams that this set is the first to have; any other is looked up, and a new one gets a warning."""


class Catalogue:
    """Sets put together. A key finds one card; a name may be borne by several."""

    def __init__(self, sets: Iterable[CardSet]) -> None:
        self.sets: dict[str, CardSet] = {}
        self.by_key: dict[str, Card] = {}
        self.by_name: dict[str, list[Card]] = {}
        for card_set in sets:
            self.add(card_set)

    def add(self, card_set: CardSet) -> None:
        self.sets[card_set.code] = card_set
        for card in card_set.cards:
            self.by_key[card.key] = card
            self.by_name.setdefault(card.name.casefold(), []).append(card)

    def __getitem__(self, key: str) -> Card:
        return self.by_key[key]

    def __iter__(self) -> Iterator[Card]:
        return iter(self.by_key.values())

    def __len__(self) -> int:
        return len(self.by_key)

    def named(self, name: str) -> list[Card]:
        """Cards of a title, in the order of their sets; capitals do not matter."""
        return self.by_name.get(name.strip().casefold(), [])


def house() -> Catalogue:
    """The sets that come with Versus."""
    from versus.cards.tpcg import hox, practice, xfc

    return Catalogue(
        [
            CardSet("PRA", "Practice", tuple(practice.CARDS.values())),
            CardSet("HOX", "House of X", hox.CARDS),
            CardSet("XFC", "X-Force", xfc.CARDS),
        ]
    )
