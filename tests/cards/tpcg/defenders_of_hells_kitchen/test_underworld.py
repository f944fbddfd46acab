"""Underworld (DHK-059): nothing but its name is stated; it does what DEF-051 does."""

from versus.cards.tpcg.defenders_of_hells_kitchen.underworld import the_underworld_twist
from versus.testing.tpcg import duel, side


def test_your_supporting_defender_is_dazed_and_keeps_its_health():
    table = duel(p1=side(front="9/9"), p2=side(front="1/1 h1 Underworld", hand=the_underworld_twist))
    table.p1.attacks("9/9", "1/1")
    table.p1.passes()
    table.p2.plays("Underworld")
    assert table.p2["1/1"].stunned
    assert table.p2["1/1"].wounds == 0


def test_no_attacker_and_no_main_character():
    table = duel(
        p1=side(front="9/9"),
        p2=side(main="Chief 3/6 Underworld", main_row="front", hand=the_underworld_twist),
    )
    table.p1.attacks("9/9", "Chief")
    table.p1.passes()
    table.p2.plays("Underworld")
    assert table.p2["Chief"].face_up
    table.passes()
