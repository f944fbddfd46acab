"""Words that point at a card: its name, which of several of that name, and where it lies.

"Blob" is a Blob, "Blob #2" the second that its owner has, as the sides name them, and "Laboratory in hand"
the one in a hand. A piece of the table, `table.p2["Blob"]`, points at itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from versus.kernel.english import listed
from versus.kernel.types import Zone
from versus.testing.piece import SharedPiece

Named: TypeAlias = str | SharedPiece
Names: TypeAlias = Named | Sequence[Named]

_NUMBERED: Final = re.compile(r"^(.*?)\s*#(\d+)$")
_PLACED: Final = re.compile(r"^(.*) in (?:the )?(.+)$")
_KINDS: Final = (" row", " pile", " Zone")


@dataclass(frozen=True)
class Address:
    """What some words point at."""

    name: str
    number: int | None
    """Which of several, from 1."""
    zone: Zone | None


def several(names: Names) -> list[Named]:
    return [names] if isinstance(names, (str, SharedPiece)) else list(names)


def places(zone_names: Iterable[tuple[Zone, str]]) -> dict[str, Zone]:
    """Every zone by its name, and by its name without the kind of zone it is: "front row" and "front"."""
    found: dict[str, Zone] = {}
    for zone, name in zone_names:
        found[name] = zone
        for kind in _KINDS:
            found.setdefault(name.removesuffix(kind), zone)
    return found


def address(words: str, known: Mapping[str, Zone]) -> Address:
    """Take words apart; what names no zone belongs to the name."""
    zone: Zone | None = None
    placed = _PLACED.match(words)
    if placed and placed[2] in known:
        words, zone = placed[1], known[placed[2]]
    name, number = numbered(words)
    return Address(name, number, zone)


def numbered(words: str) -> tuple[str, int | None]:
    """A name, and which of several is meant: "Smash #2"."""
    found = _NUMBERED.match(words)
    return (found[1], int(found[2])) if found else (words, None)


def place_of(word: str, known: Sequence[str], what: str) -> int:
    """The place of a word among those of its kind; one that is none of them fails with all that are."""
    if word not in known:
        raise AssertionError(f'"{word}" is no {what}; there are {listed(list(known))}')
    return known.index(word)
