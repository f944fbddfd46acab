"""The Hood (DHK-055): nothing but his name is stated; after DAR-009, without its spells."""

from versus.cards.tpcg.defenders_of_hells_kitchen.underworld import the_hood
from versus.testing.tpcg import duel, side


def test_he_shoots_from_the_back_row():
    table = duel(p1=side(back=the_hood), p2=side(front="9/10 h2"))
    table.p1.attacks("The Hood", "9/10")
    table.passes()
    assert table.p2["9/10"].stunned
    assert table.p1["The Hood"].face_up


def test_his_aim_ends_at_ten():
    table = duel(p1=side(back=the_hood), p2=side(front="1/11 h2"))
    table.p1.attacks("The Hood", "1/11")
    table.passes()
    assert table.p2["1/11"].face_up
