"""Cards of a catalogue as people and other programs write them: titles, versions, numbers, foreign ids."""

from __future__ import annotations

import unicodedata
from difflib import get_close_matches
from typing import Any, Final, assert_never

from versus.cards.catalogue import Catalogue
from versus.decks.listing import Entry, Place
from versus.decks.octgn import guid
from versus.decks.problems import AmbiguousCard, UnknownCard, UnknownVersion

NEAR: Final = 3
ALIKE: Final = 0.6


class Names:
    """Finds the cards of a catalogue as a list writes them."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.plug = catalogue.plug
        self.sets = {card.key: code for code, found in catalogue.sets.items() for card in found.cards}
        self.codes = {code.casefold(): code for code in catalogue.sets}
        self.keys = {card.key.casefold(): card for card in catalogue}
        self.guids = {guid(catalogue.plug.name, card.key): card for card in catalogue}
        self.leaders = [card for card in catalogue if catalogue.plug.leads(card)]
        self.titles: dict[str, list[Any]] = {}
        self.alike: dict[str, str] = {}
        for card in catalogue:
            self.titles.setdefault(folded(card.name), []).append(card)
            for name in card.names:
                self.alike[folded(name)] = card.name

    def find(self, entry: Entry, home: str = "") -> Any:
        """The one card that an entry means, of reprints that of the `home` set; or the problem with it."""
        named = self.titles.get(folded(entry.name), [])
        if entry.version:
            return self.find_version(entry, named, home)
        if entry.name.casefold() in self.keys:
            return self.keys[entry.name.casefold()]
        if not named:
            hinted = [card for hint in entry.hints if (card := self.numbered(hint)) is not None]
            return hinted[0] if hinted else self.unknown(entry)
        for hint in entry.hints:
            fitting = self.versions(named, hint)
            if fitting:
                named = fitting
                break
        return self.choose(entry, named, home)

    def find_version(self, entry: Entry, named: list[Any], home: str) -> Any:
        fitting = self.versions(named, entry.version)
        if fitting:
            return self.choose(entry, fitting, home)
        whole = f"{entry.name} ({entry.version})"
        if folded(whole) in self.titles:
            return self.choose(entry, self.titles[folded(whole)], home)
        if not named:
            meant = self.numbered(entry.version)
            return (
                self.unknown(entry)
                if meant is None
                else UnknownVersion(entry.line, entry.name, entry.version, (meant,))
            )
        return UnknownVersion(entry.line, entry.name, entry.version, tuple(named))

    def versions(self, named: list[Any], version: str) -> list[Any]:
        """Those of these cards that bear a card number, an id or a set code."""
        one = self.numbered(version)
        if one is not None:
            return [card for card in named if card is one]
        code = self.codes.get(version.casefold())
        return [card for card in named if self.sets[card.key] == code]

    def numbered(self, number: str) -> Any:
        return self.keys.get(number.casefold()) or self.guids.get(number.casefold())

    def choose(self, entry: Entry, cards: list[Any], home: str) -> Any:
        """The only card that fits the place; cards that differ in nothing but their number are one."""
        fitting = self.belonging(cards, entry)
        if any(card.substance() != fitting[0].substance() for card in fitting):
            sheets = tuple(self.plug.words.sheet(card) for card in fitting)
            return AmbiguousCard(entry.line, entry.name, sheets)
        at_home = [card for card in fitting if self.sets[card.key] == home]
        return (at_home or fitting)[0]

    def unknown(self, entry: Entry) -> UnknownCard:
        close = get_close_matches(folded(entry.name), self.alike, NEAR, ALIKE)
        return UnknownCard(entry.line, entry.name, tuple(dict.fromkeys(self.alike[name] for name in close)))

    def levels_above(self, main: Any) -> list[Any]:
        """The higher levels of a main character: same name, same set."""
        above = [
            card
            for card in self.titles.get(folded(main.name), [])
            if self.plug.leads(card) > self.plug.leads(main)
            and self.sets[card.key] == self.sets.get(main.key)
        ]
        return sorted(above, key=self.plug.leads)

    def brought_by(self, main: Any) -> list[Any]:
        """What lies beside every deck that a main character leads."""
        return [card for card in self.keys.values() if self.plug.comes_with(card, main)]

    def belonging(self, cards: list[Any], entry: Entry) -> list[Any]:
        """Those of these namesakes that go where the list puts them, or all if none does."""
        plug = self.plug
        leaders = [card for card in cards if plug.leads(card)]
        others = [card for card in cards if plug.in_deck(card)]
        match entry.place:
            case Place.MAIN | Place.ASIDE:
                return self.lowest(leaders) or cards
            case Place.LEVEL:
                return [card for card in leaders if plug.leads(card) == (entry.level or 2)] or cards
            case Place.DECK:
                return others or self.lowest(leaders) or cards
            case Place.PILE:
                return cards
            case _:
                assert_never(entry.place)

    def lowest(self, leaders: list[Any]) -> list[Any]:
        least = min(map(self.plug.leads, leaders), default=0)
        return [card for card in leaders if self.plug.leads(card) == least]


def folded(name: str) -> str:
    """A name without capitals, accents and typographic apostrophes."""
    plain = unicodedata.normalize("NFKD", name.replace("’", "'"))
    letters = "".join(sign for sign in plain if not unicodedata.combining(sign))
    return " ".join(letters.casefold().split())
