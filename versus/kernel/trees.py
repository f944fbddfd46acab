"""Walking through what cards are written in: every power of a card, every node of a power."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, Final

from versus.kernel.definition import Definition
from versus.kernel.nodes import Node

PRINTED: Final = "printed"
"""The field of a card's powers in their order; an author writes them as `powers=[...]`."""


def nodes_in(value: Any) -> Iterator[Node]:
    """Every node in a value, itself included."""
    if isinstance(value, tuple):
        for part in value:
            yield from nodes_in(part)
        return
    if isinstance(value, Node):
        yield value
    if is_dataclass(value):
        for field in fields(value):
            yield from nodes_in(getattr(value, field.name))


def powers_of(powers: Any) -> Iterator[tuple[str, Node]]:
    """Every power of a card, and the field it stands in."""
    for field in fields(powers):
        value = getattr(powers, field.name)
        if isinstance(value, Node):
            yield field.name, value
        elif isinstance(value, tuple):
            for index, item in enumerate(value):
                if isinstance(item, Node):
                    yield part_of(field.name, index, item), item


def part_of(where: str, index: int, item: Node) -> str:
    """A place in a tuple; a power with a name is called by it."""
    if where == PRINTED:
        where = "powers"
    name = getattr(item, "name", "")
    return f'{where}["{name}"]' if isinstance(name, str) and name else f"{where}[{index}]"


def definitions_in(value: Any) -> Iterator[Definition]:
    """Every card that a value speaks of."""
    for part in parts_in(value):
        if isinstance(part, Definition):
            yield part


def words_in(value: Any) -> Iterator[str]:
    """Every word in a value."""
    for part in parts_in(value):
        if isinstance(part, str):
            yield part


def parts_in(value: Any) -> Iterator[Any]:
    """Everything that a value is made of, itself included; a card is one part."""
    yield value
    if isinstance(value, (tuple, list)):
        for item in value:
            yield from parts_in(item)
    elif is_dataclass(value):
        for field in fields(value):
            yield from parts_in(getattr(value, field.name))
