import io
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console

from tests.terminal.tables import going_on, table
from versus.cards.catalogue import house
from versus.terminal.opening import resumed
from versus.terminal.plain import PlainGame


def played(lines: list[str], people: int = 1, then: str = "quit") -> str:
    """What is printed while these lines are typed."""
    out = io.StringIO()
    typed: Iterator[str] = iter(lines)

    def ask(prompt: str) -> str:
        out.write(prompt)
        return next(typed, then)

    PlainGame(table(people), Console(file=out, width=100), ask).play()
    return out.getvalue()


def test_a_whole_game_is_played_by_numbers():
    session = table()

    def ask(prompt: str) -> str:
        question = session.question()
        assert question is not None
        return question.numbers[going_on(session)]

    out = io.StringIO()
    PlainGame(session, Console(file=out, width=100), ask).play()
    assert session.game.over
    assert "the game." in out.getvalue().strip().split("\n")[-1] or "tie" in out.getvalue()


def test_help_board_and_nonsense_are_answered():
    shown = played(["?", "board", "dance", "0"])
    assert "read NAME" in shown
    assert "Please answer with a number" in shown
    assert "The game is left unfinished." in shown


def test_cards_are_read_and_explained():
    shown = played(["1", "1", "1", "read marina", "why marina", "read nobody", "why nobody"])
    assert "Main character · Level 1" in shown
    assert 'You see no card called "nobody".' in shown


def test_save_and_undo(tmp_path: Path):
    path = tmp_path / "game"
    shown = played(["save", "undo", f"save {path}", f"record {tmp_path / 'record'}"])
    assert "Say where: save FILE" in shown
    assert "Nothing can be taken back" in shown
    assert f"Written to {path}." in shown.replace("\n", "")
    assert resumed(path, {"2pcg": house("2pcg")}).question() is not None
    assert (tmp_path / "record").exists()


def test_a_file_is_written_over_only_where_that_is_said(tmp_path: Path):
    path = tmp_path / "game"
    path.write_bytes(b"mine")
    shown = " ".join(played([f"save {path}"]).split())
    assert f"{path} is there already and was left as it is." in shown
    assert f"Or write over it: save over {path}" in shown
    assert path.read_bytes() == b"mine"
    played([f"save over {path}"])
    assert resumed(path, {"2pcg": house("2pcg")}).question() is not None


def test_people_hand_over_at_the_prompt():
    shown = played([""], people=2)
    assert "press enter when you alone can read this" in shown
