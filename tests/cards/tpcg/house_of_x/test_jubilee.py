"""Jubilee (HOX-040)."""

from versus.cards.tpcg.house_of_x.x_men import jubilee
from versus.testing.tpcg import duel, lying, side


def test_fireworks_weakens_the_enemy_she_attacks():
    table = duel(p1=side(front=jubilee), p2=side(front=["2/4 h1", "5/5"]))
    table.p1.attacks("Jubilee", "2/4")
    assert table.p2["2/4"].stats == (1, 4)
    assert table.p2["5/5"].stats == (5, 5)
    assert table.p1["Jubilee"].stats == (3, 2)
    table.passes()
    assert table.p1["Jubilee"].in_play
    assert table.p2["2/4"].stats == (2, 4)


def test_fireworks_weakens_every_attacker_of_hers_and_none_of_her_friends():
    table = duel(p1=side(front=["2/2 X-Men", "3/3 X-Men"]), p2=side(front=jubilee, back="4/4"))
    table.p1.attacks(["2/2", "3/3"], "Jubilee")
    assert table.p1["2/2"].atk == 1
    assert table.p1["3/3"].atk == 2
    assert table.p2["4/4"].atk == 4
    table.passes()
    table.p2.strikes("2/2")
    assert table.p2["Jubilee"].koed


def test_fireworks_weakens_nobody_who_attacks_with_her():
    table = duel(p1=side(front=[jubilee, "2/2 X-Men"]), p2=side(front="2/9"))
    table.p1.attacks(["Jubilee", "2/2"], "2/9")
    assert (table.p1["Jubilee"].atk, table.p1["2/2"].atk, table.p2["2/9"].atk) == (3, 2, 1)
    table.passes()
    table.p2.strikes("2/2")


def test_fireworks_does_nothing_in_a_combat_without_her():
    table = duel(p1=side(front=["3/3", jubilee]), p2=side(front="2/4"))
    table.p1.attacks("3/3", "2/4")
    assert table.p2["2/4"].stats == (2, 4)
    table.passes()


def test_an_enemy_with_one_atk_cannot_strike_her():
    table = duel(p1=side(front=lying(jubilee, "-1")), p2=side(front="1/9"))
    table.p1.attacks("Jubilee", "1/9")
    table.passes()
    assert table.p1["Jubilee"].in_play
