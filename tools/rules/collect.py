"""Ask pytest which tests carry which rule ids; no test is run."""

from __future__ import annotations

import io
from collections.abc import Mapping
from contextlib import redirect_stdout
from pathlib import Path
from typing import TypeAlias

import pytest

Proofs: TypeAlias = Mapping[str, list[str]]
"""Rule id to the sorted names (file::function) of the tests that prove it."""

MAY_NOT_RUN = ("skip", "skipif", "xfail")


class CollectionError(Exception):
    """Pytest could not collect the tests; the message is what it printed."""


def collect(tests: Path) -> Proofs:
    collector = Collector()
    output = io.StringIO()
    with redirect_stdout(output):
        code = pytest.main(["--collect-only", "-p", "no:cacheprovider", str(tests)], plugins=[collector])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise CollectionError(output.getvalue())
    return {rule_id: sorted(names) for rule_id, names in sorted(collector.proofs.items())}


class Collector:
    """The pytest plugin that notes the ids of every test which is certain to run."""

    def __init__(self) -> None:
        self.proofs: dict[str, set[str]] = {}

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            if any(item.get_closest_marker(name) for name in MAY_NOT_RUN):
                continue
            test, _, _ = item.nodeid.partition("[")
            for rule_id in rules_of(item):
                self.proofs.setdefault(rule_id, set()).add(test)


def rules_of(item: pytest.Item) -> set[str]:
    """The ids that a test carries."""
    return {rule_id for mark in item.iter_markers("rule") for rule_id in mark.args}
