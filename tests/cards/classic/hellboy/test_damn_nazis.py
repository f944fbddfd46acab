"""Damn Nazis (HEL-011)."""

from versus.cards.classic.hellboy.thule import damn_nazis
from versus.testing.classic import duel, side


def test_an_army_is_joined_by_another_copy():
    table = duel(p1=side(front=[damn_nazis], hand=[damn_nazis], resources=3), at="recruit")
    table.p1.brings("Damn Nazis")
    assert table.p1.characters == ["Damn Nazis"] * 2
