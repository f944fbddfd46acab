"""Steven Grant, main (DHK-012) and supporting (DHK-023). That his power transforms him is stated."""

from tests.cards.tpcg.defenders_of_hells_kitchen.knights import POWERS, SYMBOLS, as_, piled, uses_power
from versus.cards.tpcg.defenders_of_hells_kitchen.personalities import (
    moon_knight,
    steven_grant,
    steven_grant_main,
)
from versus.testing.tpcg import duel, rule, side


@rule("2P-CRD-84", "2P-CRD-87")
def test_his_deep_pockets_heal_him_and_he_is_somebody_else():
    table = as_(steven_grant_main, "w2")
    was, is_now = uses_power(table)
    assert table.p1.main.wounds == 1
    assert (was, is_now == "Steven Grant") == ("Steven Grant", False)
    assert "Steven Grant" in piled(table)


@rule("2P-CRD-88")
def test_each_uses_his_own_power_once_a_turn_though_he_comes_back():
    table = as_(steven_grant_main, resources=SYMBOLS * 3)
    used = []
    while table.p1.may("use", table.p1.main.name, power=POWERS[table.p1.main.name]):
        used.append(uses_power(table)[0])
    assert len(used) >= 2, "the new one may use his own the same turn"
    assert len(used) == len(set(used))
    assert table.p1.main.name in used, "back again, he may not"
    assert table.p1.why_not("use", table.p1.main.name, power=POWERS[table.p1.main.name]) == "2P-PWR-26"


@rule("2P-CRD-91")
def test_the_supporting_one_becomes_moon_knight():
    table = duel(p1=side(front=steven_grant, hand=moon_knight), p2=side(front="1/6 h2"))
    table.p1.attacks("Steven Grant", "1/6")
    table.p1.uses("Steven Grant", "Integrated Personalities", on="Moon Knight")
    table.passes()
    assert table.p2["1/6"].stunned, "6 of 6"
