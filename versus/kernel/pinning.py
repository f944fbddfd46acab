"""Cards as they were: whole definitions as data, by the hash of what is printed, and games played with them.

A game that is kept for long pins its cards: the hash of each, by key. Where a catalogue has other cards under
these keys by now, the old ones are read from their data and the game goes on with them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from versus.kernel.codec import (
    CARD,
    ENCODER,
    Catalogue,
    Reader,
    data_of,
    decoded,
    definition_hash,
    fingerprint,
)
from versus.kernel.definition import Definition
from versus.kernel.errors import BadSave
from versus.kernel.plug import Plug
from versus.kernel.trees import definitions_in, words_in
from versus.kernel.writing import reader_for

NO_CARD = "The data of a card cannot be read ({fault}). Use an undamaged copy of it."


def pins(plug: Plug, cards: Iterable[Definition]) -> dict[str, Definition]:
    """These cards by key, and all that they speak of: others in their trees, what they make."""
    found: dict[str, Definition] = {}
    waiting = list(cards)
    while waiting:
        card = waiting.pop()
        if card.key not in found:
            found[card.key] = card
            cards_named, words = parts_of(card)
            waiting += cards_named
            waiting += [plug.saving.tokens[word] for word in words & plug.saving.tokens.keys()]
    return dict(sorted(found.items()))


@lru_cache(maxsize=4096)
def parts_of(card: Definition) -> tuple[tuple[Definition, ...], frozenset[str]]:
    """The cards and the words that a card is written with, looked up once."""
    content = card.content()
    return tuple(definitions_in(content)), frozenset(words_in(content))


def definition_data(definition: Definition) -> bytes:
    """Everything printed on a card; its fingerprint is the card's hash."""
    return ENCODER.encode(data_of(definition.content()))


def read_definition(data: bytes, plug: Plug, reader: Reader) -> Definition:
    """The card of some data, made anew; a BadSave where this program does not know its words."""
    try:
        content = reader.value(decoded(data, list[Any], NO_CARD))
        card: Definition = plug.card(*content)
    except (TypeError, ValueError, AttributeError, RecursionError) as error:
        raise BadSave(NO_CARD.format(fault=error)) from error
    if definition_hash(card) != fingerprint(data):
        raise BadSave(NO_CARD.format(fault=f"{card.key} does not mean what it meant"))
    return card


class Pinned:
    """A catalogue in which some cards are as they were."""

    def __init__(self, plug: Plug, catalogue: Catalogue, cards: Mapping[str, bytes]) -> None:
        self.catalogue = catalogue
        self.cards: dict[str, Definition] = {}
        self.data = dict(cards)
        """Cards that are not read yet."""
        reader = reader_for(plug, self)
        for kind in plug.saving.printed:
            reader.classes[kind.__name__] = [kind]
        try:
            for key in list(self.data):
                data = self.data.pop(key, None)
                if data is not None:
                    self.read(plug, reader, key, data)
        except RecursionError as error:
            raise BadSave(NO_CARD.format(fault="its cards speak of each other without end")) from error

    def read(self, plug: Plug, reader: Reader, key: str, data: bytes) -> None:
        for other in spoken_of(data):
            # Those that it speaks of first; what speaks of itself in a circle cannot be read.
            if other in self.data:
                self.read(plug, reader, other, self.data.pop(other))
        card = read_definition(data, plug, reader)
        if card.key != key:
            raise BadSave(f'Under the key "{key}" lies the card {card.key}. Use an undamaged copy of it.')
        self.cards[key] = card

    def __getitem__(self, key: str, /) -> Definition:
        found = self.cards.get(key)
        return found if found is not None else self.catalogue[key]


def spoken_of(data: bytes) -> Iterator[str]:
    """Keys of other cards in the data of a card."""
    waiting: list[Any] = [decoded(data, list[Any], NO_CARD)]
    while waiting:
        value = waiting.pop()
        if isinstance(value, list):
            waiting += value
        elif isinstance(value, dict):
            if isinstance(value.get(CARD), str):
                yield value[CARD]
            waiting += value.values()
