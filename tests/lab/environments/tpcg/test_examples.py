"""The examples run as they stand."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[4] / "examples"


@pytest.mark.parametrize(
    ("name", "arguments", "said"),
    [
        ("pettingzoo_game.py", ["2"], "of 2 games."),
        ("openspiel_search.py", ["60", "3"], "Returns: [0.0, 0.0]"),
    ],
)
def test_an_example_runs(name: str, arguments: list[str], said: str) -> None:
    command = [sys.executable, "-W", "error", str(EXAMPLES / name), *arguments]
    run = subprocess.run(command, cwd=EXAMPLES.parent, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert said in run.stdout


def test_every_example_is_short_and_run() -> None:
    found = {path.name: len(path.read_text().splitlines()) for path in EXAMPLES.glob("*.py")}
    assert set(found) == {"pettingzoo_game.py", "openspiel_search.py"}
    assert max(found.values()) <= 50
