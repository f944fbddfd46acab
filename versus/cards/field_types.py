"""Whether a value is what a field of a card is typed to hold, and what to write instead."""

from __future__ import annotations

import types
from collections.abc import Sequence
from typing import Any, Final, NewType, Union, get_args, get_origin

from versus.kernel import written
from versus.kernel.authoring import Authoring, Kind
from versus.kernel.choosing import Who
from versus.kernel.nodes import Amount, Change, Effect, Filter, Node

PLAIN: Final = (
    Kind(bool, "True or False", "True"),
    Kind(int, "a number", "1"),
    Kind(str, "text", '"Name"'),
)
"""Kinds of values that are the same in every game."""

_hints: Final[dict[Any, dict[str, Any]]] = {}


def hints_of(of: Any) -> dict[str, Any]:
    """The types of a class's fields or a function's parameters."""
    if of not in _hints:
        _hints[of] = written.hints_of(of)
    return _hints[of]


def holds(value: Any, hint: Any) -> bool:
    """Whether a value is of a type, to the last part of a tuple."""
    if hint is Any:
        return True
    origin = get_origin(hint)
    if origin in (Union, types.UnionType):
        return any(holds(value, part) for part in get_args(hint))
    if origin is tuple:
        parts = get_args(hint)
        if not isinstance(value, tuple):
            return False
        if len(parts) == 2 and parts[1] is Ellipsis:
            return all(holds(item, parts[0]) for item in value)
        return len(parts) == len(value) and all(map(holds, value, parts))
    if origin is Sequence:
        return isinstance(value, (list, tuple)) and all(holds(item, get_args(hint)[0]) for item in value)
    if hint is int or isinstance(hint, NewType):
        # At play all of them are plain numbers; `constants` tells them apart in the file.
        return isinstance(value, int) and not isinstance(value, bool)
    return isinstance(value, origin or hint)


def called(hint: Any, authoring: Authoring) -> str:
    """What a type is called in a sentence."""
    origin = get_origin(hint)
    parts = get_args(hint)
    if origin in (Union, types.UnionType):
        known = [part for part in parts if part is not type(None)]
        return "a power" if len(known) > 2 else " or ".join(called(part, authoring) for part in known)
    if origin is tuple:
        return f"a tuple, each part {called(parts[0], authoring)}"
    if origin is Sequence:
        return f"a list, each part {called(parts[0], authoring)}"
    kind = origin or hint
    for known_kind in (*authoring.kinds, *PLAIN):
        if kind is known_kind.type:
            return known_kind.name
    return str(getattr(kind, "__name__", kind))


def described(value: Any, authoring: Authoring) -> str:
    """A value in a sentence: "text "3"", "a filter (IsEnemy)"."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return str(value)
    for kind in (*authoring.kinds, *PLAIN):
        if not isinstance(kind.type, NewType) and isinstance(value, kind.type):
            shown = type(value).__name__ if isinstance(value, Node) else repr(value)
            return f"{kind.name} ({shown})"
    return f"{type(value).__name__} ({str(value)[:40]})"


def mismatch(value: Any, hint: Any, authoring: Authoring) -> tuple[str, str]:
    """The words and the suggestion for a value that a field cannot hold."""
    parts = get_args(hint)
    if get_origin(hint) in (tuple, Sequence) and isinstance(value, (tuple, list)):
        for index, item in enumerate(value):
            if not holds(item, parts[0]):
                words, instead = mismatch(item, parts[0], authoring)
                return f"part {index}: {words}", instead
    said = f"it must be {called(hint, authoring)}, not {described(value, authoring)}."
    return said, instead_of(value, hint, authoring)


def instead_of(value: Any, hint: Any, authoring: Authoring) -> str:
    """What to write instead."""
    origin = get_origin(hint)
    kind = origin or hint
    advice = authoring.advice
    if origin in (tuple, Sequence):
        return instead_of_several(value, get_args(hint)[0])
    if origin in (Union, types.UnionType):
        options = [part for part in get_args(hint) if part is not type(None)]
        if len(options) == 1:
            return instead_of(value, options[0], authoring)
        if isinstance(value, Effect):
            return advice.instruction_as_power
        return advice.change_as_power if isinstance(value, Change) else advice.power
    if kind is Who and isinstance(value, Filter):
        return advice.filter_as_cards
    if kind is Filter and isinstance(value, Who):
        return advice.cards_as_filter
    if kind is Amount and isinstance(value, int):
        return f"Write amount({value})."
    if kind is Change and isinstance(value, Effect):
        return advice.instruction_as_change
    if kind is Effect and isinstance(value, Change):
        return advice.change_as_instruction
    if kind is int and isinstance(value, str):
        return instead_of_text(value, authoring)
    known = (*authoring.kinds, *PLAIN)
    return next((f"For example {found.example}." for found in known if found.type is kind), "")


def instead_of_several(value: Any, part: Any) -> str:
    if holds(value, part):
        return f"Write ({shown(value)},) with a comma."
    if isinstance(value, (list, set)):
        return "Write it in round brackets: ( ... ,)."
    return ""


def instead_of_text(value: str, authoring: Authoring) -> str:
    """A number in quotes, or the name of a keyword where its constant belongs."""
    if value.strip().lstrip("-").isdigit():
        return f"Write {value.strip()} without quotes."
    words = {name.casefold(): name for name in authoring.keywords.names()}
    found = words.get(value.casefold())
    return f"Write the constant {authoring.constant_of(found)}." if found else "Write a plain number."


def shown(value: Any) -> str:
    return repr(value) if isinstance(value, (str, int)) else "..."
