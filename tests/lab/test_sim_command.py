"""versus sim, as one types it."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

from tests.lab.small_runs import parts
from versus.cards.catalogue import house
from versus.cli import app
from versus.decks import starter, write_deck

PNG = b"\x89PNG"


@pytest.fixture
def sim(tmp_path: Path, monkeypatch):
    """Types `versus sim ...` in a folder of its own, with one process and random players."""
    monkeypatch.chdir(tmp_path)
    runner = CliRunner()
    rest = ["--players", "random", "--workers", "1"]
    return lambda *words: runner.invoke(app, ["sim", *rest, *words])


def test_two_decks_play_and_the_page_says_who_wins(sim):
    result = sim("tide", "ember", "--games", "6", "--out", "run")
    assert result.exit_code == 0
    assert "Tide (random) against Ember (random) · 6 games · seed 1" in result.output
    assert "100 %  6 games  Tide" in result.output
    assert "Whoever goes first wins" in result.output
    summary = json.loads(Path("run/summary.json").read_text())
    assert (summary["games"], summary["planned"], summary["repeatable"]) == (6, 6, True)


def test_the_same_command_finds_its_results_without_being_told_where(sim):
    sim("tide", "ember", "--games", "4")
    again = sim("tide", "ember", "--games", "4")
    assert "4 of 4 games are there already" in again.output
    assert len(list(Path("build/sim").iterdir())) == 1


def test_other_games_find_another_folder(sim):
    sim("tide", "ember", "--games", "2")
    sim("tide", "ember", "--games", "2", "--seed", "2")
    assert len(list(Path("build/sim").iterdir())) == 2


def test_a_deck_file_plays_too(sim):
    text = "Main: Marina Vale\n" + "".join(
        f"4 {name}\n"
        for name in (
            "Minnow",
            "Harbor Watch",
            "Gull",
            "Sounding Line",
            "Doctor Brine",
            "Breakwater",
            "The Arbiter",
            "Storm Petrel",
            "Old Anchor",
            "Leviathan",
            "Brace",
            "Lighthouse",
            "Academy",
            "Training Ground",
            "Muster",
        )
    )
    Path("mine.txt").write_text(text)
    result = sim("mine.txt", "ember", "--games", "2", "--out", "run")
    assert result.exit_code == 0
    assert "mine (random) against Ember (random)" in result.output


def test_cards_of_ones_own_are_played_in_every_process(sim):
    with_lamplighter("cost=2, atk=2, defense=3, health=1")
    result = sim("mine.txt", "ember", "--cards", "night.py", "--games", "4", "--workers", "2", "--out", "run")
    assert result.exit_code == 0
    rows = pq.read_table("run/cards.parquet", filters=[("card", "=", "NIT-001")]).to_pylist()
    assert [(row["game"], row["name"], row["copies"]) for row in rows] == [
        (game, "Lamplighter", 3) for game in range(4)
    ]


def test_a_card_that_has_changed_makes_another_run(sim):
    words = ["mine.txt", "ember", "--cards", "night.py", "--games", "2", "--out", "run"]
    with_lamplighter("cost=2, atk=2, defense=3, health=1")
    assert sim(*words).exit_code == 0
    with_lamplighter("cost=2, atk=2, defense=4, health=1")
    result = sim(*words)
    assert result.exit_code == 1
    assert "other cards, such as Lamplighter" in result.output


def with_lamplighter(numbers: str) -> None:
    """A file with a card of one's own, and a deck that plays it."""
    card = f'supporting("NIT-001", "Lamplighter", {numbers})'
    Path("night.py").write_text(
        f"from versus.games.tpcg.language.vocabulary import supporting\nCARDS = ({card},)\n"
    )
    Path("mine.txt").write_text(write_deck(starter("Tide"), house("2pcg")).replace("Minnow", "Lamplighter"))


def test_plot_draws_three_pictures(sim):
    result = sim("tide", "ember", "--games", "4", "--out", "run", "--plot")
    assert result.exit_code == 0
    for name in ("win-rates.png", "lengths.png", "cards.png"):
        assert Path("run", name).read_bytes()[:4] == PNG
        assert f"run/{name}" in result.output


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (["tied", "ember"], 'There is no deck and no file "tied". Did you mean Tide?'),
        (["tide", "ember", "--players", "randon"], 'There is no player "randon". Did you mean random?'),
        (["tide", "ember", "--players", "random,random,random"], "Two decks have two players; 3 are named"),
        (["tide", "ember", "--games", "0"], "0 games cannot be played; ask for at least one"),
        (["tide", "ember", "--games", "-5"], "-5 games cannot be played; ask for at least one"),
        (["tide", "ember", "--workers", "-1"], "-1 workers cannot play"),
        (["tide", "ember", "--out", "/proc/nowhere"], "/proc/nowhere cannot be written"),
    ],
)
def test_what_cannot_be_done_is_told_in_words(sim, words, answer):
    result = sim(*words)
    assert result.exit_code == 1
    assert answer in result.output
    assert "Traceback" not in result.output


def test_a_folder_of_another_run_is_refused(sim):
    sim("tide", "ember", "--games", "2", "--out", "run")
    result = sim("tide", "ember", "--games", "4", "--out", "run")
    assert result.exit_code == 1
    assert "run holds another run: games 2 there, 4 here. Choose another folder with --out." in result.output


@pytest.mark.parametrize(
    ("package", "words", "extra"),
    [
        ("pyarrow", [], "versus[lab]"),
        ("matplotlib", ["--plot"], "versus[lab]"),
        ("ray", ["--ray", "auto"], "versus[ray]"),
    ],
)
def test_a_missing_package_is_named_with_its_extra(tmp_path: Path, package, words, extra):
    hide = f"import sys; sys.modules[{package!r}] = None; from versus.cli import app; app()"
    command = [sys.executable, "-c", hide, "sim", "tide", "ember", "--games", "2", "--players", "random"]
    result = subprocess.run(
        [*command, "--workers", "1", *words], cwd=tmp_path, env=environment(), capture_output=True, text=True
    )
    assert result.returncode == 1
    assert f"This needs {package}, which is not installed. Try: pip install {extra}" in result.stderr


def test_help_needs_no_extra():
    hide = "import sys; sys.modules['pyarrow'] = sys.modules['numpy'] = sys.modules['matplotlib'] = None; "
    command = [sys.executable, "-c", hide + "from versus.cli import app; app()", "sim", "--help"]
    assert subprocess.run(command, env=environment(), capture_output=True).returncode == 0


def test_ctrl_c_keeps_what_is_finished_and_says_how_to_go_on(tmp_path: Path):
    run = tmp_path / "run"
    command = [sys.executable, "-c", "from versus.cli import app; app()", "sim", "tide", "ember"]
    command += ["--players", "random", "--games", "2000", "--workers", "2", "--out", str(run)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
    ) as process:
        end = time.monotonic() + 60
        while not parts(run):
            assert time.monotonic() < end
            time.sleep(0.01)
        os.killpg(process.pid, signal.SIGINT)
        output, _ = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in output
    assert "the same command goes on from there" in " ".join(output.split())
    summary = json.loads((run / "summary.json").read_text())
    assert 0 < summary["games"] < summary["planned"]
    assert summary["games"] == 10 * len(parts(run))


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
