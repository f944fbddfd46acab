"""Files of cards for tests: written, loaded, and which cards came through."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

from versus.cards.catalogue import Catalogue
from versus.cards.loading import load_sets
from versus.cards.problems import CardProblem

HEAD = """\
from versus.cards.catalogue import CardSet
from versus.games.tpcg.language.vocabulary import *
from versus.games.tpcg.words import *

good = supporting("T-001", "Good One", cost=1, atk=1, defense=2)
"""
FIRST_LINE = HEAD.count("\n") + 1


def write(folder: Path, text: str, name: str = "cards_of_mine.py") -> Path:
    path = folder / name
    path.write_text(dedent(text), encoding="utf-8")
    return path


def load(folder: Path, body: str, cards: str = "good, bad") -> tuple[Catalogue, list[CardProblem]]:
    """A file with a good card and whatever `body` makes."""
    text = f'{HEAD}{dedent(body).strip()}\nCARDS = ({cards},)\nSET = CardSet("T", "Test", CARDS)\n'
    return loaded([write(folder, text)])


def names(catalogue: Catalogue, code: str = "T") -> list[str]:
    return [card.name for card in catalogue.sets[code].cards]


def loaded(paths=()):
    """The 2PCG's catalogue with these files in it, and what is wrong with them."""
    catalogues, problems = load_sets(paths)
    return catalogues["2pcg"], problems
