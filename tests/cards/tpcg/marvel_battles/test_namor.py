"""Namor (MNB-040)."""

from versus.cards.tpcg.marvel_battles.x_men import namor
from versus.testing.tpcg import duel, rule, side


@rule("2P-KEYC-26")
def test_namor_is_not_struck_by_a_back_row_character_that_he_attacks():
    table = duel(p1=side(front=namor), p2=side(front="Foe 9/9", back="Fox 9/9"))
    table.p1.attacks("Namor", "Fox")
    table.passes()
    assert table.p1["Namor"].face_up
    table = duel(p1=side(front=namor), p2=side(front="Foe 9/9", back="Fox 9/9"))
    table.p1.attacks("Namor", "Foe")
    table.passes()
    assert table.p1["Namor"].stunned
