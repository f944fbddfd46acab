"""Disrupt the Plan (DHK-057): that it moves your attacker to its other row is stated."""

from versus.cards.tpcg.defenders_of_hells_kitchen.underworld import disrupt_the_plan
from versus.testing.tpcg import duel, side


def test_a_melee_attack_becomes_a_ranged_one_that_is_not_answered():
    table = duel(p1=side(front="3/3 Underworld", hand=disrupt_the_plan), p2=side(front="9/9"))
    table.p1.attacks("3/3", "9/9")
    table.p1.plays("Disrupt the Plan")
    assert table.p1["3/3"].row == "back"
    table.passes()
    assert table.p1["3/3"].face_up, "without Ranged it is a ranged attacker all the same"


def test_a_ranged_attack_becomes_a_melee_one_that_is_answered():
    table = duel(p1=side(back="3/3 R Underworld", hand=disrupt_the_plan), p2=side(front="9/9"))
    table.p1.attacks("3/3", "9/9")
    table.p1.plays("Disrupt the Plan")
    assert table.p1["3/3"].row == "front"
    table.passes()
    assert table.p1["3/3"].stunned


def test_with_one_of_two_moved_the_attack_is_both_and_the_defender_strikes():
    table = duel(
        p1=side(front=["3/3 h2 Underworld", "4/4 h2 Underworld"], hand=disrupt_the_plan), p2=side(front="9/9")
    )
    table.p1.attacks(["3/3", "4/4"], "9/9")
    table.p1.plays("Disrupt the Plan", on="3/3")
    assert (table.p1["3/3"].row, table.p1["4/4"].row) == ("back", "front")
    table.passes()
    table.p2.strikes("3/3")
    assert table.p1["3/3"].stunned


def test_it_moves_no_enemy_and_nobody_outside_the_combat():
    table = duel(
        p1=side(front=["3/3 Underworld", "4/4 Underworld"], hand=disrupt_the_plan), p2=side(front="9/9")
    )
    table.p1.attacks("3/3", "9/9")
    table.p1.plays("Disrupt the Plan", on="3/3")
    assert table.p1["4/4"].row == "front"
    assert table.p2["9/9"].row == "front"
    table.passes()


def test_it_is_played_in_a_combat_only():
    table = duel(p1=side(front="3/3 Underworld", hand=disrupt_the_plan), p2=side(front="9/9"))
    assert table.p1.why_not("play", "Disrupt the Plan") == "2P-PLT-05"
