"""Cards in Python are programs: commands that other people feed run them only where somebody says so."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from versus.cli import app

TREACHEROUS = "from pathlib import Path\nPath('run').write_text('')\nCARDS = ()\n"
FED = pytest.mark.parametrize("words", [["serve"], ["verify", "match"], ["replay", "record"]], ids=" ".join)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.py").write_text(TREACHEROUS)
    (tmp_path / "sets").mkdir()
    (tmp_path / "sets/mine.py").write_text(TREACHEROUS)
    (tmp_path / "mine.toml").write_text("")
    return tmp_path


@FED
@pytest.mark.parametrize("cards", ["mine.py", "sets"])
def test_a_program_is_not_run_unasked(words: list[str], cards: str, folder: Path) -> None:
    done = CliRunner().invoke(app, [*words, "--cards", cards])
    assert done.exit_code == 2
    assert done.stderr == (
        f"{cards} is a program that may do whatever you may. If you trust it, add --run-python.\n"
    )
    assert not (folder / "run").exists()


@FED
def test_what_is_no_file_of_cards_is_refused_in_any_case(words: list[str], folder: Path) -> None:
    done = CliRunner().invoke(app, [*words, "--cards", "mine.toml", "--run-python"])
    assert done.exit_code == 2
    assert "mine.toml is no file of cards" in done.stderr


def test_a_program_is_run_where_somebody_says_so(folder: Path) -> None:
    CliRunner().invoke(app, ["replay", "record", "--cards", "mine.py", "--run-python"])
    assert (folder / "run").exists()
