"""Files of cards for tests: written in the words of either game, loaded, and which cards came through."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from textwrap import dedent
from typing import Final

from versus.cards.catalogue import Catalogue
from versus.cards.loading import load_sets
from versus.kernel.authoring import CardProblem


@dataclass(frozen=True)
class Author:
    """Somebody who writes cards for a game."""

    game: str
    package: str
    maker: str
    """A word that makes a character, and what it is given between the name and the numbers."""
    between: str
    house_code: str

    def card(self, key: str, name: str, more: str = "") -> str:
        """A plain character."""
        facts = "cost=1, atk=1, defense=2"
        return f'{self.maker}("{key}", "{name}", {self.between}{facts}{", " if more else ""}{more})'

    def power(self, effect: str) -> str:
        """Whenever anybody is stunned."""
        return f"powers=[when(STUN, {'None, ' if self.game == 'classic' else ''}{effect})]"

    @property
    def bad(self) -> str:
        """A character that lacks its ATK."""
        return f'{self.maker}("T-002", "Bad", {self.between}cost=1)'

    @property
    def head(self) -> str:
        return (
            "from versus.cards.catalogue import CardSet\n"
            f"from {self.package}.language.vocabulary import *\n"
            f"from {self.package}.words import *\n\n"
            f"good = {self.card('T-001', 'Good One')}\n"
        )

    @property
    def first_line(self) -> int:
        """Where what follows the head begins."""
        return self.head.count("\n") + 1

    def load(self, folder: Path, body: str, cards: str = "good, bad") -> tuple[Catalogue, list[CardProblem]]:
        """A file with a good card and whatever `body` makes."""
        text = f'{self.head}{dedent(body).strip()}\nCARDS = ({cards},)\nSET = CardSet("T", "Test", CARDS)\n'
        return self.loaded([write(folder, text)])

    def loaded(self, paths=()) -> tuple[Catalogue, list[CardProblem]]:
        """The game's catalogue with these files in it, and what is wrong with them."""
        catalogues, problems = load_sets(paths)
        return catalogues[self.game], problems


TPCG: Final = Author("2pcg", "versus.games.tpcg", "supporting", "", "PRA")
CLASSIC: Final = Author("classic", "versus.games.classic", "character", '"", "", ', "HEL")
AUTHORS: Final = (TPCG, CLASSIC)
HEAD: Final = TPCG.head


def write(folder: Path, text: str, name: str = "cards_of_mine.py") -> Path:
    path = folder / name
    path.write_text(dedent(text), encoding="utf-8")
    return path


def names(catalogue: Catalogue, code: str = "T") -> list[str]:
    return [card.name for card in catalogue.sets[code].cards]
