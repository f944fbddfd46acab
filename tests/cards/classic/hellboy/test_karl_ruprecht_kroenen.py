"""Karl Ruprecht Kroenen (HEL-012)."""

from versus.cards.classic.hellboy.bprd import pyrokinesis
from versus.cards.classic.hellboy.thule import damn_nazis, kroenen
from versus.testing.classic import duel, rule, side


def test_kroenen_makes_way_for_another_copy_of_himself():
    table = duel(p1=side(front=[kroenen], hand=[kroenen], resources=2), at="recruit")
    table.p1.brings("Karl")
    assert table.p1.characters == ["Karl Ruprecht Kroenen"]


@rule("CL-CON-10")
def test_kroenen_and_the_nazis_together_stun_liz_sherman():
    table = duel(p1=side(front=[damn_nazis, kroenen]), p2=side(front=[pyrokinesis]))
    table.p1.attacks(["Karl", "Damn Nazis"], "Liz")
    table.passes()
    table.p2.strikes("Karl")
    assert table.p2["Liz"].stunned
    assert table.p1["Karl"].stunned
    assert table.p2.endurance == 47, "a team does not break through"


def test_kroenen_alone_does_not_stun_liz_sherman():
    table = duel(p1=side(front=[kroenen]), p2=side(front=[pyrokinesis]))
    table.p1.attacks("Karl", "Liz")
    table.passes()
    assert not table.p2["Liz"].stunned
