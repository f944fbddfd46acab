"""Defender (DHK-028): nothing but its name is stated; it does what DEF-025 does."""

from versus.cards.tpcg.defenders_of_hells_kitchen.defenders import the_defender_twist
from versus.testing.tpcg import duel, side


def test_a_defender_gets_five_def_for_the_combat():
    table = duel(p1=side(front="7/7"), p2=side(front="1/3 Defenders", hand=the_defender_twist))
    table.p1.attacks("7/7", "1/3")
    table.p1.passes()
    table.p2.plays("Defender")
    assert table.p2["1/3"].stats == (1, 8)
    table.passes()
    assert table.p2["1/3"].face_up
    assert table.p2["1/3"].stats == (1, 3)


def test_one_more_atk_is_enough():
    table = duel(p1=side(front="8/8"), p2=side(front="1/3 Defenders", hand=the_defender_twist))
    table.p1.attacks("8/8", "1/3")
    table.p1.passes()
    table.p2.plays("Defender")
    table.passes()
    assert table.p2["1/3"].stunned


def test_it_is_for_no_attacker():
    table = duel(p1=side(front="7/7 Defenders", hand=the_defender_twist), p2=side(front="9/9"))
    table.p1.attacks("7/7", "9/9")
    table.p1.plays("Defender")
    assert table.p2["9/9"].stats == (9, 14)
    table.passes()
