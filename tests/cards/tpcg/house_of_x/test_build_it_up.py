"""Build It Up (HOX-056)."""

import pytest

from tests.cards.tpcg.house_of_x.decks import faults_with
from versus.cards.tpcg.house_of_x.locations import academy, fortress, laboratory
from versus.cards.tpcg.house_of_x.oddities import build_it_up, school
from versus.games.tpcg.words import DOWN, RESOURCE, UP
from versus.testing.tpcg import duel, lying, side

X_MAN = "Ann 2/2 h2 X-Men"


def test_build_it_up_turns_two_basic_locations_of_different_names_face_up():
    down = [lying(card, "down") for card in (academy, academy, fortress, laboratory, school)]
    table = duel(p1=side(front=X_MAN, hand=[build_it_up], resources=down), at="build")
    table.p1.plays("Build It Up")
    assert table.p1.choices == ["Academy", "Academy", "Fortress", "Laboratory"]
    table.p1.chooses("Academy")
    assert table.p1.choices == ["Fortress", "Laboratory"]
    table.p1.chooses("Fortress")
    faces = [table.battle.face[card] for card in table.battle.pile(0, RESOURCE)]
    assert faces == [UP, DOWN, UP, DOWN, DOWN]
    assert table.at == "resource", "no third one is asked for"


@pytest.mark.parametrize("names", [[], ["Academy"]])
def test_build_it_up_may_turn_fewer(names):
    down = [lying(card, "down") for card in (academy, fortress)]
    table = duel(p1=side(front=X_MAN, hand=[build_it_up], resources=down), at="build")
    table.p1.plays("Build It Up", on=[*names, "stop"])
    assert table.happened("flipped") == len(names)


def test_build_it_up_leaves_characters_face_up_cards_and_enemies_alone():
    mine = ["Bob 1/1", academy, lying(laboratory, "down")]
    table = duel(
        p1=side(front=X_MAN, hand=[build_it_up], resources=mine),
        p2=side(resources=[lying(fortress, "down")]),
        at="build",
    )
    table.p1.plays("Build It Up")
    assert table.p1.choices == ["Laboratory"]
    table.p1.chooses("Laboratory")
    assert table.happened("flipped") == 1


def test_build_it_up_is_played_in_build_with_an_x_man():
    table = duel(p1=side(front=X_MAN, hand=[build_it_up]))
    assert table.p1.why_not("play", "Build It Up") == "2P-PLT-02"
    table = duel(p1=side(front="Ann 2/2 Brotherhood", hand=[build_it_up]), at="build")
    assert table.p1.why_not("play", "Build It Up") == "2P-PLT-09"


def test_mutant_loyalty_allows_brotherhood_and_x_men_only():
    assert faults_with(build_it_up, "Brother 1/1 Brotherhood", "Academy") == []
    assert faults_with(build_it_up, "Spy 1/1 Heels") == [("2P-DCK-15", "Build It Up")]
    assert faults_with(build_it_up, "Loner 1/1") == [("2P-DCK-15", "Build It Up")]
