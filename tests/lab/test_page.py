"""docs/laboratory.md does what it says."""

import re
from pathlib import Path

import pytest

from tests.lab.small_runs import played
from versus.lab.arena import MOST_DECISIONS
from versus.lab.parquet import CARDS, GAMES

PAGE = (Path(__file__).parents[2] / "docs" / "laboratory.md").read_text()
PROGRAMS = re.findall(r"```python\n(.*?)```", PAGE, re.S)


@pytest.mark.parametrize("program", PROGRAMS, ids=["games", "cards"])
def test_the_programs_of_the_page_run(program: str, tmp_path: Path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    played(tmp_path / "run")
    exec(program, {})
    assert capsys.readouterr().out.strip()


@pytest.mark.parametrize(("name", "schema"), [("games", GAMES), ("cards", CARDS)])
def test_every_column_is_explained(name: str, schema):
    table = PAGE.split(f"`{name}`, a row for each")[1].split("\n\n")[1]
    explained = re.findall(r"`(\w+)`", "".join(line.split("|")[1] for line in table.splitlines()))
    assert sorted(explained) == sorted(schema.names)


def test_the_page_names_the_longest_game():
    assert f"after {MOST_DECISIONS:,} decisions" in PAGE
