"""A rules ledger: the ids a game's tests may carry, and which of them a test must carry."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any


class LedgerError(Exception):
    """A ledger file that cannot be used; the message says which line of it to mend."""


class Status(StrEnum):
    TEST = "test"
    OPEN = "open"
    """Testable, and no test carries it yet: a list that shrinks."""
    LATER = "later"
    NOT_TESTABLE = "not testable"


@dataclass(frozen=True)
class Rule:
    id: str
    title: str
    status: Status
    reason: str
    trap: bool

    @property
    def group(self) -> str:
        return self.id.rpartition("-")[0]


@dataclass(frozen=True)
class Ledger:
    """One game's rules and traps by id, in the order of the file."""

    game: str
    name: str
    groups: Mapping[str, str]
    rules: Mapping[str, Rule]

    def in_group(self, group: str) -> list[Rule]:
        return [rule for rule in self.rules.values() if rule.group == group]


def read_ledgers(folder: Path) -> list[Ledger]:
    """Every `<game>.toml` of a folder."""
    ledgers = [read_ledger(path) for path in sorted(folder.glob("*.toml"))]
    if not ledgers:
        raise LedgerError(f"{folder} holds no ledger")
    return ledgers


def read_ledger(path: Path) -> Ledger:
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        rules = [_rule(rule_id, entry, trap=False) for rule_id, entry in data["rules"].items()]
        rules += [_rule(rule_id, entry, trap=True) for rule_id, entry in data.get("traps", {}).items()]
        ledger = Ledger(path.stem, data["name"], data["groups"], {rule.id: rule for rule in rules})
    except KeyError as error:
        raise LedgerError(f"{path} lacks {error}") from error
    except (tomllib.TOMLDecodeError, ValueError) as error:
        raise LedgerError(f"{path}: {error}") from error
    for rule in rules:
        if rule.group not in ledger.groups:
            raise LedgerError(f"{path}: {rule.id} is of group {rule.group}, which [groups] does not name")
    return ledger


def _rule(rule_id: str, entry: Mapping[str, Any], *, trap: bool) -> Rule:
    rule = Rule(rule_id, entry["title"], Status(entry["status"]), entry.get("reason", ""), trap)
    if (rule.status in (Status.TEST, Status.OPEN)) == bool(rule.reason):
        raise ValueError(f"{rule_id} needs a reason unless its status is 'test' or 'open', and none if it is")
    return rule
