"""The comparison with other engines: every contender reports alike, and the chart is drawn."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.measure import Spread
from benchmarks.peers import Contender, show
from benchmarks.peers_chart import draw

ROOT = Path(__file__).parents[4]


@pytest.mark.parametrize("part", ["core", "environment"])
def test_a_contender_plays_as_many_games_as_it_is_told(part: str) -> None:
    command = [sys.executable, str(ROOT / "benchmarks" / "peers_versus.py"), part]
    done = subprocess.run(
        command, input="1\n2\n1\n", capture_output=True, text=True, check=False, env={"PYTHONPATH": str(ROOT)}
    )
    assert done.returncode == 0, done.stderr
    one, two, again = map(json.loads, done.stdout.splitlines())
    assert two["choices"] > one["choices"] > 50
    assert two["decisions"] > two["choices"]
    assert one["choices"] == again["choices"]
    assert one["seconds"] > 0


def test_a_contender_that_fails_says_why(capfd: pytest.CaptureFixture[str]) -> None:
    broken = Contender("broken", [sys.executable, "-c", "raise SystemExit('no such engine')"])
    broken.begin()
    with pytest.raises(SystemExit, match="broken could not play"):
        broken.run(1)
    assert "no such engine" in capfd.readouterr().err


def contender(name: str, rates: list[float], choices: float) -> Contender:
    return Contender(name, [], rates=rates, choices=choices, decisions=2 * choices)


def test_the_table_compares_choices_and_not_games(capsys: pytest.CaptureFixture[str]) -> None:
    show(
        [contender("versus pure core", [10, 30, 20], 400), contender("rlcard uno core", [100, 150, 100], 16)]
    )
    printed = capsys.readouterr().out
    assert "8,000 [4,000..12,000]" in printed
    assert "400 (800)" in printed
    assert printed.splitlines()[-1].split() == ["rlcard", "uno", "core", "5.00", "[2.50..5.00]"]


def test_the_chart_is_a_picture(tmp_path: Path) -> None:
    bars = [
        ("versus pure core", Spread((1.0, 2.0)), Spread((0.1, 0.2))),
        ("peer", Spread((3.0,)), Spread((9.0,))),
    ]
    assert draw(bars, tmp_path / "peers.png")
    assert (tmp_path / "peers.png").read_bytes().startswith(b"\x89PNG")
