"""Carnage (DEF-035)."""

from versus.cards.tpcg.defenders.underworld import carnage
from versus.testing.tpcg import duel, lying, rule, side


def test_an_enemy_he_stuns_is_a_counter():
    table = duel(p1=side(front=carnage), p2=side(front="0/1 h2"))
    table.p1.attacks("Carnage", "0/1")
    table.passes()
    assert table.p1["Carnage"].plus == 1


@rule("2P-KEYC-49")
def test_his_own_stun_is_a_counter_though_he_lies_there():
    table = duel(p1=side(front="9/9"), p2=side(front=carnage))
    table.p1.attacks("9/9", "Carnage")
    table.passes()
    assert table.p2["Carnage"].stunned
    assert table.p2["Carnage"].plus == 1


@rule("2P-TRG-10")
def test_both_at_once_are_two():
    table = duel(p1=side(front=carnage), p2=side(front="9/1 h2"))
    table.p1.attacks("Carnage", "9/1")
    table.passes()
    table.p1.resolves_first("Carnage")
    assert table.p1["Carnage"].plus == 2


def test_the_second_wound_kos_him_counters_and_all():
    table = duel(p1=side(front="9/9"), p2=side(front=lying(carnage, "w1 +3")))
    table.p1.attacks("9/9", "Carnage")
    table.passes()
    assert table.p2["Carnage"].koed
