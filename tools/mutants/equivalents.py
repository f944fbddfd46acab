"""Mutants that no test can kill, with the reason: told by what they change, not by line numbers."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from tools.mutants.places import Mutant


class EquivalentsError(Exception):
    """A list that cannot be used; the message says which entry to mend."""


@dataclass(frozen=True)
class Equivalent:
    """A mutant that plays the same game as the rule it changes."""

    module: str
    function: str
    line: str
    before: str
    after: str
    reason: str

    def is_about(self, mutant: Mutant) -> bool:
        place, change = mutant.place, mutant.change
        return (place.module, place.function, mutant.source, change.before, change.after) == (
            self.module,
            self.function,
            self.line,
            self.before,
            self.after,
        )


def read_equivalents(path: Path) -> list[Equivalent]:
    if not path.exists():
        return []
    try:
        entries = tomllib.loads(path.read_text(encoding="utf-8")).get("mutant", [])
        found = [Equivalent(**entry) for entry in entries]
    except (tomllib.TOMLDecodeError, TypeError) as error:
        raise EquivalentsError(f"{path}: {error}") from error
    for entry in found:
        if not entry.reason:
            raise EquivalentsError(f"{path}: {entry.function} in {entry.module} needs a reason")
    return found


def check(entries: Iterable[Equivalent], mutants: Iterable[Mutant]) -> None:
    """Every entry is about some mutant of the rules as they are now."""
    found = list(mutants)
    if old := [entry for entry in entries if not any(entry.is_about(mutant) for mutant in found)]:
        named = "\n".join(f"  {entry.module} {entry.function}: {entry.before}" for entry in old)
        raise EquivalentsError(f"These explanations are about mutants that are no more:\n{named}")
