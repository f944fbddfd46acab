import os
import resource
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from versus import __version__
from versus.cli import VERBS, app, whole
from versus.kernel.build import BUILD

PRACTICE = ["--deck", "tide", "--against", "ember"]


def run(*words: str, typed: str = "quit\n"):
    return CliRunner().invoke(app, list(words), input=typed)


def test_play_without_a_terminal_asks_in_plain_words():
    result = run("play", "--seed", "3", *PRACTICE)
    assert result.exit_code == 0
    assert "Choose" in result.output
    assert "The game is left unfinished." in result.output
    assert "Seed 3" in result.output


def test_plain_play_saves_resumes_records_and_replays(tmp_path: Path):
    saved, record = tmp_path / "saved", tmp_path / "record"
    typed = f"1\n1\n1\nsave {saved}\nquit\n"
    assert run("play", "--plain", *PRACTICE, "--seed", "3", typed=typed).exit_code == 0
    result = run("play", "--resume", str(saved), "--record", str(record), typed="1\nquit\n")
    assert result.exit_code == 0
    assert f"versus replay {record}" in result.output.replace("\n", "")
    replayed = run("replay", str(record), "--seat", "1")
    assert replayed.exit_code == 0


def test_a_record_is_not_to_be_written_over_a_file(tmp_path: Path):
    """Said before the game, for after it there would be nothing left to do about it."""
    record = tmp_path / "record"
    record.write_bytes(b"mine")
    result = run("play", *PRACTICE, "--record", str(record))
    assert result.exit_code == 1
    assert "is there already" in result.output
    assert "Type ? for help" not in result.output
    assert record.read_bytes() == b"mine"


def test_the_rulebooks_decks_are_dealt_unless_others_are_named():
    result = run("play", "--seed", "3")
    assert result.exit_code == 0
    assert "Professor X" in result.output
    assert "Magneto" in result.output


def test_what_cannot_be_done_is_told_in_words(tmp_path: Path):
    for words in (
        ("play", "--deck", "no such deck"),
        ("play", "--people", "5"),
        ("play", "--people", "3", "--players", "2"),
        ("play", "--resume", str(tmp_path / "nothing")),
        ("replay", str(tmp_path / "nothing")),
    ):
        result = run(*words)
        assert result.exit_code == 1
        assert result.output.strip()
        assert "Traceback" not in result.output


def test_a_seat_that_is_not_there_is_refused(tmp_path: Path):
    record = tmp_path / "record"
    run("play", *PRACTICE, "--record", str(record))
    result = run("replay", str(record), "--seat", "3")
    assert result.exit_code == 1
    assert "There is no seat 3" in result.output


def test_friends_share_a_keyboard():
    result = run("play", "--people", "2", *PRACTICE, "--name", "Ann", "--name", "Ben", typed="\nquit\n")
    assert result.exit_code == 0
    assert "press enter when you alone can read this" in result.output


def test_the_version_says_which_build_runs() -> None:
    result = CliRunner().invoke(app, ["--version"])
    assert result.exit_code == 0
    assert result.output == f"versus {__version__}, {BUILD} build\n"


# Refusals: one sentence, and an exit that says so


def process(*words: str, hide: tuple[str, ...] = (), cwd: Path | None = None):
    """The command in a process of its own, where some packages are not installed."""
    missing = "".join(f"sys.modules[{name!r}] = None; " for name in hide)
    code = f"import sys; {missing}from versus.cli import app; app()"
    return subprocess.run(
        [sys.executable, "-c", code, *words],
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=120,
    )


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["serve", "--database", "a box of cards"], "The database is named by a URL such as"),
        (["serve", "--database", "mysql://me@here/versus"], "The database is named by a URL such as"),
        (["serve", "--database", "sqlite:////proc/nowhere/versus.db"], "The folder of the database cannot"),
        (["serve", "--database", "sqlite:////proc/versus.db"], "cannot be opened: unable to open"),
        (["serve", "--database", "postgresql://me:secret@127.0.0.1:1/versus"], "cannot be opened: "),
        (["serve", "--host", "192.0.2.1", "--database", "sqlite://"], "Nobody can listen at 192.0.2.1"),
        (["serve", "--port", "65536"], "less than or equal to 65535"),
        (["play", "--game", "chess"], 'There is no game "chess". Choose 2pcg or classic.'),
        (["replay", "nothing"], "nothing could not be read"),
        (["verify", "nothing"], "nothing could not be read"),
        (["deck", "check", "nothing.txt"], "nothing.txt"),
        (["plya"], "No such command 'plya'"),
    ],
)
def test_a_bad_command_ends_with_one_sentence(words: list[str], said: str, tmp_path: Path):
    result = process(*words, cwd=tmp_path)
    spoken = " ".join(result.stderr.replace("│", " ").split())
    assert result.returncode > 0
    assert said in spoken
    assert "Traceback" not in result.stderr
    assert "secret" not in result.stderr


