"""Crossbones (DHK-044): nothing but his name is stated; after LEG-032."""

import pytest

from versus.cards.tpcg.defenders_of_hells_kitchen.defenders import make_a_plan
from versus.cards.tpcg.defenders_of_hells_kitchen.underworld import crossbones
from versus.testing.tpcg import duel, side


@pytest.mark.parametrize(("team", "counters"), [("Underworld", 1), ("Defenders", 0)])
def test_an_arrival_of_the_underworld_makes_the_henchman_stronger(team, counters):
    table = duel(p1=side(front=crossbones, hand=f"Ann 1/1 {team}"), at="recruit", recruit_points=9)
    table.p1.recruits("Ann")
    assert table.p1["Crossbones"].plus == counters


def test_his_own_arrival_does_not():
    table = duel(p1=side(hand=crossbones), at="recruit", recruit_points=2)
    table.p1.recruits("Crossbones")
    assert table.p1["Crossbones"].plus == 0


@pytest.mark.parametrize(("fighter", "plays"), [("Crossbones", False), ("3/3", True)])
def test_while_he_fights_enemies_play_no_plot_twists(fighter, plays):
    table = duel(p1=side(front=[crossbones, "3/3"]), p2=side(front="9/9 Defenders", hand=make_a_plan))
    table.p1.attacks(fighter, "9/9")
    table.p1.passes()
    assert table.p2.may("play", "Make a Plan") is plays
    table.passes()


def test_he_shoots_from_the_back_row():
    table = duel(p1=side(back=crossbones), p2=side(front="9/9"))
    assert table.p1.may("attack", "Crossbones", "9/9")
