"""Electro (DEF-037)."""

from versus.cards.tpcg.defenders.underworld import electro
from versus.testing.tpcg import duel, rule, side


@rule("2P-GEN-08")
def test_chain_lightning_stuns_each_enemy_that_costs_two_or_less():
    table = duel(
        p1=side(back=electro, front="1/1 c1", resources="Laboratory"),
        p2=side(front=["9/9 c2 h2", "8/8 c3 h2"], back="7/7 c1 h2", main="Boss 3/6 h5"),
    )
    table.p1.uses("Electro", "Chain Lightning")
    assert table.p2["9/9"].stunned
    assert table.p2["7/7"].stunned
    assert table.p2["8/8"].face_up
    assert table.p2.main.face_up, "a main character has no cost"
    assert table.p1["1/1"].face_up
