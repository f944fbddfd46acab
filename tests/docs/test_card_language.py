"""The card author's guides, a page for each game: every block runs, and prints what the page says."""

from __future__ import annotations

import re
import shlex
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tools.languages import LANGUAGES
from tools.languages.language import Language
from tools.languages.tpcg import TPCG
from tools.shown_cards import hatches_kept, shown_cards, with_faces
from tools.vocabulary import END, renewed
from versus.cards.checking import check_card
from versus.cards.loading import load_sets
from versus.cli import app
from versus.decks import load_deck
from versus.games.house import game_called
from versus.kernel.build import COMPILED
from versus.testing.tpcg import duel, side

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture(params=LANGUAGES, ids=lambda language: language.game)
def language(request):
    return request.param


@dataclass(frozen=True)
class Block:
    language: str
    text: str

    @property
    def file(self) -> str:
        """The file that the first line names."""
        first = self.text.partition("\n")[0]
        return first[2:] if re.fullmatch(r"# \w+\.\w+", first) else ""


def page(language: Language) -> str:
    return (ROOT / language.page).read_text(encoding="utf-8")


def blocks(language: Language) -> list[Block]:
    tutorial = page(language).partition(END)[0]
    return [Block(kind, text) for kind, text in BLOCK.findall(tutorial)]


def test_the_reference_is_as_new_as_the_code(language):
    assert renewed(page(language), language) == page(language), "run make docs"


def test_the_checks_name_the_page(language):
    assert game_called(language.game).authoring.page == str(language.page)


def test_every_language_of_the_page_is_one_that_is_run_here(language):
    assert {block.language for block in blocks(language)} - {"toml"} == {"python", "sh", "text"}


def run(command: str) -> Any:
    return CliRunner().invoke(app, shlex.split(command)[1:])


BLAMED = {"2pcg": "powers[0].effect.who:", "classic": "triggers[0].effect.who:"}


def told_by_source(said: str, game: str) -> str:
    """A compiled node refuses at once what it cannot hold: then the place in the file is blamed."""
    return said.replace("powers[0].who:", BLAMED[game]) if COMPILED else said


def test_the_files_and_commands_of_the_tutorial(language, tmp_path, monkeypatch):
    """Write each file as the reader does, run each command after it, and read the answer."""
    monkeypatch.chdir(tmp_path)
    answered = 0
    said = ""
    for block in blocks(language):
        if block.file:
            Path(block.file).write_text(block.text, encoding="utf-8")
            said = ""
        elif block.language == "sh" and block.text.startswith("versus cards"):
            result = run(block.text)
            assert result.exit_code == 0, result.output
            said = (result.stdout + result.stderr).replace(f"{tmp_path}/", "")
        elif block.language == "text" and said:
            assert block.text in told_by_source(said, language.game)
            answered += 1
            said = ""
        else:
            said = ""
    assert answered == 3


def write_files(language: Language, folder: Path) -> dict[str, Path]:
    found = {}
    for block in blocks(language):
        if block.file:
            found[block.file] = folder / block.file
            found[block.file].write_text(block.text, encoding="utf-8")
    return found


def test_the_set_and_the_deck_of_the_tutorial_are_in_order(language, tmp_path):
    files = write_files(language, tmp_path)
    catalogues, problems = load_sets([files["my_set.py"]])
    catalogue = catalogues[language.game]
    assert problems == []
    assert [card.name for card in catalogue.sets["NIT"].cards] == ["Lamplighter"]
    deck = load_deck(files["my_deck.txt"], catalogue)
    assert game_called(language.game).faults(deck) == []
    assert deck.name == "Night Market"


def test_the_game_of_the_tutorial_starts(language, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    write_files(language, tmp_path)
    command = next(block.text for block in blocks(language) if block.text.startswith("versus play"))
    result = CliRunner().invoke(app, [*shlex.split(command)[1:], "--seed", "1"], input="quit\n")
    assert result.exit_code == 0, result.output


def table_tests() -> list[tuple[Language, str, str]]:
    found = []
    for language in LANGUAGES:
        text = next(block.text for block in blocks(language) if block.file == "test_my_set.py")
        found += [(language, name, text) for name in re.findall(r"^def (test_\w+)", text, re.MULTILINE)]
    return found


@pytest.mark.parametrize(("language", "name", "text"), table_tests(), ids=lambda value: str(value)[:60])
def test_the_tests_of_the_tutorial_pass(language, name, text, tmp_path, monkeypatch):
    write_files(language, tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "my_set", raising=False)
    scope: dict[str, Any] = {}
    exec(compile(text, "test_my_set.py", "exec"), scope)
    scope[name]()


def test_every_card_of_the_page_is_in_order_and_has_its_face(language):
    with hatches_kept():
        cards = shown_cards(page(language))
        assert len(cards) >= 11
        assert [problem for card in cards for problem in check_card(card)] == []
        for card in cards:
            for line in game_called(language.game).words.sheet(card).text:
                assert line in page(language)


def test_a_face_that_has_changed_is_printed_anew():
    stale = page(TPCG).replace("Reaction [Intellect]: When", "Reaction [Might]: Whenever")
    assert stale != page(TPCG)
    assert with_faces(stale) == page(TPCG)


def test_the_escape_hatch_of_the_page_works():
    with hatches_kept():
        neighbour = shown_cards(page(TPCG))[-1]
        mine = side(hand=[neighbour, "1/1"], resources=4, deck=9)
        table = duel(p1=mine, p2=side(hand=5), at="recruit", recruit_points=4)
        table.p1.recruits("Envious Neighbour")
        assert len(table.p1.hand) == 5
        table.finish()
