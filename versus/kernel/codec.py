"""Trees of words as plain data and back: a node by its class's name, a card by its key.

Only what differs from a field's default is written, so that a node may gain a field and old data still mean
the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from hashlib import blake2b
from typing import Any, Final, Protocol, TypeVar, get_args, get_origin

import msgspec

from versus.kernel.definition import Definition
from versus.kernel.errors import BadSave
from versus.kernel.keywords import LEXICON, Lexicon
from versus.kernel.nodes import Node
from versus.kernel.types import INFINITE, NOTHING
from versus.kernel.written import hints_of

T = TypeVar("T")

LIST: Final = "list"
CARD: Final = "card"
"""Tags of what is no node; a class's name starts with a capital."""

MOST_OF_A_KIND: Final = 256
"""Where a game does not say how many events, counters or acts it knows."""

REMEMBERED: Final = 4096
"""How many trees and cards are kept encoded at a time."""

ENCODER: Final = msgspec.json.Encoder()


class Catalogue(Protocol):
    """Where definitions are found by key; a dict will do. An unknown key is a KeyError."""

    def __getitem__(self, key: str, /) -> Definition: ...


def fingerprint(data: bytes) -> str:
    """The same 32 letters for the same bytes on every machine."""
    return blake2b(data, digest_size=16).hexdigest()


def decoded(data: bytes, kind: type[T], refusal: str) -> T:
    """JSON as a value of a kind; anything else is a BadSave, whose sentence `refusal` says what to do."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadSave(refusal.format(fault=error)) from error


# Writing


def data_of(value: object) -> Any:
    """A value as what JSON knows. Tuples become arrays, lists and nodes objects with one key."""
    kind = type(value)
    if value is None or kind is int or kind is str or kind is bool:
        return value
    if isinstance(value, tuple):
        return [data_of(item) for item in value]
    if isinstance(value, list):
        return {LIST: [data_of(item) for item in value]}
    if isinstance(value, Definition):
        return {CARD: value.key}
    if is_dataclass(value):
        return {kind.__name__: fields_of(value)}
    raise TypeError(f"{kind.__name__} is not among what cards are written with; it cannot be saved.")


def fields_of(value: Any) -> dict[str, Any]:
    """What a node's fields hold, but for defaults."""
    found: dict[str, Any] = {}
    for field in fields(value):
        item = getattr(value, field.name)
        default = default_of(field)
        if type(item) is not type(default) or item != default:
            lexicon = field.metadata.get(LEXICON)
            found[field.name] = data_of(item) if lexicon is None else lexicon.data_of(item)
    return found


def default_of(field: Field[Any]) -> Any:
    if field.default_factory is not MISSING:
        return field.default_factory()
    return field.default


_trees: Final[dict[int, tuple[object, msgspec.Raw]]] = {}
_hashes: Final[dict[int, tuple[Definition, str]]] = {}


def tree(node: object) -> msgspec.Raw:
    """A node's tree, encoded once. It is frozen, and remembering it keeps its identity from being reused."""
    known = _trees.get(id(node))
    if known is not None:
        return known[1]
    raw = msgspec.Raw(ENCODER.encode(data_of(node)))
    if len(_trees) >= REMEMBERED:
        _trees.clear()
    _trees[id(node)] = (node, raw)
    return raw


def definition_hash(definition: Definition) -> str:
    """A fingerprint of everything printed on a card; it changes when the card does."""
    known = _hashes.get(id(definition))
    if known is not None:
        return known[1]
    found = fingerprint(ENCODER.encode(data_of(definition.content())))
    if len(_hashes) >= REMEMBERED:
        _hashes.clear()
    _hashes[id(definition)] = (definition, found)
    return found


# Reading


def node_classes(apart: tuple[str, ...] = ()) -> dict[str, list[type[Node]]]:
    """Every class of nodes that something can be written with, by name, but for rooms that are apart."""
    found: dict[str, list[type[Node]]] = {}
    waiting: list[type[Node]] = [Node]
    seen: set[type[Node]] = set()
    while waiting:
        kind = waiting.pop()
        if kind not in seen:
            seen.add(kind)
            waiting += kind.__subclasses__()
            if "__dataclass_fields__" in kind.__dict__ and not kind.__module__.startswith(apart):
                found.setdefault(kind.__name__, []).append(kind)
    return found


