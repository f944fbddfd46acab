"""Street Fight (DHK-058): nothing but its name is stated; it does what DEF-050 does."""

from versus.cards.tpcg.defenders_of_hells_kitchen.underworld import street_fight
from versus.testing.tpcg import duel, side


def test_a_character_in_the_combat_loses_two_def():
    table = duel(p1=side(front="3/3 Underworld", hand=street_fight), p2=side(front=["1/5", "1/2"]))
    table.p1.attacks("3/3", "1/5")
    table.p1.plays("Street Fight", on="1/5")
    assert table.p2["1/5"].stats == (1, 3)
    table.passes()
    assert table.p2["1/5"].stunned


def test_nobody_else():
    table = duel(p1=side(front="3/3 Underworld", hand=street_fight), p2=side(front=["1/5", "1/2"]))
    table.p1.attacks("3/3", "1/5")
    assert table.p1.could_choose("play", "Street Fight") == ["3/3 Underworld", "1/5"]
    table.passes()


def test_with_no_def_left_it_is_stunned_at_once():
    table = duel(p1=side(front="1/9 Underworld", hand=street_fight), p2=side(front="9/2"))
    table.p1.attacks("1/9", "9/2")
    table.p1.plays("Street Fight", on="9/2")
    assert table.p2["9/2"].stunned
    assert table.p1["1/9"].face_up
