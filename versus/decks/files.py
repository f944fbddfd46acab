"""Deck files: which format a file is in, reading it into a deck and writing a deck into it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from versus.cards.catalogue import Catalogue
from versus.decks import cockatrice, markup, octgn, plain
from versus.decks.listing import (
    LONGEST_NAME,
    LONGEST_TITLE,
    MOST_BYTES,
    MOST_CARDS,
    MOST_ENTRIES,
    Listing,
    listed,
)
from versus.decks.problems import BadDeckList, BadFile
from versus.decks.resolving import lean, resolved
from versus.kernel.deck import Deck

O8D: Final = ".o8d"
COD: Final = ".cod"
TXT: Final = ".txt"


def read_deck(data: bytes, catalogue: Catalogue, *, name: str = "") -> Deck:
    """The deck in a plain list, an .o8d or a .cod, told apart by what is in it.

    `name` is the deck's name where the file gives none. Raises `BadDeckList` with everything that is wrong.
    """
    found = within_bounds(listing(bounded(data)))
    return resolved(Listing(found.title or name, found.entries), catalogue)


def bounded(data: bytes) -> bytes:
    """What may be a deck list; a longer file is something else."""
    if len(data) > MOST_BYTES:
        raise BadDeckList(BadFile(0, f"A deck list has at most {MOST_BYTES:,} bytes; this is {len(data):,}."))
    return data


def within_bounds(found: Listing) -> Listing:
    """A list that a deck can come of: what looks cards up need not be asked about anything longer."""
    if len(found.entries) > MOST_ENTRIES:
        raise BadDeckList(BadFile(0, f"A deck list has at most {MOST_ENTRIES} lines of cards."))
    if sum(entry.count for entry in found.entries) > MOST_CARDS:
        raise BadDeckList(BadFile(0, f"A deck list has at most {MOST_CARDS} cards, its pile included."))
    if len(found.title) > LONGEST_TITLE:
        raise BadDeckList(BadFile(0, f"The name of a deck has at most {LONGEST_TITLE} letters."))
    for entry in found.entries:
        if max(map(len, (entry.name, entry.version, *entry.hints))) > LONGEST_NAME:
            raise BadDeckList(BadFile(entry.line, f"the name of a card has at most {LONGEST_NAME} letters."))
    return found


def listing(data: bytes) -> Listing:
    if not looks_like_xml(data):
        return plain.parse(data)
    root = markup.parse(data)
    if root.tag == octgn.ROOT:
        return octgn.parse(root)
    if root.tag == cockatrice.ROOT:
        return cockatrice.parse(root)
    reason = (
        f"<{root.tag}> is neither an OCTGN deck (<{octgn.ROOT}>) nor a Cockatrice deck (<{cockatrice.ROOT}>)."
    )
    raise BadDeckList(BadFile(root.line, reason))


def looks_like_xml(data: bytes) -> bool:
    """The first sign is "<", in UTF-8 or UTF-16."""
    return data[:64].lstrip(b"\xef\xbb\xbf\xff\xfe\x00 \t\r\n").startswith(b"<")


def write_deck(deck: Deck, catalogue: Catalogue, format: str = TXT) -> str:
    """A deck in the format of a file name's ending: .txt, .o8d or .cod."""
    whole = listed(deck, catalogue.plug)
    if format == O8D:
        return octgn.write(whole, catalogue.plug.name)
    if format == COD:
        return cockatrice.write(whole)
    return plain.write(lean(whole, catalogue))


def load_deck(path: Path, catalogue: Catalogue) -> Deck:
    """Read a deck file; its name serves where the list has none."""
    return read_deck(file_bytes(path), catalogue, name=path.stem)


def file_bytes(path: Path) -> bytes:
    """A file, as far as a deck list can reach."""
    try:
        with path.open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except OSError as error:
        raise BadDeckList(BadFile(0, f"{path} could not be read: {error.strerror}.")) from error


def save_deck(deck: Deck, path: Path, catalogue: Catalogue) -> None:
    """Write a deck file in the format that its ending names."""
    if path.suffix.lower() not in (TXT, O8D, COD):
        raise BadDeckList(BadFile(0, f'"{path.name}" should end in {TXT}, {O8D} or {COD}.'))
    try:
        path.write_text(write_deck(deck, catalogue, path.suffix.lower()), encoding="utf-8")
    except OSError as error:
        raise BadDeckList(BadFile(0, f"{path} could not be written: {error.strerror}.")) from error
