"""From the names on a list to cards: versions, reprints, levels, and who leads the deck."""

from __future__ import annotations

import unicodedata
from dataclasses import replace
from difflib import get_close_matches
from typing import Final, assert_never

from versus.cards.catalogue import Catalogue
from versus.decks.listing import Entry, Listing, Place
from versus.decks.octgn import guid
from versus.decks.plain import readable
from versus.decks.problems import (
    AmbiguousCard,
    BadDeckList,
    NobodyLeads,
    Problem,
    SeveralLead,
    UnknownCard,
    UnknownVersion,
)
from versus.games.tpcg.printed.deck import Deck
from versus.games.tpcg.printed.definition import Card, Facts, Powers
from versus.games.tpcg.words import MAIN_CHARACTER

MOST_PROBLEMS: Final = 20
"""A list with more wrong lines is not a deck list; nobody reads on."""

NEAR: Final = 3
ALIKE: Final = 0.6

Found = tuple[Entry, Card]


class Names:
    """Finds the cards of a catalogue as a list writes them."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.sets = {card.key: code for code, found in catalogue.sets.items() for card in found.cards}
        self.codes = {code.casefold(): code for code in catalogue.sets}
        self.keys = {card.key.casefold(): card for card in catalogue}
        self.guids = {guid(card.key): card for card in catalogue}
        self.titles: dict[str, list[Card]] = {}
        self.alike: dict[str, str] = {}
        for card in catalogue:
            self.titles.setdefault(folded(card.name), []).append(card)
            for name in card.names:
                self.alike[folded(name)] = card.name

    def find(self, entry: Entry, home: str = "") -> Card | Problem:
        """The one card that an entry means. Among reprints the one of the `home` set is preferred."""
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

    def find_version(self, entry: Entry, named: list[Card], home: str) -> Card | Problem:
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

    def versions(self, named: list[Card], version: str) -> list[Card]:
        """Those of these cards that bear a card number, an id or a set code."""
        one = self.numbered(version)
        if one is not None:
            return [card for card in named if card is one]
        code = self.codes.get(version.casefold())
        return [card for card in named if self.sets[card.key] == code]

    def numbered(self, number: str) -> Card | None:
        return self.keys.get(number.casefold()) or self.guids.get(number.casefold())

    def choose(self, entry: Entry, cards: list[Card], home: str) -> Card | Problem:
        """The only card that fits the place; cards that differ in nothing but their number are one."""
        fitting = belonging(cards, entry)
        if any(content(card) != content(fitting[0]) for card in fitting):
            return AmbiguousCard(entry.line, entry.name, tuple(fitting))
        at_home = [card for card in fitting if self.sets[card.key] == home]
        return (at_home or fitting)[0]

    def unknown(self, entry: Entry) -> UnknownCard:
        close = get_close_matches(folded(entry.name), self.alike, NEAR, ALIKE)
        return UnknownCard(entry.line, entry.name, tuple(dict.fromkeys(self.alike[name] for name in close)))

    def levels_above(self, main: Card) -> list[Card]:
        """The higher levels of a main character: same name, same set."""
        above = [
            card
            for card in self.titles.get(folded(main.name), [])
            if card.type == MAIN_CHARACTER
            and card.facts.level > main.facts.level
            and self.sets[card.key] == self.sets.get(main.key)
        ]
        return sorted(above, key=level)


def resolved(listing: Listing, catalogue: Catalogue) -> Deck:
    """The deck that a list means. Everything wrong with the list is reported at once."""
    return Resolver(listing, Names(catalogue)).deck()


class Resolver:
    """Turns one list into one deck: first who leads, then everybody else."""

    def __init__(self, listing: Listing, names: Names) -> None:
        self.listing = listing
        self.names = names
        self.problems: list[Problem] = []

    def deck(self) -> Deck:
        leaders = self.found(Place.MAIN)
        aside = self.found(Place.ASIDE)
        home = self.home(leaders + aside)
        inside = self.found(Place.DECK, home)
        levels = copies(self.found(Place.LEVEL, home))
        pile = copies(self.found(Place.PILE, home))
        if not leaders:
            mains, beside = split(aside)
            leaders, strangers = family(mains)
            pile += copies(strangers + beside)
        if not leaders:
            leaders, inside = split(inside)
        if not leaders and not self.problems:
            self.problems.append(NobodyLeads(0))
        leaders, strangers = family(leaders)
        if strangers:
            names = (leaders[0][1].name, *dict.fromkeys(card.name for _, card in strangers))
            self.problems.append(SeveralLead(strangers[0][0].line, names))
        if self.problems:
            raise BadDeckList(*sorted(self.problems, key=line))
        main, *more = dict.fromkeys(card for _, card in leaders)
        given = [*more, *levels]
        present = {card.facts.level for card in given}
        given += [card for card in self.names.levels_above(main) if card.facts.level not in present]
        title = self.listing.title or main.name
        return Deck(main, tuple(copies(inside)), tuple(sorted(given, key=level)), tuple(pile), title)

    def found(self, place: Place, home: str = "") -> list[Found]:
        """The cards of a place; what cannot be found joins the problems."""
        cards: list[Found] = []
        for entry in self.listing.at(place):
            if len(self.problems) == MOST_PROBLEMS:
                break
            card = self.names.find(entry, home)
            if isinstance(card, Problem):
                self.problems.append(card)
            else:
                cards.append((entry, card))
        return cards

    def home(self, leaders: list[Found]) -> str:
        """The set of the main character."""
        return self.names.sets[leaders[0][1].key] if leaders else ""


def lean(listing: Listing, catalogue: Catalogue) -> Listing:
    """The same list without the card numbers and levels that a reader finds alone."""
    names = Names(catalogue)
    main = next(entry for entry in listing.entries if entry.place is Place.MAIN)
    leader = names.keys.get(main.version.casefold())
    home = names.sets[leader.key] if leader is not None else ""
    expected = [card.key for card in names.levels_above(leader)] if leader is not None else []
    entries = [leaner(entry, names, home) for entry in listing.entries]
    if [entry.version for entry in listing.at(Place.LEVEL)] == expected:
        entries = [entry for entry in entries if entry.place is not Place.LEVEL]
    return replace(listing, entries=tuple(entries))


def leaner(entry: Entry, names: Names, home: str) -> Entry:
    short = replace(entry, version="")
    card = names.find(short, "" if entry.place is Place.MAIN else home)
    if isinstance(card, Problem) or card.key != entry.version:
        short = entry
    return short if readable(short) else replace(entry, name=entry.version, version="")


def belonging(cards: list[Card], entry: Entry) -> list[Card]:
    """Those of these namesakes that go where the list puts them, or all if none does."""
    mains = [card for card in cards if card.type == MAIN_CHARACTER]
    others = [card for card in cards if card.type != MAIN_CHARACTER and not card.facts.token]
    match entry.place:
        case Place.MAIN | Place.ASIDE:
            return lowest(mains) or cards
        case Place.LEVEL:
            return [card for card in mains if card.facts.level == (entry.level or 2)] or cards
        case Place.DECK:
            return others or lowest(mains) or cards
        case Place.PILE:
            return cards
        case _:
            assert_never(entry.place)


def lowest(mains: list[Card]) -> list[Card]:
    least = min(map(level, mains), default=0)
    return [card for card in mains if card.facts.level == least]


def split(found: list[Found]) -> tuple[list[Found], list[Found]]:
    """Main characters, and the rest."""
    mains = [pair for pair in found if pair[1].type == MAIN_CHARACTER]
    return mains, [pair for pair in found if pair[1].type != MAIN_CHARACTER]


def family(leaders: list[Found]) -> tuple[list[Found], list[Found]]:
    """The first of the lowest level with its higher levels in order, and everybody else."""
    if not leaders:
        return [], []
    first = min(leaders, key=found_level)
    same = [
        pair
        for pair in leaders
        if pair[1] is first[1]
        or (pair[1].shares_name(first[1]) and pair[1].facts.level > first[1].facts.level)
    ]
    return sorted(same, key=found_level), [pair for pair in leaders if pair not in same]


def copies(found: list[Found]) -> list[Card]:
    return [card for entry, card in found for _ in range(entry.count)]


def found_level(found: Found) -> int:
    return found[1].facts.level


def level(card: Card) -> int:
    return card.facts.level


def line(problem: Problem) -> int:
    return problem.line


def content(card: Card) -> tuple[str, Facts, Powers]:
    """What two printings of one card have in common: all but the number, and what we filled in."""
    return card.name, replace(card.facts, filled=()), card.powers


def folded(name: str) -> str:
    """A name without capitals, accents and typographic apostrophes."""
    plain = unicodedata.normalize("NFKD", name.replace("’", "'"))
    letters = "".join(sign for sign in plain if not unicodedata.combining(sign))
    return " ".join(letters.casefold().split())
