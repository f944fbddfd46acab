"""Classic cards are written in words: no module of a set reaches for the nodes behind them."""

import ast
from pathlib import Path

import pytest

from versus.cards import classic
from versus.games.classic.plug import CLASSIC

FILES = sorted(Path(classic.__path__[0]).rglob("*.py"))
HOUSE = f"{CLASSIC.package}.printed.definition"


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_a_set_imports_words_constants_and_other_cards_only(file):
    authoring = CLASSIC.authoring
    allowed = (authoring.vocabulary.__name__, authoring.constants.__name__, "versus.cards.classic", "typing")
    for statement in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(statement, ast.Import):
            raise AssertionError(ast.unparse(statement))
        if isinstance(statement, ast.ImportFrom):
            taken = [alias.name for alias in statement.names]
            card_type = statement.module == HOUSE and taken == ["Card"]
            assert card_type or str(statement.module).startswith(allowed), ast.unparse(statement)
