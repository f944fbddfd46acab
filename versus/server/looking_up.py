"""Searching the printed cards of all games, for clients: the same queries as `versus cards`."""

from __future__ import annotations

from functools import cache

from versus.cards.catalogue import house
from versus.cards.search import BadQuery, Shelf, find, read_query, shelf_of
from versus.cards.search.fields import EXAMPLES, FIELDS
from versus.cards.search.manual import SIGNS
from versus.cards.search.scanning import LONGEST
from versus.games.house import games
from versus.server import card_bodies as bodies


@cache
def shelf() -> Shelf:
    return shelf_of(house(game) for game in games())


def found(query: str) -> bodies.FoundCards:
    """What a query finds, or what of it cannot be understood."""
    cards: dict[str, list[str]] = {game: [] for game in games()}
    try:
        read = read_query(query, shelf())
    except BadQuery as error:
        fault = error.fault
        return bodies.FoundCards(
            cards={},
            understood="",
            fault=bodies.QueryFault(
                kind=fault.kind,
                words=fault.words(),
                at=fault.at,
                length=fault.length,
                near=list(fault.near),
            ),
        )
    for card in find(read, shelf()):
        cards[card.game].append(card.sheet.key)
    return bodies.FoundCards(cards=cards, understood=read.words())


@cache
def manual() -> bodies.SearchManual:
    """How queries are written."""
    return bodies.SearchManual(
        signs=[bodies.SearchExample(query=sign, finds=about) for sign, about in SIGNS],
        fields=[
            bodies.SearchField(name=field.name, kind=field.kind, about=field.about, also=list(field.also))
            for field in FIELDS
        ],
        examples=[bodies.SearchExample(query=one.query, finds=one.finds) for one in EXAMPLES],
        longest=LONGEST,
    )
