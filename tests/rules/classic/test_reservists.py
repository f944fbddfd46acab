"""Reservists: recruited from the resource row (CL-REC-27 to CL-REC-30)."""

import pytest

from versus.games.classic.table import moving
from versus.games.classic.words import UP
from versus.testing.classic import duel, rule, side

BABA = "Baba 9/9 c4 reservist"


def table_for(*hand, resources, **more):
    return duel(p1=side(hand=list(hand), resources=resources, **more), at="recruit")


@rule("CL-REC-27", "CL-REC-02")
def test_a_reservist_is_recruited_from_hand_as_usual():
    table = table_for(BABA, "Liz 5/4 c3", resources=4)
    table.p1.brings("Baba")
    assert len(table.p1.resources) == 4
    assert table.p1.hand == ["Liz"]
    assert not table.happened("revealed")


@rule("CL-REC-27", "CL-PRI-09", "CL-ZON-26")
def test_from_the_row_it_is_revealed_put_on_the_chain_replaced_and_then_paid_for():
    table = table_for("Liz 5/4 c3", resources=["A 1/1 c9", BABA, "B 1/1 c9", "C 1/1 c9"])
    table.p1.recruits("Baba")
    table.p1.chooses("Liz")
    assert table.happened("revealed", "Baba") == 1
    assert table.p1["Baba"].zone == "chain"
    assert table.contest.face[table.p1["Baba"].id] == UP
    assert table.p1.resources == ["A", "Liz", "B", "C"]
    assert table.p1["Liz"].face_down
    assert [card.name for card in table.contest.view(1).sides[0]["resources"]] == [None] * 4
    assert table.p1.points == 0
    order = ("revealed", "put on the chain", "became a resource", "recruited")
    assert [table.moments(event) for event in order] == sorted(table.moments(event) for event in order)
    assert not table.happened("built")
    table.passes()
    table.p1.places("front")
    assert table.p1["Baba"].place == ("front", 5)
    assert table.p1["Baba"].ready


@rule("CL-REC-29", "CL-RES-08")
def test_without_a_stand_in_there_is_a_resource_less_and_the_points_stay():
    row = ["Baba 1/1 c1 reservist", "A 1/1 c9", "B 1/1 c9", "C 1/1 c9"]
    table = table_for("Liz 5/4 c3", "Trick twist c4", resources=row)
    assert table.p1.may("play", "Trick")
    table.p1.recruits("Baba")
    table.p1.declines()
    assert table.p1.why_not("play", "Trick") == "CL-RES-10"
    assert len(table.p1.resources) == 3
    assert table.p1.points == 3
    table.passes()
    table.p1.places("front")
    table.p1.brings("Liz")
    assert table.p1.points == 0


@rule("CL-REC-27")
def test_with_an_empty_hand_nothing_is_asked():
    table = table_for(resources=["Baba 1/1 c1 reservist"])
    table.p1.brings("Baba")
    assert table.p1.resources == []


@rule("CL-REC-27")
@pytest.mark.parametrize("card", ["Abe 3/3 c9", "Base location c3", "Belt equipment c1", "Trick twist c2"])
def test_a_card_of_any_type_may_take_its_place(card):
    table = table_for(card, resources=["Baba 1/1 c1 reservist"])
    table.p1.recruits("Baba")
    assert table.p1.choices == [card.split()[0]]
    table.p1.chooses(card.split()[0])
    assert table.p1.resources == [card.split()[0]]
    table.passes()
    table.p1.places("front")


@rule("CL-REC-30", "CL-REC-07")
def test_the_stand_in_stays_though_the_recruit_is_negated():
    table = table_for("Liz 5/4 c3", resources=[BABA, "A 1/1", "B 1/1", "C 1/1"])
    table.p1.recruits("Baba")
    table.p1.chooses("Liz")
    table.befalls(lambda contest: moving.drop(contest, contest.chain.pop().card))
    assert table.p1["Baba"].koed
    assert table.p1.points == 0
    assert table.p1.resources == ["Liz", "A", "B", "C"]


@rule("CL-REC-28")
def test_a_reservist_from_the_row_is_concealed_boosted_and_loyal_like_any_other():
    spy = "Spy 3/3 c2 reservist concealed boost1 loyalty B.P.R.D."
    assert table_for(resources=[spy, "A 1/1", "B 1/1"]).p1.why_not("recruit", "Spy") == "CL-REC-19"
    table = table_for(resources=[spy, "A 1/1", "B 1/1"], front="Liz 5/4 B.P.R.D.")
    table.p1.recruits("Spy")
    table.p1.says_yes()
    assert table.p1.points == 0
    table.passes()
    assert {row for row, _ in table.p1.positions} == {"hidden front", "hidden support"}
    table.p1.places("hidden front")


@rule("CL-REC-28")
def test_a_reservist_from_the_row_is_paid_for_and_makes_its_namesakes_way():
    dear = table_for(resources=["Baba 9/9 c2 reservist"])
    assert dear.p1.why_not("recruit", "Baba") == "CL-GEN-14"
    table = table_for(resources=["Baba 9/9 c1 reservist"], front="Baba 1/1 c1")
    table.p1.brings("Baba 9/9 c1 reservist")
    assert table.p1.characters == ["Baba"]
    assert table.p1.ko_pile == ["Baba"]


@rule("CL-T-08", "CL-REC-22", "CL-REC-23", "CL-REC-27")
def test_the_stand_in_may_be_the_card_that_loyalty_wants_revealed():
    baba = "Baba 1/1 c1 reservist reveal Thule Society"
    table = table_for("Ilsa 4/5 c9 Thule Society", resources=[baba, "A 1/1 c9"])
    table.p1.recruits("Baba")
    table.p1.chooses("Ilsa")
    assert table.p1.choices == ["Ilsa"]
    table.p1.chooses("Ilsa")
    assert table.p1["Ilsa"].row == "resource"
    assert table.moments("became a resource") < table.moments("revealed")[1:]
    assert table.happened("revealed", "Ilsa") == 1
    assert table.p1["Ilsa"].face_down
    table.passes()
    table.p1.places("front")


@rule("CL-T-08", "CL-REC-23")
def test_a_reservist_cannot_reveal_itself():
    table = table_for("Liz 5/4 B.P.R.D.", resources=["Baba 1/1 c1 reservist reveal Thule Society"])
    assert table.p1.why_not("recruit", "Baba") == "CL-REC-22"


@rule("CL-RES-04")
def test_an_opponents_reservist_is_not_yours():
    table = duel(p1=side(resources=1), p2=side(resources="Baba 1/1 c1 reservist"), at="recruit")
    assert table.p1.why_not("recruit", "Baba") == "CL-ZON-05"
