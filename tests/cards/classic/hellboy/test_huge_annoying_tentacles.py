"""Huge, Annoying Tentacles (HEL-015)."""

from versus.cards.classic.hellboy.thule import tentacles
from versus.testing.classic import duel, side


def test_an_army_is_joined_by_another_copy():
    table = duel(p1=side(front=[tentacles], hand=[tentacles], resources=3), at="recruit")
    table.p1.brings("Huge, Annoying Tentacles")
    assert table.p1.characters == ["Huge, Annoying Tentacles"] * 2
