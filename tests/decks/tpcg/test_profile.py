"""A deck in numbers."""

from tests.decks.tpcg.small_set import CATALOGUE
from versus.decks.tpcg.profile import Symbol, profile
from versus.games.tpcg.language.vocabulary import (
    any_of,
    draw,
    main_character,
    special_location,
    super_power,
    supporting,
)
from versus.games.tpcg.words import ENERGY, INTELLECT, MAIN, MIGHT, SKILL
from versus.kernel.deck import Deck

LEADER = main_character(
    "P-1", "Leader", atk=3, defense=3, powers=[super_power("Think", MAIN, INTELLECT, draw())]
)
GROWN = main_character(
    "P-2", "Leader", atk=5, defense=5, level=2,
    powers=[
        super_power("Think", MAIN, INTELLECT, draw()),
        super_power("Think Twice", MAIN, (INTELLECT, INTELLECT), draw()),
    ],
)  # fmt: skip
BRUTE = supporting(
    "P-3",
    "Brute",
    cost=4,
    atk=5,
    defense=5,
    powers=[super_power("Smash", MAIN, (any_of(MIGHT, SKILL), MIGHT), draw())],
)
LAIR = special_location("P-4", "Lair", (ENERGY, MIGHT), ("Villains",))
BISHOP, BLOB, VISOR = CATALOGUE["ONE-011"], CATALOGUE["TWO-011"], CATALOGUE["ONE-030"]
LABORATORY = CATALOGUE["ONE-040"]


def counts(found):
    return [(copies.count, copies.card.name) for copies in found]


def test_the_curve_has_every_cost_up_to_the_highest():
    found = profile(Deck((BISHOP, BRUTE, BISHOP, VISOR), LEADER))
    assert {cost: counts(cards) for cost, cards in found.curve.items()} == {
        1: [],
        2: [(2, "Bishop")],
        3: [],
        4: [(1, "Brute")],
    }
    assert round(found.average_cost, 2) == 2.67


def test_symbols_are_offered_by_locations_and_asked_for_by_powers():
    deck = Deck((BRUTE, BRUTE, LAIR, LAIR, LABORATORY), LEADER, (GROWN,))
    assert profile(deck).symbols == [
        Symbol("Energy", 3, 0),
        Symbol("Intellect", 0, 1),
        Symbol("Might", 2, 2),
        Symbol("Skill", 0, 2),
    ]


def test_teams_are_counted_by_card_and_no_team_comes_last():
    found = profile(Deck((VISOR, VISOR, VISOR, BISHOP, BLOB, BLOB), LEADER))
    assert list(found.teams.items()) == [("Brotherhood", 2), ("X-Men", 1), ("", 3)]


def test_types_and_other_cards_are_counted():
    found = profile(Deck((LAIR, VISOR, BISHOP, LAIR), LEADER))
    assert found.types == {"supporting character": 1, "equipment": 1, "location": 2}
    assert {type: counts(cards) for type, cards in found.others.items()} == {
        "equipment": [(1, "Visor")],
        "location": [(2, "Lair")],
    }


def test_a_deck_of_nothing_has_a_profile_of_nothing():
    found = profile(Deck((), BISHOP))
    assert (found.curve, found.others, found.types, found.symbols, found.teams) == ({}, {}, {}, [], {})
    assert found.average_cost == 0
