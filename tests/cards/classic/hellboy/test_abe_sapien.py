"""Abe Sapien (HEL-005)."""

from versus.cards.classic.hellboy.bprd import abe_sapien
from versus.testing.classic import duel, side


def test_abe_sapien_trades_with_his_like():
    table = duel(p1=side(front=[abe_sapien]), p2=side(front="Worm 9/9 c5"))
    table.p1.attacks("Abe", "Worm")
    table.passes()
    assert table.p1["Abe"].stunned
    assert table.p2["Worm"].stunned
    assert (table.p1.endurance, table.p2.endurance) == (45, 45)
