"""Where the rules are: the modules and functions of a game whose every line some test should hold."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Final

from tools.mutants.operators import Change, Function, changes

ROOMS: Final = ("flow", "table", "language", "seen/sight.py", "printed/deck.py")
"""What decides. What is printed, said, shown and stored has tests of another kind."""
NO_RULES: Final = ("clauses.py", "saving.py", "soundness.py", "vocabulary.py", "vocabulary")
"""Words of refusals, files and what is wrong with them, and the names under which cards build nodes.

Those run once, on import.
"""
PLUMBING: Final = ("__init__", "__post_init__", "fork", "become", "copy", "steady", "only_source")
"""How a position is made and copied, and what may be remembered of it for speed."""


@dataclass(frozen=True)
class Place:
    """A function of a module, as it is written."""

    game: str
    file: Path
    function: str
    node: Function = field(compare=False, hash=False, repr=False)
    text: str = field(compare=False, hash=False, repr=False)

    @property
    def own_text(self) -> str:
        """The function's own lines, comments included."""
        return "\n".join(self.text.splitlines()[self.node.lineno - 1 : self.node.end_lineno])

    @property
    def module(self) -> str:
        return ".".join(self.file.with_suffix("").parts)


@dataclass(frozen=True)
class Mutant:
    """A function with one change."""

    place: Place
    change: Change

    @cached_property
    def source(self) -> str:
        """The line that is changed."""
        return self.place.text.splitlines()[self.change.line - 1].strip()

    @property
    def name(self) -> str:
        """What it is, wherever in the file it stands."""
        parts = (self.place.module, self.place.function, self.source, self.change.before, self.change.after)
        return "\n".join(parts)


def games(root: Path) -> list[str]:
    return sorted(folder.name for folder in root.iterdir() if (folder / "__init__.py").exists())


def mutants(root: Path, game: str) -> list[Mutant]:
    """Everything that can be changed in the rules of a game, in the order of its files."""
    return [
        Mutant(place, change)
        for file in rule_files(root / game)
        for place in places(game, file)
        for change in changes(place.node)
    ]


def rule_files(folder: Path) -> Iterator[Path]:
    for room in ROOMS:
        path = folder / room
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            if file.exists() and not set(file.relative_to(folder).parts) & set(NO_RULES):
                yield file


def places(game: str, file: Path) -> Iterator[Place]:
    """The functions and methods of a module."""
    text = file.read_text(encoding="utf-8")
    tree = ast.parse(text)
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield Place(game, file, node.name, node, text)
        elif isinstance(node, ast.ClassDef):
            for method in node.body:
                if isinstance(method, ast.FunctionDef) and method.name not in PLUMBING:
                    yield Place(game, file, f"{node.name}.{method.name}", method, text)
