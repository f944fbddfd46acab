"""Cards as a search looks at them: their sheets with every word folded, and what the fields may say."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from versus.cards.catalogue import Catalogue
from versus.kernel.sheet import CardSheet

SILENT: Final = frozenset(".'’")
"""Signs that nobody types: "B.P.R.D." is found by "bprd"."""

UNIQUE: Final = "unique"
RECONSTRUCTED: Final = "reconstructed"
PRINTED: Final = "printed"
VANILLA: Final = "vanilla"
MARKS: Final = {
    UNIQUE: "only one of it may be in play",
    RECONSTRUCTED: "some of it stands in no source and was filled in",
    PRINTED: "all of it stands in a source",
    VANILLA: "no text at all",
}
"""What `is:` can ask for."""


def folded(text: str) -> str:
    """A text without capitals and accents; signs are spaces, those that nobody types are not there."""
    # Sign by sign: the order of many accents on one letter takes ever longer to find out, and nobody asks.
    signs = [
        sign if sign.isalnum() else " "
        for whole in text
        for sign in unicodedata.normalize("NFKD", whole)
        if sign not in SILENT and not unicodedata.combining(sign)
    ]
    return " ".join("".join(signs).casefold().split())


def joined(text: str) -> str:
    """Folded and without spaces, so that "X-Men" and "xmen" are the same."""
    return folded(text).replace(" ", "")


@dataclass(frozen=True)
class Indexed:
    """A card of a set of a game."""

    game: str
    card: Any
    """Its definition."""
    sheet: CardSheet
    set_code: str
    set_name: str

    @cached_property
    def name(self) -> str:
        return folded(" ".join((self.sheet.name, *self.sheet.versions)))

    @cached_property
    def text(self) -> str:
        return folded(" ".join((*self.sheet.text, *self.sheet.keywords)))

    @cached_property
    def everything(self) -> str:
        sheet = self.sheet
        said = (sheet.key, sheet.type, *sheet.teams, *sheet.traits, *sheet.symbols, sheet.identity or "")
        return " ".join((self.name, folded(" ".join(said)), self.text))

    @cached_property
    def labels(self) -> dict[str, tuple[str, ...]]:
        """What stands on it, by the fields that have a fixed choice."""
        sheet = self.sheet
        marks = [
            *([UNIQUE] if sheet.unique else []),
            RECONSTRUCTED if sheet.filled else PRINTED,
            *([] if sheet.text else [VANILLA]),
        ]
        return {
            "team": tuple(dict.fromkeys(sheet.teams)),
            "type": (sheet.type,),
            "symbol": tuple(dict.fromkeys(sheet.symbols)),
            "keyword": tuple(dict.fromkeys(sheet.keywords)),
            "mentions": tuple(dict.fromkeys((*sheet.keywords, *sheet.mentions))),
            "set": (self.set_name,),
            "game": (self.game,),
            "is": tuple(marks),
        }


class Shelf:
    """Every card that is searched, in the order of the sets, and what there is to choose from."""

    def __init__(self, cards: Iterable[Indexed]) -> None:
        self.cards = tuple(cards)
        self.choices: dict[str, dict[str, set[str]]] = {}
        """By field and label: the folded words that mean it."""
        for card in self.cards:
            for field, labels in card.labels.items():
                known = self.choices.setdefault(field, {})
                for label in labels:
                    known.setdefault(label, {joined(label)})
            self.choices["set"][card.set_name].add(joined(card.set_code))

    def known(self, field: str) -> tuple[str, ...]:
        return tuple(sorted(self.choices.get(field, ()), key=str.casefold))

    def meant(self, field: str, value: str, whole: bool) -> frozenset[str]:
        """The labels of a field that a word means: all of it, or a part."""
        wanted = joined(value)
        if not wanted:
            return frozenset()
        return frozenset(
            label
            for label, words in self.choices.get(field, {}).items()
            if (wanted in words if whole else any(wanted in word for word in words))
        )


def shelf_of(catalogues: Iterable[Catalogue]) -> Shelf:
    """The cards of some games."""
    return Shelf(
        Indexed(catalogue.plug.name, card, catalogue.plug.words.sheet(card), card_set.code, card_set.name)
        for catalogue in catalogues
        for card_set in (*catalogue.sets.values(), catalogue.made())
        for card in card_set.cards
    )
