"""Positions laid out by hand, read from plain data: a test, a lesson, a puzzle and a bug report are one file.

A file has a table for each player, `p1` to `p4`, and beside them when and whose turn it is. A card is named
as in a catalogue, or described in a few words; after a comma stands how it lies.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, Final

from versus.kernel.english import listed
from versus.kernel.errors import VersusError
from versus.kernel.match_options import OptionList

MOST_SEATS: Final = 4
NO_CARDS: Final = ("main_row",)
"""Fields of a side whose words name no card."""


class Unspoken(VersusError):
    """Words that name no card, or a file that is no position."""


def from_toml(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Unspoken(f"The position file is not valid TOML: {error}.") from error


def moment(at: str, known: Mapping[str, Any]) -> Any:
    """A moment of the turn by its name."""
    if at not in known:
        raise Unspoken(f'A position cannot start at "{at}"; it can at {listed(list(known), "or")}.')
    return known[at]


def position_from(
    data: Mapping[str, Any],
    position: type[Any],
    side: type[Any],
    options: OptionList,
    lying: Callable[[Any, str], Any],
    cards: Mapping[str, Any],
) -> Any:
    """A position of a game from data; a name of `cards` is that card, other words describe one."""
    rest = dict(data)
    names = [f"p{number}" for number in range(1, MOST_SEATS + 1)]
    sides = tuple(read_side(rest.pop(name), side, lying, cards, name) for name in names if name in rest)
    known = {field.name for field in fields(position)} - {"sides", "rules"}
    rules = options.read(rest.pop("rules", {}))
    return position(sides, rules=rules, **only(rest, known, "the file"))


def read_side(
    data: Mapping[str, Any],
    side: type[Any],
    lying: Callable[[Any, str], Any],
    cards: Mapping[str, Any],
    where: str,
) -> Any:
    def entry(value: Any) -> Any:
        if not isinstance(value, str):
            return value
        name, _, state = value.partition(",")
        return lying(cards[name], state) if name in cards else value

    found = only(data, {field.name for field in fields(side)}, where)
    for key, value in found.items():
        if isinstance(value, dict) and key == "equipment":
            found[key] = {bearer: entries(item, entry) for bearer, item in value.items()}
        elif key not in NO_CARDS and not isinstance(value, dict):
            found[key] = entries(value, entry)
    return side(**found)


def entries(value: Any, entry: Callable[[Any], Any]) -> Any:
    return [entry(item) for item in value] if isinstance(value, list) else entry(value)


def only(data: Mapping[str, Any], known: set[str], where: str) -> dict[str, Any]:
    strange = sorted(set(data) - known)
    if strange:
        raise Unspoken(f'I do not know "{strange[0]}" in {where}; known are {", ".join(sorted(known))}.')
    return dict(data)
