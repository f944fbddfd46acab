"""Tells the constants in a file of cards apart: a symbol is no timing word, a phase is no event.

At play all of them are plain numbers; only a type checker knows better. An author may have none at hand, so
the loader looks at a file before it runs: at what each word asks for, and at the constants it is given.
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from itertools import repeat
from types import FunctionType, ModuleType
from typing import Any, Final, NewType, TypeGuard, get_args

from versus.cards.blame import Scope, field_at, joined, languages, meant, place_of
from versus.cards.field_types import called, hints_of, instead_of
from versus.kernel.authoring import Authoring, CardProblem
from versus.kernel.written import source_of

OURS: Final = "versus."
"""Words of the house say what they ask for; what an author's own functions do is theirs to know."""


class Constants:
    """The constants that one file knows by name, and what kind of number each is."""

    def __init__(self, scope: Scope) -> None:
        self.scope = scope
        self.kinds: dict[str, Any] = {}

    def learn(self, statement: ast.stmt) -> None:
        """Follow what a statement imports or gives another name."""
        if isinstance(statement, ast.ImportFrom) and not statement.level:
            known = kinds_in(sys.modules.get(statement.module or ""))
            for alias in statement.names:
                if alias.name == "*":
                    self.kinds |= known
                elif alias.name in known:
                    self.kinds[alias.asname or alias.name] = known[alias.name]
        elif isinstance(statement, ast.Assign | ast.AnnAssign) and statement.value is not None:
            kind = self.kind(statement.value)
            targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
            for target in targets:
                if isinstance(target, ast.Name):
                    self.kinds.pop(target.id, None)
                    if kind is not None:
                        self.kinds[target.id] = kind

    def kind(self, node: ast.expr) -> Any:
        """The kind of a constant; `int` for one of no kind of its own, None for whatever else."""
        if isinstance(node, ast.Name):
            return self.kinds.get(node.id)
        if isinstance(node, ast.Attribute):
            module = meant(node.value, self.scope)
            return kinds_in(module).get(node.attr) if isinstance(module, ModuleType) else None
        return None

    def swapped(self, node: ast.AST) -> CardProblem | None:
        """The first constant that a word is given in place of another."""
        authoring = languages(node, self.scope)[0]
        for call in filter(is_call, ast.walk(node)):
            for name, hint, given in self.asked(call):
                for part in parts_of(given):
                    words = self.misfit(part, hint, authoring)
                    if words is not None:
                        within = (
                            field_at(node, place_of(call), self.scope) if isinstance(node, ast.Call) else ""
                        )
                        return CardProblem(joined(within, name), *words, line=part.lineno)
        return None

    def asked(self, call: ast.Call) -> Iterator[tuple[str, Any, ast.expr]]:
        """The parameters of one of our words, their types, and what they are given."""
        word = meant(call.func, self.scope)
        if not isinstance(word, FunctionType | type) or not word.__module__.startswith(OURS):
            return
        hints = hints_of(word)
        for place, given in zip(places_of(word), call.args, strict=False):
            if isinstance(given, ast.Starred):
                break
            yield place, hints.get(place), given
        for keyword in call.keywords:
            if keyword.arg is not None:
                yield keyword.arg, hints.get(keyword.arg), keyword.value

    def misfit(self, given: ast.expr, hint: Any, authoring: Authoring) -> tuple[str, str] | None:
        """What is wrong with a constant, and what to write; None where nothing is."""
        kind = self.kind(given)
        wanted = [part for part in leaves(hint) if isinstance(part, NewType) or part is int]
        if kind is None or not wanted or kind in wanted:
            return None
        told = ast.unparse(given)
        what = f"{called(kind, authoring)} ({told})" if isinstance(kind, NewType) else told
        said = f"it must be {called(wanted[0], authoring)}, not {what}."
        return said, instead_of(None, wanted[0], authoring)


def is_call(node: ast.AST) -> TypeGuard[ast.Call]:
    return isinstance(node, ast.Call)


def places_of(word: Any) -> Iterator[str]:
    """The parameters that a word's arguments fill by their order; the last may take any number of them."""
    if isinstance(word, type):
        # A compiled class has no signature.
        yield from (field.name for field in fields(word)) if is_dataclass(word) else ()
        return
    for parameter in inspect.signature(word).parameters.values():
        if parameter.kind is parameter.POSITIONAL_OR_KEYWORD:
            yield parameter.name
        elif parameter.kind is parameter.VAR_POSITIONAL:
            yield from repeat(parameter.name)


def parts_of(node: ast.expr) -> Iterator[ast.expr]:
    """The values in a tuple, a list or several joined by |."""
    if isinstance(node, ast.Tuple | ast.List):
        for part in node.elts:
            yield from parts_of(part)
    elif isinstance(node, ast.BinOp):
        yield from parts_of(node.left)
        yield from parts_of(node.right)
    else:
        yield node


def leaves(hint: Any) -> Iterator[Any]:
    """The plain types in a type, however deep."""
    parts = get_args(hint)
    if not parts:
        yield hint
    for part in parts:
        yield from leaves(part)


@cache
def kinds_in(module: ModuleType | None) -> dict[str, Any]:
    """The kind of each constant of a module that knows kinds; `int` for those of no kind of their own."""
    if module is None or not module.__name__.startswith(OURS):
        return {}
    found: dict[str, Any] = {}
    for statement in ast.parse(source_of(module)).body:
        if not isinstance(statement, ast.AnnAssign) or not isinstance(statement.target, ast.Name):
            continue
        name, note = statement.target.id, statement.annotation
        kind = getattr(module, ast.unparse(note.slice), int) if isinstance(note, ast.Subscript) else int
        if type(getattr(module, name, None)) is int:
            found[name] = kind
    return found if any(isinstance(kind, NewType) for kind in found.values()) else {}
