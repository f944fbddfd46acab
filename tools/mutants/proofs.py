"""Which tests speak of a module: those that carry the ids of rules that it names."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from tools.rules.ledger import Ledger


def rules_named(text: str, ledgers: Iterable[Ledger]) -> set[str]:
    """The ids in a text: single ones, ranges such as 2P-CMB-51 to 2P-CMB-89, whole groups such as 2P-CMB."""
    found: set[str] = set()
    for ledger in ledgers:
        for group in ledger.groups:
            for first, last in re.findall(rf"\b{group}\b(?:-(\d+)(?: to (?:{group}-)?(\d+))?)?", text):
                for rule in ledger.in_group(group):
                    number = int(rule.id.rpartition("-")[2])
                    if not first or int(first) <= number <= int(last or first):
                        found.add(rule.id)
    return found


def in_rounds(
    tests: Mapping[int, tuple[Path, set[str]]],
    named: Iterable[set[str]],
    folders: Iterable[Iterable[Path]],
) -> list[list[int]]:
    """Tests by index, each once: those that carry ids that are named, then those of folders, in rounds."""
    left = dict(tests)
    rounds: list[list[int]] = []
    for ids in named:
        rounds.append(taken(left, [index for index, (_, carried) in left.items() if carried & ids]))
    for several in folders:
        there = [index for index, (path, _) in left.items() if any(map(path.is_relative_to, several))]
        rounds.append(taken(left, there))
    return rounds


def taken(left: dict[int, Any], chosen: list[int]) -> list[int]:
    """Take what is chosen away from what is left."""
    for index in chosen:
        del left[index]
    return chosen
