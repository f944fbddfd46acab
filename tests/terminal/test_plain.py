import io
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from rich.console import Console

from tests.terminal.tables import going_on, option, table
from tests.terminal.test_keys import attacking
from versus.cards.catalogue import house
from versus.decks import starters
from versus.players.random import RandomPlayer
from versus.terminal.opening import resumed, seated
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


@pytest.mark.parametrize("game", ["2pcg", "classic"])
def test_a_whole_game_is_told_without_boxes_and_with_piles(game: str):
    """What a screen reader would stumble over is on no line; what lies beside the rows can be asked for."""
    session = seated(starters(game)[:2], 5, [0], ["Ann", "Ben"])
    out, chance, asked = io.StringIO(), RandomPlayer(2), count()

    def ask(prompt: str) -> str:
        question = session.question()
        assert question is not None
        return "piles" if next(asked) % 10 == 9 else question.numbers[chance.answer(session.game)]

    PlainGame(session, Console(file=out, width=100), ask).play()
    assert session.game.over
    shown = out.getvalue()
    assert not [sign for sign in shown if "\u2500" <= sign <= "\u259f"], "lines and blocks of boxes"
    assert "Your KO" in shown
    assert "Ben's KO" in shown
    assert not any(line.startswith("Combat:") for line in shown.split("\n")[-4:]), "it is over"


@pytest.mark.parametrize(("game", "begins"), [("2pcg", "Main Phase"), ("classic", "Your attack step")])
def test_the_same_word_goes_on_and_takes_back(game: str, begins: str):
    """0 passes and ends turns; back leaves an attack that was begun."""
    session = attacking(game)
    first = session.question()
    assert first is not None
    assert first.prompt.startswith(begins)
    attack = first.numbers[option(session, "Attack with Guard A")]
    out, typed = io.StringIO(), iter([attack, "back", "0"])
    PlainGame(session, Console(file=out, width=100), lambda prompt: next(typed, "quit")).play()
    shown = out.getvalue()
    assert "back Take it back" in shown
    assert shown.count(f"\n{first.prompt}\n") >= 2, "as if nothing had been begun"
    assert session.game.answers[-1:] != [], "and then it went on"
    assert f"   0 {first.options[first.going_on]}" in shown


def test_lines_that_are_alike_are_told_once():
    assert "Ben draws a card. (×7)" in played(["1", "1"])


def test_a_card_is_found_by_any_word_of_its_name():
    shown = played(["1", "1", "1", "read vale"])
    assert "Main character · Level 1" in shown


def test_people_hand_over_at_the_prompt():
    shown = played([""], people=2)
    assert "press enter when you alone can read this" in shown
