"""Where each fact of a card comes from: a source states it, it follows from sources, or we filled it in.

Whoever writes a card puts the origin beside the value: `atk=ours(3, "LEG-042")` stands in no source and is
modelled on that card, `cost=inferred(2)` follows from sources, `health=1` is stated. As the card is built the
values come out plain and the fields are noted, so that each face, page and list shows the same marks. A
source that turns up later is one change in one line: the plain value, without its wrapping.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, TypeVar, cast

SOURCE: Final = 0
INFERRED: Final = 1
RECONSTRUCTED: Final = 2
ORIGIN_NAMES: Final = ("source", "inferred", "reconstructed")
SIGNS: Final = ("", "~", "*")
"""How an origin is shown beside a number or a line of text."""

TEXT: Final = "text"
"""The field of a card without powers: that it has none."""

T = TypeVar("T")


class Told:
    """A value that no source states. It stands for the value until the card is built.

    `marks`: origin and model of the whole value under "", or of a part of it under the part's name.
    """

    def __init__(self, value: Any, marks: Mapping[str, tuple[int, str]]) -> None:
        self.value = value
        self.marks = dict(marks)


def ours(value: T, after: str = "") -> T:
    """A value of our own; `after` is the printed card that it is modelled on."""
    return cast(T, told(value, {"": (RECONSTRUCTED, after)}))


def inferred(value: T, after: str = "") -> T:
    """A value that follows from what sources state."""
    return cast(T, told(value, {"": (INFERRED, after)}))


def told(value: Any, marks: Mapping[str, tuple[int, str]]) -> Any:
    """A value with these marks besides those that it has; without any, the value itself."""
    if isinstance(value, Told):
        return Told(value.value, {**value.marks, **marks})
    return Told(value, marks) if marks else value


def plain(value: Any) -> Any:
    """A value without its marks, and a list of values without theirs."""
    if isinstance(value, Told):
        return plain(value.value)
    if isinstance(value, (tuple, list)) and any(isinstance(part, Told) for part in value):
        return type(value)(plain(part) for part in value)
    return value


def of_whole(value: Any) -> tuple[int, str]:
    """Origin and model of a value: those of the least certain of its parts."""
    found = [(SOURCE, "")]
    if isinstance(value, Told):
        found += value.marks.values()
        found.append(of_whole(value.value))
    elif isinstance(value, (tuple, list)):
        found += [of_whole(part) for part in value]
    return max(found, key=first)


def first(mark: tuple[int, str]) -> int:
    return mark[0]


def marks_of(parts: Mapping[str, Any]) -> dict[str, tuple[int, str]]:
    """The marks of several values by their names; what a source states has none."""
    found = {name: of_whole(value) for name, value in parts.items()}
    return {name: mark for name, mark in found.items() if mark[0] != SOURCE}


class Ledger:
    """What is noted of the fields of one card while it is built."""

    def __init__(self) -> None:
        self.marks: dict[str, tuple[int, str]] = {}

    def take(self, field: str, value: T) -> T:
        """The plain value; its origin is noted under this field."""
        for name, mark in marks_of({field: value}).items():
            self.note(name, mark)
        return cast(T, plain(value))

    def note(self, field: str, mark: tuple[int, str]) -> None:
        if mark[0] > self.marks.get(field, (SOURCE, ""))[0]:
            self.marks[field] = mark

    def note_power(self, number: int, power: Any) -> None:
        """The marks of a power, counted from 0, as a whole and of its parts."""
        if isinstance(power, Told):
            for part, mark in power.marks.items():
                self.note(power_field(number, part), mark)

    def sort(self, fields: Sequence[str]) -> None:
        """Have the marks in the order in which a card's fields are read."""
        first_read = {field: self.marks[field] for field in fields if field in self.marks}
        self.marks = {**first_read, **self.marks}

    def of_origin(self, origin: int) -> tuple[str, ...]:
        return tuple(field for field, mark in self.marks.items() if mark[0] == origin)

    def models(self) -> tuple[tuple[str, str], ...]:
        return tuple((field, after) for field, (_, after) in self.marks.items() if after)


def power_field(number: int, part: str = "") -> str:
    """The field of a power, counted from 0 in printed order, or of a part of it."""
    return f"power {number + 1} {part}".rstrip()


def origin(card: Any, field: str) -> int:
    """Where one field comes from. What is not said to be filled in or inferred stands in a source.

    A part of a power is no more certain than the power: "power 1 cost" is ours where "power 1" is.
    """
    whole = " ".join(field.split()[:2]) if field.startswith("power ") else field
    if field in card.facts.filled or whole in card.facts.filled:
        return RECONSTRUCTED
    return INFERRED if field in card.facts.inferred or whole in card.facts.inferred else SOURCE


def sign(card: Any, *of: str) -> str:
    """What to show beside these fields: the sign of the least certain of them."""
    return SIGNS[max([origin(card, field) for field in of], default=SOURCE)]


def by_name(card: Any, fields: Iterable[str]) -> dict[str, str]:
    """Fields of a card with their origin in words."""
    return {field: ORIGIN_NAMES[origin(card, field)] for field in fields}


def marked(text: str, mark: str) -> str:
    """A line of a face with its sign."""
    return f"{text} {mark}" if mark else text
