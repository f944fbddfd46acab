"""Put a changed function in the place of the real one, in memory, for the process that asks."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Sequence
from copy import deepcopy
from importlib import import_module
from types import CodeType, FunctionType
from typing import Final

from tools.mutants.operators import Function, Path, changed, followed
from tools.mutants.places import Mutant, Place

REACHED: Final = "__reached__"


class CannotBreak(Exception):
    """A function that is not there as Python; the message says which."""


def break_rule(mutant: Mutant) -> None:
    put_in(mutant.place, code_of(mutant))


def code_of(mutant: Mutant) -> CodeType:
    """The changed function, compiled."""
    return compiled(mutant.place, changed(mutant.place.node, mutant.change))


def watching(mutants: Sequence[Mutant]) -> dict[Place, CodeType]:
    """Functions in which each statement that a mutant would change tells its index when it is reached."""
    marks: dict[Place, dict[Path, list[int]]] = {}
    for index, mutant in enumerate(mutants):
        marks.setdefault(mutant.place, {}).setdefault(mutant.change.statement, []).append(index)
    watched: dict[Place, CodeType] = {}
    for place, of_place in marks.items():
        twin = deepcopy(place.node)
        # From the last to the first, so that the ways to the others stay true.
        for path in sorted(of_place, reverse=True):
            parent, (block, at) = followed(twin, path[:-1]), path[-1]
            calls = ast.parse(";".join(f"{REACHED}({index})" for index in of_place[path])).body
            getattr(parent, block)[at:at] = calls
        watched[place] = compiled(place, twin)
    return watched


def watch(watched: dict[Place, CodeType], note: Callable[[int], object]) -> None:
    for place, code in watched.items():
        put_in(place, code)
        vars(sys.modules[place.module])[REACHED] = note


def compiled(place: Place, node: Function) -> CodeType:
    """A function's code, as it would be if its module read so."""
    tree = ast.Module([node], [])
    for name in reversed(place.function.split(".")[:-1]):
        (around,) = ast.parse(f"class {name}: pass").body
        assert isinstance(around, ast.ClassDef)
        around.body = tree.body
        tree.body = [around]
    return find_code(compile(tree, str(place.file), "exec"), place.function)


def find_code(code: CodeType, function: str) -> CodeType:
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            if inner.co_qualname == function:
                return inner
            if function.startswith(inner.co_qualname + "."):
                return find_code(inner, function)
    raise CannotBreak(f"{function} is not in the compiled module")


def put_in(place: Place, code: CodeType) -> None:
    """Every name under which the function was imported means the same object, which gets other code."""
    function_of(place).__code__ = code


def function_of(place: Place) -> FunctionType:
    found: object = import_module(place.module)
    for name in place.function.split("."):
        found = vars(found)[name]
    if isinstance(found, property):
        found = found.fget
    if hasattr(found, "cache_clear"):
        found.cache_clear()
    while hasattr(found, "__wrapped__"):
        found = found.__wrapped__
    if isinstance(found, staticmethod | classmethod):
        found = found.__func__
    if not isinstance(found, FunctionType):
        raise CannotBreak(f"{place.module}: {place.function} is {found!r}, not Python")
    return found


def fingerprint(code: CodeType) -> tuple[object, ...]:
    """What a function does, without the lines it stands on."""
    consts = tuple(fingerprint(c) if isinstance(c, CodeType) else (type(c), c) for c in code.co_consts)
    return code.co_code, code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars, consts
