"""From names to cards: versions, reprints, levels, and helpful errors."""

import pytest

from tests.decks.tpcg.small_set import CATALOGUE, keys, problems, read
from versus.decks.problems import AmbiguousCard, UnknownCard, UnknownVersion
from versus.games.tpcg.printed.deck import faults


def card(line, main="Cyclops"):
    (found,) = read(f"Main: {main}\n1 {line}").cards
    return found.key


# Finding


@pytest.mark.parametrize("name", ["Rey Fénix", "rey fenix", "Rey  Fenix", "REY FÉNIX"])
def test_capitals_accents_and_spaces_do_not_matter(name):
    assert card(name) == "ONE-014"


def test_a_typographic_apostrophe_is_an_apostrophe():
    assert card("Can’t Touch <This> & That") == "ONE-023"


@pytest.mark.parametrize("version", ["TWO", "two", "TWO-010", "two-010", " TWO-010 "])
def test_a_set_or_a_number_tells_versions_apart(version):
    assert card(f"Bishop ({version})") == "TWO-010"
    assert card(f"Bishop [{version}]") == "TWO-010"


def test_the_deck_takes_the_supporting_character_and_the_main_line_the_main_one():
    deck = read("Main: Cyclops\n1 Cyclops")
    assert (deck.leader.key, keys(deck.cards)) == ("ONE-001", ["ONE-010"])


def test_a_reprint_is_taken_from_the_set_of_the_main_character():
    assert card("Laboratory", main="Cyclops") == "ONE-040"
    assert card("Laboratory", main="Magneto") == "TWO-040"
    assert card("Laboratory (TWO)", main="Cyclops") == "TWO-040"


@pytest.mark.parametrize(
    ("line", "key"), [("Run (Again)", "ONE-022"), ("Plan #9", "ONE-020"), ("ONE-021", "ONE-021")]
)
def test_names_with_signs_of_the_list_language_are_read(line, key):
    assert card(line) == key


# Levels and leaders


def test_the_higher_levels_of_the_main_character_come_along():
    assert keys(read("Main: Cyclops").levels) == ["ONE-002", "ONE-003"]


def test_levels_come_from_the_set_of_the_main_character_only():
    assert keys(read("Main: Storm (TWO)").levels) == ["TWO-002"]
    assert keys(read("Main: Storm (ONE)").levels) == []


def test_a_level_named_on_the_list_takes_the_place_of_the_one_that_would_come():
    assert keys(read("Main: Storm (ONE)\nLevel: Storm (TWO-002)").levels) == ["TWO-002"]
    assert keys(read("Main: Cyclops\nLevel 3: Cyclops").levels) == ["ONE-002", "ONE-003"]
    assert keys(read("Main: Cyclops\nLevel 2: Cyclops (ONE)").levels) == ["ONE-002", "ONE-003"]


def test_a_lone_main_character_among_the_cards_leads_when_nobody_else_does():
    deck = read("1 Magneto\n2 Blob")
    assert (deck.leader.key, keys(deck.cards)) == ("TWO-003", ["TWO-011", "TWO-011"])


def test_a_main_character_among_the_cards_of_a_led_deck_is_left_to_the_rules():
    deck = read("Main: Cyclops\n1 Magneto")
    assert keys(deck.cards) == ["TWO-003"]
    assert "2P-DCK-02" in {fault.rule for fault in faults(deck)}


def test_a_leader_who_cannot_lead_is_left_to_the_rules():
    assert ("2P-DCK-01", "Blob") in {(fault.rule, fault.card) for fault in faults(read("Main: Blob"))}
    assert ("2P-DCK-01", "Cyclops") in {
        (fault.rule, fault.card) for fault in faults(read("Main: Cyclops (ONE-002)"))
    }


def test_a_token_on_the_list_is_left_to_the_rules():
    assert "2P-DCK-08" in {fault.rule for fault in faults(read("Main: Cyclops\n1 Doll"))}


# Errors


def test_an_unknown_name_comes_with_the_near_ones_and_its_line():
    (problem,) = problems("Main: Cyclops\n\n3 Blobb")
    assert problem == UnknownCard(3, "Blobb", ("Blob",))
    assert str(problem) == 'Line 3: there is no card "Blobb". Did you mean Blob?'


def test_several_near_names_are_offered_the_nearest_first():
    (problem,) = problems("Main: Cyclops\n1 Bisop")
    assert str(problem) == 'Line 2: there is no card "Bisop". Did you mean Bishop or Visor?'


def test_another_name_of_a_card_leads_to_its_title():
    (problem,) = problems("Main: Cyclops\n1 Jean Grey")
    assert problem.near == ("Marvel Girl",)


def test_a_name_like_no_other_stands_alone():
    (problem,) = problems("Main: Cyclops\n1 Zzyzx")
    assert str(problem) == 'Line 2: there is no card "Zzyzx".'


def test_a_name_of_different_cards_asks_which():
    (problem,) = problems("Main: Cyclops\n1 Twin")
    assert isinstance(problem, AmbiguousCard)
    assert keys(problem.choices) == ["ONE-012", "ONE-013"]
    assert str(problem).splitlines() == [
        'Line 2: "Twin" may be 2 cards. Write which, for example "Twin (ONE-012)":',
        "    ONE-012  1-cost supporting character, 1/1, Health 1",
        "    ONE-013  1-cost supporting character, 2/1, Health 1, Flight, Ponder",
    ]


def test_a_set_with_two_cards_of_the_name_does_not_tell_them_apart():
    (problem,) = problems("Main: Cyclops\n1 Twin (ONE)")
    assert isinstance(problem, AmbiguousCard)


def test_main_characters_of_two_sets_ask_which():
    (problem,) = problems("Main: Storm")
    assert keys(problem.choices) == ["ONE-004", "TWO-001"]
    assert "Level 1 main character" in str(problem)


@pytest.mark.parametrize("version", ["THREE", "ONE-999", "TWO", "ONE-011"])
def test_a_version_that_the_card_does_not_have_is_named_with_those_it_has(version):
    (problem,) = problems(f"Main: Cyclops\n1 Visor ({version})")
    assert problem == UnknownVersion(2, "Visor", version, (CATALOGUE["ONE-030"],))
    assert str(problem) == f'Line 2: there is no "Visor" under {version}. Did you mean Visor (ONE-030)?'


def test_a_number_beside_a_misspelt_name_says_whose_it_is():
    (problem,) = problems("Main: Cyclops\n1 Vizor (ONE-030)")
    assert problem == UnknownVersion(2, "Vizor", "ONE-030", (CATALOGUE["ONE-030"],))


def test_an_unknown_leader_and_unknown_cards_are_reported_in_the_order_of_the_list():
    found = problems("1 Blobb\nMain: Cyklops\n1 Bisop\n")
    assert [(problem.line, problem.near[0]) for problem in found] == [
        (1, "Blob"),
        (2, "Cyclops"),
        (3, "Bishop"),
    ]


def test_a_list_of_nothing_but_nonsense_stops_after_twenty():
    assert len(problems("\n".join(f"1 Nonsense {number}" for number in range(300)))) == 20
