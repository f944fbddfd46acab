"""Sabretooth (MNB-092)."""

from versus.cards.tpcg.marvel_battles.villains import sabretooth
from versus.testing.tpcg import duel, rule, side


@rule("2P-KEY-04", "2P-KEY-09")
def test_sabretooth_attacks_with_a_counter_and_strikes_first():
    table = duel(p1=side(front=sabretooth), p2=side(front="Foe 9/5"))
    table.p1.attacks("Sabretooth", "Foe")
    assert table.p1["Sabretooth"].stats == (5, 5)
    table.passes()
    assert table.p2["Foe"].stunned
    assert table.p1["Sabretooth"].face_up
