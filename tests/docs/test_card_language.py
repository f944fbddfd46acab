"""The card author's guide: every block of it runs, and prints what the page says."""

from __future__ import annotations

import re
import shlex
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tests.cards.card_files import TPCG as AUTHOR
from tools.languages.tpcg import TPCG
from tools.shown_cards import hatches_kept, shown_cards, with_faces
from tools.vocabulary import END, renewed
from versus.cards.checking import check_card
from versus.cli import app
from versus.decks import load_deck
from versus.games.tpcg.printed.deck import faults
from versus.kernel.build import COMPILED
from versus.testing.tpcg import duel, side

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Block:
    language: str
    text: str

    @property
    def file(self) -> str:
        """The file that the first line names."""
        first = self.text.partition("\n")[0]
        return first[2:] if re.fullmatch(r"# \w+\.\w+", first) else ""


def page() -> str:
    return (ROOT / TPCG.page).read_text(encoding="utf-8")


def blocks() -> list[Block]:
    tutorial = page().partition(END)[0]
    return [Block(language, text) for language, text in BLOCK.findall(tutorial)]


def test_the_reference_is_as_new_as_the_code():
    assert renewed(page(), TPCG) == page(), "run make docs"


def test_every_language_of_the_page_is_one_that_is_run_here():
    assert {block.language for block in blocks()} == {"python", "sh", "text", "toml"}


def run(command: str) -> Any:
    return CliRunner().invoke(app, shlex.split(command)[1:])


def told_by_source(said: str) -> str:
    """A compiled node refuses at once what it cannot hold: then the place in the file is blamed."""
    return said.replace("powers[0].who:", "triggers[0].effect.who:") if COMPILED else said


def test_the_files_and_commands_of_the_tutorial(tmp_path, monkeypatch):
    """Write each file as the reader does, run each command after it, and read the answer."""
    monkeypatch.chdir(tmp_path)
    answered = 0
    said = ""
    for block in blocks():
        if block.file:
            Path(block.file).write_text(block.text, encoding="utf-8")
            said = ""
        elif block.language == "sh" and block.text.startswith("versus cards"):
            result = run(block.text)
            assert result.exit_code == 0, result.output
            said = (result.stdout + result.stderr).replace(f"{tmp_path}/", "")
        elif block.language == "text" and said:
            assert block.text in told_by_source(said)
            answered += 1
            said = ""
        else:
            said = ""
    assert answered == 3


def test_the_set_of_the_tutorial_is_in_order(tmp_path):
    files = write_files(tmp_path)
    catalogue, problems = AUTHOR.loaded([files["my_set.py"]])
    assert problems == []
    assert [card.name for card in catalogue.sets["NIT"].cards] == ["Lamplighter"]


def write_files(folder: Path) -> dict[str, Path]:
    found = {}
    for block in blocks():
        if block.file:
            found[block.file] = folder / block.file
            found[block.file].write_text(block.text, encoding="utf-8")
    return found


def test_the_deck_of_the_tutorial_is_legal(tmp_path):
    files = write_files(tmp_path)
    catalogue, _ = AUTHOR.loaded([files["my_set.py"]])
    deck = load_deck(files["my_deck.txt"], catalogue)
    assert faults(deck) == []
    assert deck.name == "Night Market"


def test_the_game_of_the_tutorial_starts(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    write_files(tmp_path)
    command = next(block.text for block in blocks() if block.text.startswith("versus play"))
    result = CliRunner().invoke(app, [*shlex.split(command)[1:], "--seed", "1"], input="quit\n")
    assert result.exit_code == 0, result.output


def table_tests() -> dict[str, str]:
    text = next(block.text for block in blocks() if block.file == "test_my_set.py")
    return dict.fromkeys(re.findall(r"^def (test_\w+)", text, re.MULTILINE), text)


@pytest.mark.parametrize("name", table_tests())
def test_the_tests_of_the_tutorial_pass(name, tmp_path, monkeypatch):
    write_files(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "my_set", raising=False)
    scope: dict[str, Any] = {}
    exec(compile(table_tests()[name], "test_my_set.py", "exec"), scope)
    scope[name]()


def test_every_card_of_the_page_is_in_order():
    with hatches_kept():
        cards = shown_cards(page())
        assert len(cards) == 11
        assert [problem for card in cards for problem in check_card(card)] == []


def test_a_face_that_has_changed_is_printed_anew():
    stale = page().replace("Reaction [Intellect]: When", "Reaction [Might]: Whenever")
    assert stale != page()
    assert with_faces(stale) == page()


def test_the_escape_hatch_of_the_page_works():
    with hatches_kept():
        neighbour = shown_cards(page())[-1]
        mine = side(hand=[neighbour, "1/1"], resources=4, deck=9)
        table = duel(p1=mine, p2=side(hand=5), at="recruit", recruit_points=4)
        table.p1.recruits("Envious Neighbour")
        assert len(table.p1.hand) == 5
        table.finish()
