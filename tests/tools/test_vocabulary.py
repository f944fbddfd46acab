"""The words of each game: every node has one, every word is in the reference with an example that builds."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tools.languages import LANGUAGES
from tools.languages.language import Language
from tools.vocabulary import cell

ROOT = Path(__file__).parents[2]
WORDS = [(language, word) for language in LANGUAGES for word in language.exported]
NODES = [(language, kind) for language in LANGUAGES for kind in language.nodes()]


def name_of(value: object) -> str:
    if isinstance(value, Language):
        return value.game
    return value.__name__ if isinstance(value, type) else str(value)


@pytest.mark.parametrize(("language", "word"), WORDS, ids=name_of)
def test_every_word_has_examples_that_build_and_read(language, word):
    for source in language.examples_of(word):
        assert re.search(rf"\b{word}\b", source), source
        value = language.built(source)
        assert isinstance(value, (str, int)) or language.reads(value).strip(), source


@pytest.mark.parametrize(("language", "word"), WORDS, ids=name_of)
def test_every_word_is_in_the_reference_with_an_example_that_builds(language, word):
    page = (ROOT / language.page).read_text(encoding="utf-8")
    reference = page.partition("## The vocabulary")[2]
    [row] = re.findall(rf"^\| `{word}[`(].*$", reference, re.MULTILINE)
    _, _, _, example, reads, _ = [part.strip() for part in re.split(r"(?<!\\)\|", row)]
    assert example.startswith("`"), "the word in use"
    assert example.strip("`") != word, "in use, not by itself"
    assert cell(language.reads(language.built(example.strip("`")))) == reads


@pytest.mark.parametrize(("language", "kind"), NODES, ids=name_of)
def test_every_node_is_reached_by_a_word(language, kind):
    reached = {node.__name__ for node in language.reached}
    assert kind.__name__ in reached


@pytest.mark.parametrize("language", LANGUAGES, ids=name_of)
def test_the_cards_of_the_house_are_written_in_words(language):
    """They import no class of nodes."""
    nodes = {kind.__name__ for kind in language.nodes()}
    room = ROOT / "versus" / "cards" / language.package.__name__.split(".")[2]
    for file in room.rglob("*.py"):
        for statement in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(statement, ast.ImportFrom):
                assert not nodes & {alias.name for alias in statement.names}, file
