"""A query finds the cards it means, and says in words how it was understood."""

import pytest

from versus.cards.catalogue import house
from versus.cards.search import find, read_query, shelf_of
from versus.cards.search.fields import EXAMPLES, FIELDS
from versus.cards.search.manual import manual
from versus.games.house import games

SHELF = shelf_of(house(game) for game in games())


def found(query: str) -> set[str]:
    return {card.sheet.key for card in find(read_query(query, SHELF), SHELF)}


def names(query: str) -> list[str]:
    return [card.sheet.name for card in find(read_query(query, SHELF), SHELF)]


@pytest.mark.parametrize("example", EXAMPLES, ids=[example.query for example in EXAMPLES])
def test_every_example_of_the_manual_finds_something(example):
    assert 0 < len(found(example.query)) < len(SHELF.cards)
    assert example.query in manual()


def test_the_manual_names_every_field():
    assert all(f"\n  {field.name} " in manual() for field in FIELDS)


def test_without_a_word_every_card_is_found_in_the_order_of_the_sets():
    assert [card.sheet.key for card in find(read_query("  ", SHELF), SHELF)] == [
        card.sheet.key for card in SHELF.cards
    ]


def test_pyro_costs_two_and_burns():
    assert "HOX-013" in found("team:brotherhood cost<=2 text:burn")
    assert "HOX-013" not in found("team:brotherhood cost<=1 text:burn")
    assert "HOX-013" not in found("team:brotherhood cost<=2 -text:burn")
    assert "HOX-013" not in found("team:x-men text:burn")


@pytest.mark.parametrize("written", ["team:x-men", "TEAM:xmen", "t:X-Men", 'affiliation:"x men"'])
def test_capitals_hyphens_and_other_names_of_a_field_make_no_difference(written):
    assert found(written) == found("team=x-men") != set()


def test_dots_that_nobody_types_need_not_be_typed():
    assert found("team:bprd") == found("team:B.P.R.D.") != set()


@pytest.mark.parametrize(
    ("query", "numbers"),
    [("cost:3", {3}), ("cost=3", {3}), ("cost<=1 cost>=1", {1}), ("cost>2 cost<4", {3})],
)
def test_numbers_are_compared(query, numbers):
    cards = find(read_query(query, SHELF), SHELF)
    assert {card.sheet.numbers["cost"] for card in cards} == numbers


def test_a_card_without_the_number_is_not_found_by_it_either_way():
    assert not found("type:location cost>=0")
    assert not found("type:location cost!=3")


def test_or_binds_less_than_words_beside_each_other_and_brackets_group():
    energy, might, costly = found("symbol:energy"), found("symbol:might"), found("set:hox")
    assert found("symbol:energy or symbol:might") == energy | might
    assert found("set:hox symbol:energy or symbol:might") == (costly & energy) | might
    assert found("set:hox (symbol:energy or symbol:might)") == costly & (energy | might)
    assert found("-(symbol:energy or symbol:might) set:hox") == costly - energy - might
    assert found("not symbol:energy and set:hox") == costly - energy


def test_a_part_of_a_label_is_enough_and_an_equals_sign_wants_all_of_it():
    assert found("type:character") == found("type:supporting or type:main or type=character")
    assert found("team=x-men") <= found("team:x")
    assert found("set=hox") == found('set="House of X"') == found("set:house")


def test_words_in_quotes_stand_one_after_the_other():
    assert found('text:"row front"') < found('text:"front row"') <= found("text:row text:front")


def test_quotes_make_a_word_of_the_language_a_word_of_the_card():
    assert found('"or"') != set()


def test_who_bears_the_name_comes_first():
    keys = [card.sheet.name for card in SHELF.cards]
    assert keys.index("Storm Petrel") < keys.index("Storm"), "or this tells nothing"
    assert names("storm").index("Storm") < names("storm").index("Storm Petrel")


def test_a_number_finds_its_card():
    assert found("number:hox-013") == {"HOX-013"}


@pytest.mark.parametrize(
    ("query", "words"),
    [
        ("team:x-men cost<=3 text:burn", "team X-Men, cost at most 3, text says “burn”"),
        ("(symbol:energy or symbol:might) -blob", "(symbol Energy or symbol Might), not “blob”"),
        ("cost!=2 team!=ember name=pyro", "cost not 2, team not Ember, name is “pyro”"),
        ("", ""),
    ],
)
def test_it_says_how_it_was_understood(query, words):
    assert read_query(query, SHELF).words() == words


def test_what_games_make_themselves_is_found_though_no_set_has_it():
    made = {card.key for card in house("2pcg").made().cards}
    assert found("type:arena") == {key for key in made if key.startswith("ARENA")}
    assert len(found("type:arena")) == 6
