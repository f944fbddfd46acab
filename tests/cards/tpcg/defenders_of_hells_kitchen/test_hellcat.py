"""Hellcat (DHK-015): her cost is stated; after DEF-010."""

import pytest

from versus.cards.tpcg.defenders_of_hells_kitchen.defenders import hellcat
from versus.testing.tpcg import duel, side


@pytest.mark.parametrize(("state", "struck"), [(", exhausted", False), ("", True)])
def test_an_exhausted_defender_does_not_strike_her(state, struck):
    table = duel(p1=side(front=hellcat), p2=side(front=f"9/9{state}"))
    table.p1.attacks("Hellcat", "9/9")
    table.passes()
    assert table.p1["Hellcat"].stunned is struck


@pytest.mark.parametrize(("points", "enough"), [(2, True), (1, False)])
def test_she_costs_two_points(points, enough):
    table = duel(p1=side(hand=hellcat), at="recruit", recruit_points=points)
    assert table.p1.may("recruit", "Hellcat") is enough
