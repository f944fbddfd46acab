"""Jake Lockley, main (DHK-010) and supporting (DHK-020). That his power transforms him is stated."""

from tests.cards.tpcg.defenders_of_hells_kitchen.knights import as_, piled, uses_power
from versus.cards.tpcg.defenders_of_hells_kitchen.personalities import (
    jake_lockley,
    jake_lockley_main,
    steven_grant,
)
from versus.testing.tpcg import duel, rule, side


@rule("2P-CRD-84", "2P-CRD-87")
def test_his_night_shift_hurts_an_enemy_and_makes_him_somebody_else():
    table = as_(jake_lockley_main)
    was, is_now = uses_power(table)
    assert table.p2["Foe"].minus == 2
    assert was == "Jake Lockley"
    assert is_now != "Jake Lockley"
    assert "Jake Lockley" in piled(table)


def test_it_costs_might():
    table = as_(jake_lockley_main, resources=["Academy"])
    assert not table.p1.may("use", "Jake Lockley", power="Night Shift")


@rule("2P-CRD-91", "2P-CRD-92")
def test_the_supporting_one_becomes_steven_when_he_must_hold():
    table = duel(p1=side(front="6/6"), p2=side(front=jake_lockley, hand=steven_grant))
    table.p1.attacks("6/6", "Jake Lockley")
    table.p1.passes()
    table.p2.uses("Jake Lockley", "Integrated Personalities", on="Steven Grant")
    table.passes()
    assert table.p2["Steven Grant"].face_up, "6 of 8"
    assert table.p2.hand == ["Jake Lockley"]
