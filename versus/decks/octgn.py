"""OCTGN's .o8d: sections of cards, each card with a GUID.

OCTGN finds cards by the ids of a game definition. Ours are made from the card's number; a file from elsewhere
is understood by its names.
"""

from __future__ import annotations

from typing import Final
from uuid import NAMESPACE_URL, uuid5
from xml.etree import ElementTree

from versus.decks.listing import Entry, Listing, Place, one_line
from versus.decks.markup import Element, copies, written
from versus.decks.problems import BadDeckList, Problem

ROOT: Final = "deck"
NAME: Final = "Name:"
"""The format has no title, so that the notes begin with one."""

PLACES: Final = {
    "main character": Place.MAIN,
    "main characters": Place.MAIN,
    "pile": Place.PILE,
}
"""Sections that are not the sixty cards; every other section is."""


def guid(game: str, key: str) -> str:
    """The id of a card number of a game, always the same."""
    return str(uuid5(NAMESPACE_URL, f"versus/{game}/{key}"))


def parse(root: Element) -> Listing:
    entries: list[Entry] = []
    problems: list[Problem] = []
    for section in root.all("section"):
        place = PLACES.get(section.attribute("name").casefold(), Place.DECK)
        for card in section.all("card"):
            hint = card.attribute("id")
            name = card.text.strip() or card.attribute("name") or hint
            count = copies(card, "qty", name, problems)
            if count:
                entries.append(Entry(count, name, place, hints=(hint,), line=card.line))
    if problems:
        raise BadDeckList(*problems)
    return Listing(title(root), tuple(entries))


def title(root: Element) -> str:
    for notes in root.all("notes"):
        first = notes.text.strip().partition("\n")[0]
        if first.startswith(NAME):
            return one_line(first.removeprefix(NAME))
    return ""


def write(listing: Listing, game: str) -> str:
    root = ElementTree.Element(ROOT, game=guid(game, "game"))
    for name, entries in (
        ("Main Character", listing.at(Place.MAIN, Place.LEVEL)),
        ("Deck", listing.at(Place.DECK)),
        ("Pile", listing.at(Place.PILE)),
    ):
        if not entries:
            continue
        section = ElementTree.SubElement(root, "section", name=name, shared="False")
        for entry in entries:
            card = ElementTree.SubElement(section, "card", qty=str(entry.count), id=guid(game, entry.version))
            card.text = entry.name
    ElementTree.SubElement(root, "notes").text = f"{NAME} {listing.title}" if listing.title else ""
    return written(root)
