"""Rogue (HOX-055)."""

from versus.cards.tpcg.house_of_x.locations import fortress
from versus.cards.tpcg.house_of_x.oddities import rogue
from versus.testing.tpcg import duel, side


def test_attacked_rogue_rages():
    table = duel(p1=side(front=["Ann 1/1", "Bob 1/1"]), p2=side(front=rogue))
    table.p1.attacks("Ann", "Rogue")
    assert table.p2["Rogue"].plus == 1
    table.passes()
    table.p1.attacks("Bob", "Rogue")
    assert table.p2["Rogue"].plus == 2
    table.passes()


def test_rogue_does_not_rage_as_she_attacks_or_as_another_is_attacked():
    table = duel(p1=side(front=rogue), p2=side(front=["Ann 1/1", rogue]))
    table.p1.attacks("Rogue", "Ann")
    assert table.p1["Rogue"].plus == table.p2["Rogue"].plus == 0
    table.passes()


def test_wonderful_strength_doubles_again_and_again():
    table = duel(p1=side(front="Ann 1/1"), p2=side(front=rogue, resources=[fortress] * 3))
    table.p1.attacks("Ann", "Rogue")
    for plus in (2, 4, 8):
        table.p1.passes()
        table.p2.uses("Rogue", "Wonderful Strength")
        assert table.p2["Rogue"].plus == plus
    table.p1.passes()
    assert table.p2.why_not("use", "Rogue", power="Wonderful Strength") == "2P-PWR-17"
    table.passes()


def test_wonderful_strength_on_her_own_turn_doubles_nothing_into_nothing():
    table = duel(p1=side(front=rogue, resources=[fortress]), p2=side(front="Ann 1/9"))
    assert table.p1.why_not("use", "Rogue", power="Wonderful Strength") == "2P-PWR-13"
    table.p1.attacks("Rogue", "Ann")
    table.p1.uses("Rogue", "Wonderful Strength")
    assert table.p1["Rogue"].plus == 0
    table.passes()
