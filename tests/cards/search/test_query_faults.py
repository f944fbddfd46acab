"""What cannot be understood is named with its place, and with what would have been understood."""

import pytest

from versus.cards.catalogue import house
from versus.cards.search import BadQuery, find, read_query, shelf_of
from versus.cards.search.faults import (
    NoField,
    NoNumber,
    Nothing,
    NoWords,
    QueryFault,
    TooDeep,
    TooLong,
    TooMany,
    Unclosed,
    UnknownField,
    UnknownOperator,
    UnknownValue,
    Unopened,
)
from versus.cards.search.query import DEEPEST
from versus.cards.search.scanning import LONGEST, MOST_PIECES
from versus.games.house import games

SHELF = shelf_of(house(game) for game in games())


def fault(query: str) -> QueryFault:
    with pytest.raises(BadQuery) as caught:
        read_query(query, SHELF)
    return caught.value.fault


@pytest.mark.parametrize(
    ("query", "kind", "marked", "hint"),
    [
        ("blob team:x-mne", UnknownValue, "team:x-mne", "Did you mean X-Men?"),
        ("team:", UnknownValue, "team:", "Which team? There are: A-Force"),
        ("is:foo", UnknownValue, "is:foo", "printed, reconstructed, unique, vanilla"),
        ("a cots<3", UnknownField, "cots", "Did you mean cost?"),
        ("cost<x", NoNumber, "cost<x", "cost<=3"),
        ("cost:", NoNumber, "cost:", "A number is missing"),
        ("cost:²", NoNumber, "cost:²", "is no number"),
        ("cost:12345", NoNumber, "cost:12345", "is no number"),
        ("team<3", UnknownOperator, "team<3", "team:, team= or team!="),
        ("cost!3", UnknownOperator, "cost!3", "cost!="),
        ("text:", NoWords, "text:", 'text:"front row"'),
        (":3", NoField, ":", "as in cost:3"),
        ('a "b c', Unclosed, '"b c', 'Close it with "'),
        ("a (b", Unclosed, "(", "Close it with )"),
        ("a) b", Unopened, ")", "closes nothing"),
        ("or b", Nothing, "or", "in quotes"),
        ("a or", Nothing, "or", "in quotes"),
        ("a (or b)", Nothing, "or", "in quotes"),
        ("not", Nothing, "not", "in quotes"),
        ("a -()", Nothing, "(", "in quotes"),
    ],
)
def test_a_fault_has_a_place_and_a_way_out(query, kind, marked, hint):
    found = fault(query)
    assert type(found) is kind
    assert query[found.at : found.at + found.length] == marked
    assert hint in found.words()


def test_a_query_has_bounds():
    read_query("a" * LONGEST, SHELF)
    assert isinstance(fault("a" * (LONGEST + 1)), TooLong)
    read_query("a " * MOST_PIECES, SHELF)
    assert isinstance(fault("a " * (MOST_PIECES + 1)), TooMany)
    read_query("(" * DEEPEST + "a" + ")" * DEEPEST, SHELF)
    assert isinstance(fault("(" * (DEEPEST + 1) + "a" + ")" * (DEEPEST + 1)), TooDeep)
    assert isinstance(fault("-" * (DEEPEST + 1) + "a"), TooDeep)


def test_what_is_offered_instead_is_understood():
    for query in ("team:x-mne", "is:foo", "cost<x", "game:chess"):
        found = fault(query)
        assert found.near
        for label in found.near:
            written = (
                label if ":" in label or "<" in label or ">" in label else f'{query.split(":")[0]}:"{label}"'
            )
            assert find(read_query(written, SHELF), SHELF)
