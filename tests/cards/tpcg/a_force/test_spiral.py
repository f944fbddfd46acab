"""Spiral (AFF-043)."""

from versus.cards.tpcg.a_force.femme_fatales import spiral
from versus.testing.tpcg import duel, side


def test_spiral_moves_once_in_your_main_phase():
    table = duel(p1=side(front=spiral), p2=side(front="Foe 1/1"))
    table.p1.uses("Spiral", "Mobile")
    assert table.p1["Spiral"].row == "back"
    assert not table.p1.may("use", "Spiral", power="Mobile")


def test_spiral_strikes_first_in_melee():
    table = duel(p1=side(front=spiral), p2=side(front="Foe 9/7"))
    table.p1.attacks("Spiral", "Foe")
    table.passes()
    assert table.p1["Spiral"].face_up
