from pathlib import Path

from typer.testing import CliRunner

from versus import __version__
from versus.cli import app
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
