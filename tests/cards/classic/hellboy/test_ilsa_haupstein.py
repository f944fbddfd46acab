"""Ilsa Haupstein (HEL-014)."""

from versus.cards.classic.hellboy.bprd import pyrokinesis
from versus.cards.classic.hellboy.thule import ilsa_haupstein
from versus.testing.classic import duel, rule, side


@rule("CL-CON-06")
def test_ilsa_and_liz_stun_each_other_for_three_each():
    table = duel(p1=side(front=[pyrokinesis]), p2=side(front=[ilsa_haupstein]))
    table.p1.attacks("Liz", "Ilsa")
    table.passes()
    assert table.p1["Liz"].stunned
    assert table.p2["Ilsa"].stunned
    assert (table.p1.endurance, table.p2.endurance) == (47, 47)
