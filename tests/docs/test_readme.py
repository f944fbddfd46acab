"""What the first page shows is true."""

import re
from pathlib import Path

from versus.cards.catalogue import house
from versus.cli import VERBS

TEXT = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")


def test_the_program_runs(capsys):
    program = re.search(r"## For programs\n\n```python\n(.*?)```", TEXT, re.DOTALL)
    assert program is not None
    found: dict[str, object] = {}
    exec(program[1], found)
    assert found["game"].over
    assert str(found["game"].winners) in capsys.readouterr().out


def test_the_card_is_that_of_the_set_and_says_so():
    source = re.search(r"## A card is a few lines\n\n```python\n(.*?)```\n\n> (.*?)\n", TEXT, re.DOTALL)
    assert source is not None
    plug = house("2pcg").plug
    words = {
        **vars(__import__("versus.games.tpcg.language.vocabulary", fromlist=["*"])),
        **vars(__import__("versus.games.tpcg.words", fromlist=["*"])),
        **vars(__import__("versus.cards.tpcg.house_of_x.teams", fromlist=["*"])),
    }
    shown = eval(source[1], words)
    assert plug.words.sheet(shown) == plug.words.sheet(house("2pcg")["HOX-013"])
    assert source[2] in plug.words.sheet(shown).text


def test_every_verb_it_names_exists():
    named = re.findall(r"`versus (\w+)", TEXT)
    assert named
    assert set(named) <= set(VERBS)
