"""Build It Up (HOX-056)."""

import pytest

from versus.cards.tpcg.hox.locations import academy, fortress, laboratory
from versus.cards.tpcg.hox.oddities import build_it_up, school
from versus.testing.tpcg import duel, lying, side

X_MAN = "Ann 2/2 h2 X-Men"


def test_build_it_up_turns_two_basic_locations_of_different_names_face_up():
    down = [lying(card, "down") for card in (academy, academy, fortress, school)]
    table = duel(p1=side(front=X_MAN, hand=[build_it_up], resources=down), at="build")
    table.p1.plays("Build It Up")
    assert table.p1.choices == ["Academy", "Academy", "Fortress"]
    table.p1.chooses("Academy")
    assert table.p1.choices == ["Fortress"]
    table.p1.chooses("Fortress")
    assert [table.battle.face[card] == 0 for card in table.battle.pile(0, 4)] == [True, False, True, False]


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
