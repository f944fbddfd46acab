"""A wheel in an environment of its own, used from a folder that knows nothing of the sources."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from tools.smoke import clean, fetch, run, serving
from versus import __version__

EXTRAS = ("alembic", "fastapi", "httptools", "numpy", "prometheus_client", "psycopg", "pyarrow", "sqlalchemy")
WITHOUT = f"""
import sys
for name in {(*EXTRAS, "starlette", "uvicorn", "uvloop", "websockets", "matplotlib")!r}:
    sys.modules[name] = None  # as if it were not installed
from versus.cli import app
app()
"""


def bare(versus: Path, folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """The command where no extra is installed."""
    command = [str(versus.with_name("python")), "-c", WITHOUT, *words]
    return subprocess.run(
        command, cwd=folder, env=clean(), capture_output=True, text=True, timeout=120, check=False
    )


def test_the_command_says_its_version_and_its_build(versus: Path, tmp_path: Path) -> None:
    assert run([str(versus), "--version"], tmp_path) == f"versus {__version__}, pure build\n"


def test_it_is_the_wheel_that_runs(versus: Path, tmp_path: Path) -> None:
    python = str(versus.with_name("python"))
    where = run([python, "-c", "import versus; print(versus.__file__)"], tmp_path)
    assert Path(where.strip()).is_relative_to(versus.parents[1])


def test_decks_play_games(versus: Path, tmp_path: Path) -> None:
    players = ("--players", "random", "--workers", "1")
    said = run([str(versus), "sim", "professor-x", "magneto", "--games", "2", *players], tmp_path)
    assert "Professor X" in said


def test_the_server_shows_the_table_and_knows_the_rules(versus: Path, tmp_path: Path) -> None:
    with serving(versus, tmp_path) as address:
        assert 'id="app"' in fetch(address)
        assert fetch(f"{address}assets/table.js") == ""
        games = json.loads(fetch(f"{address}api/games"))["games"]
        assert {game["game"] for game in games} == {"2pcg", "classic"}
        rules = json.loads(fetch(f"{address}api/games/2pcg/rules"))["rules"]
        assert "2P-CMB-52" in {rule["id"] for rule in rules}


def test_without_the_extra_serving_ends_with_a_word_on_what_to_install(versus: Path, tmp_path: Path) -> None:
    done = bare(versus, tmp_path, "serve")
    assert done.returncode == 1
    assert "pip install versus[server]" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_without_extras_one_can_play_in_the_terminal(versus: Path, tmp_path: Path) -> None:
    done = bare(versus, tmp_path, "cards", "Pyro")
    assert "Mister Burns" in done.stdout, done.stderr
    for verb in ("play", "replay", "verify"):
        done = bare(versus, tmp_path, verb, "--help")
        assert done.returncode == 0, done.stderr
    done = bare(versus, tmp_path, "verify", "no-such-file")
    assert (done.returncode, "could not be read" in done.stderr) == (1, True)
