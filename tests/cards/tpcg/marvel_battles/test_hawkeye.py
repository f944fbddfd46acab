"""Hawkeye (MNB-013)."""

from versus.cards.tpcg.marvel_battles.avengers import hawkeye
from versus.games.tpcg.language.vocabulary import one, plot_twist, ready, yours
from versus.games.tpcg.words import MAIN
from versus.testing.tpcg import duel, side

AGAIN = plot_twist("T-AGAIN", "Again", MAIN, ready(one(yours)))


def aiming(row, foe, **mine):
    table = duel(p1=side(**{row: hawkeye}, resources="Training Ground", **mine), p2=side(front=foe))
    table.p1.uses("Hawkeye", "Take Aim")
    assert table.p1["Hawkeye"].atk == 2, "not before he attacks"
    table.p1.attacks("Hawkeye", foe.split()[0])
    return table


def test_take_aim_makes_him_stronger_in_his_next_attack():
    table = aiming("front", "Foe 1/5")
    assert table.p1["Hawkeye"].atk == 5
    table.passes()
    assert table.p2["Foe"].stunned
    assert table.p1["Hawkeye"].atk == 2


def test_take_aim_holds_for_one_attack():
    table = aiming("front", "Foe 1/9", hand=AGAIN)
    table.passes()
    table.p1.plays("Again", on="Hawkeye")
    table.p1.attacks("Hawkeye", "Foe")
    assert table.p1["Hawkeye"].atk == 2
    table.passes()


def test_take_aim_at_range_keeps_ranged_enemies_from_striking_back_but_not_in_melee():
    table = aiming("back", "Foe 9/9 R")
    table.passes()
    assert table.p1["Hawkeye"].face_up
    table = aiming("front", "Foe 9/9 R")
    table.passes()
    assert table.p1["Hawkeye"].koed


def test_take_aim_ends_with_the_turn():
    table = duel(p1=side(front=hawkeye, resources="Training Ground"), p2=side(front="Foe 1/9"))
    table.p1.uses("Hawkeye", "Take Aim")
    table.p1.ends_turn()
    table.p2.ends_turn()
    table.p1.goes_to("main")
    table.p1.attacks("Hawkeye", "Foe")
    assert table.p1["Hawkeye"].atk == 2
    table.passes()
