"""Decks of the classic game: plain lists of sixty cards or more, read by name or number."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path

from versus.decks import plain
from versus.decks.files import bounded, file_bytes
from versus.decks.listing import Entry
from versus.decks.problems import BadDeckList, Problem, UnknownCard, UnknownVersion
from versus.decks.tpcg.resolving import ALIKE, MOST_PROBLEMS, NEAR, folded
from versus.games.classic.printed.deck import Deck
from versus.games.classic.printed.definition import Card


@dataclass(frozen=True)
class SeveralVersions(Problem):
    """A name that different cards bear, each of another version."""

    name: str
    choices: tuple[Card, ...]

    def words(self) -> str:
        versions = "".join(
            f"\n    {card.key}  {card.facts.cost}-cost {', '.join(card.facts.versions)}".rstrip()
            for card in self.choices
        )
        return (
            f'"{self.name}" may be {len(self.choices)} cards. Write which, '
            f'for example "{self.name} ({self.choices[0].key})":{versions}'
        )


def read_classic_deck(data: bytes, cards: Mapping[str, Card], *, name: str = "") -> Deck:
    """The deck in a plain list; everything wrong with it is reported at once."""
    listing = plain.parse(bounded(data))
    problems: list[Problem] = []
    found: list[Card] = []
    for entry in listing.entries:
        card = meant(entry, cards)
        if isinstance(card, Problem):
            problems.append(card)
        else:
            found += [card] * entry.count
    if problems:
        raise BadDeckList(*problems[:MOST_PROBLEMS])
    return Deck(tuple(found), listing.title or name)


def load_classic_deck(path: Path, cards: Mapping[str, Card]) -> Deck:
    """Read a deck file; its name serves where the list has none."""
    return read_classic_deck(file_bytes(path), cards, name=path.stem)


def meant(entry: Entry, cards: Mapping[str, Card]) -> Card | Problem:
    """The one card of an entry: "HEL-001", "Hellboy (HEL-001)", or a name that only one card bears."""
    if entry.name.upper() in cards:
        return cards[entry.name.upper()]
    named = tuple(card for card in cards.values() if folded(card.name) == folded(entry.name))
    if not named:
        titles = {folded(card.name): card.name for card in cards.values()}
        close = get_close_matches(folded(entry.name), titles, NEAR, ALIKE)
        return UnknownCard(entry.line, entry.name, tuple(titles[title] for title in close))
    if entry.version:
        fitting = [card for card in named if card.key == entry.version.upper()]
        return fitting[0] if fitting else UnknownVersion(entry.line, entry.name, entry.version, named)
    return named[0] if len(named) == 1 else SeveralVersions(entry.line, entry.name, named)
