"""The card author's guide: every block of it runs, and prints what the page says."""

from __future__ import annotations

import ast
import re
import shlex
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tools.vocabulary import END, PAGE, renewed
from versus.cards.checking import check_card
from versus.cards.loading import load_sets
from versus.cli import app
from versus.decks import load_deck
from versus.games.tpcg import vocabulary
from versus.games.tpcg.deck import faults
from versus.games.tpcg.definition import Card
from versus.games.tpcg.phrases import face
from versus.kernel.effects import HATCHES
from versus.testing import duel, side

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
    return (ROOT / PAGE).read_text(encoding="utf-8")


def blocks() -> list[Block]:
    tutorial = page().partition(END)[0]
    return [Block(language, text) for language, text in BLOCK.findall(tutorial)]


def test_the_reference_is_as_new_as_the_code():
    assert renewed(page()) == page(), "run make docs"


def test_the_reference_has_every_word():
    reference = page().partition("## The vocabulary")[2]
    for word in vocabulary.__all__:
        if word != "Power":
            assert re.search(rf"^\| `{word}[`(]", reference, re.MULTILINE), word


def test_every_language_of_the_page_is_one_that_is_run_here():
    assert {block.language for block in blocks()} == {"python", "sh", "text", "toml"}


def run(command: str) -> Any:
    return CliRunner().invoke(app, shlex.split(command)[1:])


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
            assert block.text in said
            answered += 1
            said = ""
        else:
            said = ""
    assert answered == 3


def test_the_set_of_the_tutorial_is_in_order(tmp_path):
    files = write_files(tmp_path)
    catalogue, problems = load_sets([files["my_set.py"]])
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
    catalogue, _ = load_sets([files["my_set.py"]])
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


@pytest.fixture
def shown_cards() -> Iterator[list[tuple[Card, str]]]:
    """The cards of the second part, each with the face that the page prints under it."""
    registered = dict(HATCHES)
    found = []
    scope: dict[str, Any] = {}
    everything = blocks()
    for index, block in enumerate(everything):
        if block.language == "python" and not block.file:
            card = made_by(block.text, scope)
            after = everything[index + 1 : index + 2]
            if isinstance(card, Card):
                found.append((card, "".join(next_.text for next_ in after if next_.language == "text")))
    yield found
    HATCHES.clear()
    HATCHES.update(registered)


def made_by(source: str, scope: dict[str, Any]) -> object:
    """Run a block; what its last expression gives."""
    tree = ast.parse(source)
    last = tree.body[-1]
    if not isinstance(last, ast.Expr):
        exec(compile(tree, str(PAGE), "exec"), scope)
        return None
    exec(compile(ast.Module(tree.body[:-1], []), str(PAGE), "exec"), scope)
    return eval(compile(ast.Expression(last.value), str(PAGE), "eval"), scope)


def test_every_card_of_the_page_reads_as_the_page_says(shown_cards):
    assert len(shown_cards) == 11
    for card, text in shown_cards:
        assert check_card(card) == []
        assert "\n".join(face(card)) == text.rstrip("\n")


def test_the_escape_hatch_of_the_page_works(shown_cards):
    neighbour = shown_cards[-1][0]
    mine = side(hand=[neighbour, "1/1"], resources=4, deck=9)
    table = duel(p1=mine, p2=side(hand=5), at="recruit", recruit_points=4)
    table.p1.recruits("Envious Neighbour")
    assert len(table.p1.hand) == 5
