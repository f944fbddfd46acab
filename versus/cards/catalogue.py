"""Every card there is to play with, game by game: sets, and finding cards by key or by name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any, Final

from versus.games.house import game_called, own_room
from versus.kernel.plug import Plug

IN_NO_SET: Final = "in no set"


@dataclass(frozen=True)
class CardSet:
    """A set of one game: its code, its name, its cards in printed order."""

    code: str
    name: str
    cards: tuple[Any, ...]
    teams: tuple[str, ...] = ()
    """Teams that this set is the first to have; any other is looked up, and a new one gets a warning."""


class Catalogue:
    """Sets of one game put together. A key finds one card; a name may be borne by several."""

    def __init__(self, plug: Plug, sets: Iterable[CardSet]) -> None:
        self.plug = plug
        self.sets: dict[str, CardSet] = {}
        self.by_key: dict[str, Any] = {}
        self.by_name: dict[str, list[Any]] = {}
        for card_set in sets:
            self.add(card_set)

    def add(self, card_set: CardSet) -> None:
        self.sets[card_set.code] = card_set
        for card in card_set.cards:
            self.by_key[card.key] = card
            self.by_name.setdefault(card.name.casefold(), []).append(card)

    def __getitem__(self, key: str) -> Any:
        return self.by_key[key]

    def __contains__(self, key: object) -> bool:
        return key in self.by_key

    def __iter__(self) -> Iterator[Any]:
        return iter(self.by_key.values())

    def __len__(self) -> int:
        return len(self.by_key)

    def named(self, name: str) -> list[Any]:
        """Cards of a title, in the order of their sets; capitals do not matter."""
        return self.by_name.get(name.strip().casefold(), [])

    def made(self) -> CardSet:
        """What games make themselves and no set has: tokens, arenas."""
        tokens = self.plug.saving.tokens.values()
        return CardSet("", IN_NO_SET, tuple([card for card in tokens if card.key not in self]))

    def words(self) -> dict[str, Any]:
        """Cards by key, and by title where it means only one card of the first set that has it."""
        found = dict(self.by_key)
        set_of = {card.key: code for code, cards in self.sets.items() for card in cards.cards}
        for card, *others in self.by_name.values():
            if not any(set_of[other.key] == set_of[card.key] for other in others):
                found.setdefault(card.name, card)
        return found

    def copy(self) -> Catalogue:
        return Catalogue(self.plug, self.sets.values())


OFFERED: Final[dict[str, list[CardSet]]] = {}
"""Sets of games that were registered by somebody else."""


def offer(game: str, card_set: CardSet) -> None:
    """Add a set to those that a game comes with."""
    OFFERED.setdefault(game, []).append(card_set)
    house.cache_clear()


@cache
def house(game: str) -> Catalogue:
    """The cards that a game comes with. Whoever adds sets to it makes a copy first."""
    plug = game_called(game)
    room = own_room("versus.cards", plug)
    return Catalogue(plug, [*(sets_in(room) if room is not None else ()), *OFFERED.get(game, [])])


def sets_in(room: ModuleType) -> list[CardSet]:
    """The sets that a game comes with, as its part of this room lists them: code, name, module."""
    return [
        CardSet(code, name, tuple(import_module(f"{room.__name__}.{module}").CARDS))
        for code, name, module in room.SETS
    ]
