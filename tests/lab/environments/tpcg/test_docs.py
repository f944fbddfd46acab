"""docs/research.md tells the truth."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.observation import page, tables
from versus.lab.environments.tpcg.layout import (
    ACTIONS,
    CARD,
    NEXT_PAGE,
    OPTION,
    OPTIONS,
    QUESTION,
    SIDE,
    TABLE,
)
from versus.lab.environments.tpcg.openspiel import DEFAULTS

ROOT = Path(__file__).parents[4]
TEXT = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")


def test_the_tables_are_those_of_the_code() -> None:
    assert page(TEXT) == TEXT, "run make docs"


@pytest.mark.parametrize("block", [TABLE, QUESTION, SIDE, CARD, OPTION], ids=lambda block: block.name)
def test_every_field_is_described(block: object) -> None:
    written = tables()
    for field in block.fields:
        assert field.meaning
        assert f"| {field.name} | {field.size} | {field.meaning}" in written


def test_the_numbers_of_the_text_are_those_of_the_code() -> None:
    assert f'"action_mask": int8[{ACTIONS}]' in TEXT
    assert f"Action `i` from 0 to {OPTIONS - 1}" in TEXT
    assert f"action {NEXT_PAGE} turns" in TEXT
    assert f"({DEFAULTS['deals']:,} unless told otherwise)" in TEXT
    assert f"`max_steps` ({DEFAULTS['max_steps']:,})" in TEXT


def test_the_program_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    program = re.search(r"```python\n(from versus.lab.environments.tpcg.pettingzoo.*?)```", TEXT, re.DOTALL)
    assert program is not None
    found: dict[str, object] = {}
    exec(program[1], found)
    assert found["table"].agents == []
    tied = len(found["table"].unwrapped.battle.winners) != 1
    assert found["reward"] in ((0,) if tied else (-1, 1))


def test_the_files_it_names_are_there() -> None:
    for name in re.findall(r"`(examples/\w+\.py)`", TEXT):
        assert (ROOT / name).is_file()
