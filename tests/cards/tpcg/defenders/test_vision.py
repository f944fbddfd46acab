"""Vision (DEF-019)."""

from versus.cards.tpcg.defenders.defenders import vision
from versus.testing.tpcg import duel, lying, rule, side

LAB = {"resources": ["Laboratory", "Laboratory"]}


@rule("2P-MOD-11", "2P-MOD-23")
def test_attacking_vision_doubles_his_numbers_for_the_combat():
    table = duel(p1=side(front=vision, **LAB), p2=side(front="9/10 h2"))
    table.p1.attacks("Vision", "9/10")
    table.p1.uses("Vision", "Increase Density")
    assert table.p1["Vision"].stats == (10, 10)
    table.passes()
    assert table.p2["9/10"].stunned
    assert table.p1["Vision"].face_up
    assert table.p1["Vision"].stats == (5, 5)


@rule("2P-MOD-02")
def test_current_numbers_are_doubled_counters_and_all():
    table = duel(p1=side(front=lying(vision, "+1"), **LAB), p2=side(front="9/20"))
    table.p1.attacks("Vision", "9/20")
    table.p1.uses("Vision", "Increase Density")
    assert table.p1["Vision"].stats == (12, 12)
    table.passes()


@rule("2P-PWR-09")
def test_increase_density_is_for_his_own_turn():
    table = duel(p1=side(front="9/9"), p2=side(front=vision, **LAB))
    table.p1.attacks("9/9", "Vision")
    table.p1.passes()
    assert table.p2.why_not("use", "Vision", power="Increase Density") == "2P-PWR-09"
    table.passes()


@rule("2P-GEN-02")
def test_defending_vision_neither_strikes_nor_is_struck():
    table = duel(p1=side(front="9/1 h2"), p2=side(front=vision, **LAB))
    table.p1.attacks("9/1", "Vision")
    table.p1.passes()
    table.p2.uses("Vision", "Decrease Density")
    table.passes()
    assert table.p2["Vision"].face_up
    assert table.p1["9/1"].face_up


def test_attacking_vision_gains_nothing_by_decreasing():
    table = duel(p1=side(front=vision, **LAB), p2=side(front="9/5 h2"))
    table.p1.attacks("Vision", "9/5")
    table.p1.uses("Vision", "Decrease Density")
    table.passes()
    assert table.p1["Vision"].stunned
    assert table.p2["9/5"].stunned
