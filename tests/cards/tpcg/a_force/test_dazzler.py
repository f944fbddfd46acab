"""Dazzler (AFF-016)."""

from versus.cards.tpcg.a_force.heroines import dazzler
from versus.testing.tpcg import duel, side


def test_dazzle_stuns_an_enemy_supporting_character_without_a_wound():
    table = duel(p1=side(front=dazzler, resources="Laboratory"), p2=side(front=["Foe 9/9", "Other 1/1"]))
    assert table.p1.could_choose("use", "Dazzler") == ["Foe", "Other"]
    table.p1.uses("Dazzler", "Dazzle", on="Foe")
    assert table.p2["Foe"].stunned
    assert table.p2["Foe"].wounds == 0
