"""Wasp (AFF-009)."""

from versus.cards.tpcg.a_force.heroines import wasp
from versus.testing.tpcg import duel, side


def test_wasp_stings_as_she_appears():
    table = duel(p1=side(hand=wasp), p2=side(front=["Foe 3/3", "Other 1/1"]), at="recruit", recruit_points=1)
    table.p1.recruits("Wasp", on="Foe")
    assert table.p2["Foe"].minus == 1


def test_wasp_may_shrink_from_the_first_attack_of_a_turn():
    table = duel(p1=side(front=["Ann 3/3", "Bob 3/3"]), p2=side(front=wasp))
    table.p1.attacks("Ann", "Wasp")
    table.p2.answers("yes")
    assert table.p2["Wasp"].face_up
    table.p1.attacks("Bob", "Wasp")
    table.passes()
    assert table.p2["Wasp"].koed
