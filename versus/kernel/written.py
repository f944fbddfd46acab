"""What a class says of itself and its fields in its source, which a compiled class no longer knows."""

from __future__ import annotations

import ast
import sys
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from inspect import get_annotations, getsource
from pathlib import Path
from types import ModuleType
from typing import Any, get_type_hints


def hints_of(kind: Any) -> dict[str, Any]:
    """The types of a class's fields or a function's parameters."""
    if not isinstance(kind, type):
        return get_type_hints(kind)
    hints: dict[str, Any] = {}
    for base in reversed(kind.__mro__):
        # A stand-in, because `get_type_hints` reads a class's own notes and evaluates them in its module.
        notes = {"__annotations__": own_types(base), "__module__": base.__module__}
        hints.update(get_type_hints(type(base.__name__, (), notes)))
    return hints


def types_as_written(kind: type[Any]) -> dict[str, Any]:
    """The annotations of a class and its bases, not evaluated."""
    return {name: note for base in reversed(kind.__mro__) for name, note in own_types(base).items()}


def docstring_of(kind: type[Any]) -> str:
    """What a class says of itself."""
    source = source_beside(kind.__module__)
    if source is None:
        return kind.__doc__ or ""
    return ast.get_docstring(classes_in(source)[kind.__name__]) or ""


def own_types(kind: type[Any]) -> dict[str, Any]:
    source = source_beside(kind.__module__)
    if source is None:
        return get_annotations(kind)
    definition = classes_in(source).get(kind.__name__)
    return {
        part.target.id: ast.unparse(part.annotation)
        for part in (definition.body if definition is not None else ())
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)
    }


def source_beside(module: str) -> Path | None:
    """The source of a compiled module, which lies next to it."""
    file = str(getattr(sys.modules[module], "__file__", None) or "")
    if not file.endswith(tuple(EXTENSION_SUFFIXES)):
        return None
    source = Path(file).with_name(f"{module.rpartition('.')[2]}.py")
    return source if source.is_file() else None


def source_of(module: ModuleType) -> str:
    """The text of a module, compiled or not."""
    beside = source_beside(module.__name__)
    return getsource(module) if beside is None else beside.read_text(encoding="utf-8")


@cache
def classes_in(source: Path) -> dict[str, ast.ClassDef]:
    tree = ast.parse(source.read_text(encoding="utf-8"))
    return {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
