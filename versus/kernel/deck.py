"""A deck of any game: its cards, and in games that have them who leads it and what stays beside it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

import msgspec

from versus.kernel.codec import Reader
from versus.kernel.definition import Definition

MANY: Final = 1_000
"""No deck has so many copies of a card; a list that counts further is a damaged one."""


@dataclass(frozen=True)
class Deck:
    """Definitions of the game that it is for."""

    cards: tuple[Any, ...]
    leader: Any = None
    """Who leads it; None in a game without leaders."""
    levels: tuple[Any, ...] = ()
    """The leader's higher levels."""
    pile: tuple[Any, ...] = ()
    """What stays outside the game until something calls for it."""
    name: str = ""

    def everything(self) -> tuple[Definition, ...]:
        """Every card that it brings."""
        led = () if self.leader is None else (self.leader,)
        return (*led, *self.levels, *self.cards, *self.pile)


@dataclass(frozen=True)
class Fault:
    """Why a deck may not be played: the rule, the card it is about if any, and words."""

    rule: str
    card: str
    words: str

    def __str__(self) -> str:
        return f"{self.card + ': ' if self.card else ''}{self.words} ({self.rule})"


class DeckData(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A deck by keys. The order of its cards matters: runs of one card are counted."""

    cards: list[tuple[str, int]]
    leader: str | None = None
    levels: list[str] = []
    pile: list[str] = []
    name: str = ""


def deck_data(deck: Deck) -> DeckData:
    return DeckData(
        [(key, len(list(run))) for key, run in groupby(card.key for card in deck.cards)],
        deck.leader.key if deck.leader is not None else None,
        [card.key for card in deck.levels],
        [card.key for card in deck.pile],
        deck.name,
    )


def read_deck(data: DeckData, reader: Reader) -> Deck:
    """The deck of some data; a BadSave where one of its cards is not there."""
    cards: list[Definition] = []
    for key, copies in data.cards:
        cards += [reader.card(key)] * min(copies, MANY)
    return Deck(
        tuple(cards),
        reader.card(data.leader) if data.leader is not None else None,
        tuple([reader.card(key) for key in data.levels]),
        tuple([reader.card(key) for key in data.pile]),
        data.name,
    )
