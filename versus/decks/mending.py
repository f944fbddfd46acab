"""Ways out of a deck's faults: a change is offered only if the rules then no longer find that fault."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from versus.cards.catalogue import Catalogue
from versus.decks.names import Names
from versus.kernel.deck import Deck, Fault

MOST_FAULTS: Final = 12
"""Faults that are mended at a time; whoever has more begins with these."""
MOST_TRIES: Final = 24
"""Changes that are tried for one fault."""


@dataclass(frozen=True)
class Mending:
    """A fault, and a deck without it, if an easy change leads there."""

    fault: Fault
    words: str = ""
    """What is changed: "Take out 2 Bishop"."""
    deck: Deck | None = None


def mended(deck: Deck, catalogue: Catalogue) -> list[Mending]:
    """Every fault of a deck with its way out."""
    found = catalogue.plug.faults(deck)
    names = Names(catalogue) if found else None
    return [
        mending(fault, deck, names) if names is not None and place < MOST_FAULTS else Mending(fault)
        for place, fault in enumerate(found)
    ]


def mending(fault: Fault, deck: Deck, names: Names) -> Mending:
    for tries, (words, changed) in enumerate(changes(fault, deck, names)):
        if tries == MOST_TRIES:
            break
        left = names.plug.faults(changed)
        if not any(alike(fault, other) for other in left):
            return Mending(fault, words, changed)
    return Mending(fault)


def alike(one: Fault, other: Fault) -> bool:
    """Whether it is the same rule about the same card; numbers in its words may differ."""
    return (one.rule, one.card) == (other.rule, other.card)


def changes(fault: Fault, deck: Deck, names: Names) -> Iterator[tuple[str, Deck]]:
    """Small changes about the card of a fault: its missing levels, fewer copies of it."""
    if deck.leader is not None and fault.card == deck.leader.name:
        above = names.levels_above(deck.leader)
        if above and tuple(above) != deck.levels:
            yield f"Bring {deck.leader.name} at every level", replace(deck, levels=tuple(above))
    copies = Counter(card.key for card in deck.cards)
    named = {card.key: card for card in deck.cards if card.name == fault.card}
    for key, card in named.items():
        for fewer in range(1, copies[key] + 1):
            yield f"Take out {fewer} {card.name}", replace(deck, cards=without(deck.cards, key, fewer))


def without(cards: tuple[Any, ...], key: str, fewer: int) -> tuple[Any, ...]:
    """The cards without the last copies of one."""
    kept: list[Any] = []
    for card in reversed(cards):
        if card.key == key and fewer:
            fewer -= 1
        else:
            kept.append(card)
    return tuple(reversed(kept))