def test_a_log_level_that_is_none_is_refused_in_one_line():
    result = process("serve", "--log-level", "loud")
    assert result.returncode == 2
    assert result.stdout == ""
    assert result.stderr == 'There is no log level "loud". Choose debug, info, warning or error.\n'


def test_a_log_level_may_be_written_in_capitals(tmp_path: Path):
    result = process("serve", "--log-level", "WARNING", "--database", "a box of cards", cwd=tmp_path)
    assert "The database is named by a URL" in result.stderr, "the level was taken"


@pytest.mark.parametrize(
    "words",
    [
        ["play", "--plain"],
        ["sim", "Tide", "Ember", "--games", "2"],
        ["matrix", "Tide", "Ember", "--games", "2"],
        ["ladder", "--games", "2"],
        ["replay", "record"],
        ["serve"],
        ["verify", "match"],
        ["cards"],
        ["deck", "check", "Tide"],
        ["deck", "show", "Tide"],
        ["deck", "convert", "Tide", "tide.txt"],
    ],
    ids=" ".join,
)
def test_a_file_of_cards_that_is_not_there_ends_the_command(words: list[str], tmp_path: Path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    result = run(*words, "--cards", "nofile.py")
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr == (
        "There are no cards at nofile.py. Name a file or folder that is there with --cards.\n"
    )
    assert list(tmp_path.iterdir()) == []


def test_a_port_that_is_taken_is_told():
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        result = process("serve", "--port", str(port), "--database", "sqlite://")
    assert result.returncode == 1
    assert f"Nobody can listen at 127.0.0.1, port {port}: " in result.stderr
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize("package", ["uvicorn", "fastapi", "sqlalchemy", "alembic", "websockets"])
def test_a_server_without_its_packages_names_the_extra(package: str):
    result = process("serve", hide=(package,))
    assert result.returncode == 1
    assert result.stderr == (
        f"This needs {package}, which is not installed. Try: pip install versus[server]\n"
    )


def test_a_database_without_its_driver_names_the_extra():
    result = process("serve", "--database", "postgresql://me:secret@127.0.0.1/versus", hide=("psycopg",))
    assert result.returncode == 1
    assert result.stderr == "This needs psycopg, which is not installed. Try: pip install versus[server]\n"


def test_a_game_is_played_without_any_extra():
    server = ("fastapi", "sqlalchemy", "uvicorn", "alembic", "websockets", "psycopg")
    extras = (*server, "numpy", "pyarrow", "matplotlib", "pytest")
    for game in ("2pcg", "classic"):
        result = process("play", "--game", game, "--plain", "--seed", "3", hide=extras)
        assert result.returncode == 0, result.stderr
        assert "Seed 3" in result.stdout


# The list of verbs is made without importing them


def test_the_list_says_of_each_verb_what_its_own_help_says_first():
    for name, verb in VERBS.items():
        assert whole(name).help.startswith(verb.words.removesuffix(".")), name


def test_help_is_quick():
    """Under 0.4 seconds of processor time, however busy the machine."""

    def spent() -> float:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        assert process("--help").returncode == 0
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    assert min(spent() for _ in range(3)) < 0.4


def test_help_imports_no_verb():
    listing = "import sys; from versus.cli import app; app(standalone_mode=False); print(*sys.modules)"
    result = subprocess.run(
        [sys.executable, "-c", listing, "--help"], capture_output=True, text=True, check=True
    )
    loaded = {name for name in result.stdout.split() if name.startswith("versus.")}
    assert loaded == {"versus.cli", "versus.kernel", "versus.kernel.build"}
