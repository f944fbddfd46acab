"""From the names on a list to a deck: who leads it, higher levels, cards, and what lies beside."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from versus.cards.catalogue import Catalogue
from versus.decks.listing import Entry, Listing, Place
from versus.decks.names import Names
from versus.decks.plain import readable
from versus.decks.problems import MOST_PROBLEMS, BadDeckList, NobodyLeads, Problem, SeveralLead
from versus.kernel.deck import Deck

Found = tuple[Entry, Any]
"""An entry and its card."""


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
            mains, beside = self.split(aside)
            leaders, strangers = self.family(mains)
            pile += copies(strangers + beside)
        if not leaders:
            leaders, inside = self.split(inside)
        if not leaders and not self.problems and self.names.leaders:
            self.problems.append(NobodyLeads(0, self.names.leaders[0].name))
        leaders, strangers = self.family(leaders)
        if strangers:
            names = (leaders[0][1].name, *dict.fromkeys(card.name for _, card in strangers))
            self.problems.append(SeveralLead(strangers[0][0].line, names))
        if self.problems:
            raise BadDeckList(*sorted(self.problems, key=lambda problem: problem.line))
        if not leaders:
            return Deck(tuple(copies(inside)), pile=tuple(pile), name=self.listing.title)
        main, *more = dict.fromkeys(card for _, card in leaders)
        level = self.names.plug.leads
        given = [*more, *levels]
        present = {level(card) for card in given}
        given += [card for card in self.names.levels_above(main) if level(card) not in present]
        pile += [card for card in self.names.brought_by(main) if card not in pile]
        title = self.listing.title or main.name
        return Deck(tuple(copies(inside)), main, tuple(sorted(given, key=level)), tuple(pile), title)

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

    def split(self, found: list[Found]) -> tuple[list[Found], list[Found]]:
        """Those who can lead a deck, and the rest."""
        leads = self.names.plug.leads
        return [pair for pair in found if leads(pair[1])], [pair for pair in found if not leads(pair[1])]

    def family(self, leaders: list[Found]) -> tuple[list[Found], list[Found]]:
        """The first of the lowest level with its higher levels in order, and everybody else."""
        if not leaders:
            return [], []
        leads = self.names.plug.leads
        first = min(leaders, key=lambda pair: leads(pair[1]))
        same = [
            pair
            for pair in leaders
            if pair[1] is first[1] or (pair[1].shares_name(first[1]) and leads(pair[1]) > leads(first[1]))
        ]
        same.sort(key=lambda pair: leads(pair[1]))
        chosen = {id(pair) for pair in same}
        return same, [pair for pair in leaders if id(pair) not in chosen]


def lean(listing: Listing, catalogue: Catalogue) -> Listing:
    """The same list without the card numbers, levels and piles that a reader finds alone."""
    names = Names(catalogue)
    main = next((entry for entry in listing.entries if entry.place is Place.MAIN), None)
    leader = names.keys.get(main.version.casefold()) if main is not None else None
    home = names.sets[leader.key] if leader is not None else ""
    expected = [card.key for card in names.levels_above(leader)] if leader is not None else []
    entries = [leaner(entry, names, home) for entry in listing.entries]
    if [entry.version for entry in listing.at(Place.LEVEL)] == expected:
        entries = [entry for entry in entries if entry.place is not Place.LEVEL]
    brought = [card.name for card in names.brought_by(leader)] if leader is not None else []
    entries = [entry for entry in entries if entry.place is not Place.PILE or entry.name not in brought]
    return replace(listing, entries=tuple(entries))


def leaner(entry: Entry, names: Names, home: str) -> Entry:
    short = replace(entry, version="")
    card = names.find(short, "" if entry.place is Place.MAIN else home)
    if isinstance(card, Problem) or card.key != entry.version:
        short = entry
    return short if readable(short) else replace(entry, name=entry.version, version="")


def copies(found: list[Found]) -> list[Any]:
    return [card for entry, card in found for _ in range(entry.count)]
