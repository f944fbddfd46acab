"""Loyal Soldiers (DEF-053)."""

from versus.cards.tpcg.defenders.underworld import loyal_soldiers
from versus.testing.tpcg import duel, rule, side


def soldiers(*front, main="Boss 3/6 Underworld"):
    return duel(p1=side(main=main, front=list(front), hand=loyal_soldiers), p2=side(front="7/7 Underworld"))


def test_a_side_of_one_team_gets_a_counter_each():
    table = soldiers("1/1 Underworld", "2/2 Underworld X-Men")
    table.p1.plays("Loyal Soldiers")
    table.p1.says("Underworld")
    assert table.p1["1/1"].plus == 1
    assert table.p1["2/2"].plus == 1
    assert table.p1.main.plus == 1
    assert table.p2["7/7"].plus == 0


def test_one_stranger_spoils_it_even_stunned():
    table = soldiers("1/1 Underworld", "2/2 X-Men h3, stunned")
    table.p1.plays("Loyal Soldiers")
    table.p1.says("Underworld")
    assert table.p1["1/1"].plus == 0


@rule("2P-GEN-31")
def test_the_team_named_is_the_one_that_counts():
    table = soldiers("1/1 Underworld X-Men", main="Boss 3/6 Underworld X-Men")
    table.p1.plays("Loyal Soldiers")
    table.p1.says("Avengers")
    assert table.p1["1/1"].plus == 0
