"""Long Coat (HEL-106)."""

from versus.cards.classic.hellboy.bprd import abe_sapien, sidney_leach
from versus.cards.classic.hellboy.fillers import long_coat
from versus.testing.classic import duel, side


def test_a_long_coat_is_worth_one_and_one_to_its_bearer_alone():
    table = duel(p1=side(front=[sidney_leach, abe_sapien], hand=[long_coat], resources=1), at="recruit")
    table.p1.equips("Long Coat", "Sidney Leach")
    assert table.p1["Sidney"].stats == (4, 3)
    assert table.p1["Abe"].stats == (9, 9)
