"""Whether a value is what a field of a card is typed to hold, and what to write instead."""

from __future__ import annotations

import types
from collections.abc import Sequence
from typing import Any, Final, NewType, Union, get_args, get_origin

from versus.games.tpcg.printed.definition import Card, OtherPrice, SuperPower, TagTeam
from versus.games.tpcg.words import KEYWORD_NAMES, Stat, Symbol, Timing
from versus.kernel import written
from versus.kernel.choosing import Who
from versus.kernel.nodes import (
    Amount,
    Aura,
    Change,
    Condition,
    Effect,
    Filter,
    Node,
    Replacement,
    Selector,
    Trigger,
)
from versus.kernel.types import EventKind, Phase

POWER_KINDS: Final = (SuperPower, Trigger, Aura, Replacement, TagTeam, OtherPrice)
KINDS: Final[tuple[tuple[Any, str, str], ...]] = (
    # What a kind of value is called, and an example of it.
    (Who, "cards", "one(enemy)"),
    (Effect, "an instruction", "draw(1)"),
    (Filter, "a filter", "enemy"),
    (Condition, "a condition", "solo_attack"),
    (Amount, "an amount", "amount(2)"),
    (Change, "a change", "plus(atk=1, defense=1)"),
    (Selector, "a place to look for cards", "Characters(enemy)"),
    (SuperPower, "a Super Power", 'super_power("Kindle", MAIN, ENERGY, draw(1))'),
    (Trigger, "a triggered power", "when_attacks(draw(1))"),
    (Aura, "a continuous power", "while_(plus(atk=1, defense=1))"),
    (Replacement, "a replacing power", "instead_of(STUN)"),
    (TagTeam, "a Tag Team power", 'TagTeam("Colossus", draw(1))'),
    (OtherPrice, "another price", "symbols_instead(ENERGY)"),
    (Card, "a card", 'supporting("MY-001", "Name", cost=1, atk=1, defense=1)'),
    (Symbol, "a power symbol", "ENERGY"),
    (Timing, "a timing word", "MAIN"),
    (Phase, "a phase", "BUILD_PHASE"),
    (EventKind, "an event", "STUN"),
    (Stat, "a number of a card", "ATK"),
    (bool, "True or False", "True"),
    (int, "a number", "1"),
    (str, "text", '"Name"'),
)


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


def called(hint: Any) -> str:
    """What a type is called in a sentence."""
    origin = get_origin(hint)
    parts = get_args(hint)
    if origin in (Union, types.UnionType):
        known = [part for part in parts if part is not type(None)]
        return "a power" if len(known) > 2 else " or ".join(called(part) for part in known)
    if origin is tuple:
        return f"a tuple, each part {called(parts[0])}"
    if origin is Sequence:
        return f"a list, each part {called(parts[0])}"
    kind = origin or hint
    for known_kind, name, _ in KINDS:
        if kind is known_kind:
            return name
    return str(getattr(kind, "__name__", kind))


def described(value: Any) -> str:
    """A value in a sentence: "text "3"", "a filter (IsEnemy)"."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return str(value)
    for kind, name, _ in KINDS:
        if not isinstance(kind, NewType) and isinstance(value, kind):
            return f"{name} ({type(value).__name__})" if isinstance(value, Node) else f"{name} ({value!r})"
    return f"{type(value).__name__} ({str(value)[:40]})"


def mismatch(value: Any, hint: Any) -> tuple[str, str]:
    """The words and the suggestion for a value that a field cannot hold."""
    parts = get_args(hint)
    if get_origin(hint) in (tuple, Sequence) and isinstance(value, (tuple, list)):
        for index, item in enumerate(value):
            if not holds(item, parts[0]):
                words, instead = mismatch(item, parts[0])
                return f"part {index}: {words}", instead
    return f"it must be {called(hint)}, not {described(value)}.", advice(value, hint)


def advice(value: Any, hint: Any) -> str:
    """What to write instead."""
    origin = get_origin(hint)
    kind = origin or hint
    if origin in (tuple, Sequence):
        return tuple_advice(value, get_args(hint)[0])
    if origin in (Union, types.UnionType):
        options = [part for part in get_args(hint) if part is not type(None)]
        if len(options) == 1:
            return advice(value, options[0])
        if isinstance(value, Effect):
            return "Put the instruction into a power: super_power(...), when(...) or when_appears(...)."
        if isinstance(value, Change):
            return "Put the change into a continuous power: while_(...)."
        return "Write a power: super_power, reaction, when, while_ or instead_of."
    if kind is Who and isinstance(value, Filter):
        return "Write one(...) or each(...) around the filter."
    if kind is Filter and isinstance(value, Who):
        return "Write the filter itself, without one(...) or each(...)."
    if kind is Amount and isinstance(value, int):
        return f"Write amount({value})."
    if kind is Change and isinstance(value, Effect):
        return "A continuous power takes changes: plus(atk=1), not gets(this, atk=1)."
    if kind is Effect and isinstance(value, Change):
        return "Write becomes(who, ...) around the change, or gets(who, atk=1)."
    if kind is int and isinstance(value, str):
        return number_advice(value)
    return next((f"For example {example}." for known, _, example in KINDS if known is kind), "")


def tuple_advice(value: Any, part: Any) -> str:
    if holds(value, part):
        return f"Write ({shown(value)},) with a comma."
    if isinstance(value, (list, set)):
        return "Write it in round brackets: ( ... ,)."
    return ""


def number_advice(value: str) -> str:
    """A number in quotes, or the name of a keyword where its constant belongs."""
    if value.strip().lstrip("-").isdigit():
        return f"Write {value.strip()} without quotes."
    words = {name.casefold(): name for name in KEYWORD_NAMES}
    found = words.get(value.casefold())
    return f"Write the constant {found.upper().replace(' ', '_')}." if found else "Write a plain number."


def shown(value: Any) -> str:
    return repr(value) if isinstance(value, (str, int)) else "..."
