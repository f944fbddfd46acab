"""Diamondback (DHK-042): that Throwing Knives strikes each is stated, its timing and price are ours."""

from versus.cards.tpcg.defenders_of_hells_kitchen.underworld import diamondback
from versus.testing.tpcg import duel, lying, rule, side


@rule("2P-CRD-74", "2P-CMB-67")
def test_she_strikes_each_enemy_in_the_front_row_with_all_of_her_atk():
    table = duel(
        p1=side(front=lying(diamondback, "+1"), resources="Training Ground"),
        p2=side(front=["1/3 h2", "2/3 h2", "9/4"], back="1/1 h2"),
    )
    table.p1.uses("Diamondback", "Throwing Knives")
    assert table.p2["1/3"].stunned
    assert table.p2["2/3"].stunned
    assert table.p2["9/4"].face_up, "3 of 4"
    assert table.p2["1/1"].face_up
    assert table.p1["Diamondback"].face_up, "nobody strikes back"


@rule("2P-CRD-74")
def test_the_knives_leave_her_ready():
    table = duel(p1=side(back=diamondback, resources="Training Ground"), p2=side(front="1/2 h2"))
    table.p1.uses("Diamondback", "Throwing Knives")
    assert table.p2["1/2"].stunned
    assert table.p1["Diamondback"].ready


def test_another_symbol_does_not_pay():
    table = duel(p1=side(front=diamondback, resources="Academy"), p2=side(front="1/2 h2"))
    assert not table.p1.may("use", "Diamondback", power="Throwing Knives")
