"""Match options in the laboratory: each command plays by them, says so, and keeps them with its results."""

import json
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

from versus.cli import app

FEW = ("--workers", "1", "--games", "2")
SIDES = "Agreed: Sides: seats 1 and 3 against seats 2 and 4"
LETHAL = "Agreed: Lethal: KOs whom it stuns"


@pytest.fixture
def lab(tmp_path: Path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    def run(*words: str) -> str:
        result = CliRunner().invoke(app, [*words, *FEW])
        assert result.exit_code == 0, result.output
        return result.output

    return run


def options_of(folder: Path) -> dict[str, object]:
    found: dict[str, object] = json.loads((folder / "manifest.json").read_text())["options"]
    return found


def test_sim_lets_two_play_against_two(lab):
    said = lab("sim", "tide", "ember", "--players", "random", "--out", "run", "--option", "mode=2 vs 2")
    assert SIDES in said
    assert said.index(SIDES) < said.index("Whoever goes first wins")
    assert options_of(Path("run"))["mode"] == "2 vs 2"
    assert [row["seat_a"] for row in pq.read_table("run/games.parquet").to_pylist()] == [1, 2]


def test_a_usual_run_has_nothing_to_tell(lab):
    assert "Agreed" not in lab("sim", "tide", "ember", "--players", "random", "--out", "run")


def test_other_options_are_another_run(lab):
    words = ("sim", "tide", "ember", "--players", "random")
    lab(*words)
    lab(*words, "--option", "lethal=stun")
    assert len(list(Path("build/sim").iterdir())) == 2


def test_sim_of_the_classic_game_ends_with_the_turn_that_was_agreed(lab):
    decks = ("B.P.R.D.", "Thule Society")
    said = lab("sim", *decks, "--players", "random", "--out", "run", "--option", "turn_limit=2")
    assert "Agreed: After so many turns the higher endurance wins: 2" in said
    assert [row["turns"] for row in pq.read_table("run/games.parquet").to_pylist()] == [2, 2]


def test_matrix_plays_by_what_was_agreed(lab):
    said = lab("matrix", "tide", "ember", "--player", "random", "--out", "run", "--option", "lethal=stun")
    assert LETHAL in said
    assert options_of(Path("run"))["lethal"] == "stun"


def test_ladder_plays_by_what_was_agreed(lab):
    words = ("ladder", "--decks", "Tide,Ember", "--pair", "random,greedy", "--out", "run")
    assert LETHAL in lab(*words, "--option", "lethal=stun")
    [folder] = Path("run/ladder").iterdir()
    assert options_of(folder)["lethal"] == "stun"
