"""Straight at Them (HEL-102)."""

from versus.cards.classic.hellboy.fillers import straight_at_them
from versus.cards.classic.hellboy.thule import kroenen, tentacles
from versus.testing.classic import duel, side


def test_straight_at_them_strengthens_an_attacker_until_the_attack_is_over():
    table = duel(p1=side(front=[kroenen], hand=[straight_at_them], resources=2), p2=side(front=[tentacles]))
    assert table.p1.why_not("play", "Straight") == "CL-TGT-04", "nobody attacks yet"
    table.p1.attacks("Karl", "Huge")
    table.p1.plays("Straight")
    table.passes()
    assert table.p1["Karl"].stats == (6, 2)
    table.passes()
    assert table.p2["Huge"].stunned
    assert table.p2.endurance == 50 - 3 - 2
    assert table.p1["Karl"].stats == (3, 2)
