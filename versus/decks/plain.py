"""Plain lists, as people type and paste them: "3 Bishop", "Main: Professor X", comments, headings."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from versus.decks.listing import MOST_COPIES, Entry, Listing, Place
from versus.decks.problems import MOST_PROBLEMS, BadDeckList, BadFile, BadLine, Problem
from versus.decks.scanning import counted_card, heading_words, labelled, named_version, uncommented

LABELS: Final = ("name", "deck name", "title", "main", "main character", "level")
LONGEST_LINE: Final = 400
SHOWN: Final = 60
"""Letters of a wrong line that are shown again."""

PLACES: Final = {
    "main": Place.MAIN,
    "main character": Place.MAIN,
    "pile": Place.PILE,
    "out-of-game pile": Place.PILE,
    "deck": Place.DECK,
    "main deck": Place.DECK,
    "characters": Place.DECK,
    "supporting characters": Place.DECK,
    "plot twists": Place.DECK,
    "equipment": Place.DECK,
    "locations": Place.DECK,
    "basic locations": Place.DECK,
    "special locations": Place.DECK,
}
"""Headings, and where the lines below them belong."""


def parse(data: bytes) -> Listing:
    """Read a plain list; everything wrong with it is reported at once."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadDeckList(BadFile(line, "this is not a text in UTF-8.")) from error
    return Reader().read(text)


class Reader:
    """Goes down a list line by line and remembers under which heading it is."""

    def __init__(self) -> None:
        self.title = ""
        self.place = Place.DECK
        self.entries: list[Entry] = []
        self.problems: list[Problem] = []

    def read(self, text: str) -> Listing:
        for number, raw in enumerate(text.splitlines(), 1):
            line = raw.strip()
            if len(self.problems) == MOST_PROBLEMS:
                break
            if line and not line.startswith(("#", "//")):
                self.read_line(number, line)
        if self.problems:
            raise BadDeckList(*self.problems)
        return Listing(self.title, tuple(self.entries))

    def read_line(self, number: int, line: str) -> None:
        if len(line) > LONGEST_LINE:
            self.wrong(number, line, f"a line has at most {LONGEST_LINE} letters.")
            return
        found = labelled(line)
        if found is not None and found[0] in LABELS:
            self.read_label(number, *found)
            return
        line = uncommented(line)
        place = PLACES.get(heading_words(line))
        counted = counted_card(line)
        if place is not None:
            self.place = place
        elif counted is not None:
            self.add(number, int(counted[0][:9]), counted[1], self.place)
        elif self.place is Place.MAIN:
            self.add(number, 1, line, self.place)
        else:
            self.wrong(
                number, line, 'a card begins with its number, as in "3 Bishop"; a comment begins with #.'
            )

    def wrong(self, number: int, line: str, advice: str) -> None:
        shown = line if len(line) <= SHOWN else f"{line[:SHOWN]}…"
        self.problems.append(BadLine(number, shown, advice))

    def read_label(self, number: int, label: str, level: int, rest: str) -> None:
        if label in ("name", "deck name", "title"):
            self.title = rest
        elif label == "level":
            self.add(number, 1, uncommented(rest), Place.LEVEL, level)
        else:
            self.add(number, 1, uncommented(rest), Place.MAIN)

    def add(self, number: int, count: int, card: str, place: Place, level: int = 0) -> None:
        if not 1 <= count <= MOST_COPIES:
            self.wrong(number, f"{count} {card}", f"the number of copies is between 1 and {MOST_COPIES}.")
            return
        name, version = named_version(card)
        self.entries.append(Entry(count, name, place, version, level=level, line=number))


def write(listing: Listing) -> str:
    """A list that people like to read."""
    lines = [f"Name: {listing.title}"] if listing.title else []
    lines += [f"Main: {spoken(entry)}" for entry in listing.at(Place.MAIN)]
    lines += [f"Level: {spoken(entry)}" for entry in listing.at(Place.LEVEL)]
    for words, entries in groupby(listing.at(Place.DECK), key=heading_of):
        group = list(entries)
        lines += ["", f"# {words}: {sum(entry.count for entry in group)}", *map(counted, group)]
    pile = listing.at(Place.PILE)
    if pile:
        lines += ["", "Pile:", *map(counted, pile)]
    return "\n".join(lines) + "\n"


def counted(entry: Entry) -> str:
    return f"{entry.count} {spoken(entry)}"


def spoken(entry: Entry) -> str:
    return f"{entry.name} ({entry.version})" if entry.version else entry.name


def heading_of(entry: Entry) -> str:
    return entry.heading


def readable(entry: Entry) -> bool:
    """Whether a line of this entry is read as what it says; a name may look like something else."""
    line = counted(entry)
    reader = Reader()
    reader.read_line(0, line)
    return [(found.name, found.version) for found in reader.entries] == [(entry.name, entry.version)]
