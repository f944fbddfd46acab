"""What is sent: values of the protocol's own types, the same with something wrong, and garbage.

Everything is made from the types of `versus.server.protocol` and `bodies`: a new message is fuzzed as soon as
it is declared.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any, Final, get_args

from msgspec import inspect

from versus.server import card_bodies
from versus.server.bodies import Body
from versus.server.protocol import ClientMessage

assert card_bodies, "its bodies are declared once it is read"
BODIES: Final = {kind.__name__: kind for kind in Body.__subclasses__()}
KINDS: Final = tuple(get_args(ClientMessage))
NUMBERS: Final = (-1, 0, 1, 2, 3, 7, 100, 10**6, 2**31, 2**53 - 1, -(2**53) + 1)
STRANGE: Final[tuple[Any, ...]] = (
    *(None, True, False, -1, 0, 1, 3, 2**53, -(2**53), 2**63, 2**64, 10**40, 0.5, 1e308, -1e308, 5e-324),
    *(
        "",
        "x",
        "\u0000",
        "\u202e",
        "a\u0300" * 20,
        "😀" * 40,
        "Player 1",
        "you",
        "' OR 1=1 --",
        "../../x",
        "%00",
    ),
    *([], {}, [None], [[]], [0] * 50, ["x"] * 200, {"": 0}, {"type": "hello"}, {"a": {"a": {"a": 1}}}),
)
RAW: Final = (
    *(b"", b" ", b"null", b"0", b"[]", b"{}", b'"', b'{"type"', b"NaN", b"Infinity", b"-0", b"1e999"),
    *(b"[" * 4000, b'{"a":' * 1500, b'{"type":"ping","type":"hello"}', b'{"type":"say","text":"\\ud800"}'),
    *(b'{"type":"say","text":"\\u0000"}', b'\xef\xbb\xbf{"type":"ping"}', b'{"type":"ping","id":1e308}'),
    *(
        b'{"type":"ping","id":1.0}',
        b'{"type":"ping","id":01}',
        b'{"type":"say","text":"' + b"x" * 9000 + b'"}',
    ),
    *(b'{"type":"stops","stops":[' + b'"a",' * 1500 + b'"a"]}', b'{"type":"hello","tokens":[' + b"0" * 8000),
)


@dataclass
class Context:
    """What somebody at a table knows, so that some of it makes sense."""

    numbers: dict[str, list[int]] = field(default_factory=dict)
    words: dict[str, list[str]] = field(default_factory=dict)

    def number(self, name: str, chance: Random) -> int:
        known = self.numbers.get(name)
        if known and chance.random() < 0.9:
            return chance.choice(known)
        return chance.choice(NUMBERS) if chance.random() < 0.5 else chance.randrange(80)

    def word(self, name: str, chance: Random) -> str:
        known = self.words.get(name)
        if known and chance.random() < 0.9:
            return chance.choice(known)
        return chance.choice([word for words in self.words.values() for word in words] or ["x"])


def valid(kind: Any, context: Context, chance: Random) -> Any:
    """A value of a type, as plain data."""
    return value_of(type_of(kind), "", context, chance)


@cache
def type_of(kind: Any) -> inspect.Type:
    return inspect.type_info(kind)


def value_of(kind: inspect.Type, name: str, context: Context, chance: Random) -> Any:
    match kind:
        case inspect.StructType():
            return struct(kind, context, chance)
        case inspect.UnionType():
            return value_of(chance.choice(kind.types), name, context, chance)
        case inspect.ListType():
            return [value_of(kind.item_type, name, context, chance) for _ in range(chance.randrange(4))]
        case inspect.DictType():
            return {
                context.word(name, chance): value_of(kind.value_type, name, context, chance)
                for _ in range(chance.randrange(3))
            }
        case inspect.LiteralType():
            return chance.choice(kind.values)
        case inspect.IntType():
            return context.number(name, chance)
        case inspect.StrType():
            return context.word(name, chance)
        case inspect.BoolType():
            return chance.random() < 0.5
        case inspect.FloatType():
            return chance.choice((0.0, 1.5, -1.0, 1e9))
        case inspect.NoneType():
            return None
        case _:
            return chance.choice(STRANGE)


def struct(kind: inspect.StructType, context: Context, chance: Random) -> dict[str, Any]:
    found: dict[str, Any] = {}
    if kind.tag is not None and kind.tag_field is not None:
        found[kind.tag_field] = kind.tag
    for part in kind.fields:
        if part.required or chance.random() < 0.5:
            found[part.encode_name] = value_of(part.type, part.encode_name, context, chance)
    return found


def mutated(data: Any, chance: Random) -> Any:
    """The same value with something else somewhere."""
    if isinstance(data, dict) and data and chance.random() < 0.85:
        key = chance.choice(list(data))
        luck = chance.random()
        if luck < 0.15:
            return {name: value for name, value in data.items() if name != key}
        if luck < 0.25:
            return {**data, chance.choice(("extra", "seat", "", "type ")): chance.choice(STRANGE)}
        return {**data, key: mutated(data[key], chance)}
    if isinstance(data, list) and data and chance.random() < 0.5:
        place = chance.randrange(len(data))
        if chance.random() < 0.2:
            return data * chance.choice((2, 40))
        return [*data[:place], mutated(data[place], chance), *data[place + 1 :]]
    if isinstance(data, str) and chance.random() < 0.4:
        return chance.choice((data * 2, data[:-1], data + "\u0000", data.upper(), data[::-1], f" {data}"))
    return chance.choice(STRANGE)


def spoiled(text: bytes, chance: Random) -> bytes:
    """The same bytes with some of them wrong."""
    luck = chance.random()
    place = chance.randrange(len(text) + 1)
    if luck < 0.3:
        return text[:place]
    if luck < 0.5:
        return text[:place] + bytes([chance.randrange(128)]) + text[place + 1 :]
    if luck < 0.7:
        return text[:place] + text[:place]
    if luck < 0.8:
        return text.replace(b":", b":" + b"[" * chance.choice((1, 50, 2000)), 1)
    return text[:place] + chance.choice(RAW)[:200] + text[place:]


def written(data: Any, chance: Random) -> bytes:
    """As JSON, now and then with every letter spelled out."""
    return json.dumps(data, ensure_ascii=chance.random() < 0.5).encode("utf-8", "surrogatepass")


def message(context: Context, chance: Random) -> bytes:
    """Something for a WebSocket: two in five make sense."""
    luck = chance.random()
    if luck > 0.97:
        return chance.choice(RAW)
    data = valid(chance.choice(KINDS), context, chance)
    if luck < 0.4:
        return written(data, chance)
    text = written(mutated(data, chance), chance)
    return text if luck < 0.8 else spoiled(text, chance)


def body(kind: Any, context: Context, chance: Random) -> bytes:
    """Something to post: a third of it makes sense."""
    luck = chance.random()
    if luck > 0.97:
        return chance.choice(RAW)
    data = valid(kind, context, chance)
    if luck < 0.35:
        return written(data, chance)
    text = written(mutated(data, chance), chance)
    return text if luck < 0.8 else spoiled(text, chance)
