"""Cockatrice's .cod: a main zone with the sixty cards, and a side zone with what stands beside them."""

from __future__ import annotations

from typing import Final
from xml.etree import ElementTree

from versus.decks.listing import Entry, Listing, Place, one_line
from versus.decks.markup import Element, copies, written
from versus.decks.problems import BadDeckList, Problem

ROOT: Final = "cockatrice_deck"
PLACES: Final = {"main": Place.DECK, "side": Place.ASIDE}
"""Zones that are read. The third, tokens, is no part of a deck (2P-DCK-08)."""


def parse(root: Element) -> Listing:
    entries: list[Entry] = []
    problems: list[Problem] = []
    for zone in root.all("zone"):
        place = PLACES.get(zone.attribute("name").casefold())
        if place is None:
            continue
        for card in zone.all("card"):
            name = card.attribute("name")
            count = copies(card, "number", name, problems)
            if count:
                code = card.attribute("setShortName")
                hints = (f"{code}-{card.attribute('collectorNumber')}", code)
                entries.append(Entry(count, name, place, hints=hints, line=card.line))
    if problems:
        raise BadDeckList(*problems)
    titles = root.all("deckname")
    return Listing(one_line(titles[0].text) if titles else "", tuple(entries))


def write(listing: Listing) -> str:
    root = ElementTree.Element(ROOT, version="1")
    ElementTree.SubElement(root, "deckname").text = listing.title
    ElementTree.SubElement(root, "comments")
    for name, entries in (
        ("main", listing.at(Place.DECK)),
        ("side", listing.at(Place.MAIN, Place.LEVEL, Place.PILE)),
    ):
        zone = ElementTree.SubElement(root, "zone", name=name)
        for entry in entries:
            code, _, number = entry.version.rpartition("-")
            ElementTree.SubElement(
                zone,
                "card",
                number=str(entry.count),
                name=entry.name,
                setShortName=code,
                collectorNumber=number,
            )
    return written(root)