class Reader:
    """Turns data back into values; what it does not know is a bad save.

    Two games may each have a word of one name: `apart` are the rooms of the games that are not read.
    """

    def __init__(
        self, catalogue: Catalogue, apart: tuple[str, ...] = (), kinds: Mapping[str, int] | None = None
    ) -> None:
        self.catalogue = catalogue
        self.kinds = kinds or {}
        """How many there are of each kind of number, by the name of its type."""
        self.classes = node_classes(apart)
        self.cards: dict[str, Definition] = {}

    def card(self, key: str) -> Definition:
        known = self.cards.get(key)
        if known is not None:
            return known
        try:
            found = self.catalogue[key]
        except KeyError:
            raise BadSave(
                f'The card "{key}" is not in this catalogue. Install the set it belongs to and try again.'
            ) from None
        self.cards[key] = found
        return found

    def word(self, data: Any, kind: type[T]) -> T:
        """A node of a kind."""
        found = self.value(data)
        if not isinstance(found, kind):
            raise BadSave(
                f"The save has something else where a {kind.__name__} should be. Use an undamaged copy of it."
            )
        return found

    def value(self, data: Any) -> Any:
        if data is None or isinstance(data, (bool, int, str)):
            return data
        if isinstance(data, list):
            return tuple([self.value(item) for item in data])
        if isinstance(data, dict) and len(data) == 1:
            name, content = next(iter(data.items()))
            if name == LIST and isinstance(content, list):
                return [self.value(item) for item in content]
            if name == CARD and isinstance(content, str):
                return self.card(content)
            if isinstance(content, dict):
                return self.node(name, content)
        raise BadSave("The save holds something that is no part of a card. Use an undamaged copy of it.")

    def node(self, name: str, content: dict[str, Any]) -> Node:
        kinds = self.classes.get(name, [])
        if len(kinds) > 1:
            places = " and ".join(sorted(f"{kind.__module__}.{kind.__qualname__}" for kind in kinds))
            raise BadSave(f'The save speaks of "{name}", which is the name of {places}. Rename one of them.')
        if not kinds:
            raise BadSave(
                f'The save speaks of "{name}", which this program does not know. '
                "Use the version of the program that wrote it."
            )
        try:
            found: Node = kinds[0](**self.parts(kinds[0], content))
        except TypeError as error:
            raise BadSave(
                f'The save gives "{name}" other parts than this program knows. '
                "Use the version of the program that wrote it."
            ) from error
        return found

    def parts(self, kind: type[Node], content: dict[str, Any]) -> dict[str, Any]:
        """The fields of a node, with keywords by their bits."""
        known: Any = kind
        keywords = {at.name: reads_keywords(at) for at in fields(known) if LEXICON in at.metadata}
        sets = {at.name: at.metadata[LEXICON] for at in fields(known) if LEXICON in at.metadata}
        found = {
            name: keywords[name](item) if name in keywords else self.value(item)
            for name, item in content.items()
        }
        types = types_of(kind)
        for name, item in found.items():
            sound = sets[name].holds(item) if name in sets else fits(item, types.get(name, Any), self.kinds)
            if not sound:
                raise BadSave(
                    f'The save gives "{kind.__name__}" a part "{name}" that it cannot have. '
                    "Use an undamaged copy of it."
                )
        return found


def reads_keywords(field: Field[Any]) -> Callable[[Any], Any]:
    """How the keywords of a field are read: as one set, or as a row of them."""
    lexicon: Lexicon = field.metadata[LEXICON]
    return lexicon.row_of if isinstance(field.default, tuple) else lexicon.value_of


_types: Final[dict[str, dict[str, Any]]] = {}


def types_of(kind: type[Node]) -> dict[str, Any]:
    """The types of a node's fields, looked up once."""
    name = f"{kind.__module__}.{kind.__qualname__}"
    known = _types.get(name)
    if known is None:
        known = _types[name] = hints_of(kind)
    return known


def fits(value: Any, wanted: Any, kinds: Mapping[str, int]) -> bool:
    """Whether a value is what a field may hold, numbers within their bounds."""
    if wanted is int:
        return type(value) is int and -INFINITE <= value <= INFINITE
    if wanted is Any:
        return True
    if isinstance(wanted, type):
        return isinstance(value, wanted)
    origin = get_origin(wanted)
    if origin is tuple:
        inner = get_args(wanted)
        return isinstance(value, tuple) and all(fits(item, inner[0], kinds) for item in value)
    if origin is not None:
        return any(fits(value, one, kinds) for one in get_args(wanted))
    most = kinds.get(getattr(wanted, "__name__", ""), MOST_OF_A_KIND)
    return type(value) is int and NOTHING <= value < most
