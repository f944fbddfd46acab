"""The page about the test table: every block runs, and its tables of moments and words are whole."""

import re
from pathlib import Path

import pytest

from versus.games.classic.positions.position import MOMENTS as CLASSIC_MOMENTS
from versus.games.classic.positions.position import Position as ClassicPosition
from versus.games.tpcg.positions.position import MOMENTS as TPCG_MOMENTS
from versus.games.tpcg.positions.position import Position as TpcgPosition

PAGE = (Path(__file__).parents[2] / "docs" / "test-table.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_every_block_of_the_page_runs():
    said = {}
    for block in BLOCK.findall(PAGE):
        exec(block, said)
    assert len(BLOCK.findall(PAGE)) >= 8


@pytest.mark.parametrize(
    ("game", "moments", "position"),
    [("2PCG", TPCG_MOMENTS, TpcgPosition), ("classic", CLASSIC_MOMENTS, ClassicPosition)],
)
def test_the_page_names_every_moment_at_which_a_position_may_start(game, moments, position):
    line = next(line for line in PAGE.splitlines() if line.startswith(f"| {game} |"))
    assert re.findall(r"`([\w-]+)`", line) == list(moments)
    assert f"`{position(()).at}` (if nothing is said)" in line
