"""Ant-Man (MNB-009)."""

from versus.cards.tpcg.marvel_battles.avengers import ant_man
from versus.testing.tpcg import duel, rule, side


@rule("2P-KEY-19")
def test_ant_man_may_shrink_away_from_the_first_attack_of_a_turn():
    table = duel(p1=side(front=["Foe 3/3", "Fox 3/3"]), p2=side(front=ant_man))
    table.p1.attacks("Foe", "Ant-Man")
    table.p2.says_yes()
    assert table.p1["Foe"].exhausted
    table.p1.attacks("Fox", "Ant-Man")
    table.passes()
    assert table.p2["Ant-Man"].koed
