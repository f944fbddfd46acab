"""Colleen Wing (DHK-013): nothing but her name is stated; the curve of cost 1."""

from versus.cards.tpcg.defenders_of_hells_kitchen.defenders import colleen_wing
from versus.kernel.provenance import RECONSTRUCTED, TEXT, origin
from versus.testing.tpcg import duel, side


def test_she_costs_one_point_and_fights_plainly():
    table = duel(p1=side(hand=colleen_wing), p2=side(front="2/2 h2"), at="recruit", recruit_points=1)
    table.p1.recruits("Colleen Wing")
    table.p1.goes_to("main")
    table.p1.attacks("Colleen Wing", "2/2")
    table.passes()
    assert table.p2["2/2"].stunned
    assert table.p1["Colleen Wing"].koed


def test_that_she_has_no_power_is_our_guess():
    assert origin(colleen_wing, TEXT) == RECONSTRUCTED
