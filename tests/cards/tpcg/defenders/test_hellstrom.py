"""Hellstrom (DEF-040)."""

from versus.cards.tpcg.defenders.underworld import hellstrom
from versus.testing.tpcg import duel, lying, side


def test_powered_up_hellstrom_heals_a_wound():
    table = duel(p1=side(front=lying(hellstrom, "w1"), hand=hellstrom))
    table.p1.powers_up("Hellstrom")
    assert table.p1["Hellstrom"].wounds == 0
    assert table.p1["Hellstrom"].plus == 1


def test_others_heal_nothing_by_it_and_he_nothing_by_theirs():
    table = duel(p1=side(front=[lying(hellstrom, "w1"), "Ann 1/1 h2, w1"], hand="Ann 1/1"))
    table.p1.powers_up("Ann")
    assert table.p1["Ann"].wounds == 1
    assert table.p1["Hellstrom"].wounds == 1
