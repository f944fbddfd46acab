"""Burn It Down (HOX-027)."""

from tests.cards.tpcg.house_of_x.decks import faults_with
from versus.cards.tpcg.house_of_x.brotherhood import asteroid_m, blob, burn_it_down
from versus.testing.tpcg import duel, rule, side


def burning(*locations):
    table = duel(
        p1=side(front=blob, hand=burn_it_down, resources="Academy"),
        p2=side(resources=list(locations)),
        at="build",
    )
    table.p1.plays("Burn It Down")
    return table


@rule("2P-CRD-34")
def test_burn_it_down_turns_two_enemy_basic_locations_of_different_names_down():
    table = burning("Academy", "Academy", "Fortress", "Laboratory")
    assert table.p1.choices == ["Academy", "Academy", "Fortress", "Laboratory"]
    table.p1.chooses("Academy")
    assert table.p1.choices == ["Fortress", "Laboratory"]
    table.p1.chooses("Laboratory")
    down = [name for name in ("Fortress", "Laboratory") if not table.p2[name].face_up]
    assert down == ["Laboratory"]
    assert table.p1["Academy"].face_up


@rule("2P-CRD-34")
def test_burn_it_down_may_turn_one_or_none_and_ends_where_no_other_name_is_left():
    table = burning("Academy", "Fortress")
    table.p1.chooses("Academy")
    table.p1.stops()
    assert table.p2["Fortress"].face_up
    table = burning("Academy", "Fortress")
    table.p1.stops()
    assert table.p2["Academy"].face_up
    table = burning("Academy", "Academy")
    table.p1.chooses("Academy")
    assert table.at == "resource"


@rule("2P-CRD-34")
def test_burn_it_down_leaves_special_and_face_down_locations_alone():
    table = burning(asteroid_m, "Fortress, down")
    assert table.at == "resource"
    assert table.p2["Asteroid M"].face_up


def test_burn_it_down_is_played_in_build_with_a_brotherhood_character():
    table = duel(p1=side(front=blob, hand=burn_it_down))
    assert table.p1.why_not("play", "Burn It Down") == "2P-PLT-02"
    table = duel(p1=side(front="Ann 2/2 X-Men", hand=burn_it_down), at="build")
    assert table.p1.why_not("play", "Burn It Down") == "2P-PLT-09"


@rule("2P-CRD-34")
def test_mutant_loyalty_allows_brotherhood_and_x_men_only():
    assert faults_with(burn_it_down, "Academy") == []
    assert faults_with(burn_it_down, "Spy 1/1 Heels") == [("2P-DCK-15", "Burn It Down")]
    assert faults_with(burn_it_down, "Loner 1/1") == [("2P-DCK-15", "Burn It Down")]
