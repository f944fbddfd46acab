"""Viper (AFF-044)."""

from versus.cards.tpcg.a_force.femme_fatales import viper
from versus.testing.tpcg import duel, side


def test_poison_darts_hit_up_to_two():
    p2 = side(front=["Foe 5/5", "Other 5/5", "Third 5/5"], deck=9)
    table = duel(p1=side(front=viper, resources="Training Ground", deck=9), p2=p2)
    table.p1.uses("Viper", "Poison Darts", on=["Foe", "Other"])
    assert [table.p2[name].minus for name in ("Foe", "Other", "Third")] == [1, 1, 0]


def test_as_your_turn_ends_every_poison_doubles():
    p2 = side(front=["Foe 5/9, -1", "Other 5/9, -3", "Third 5/5"], deck=9)
    table = duel(p1=side(front=[viper, "Ann 5/5, -1"], deck=9), p2=p2)
    table.p1.ends_turn()
    assert [table.p2[name].minus for name in ("Foe", "Other", "Third")] == [2, 6, 0]
    assert table.p1["Ann"].minus == 1
    table.p2.ends_turn()
    assert table.p2["Foe"].minus == 2, "not on an enemy's turn"


def test_enough_poison_stuns():
    table = duel(p1=side(front=viper, deck=9), p2=side(front="Foe 5/3 h2, -2", deck=9))
    table.p1.ends_turn()
    assert table.happened("stunned", "Foe") == 1
