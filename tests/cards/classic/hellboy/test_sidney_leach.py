"""Sidney Leach (HEL-002)."""

from versus.cards.classic.hellboy.bprd import sidney_leach
from versus.cards.classic.hellboy.thule import damn_nazis, kroenen
from versus.testing.classic import duel, side


def test_sidney_leach_attacks_from_behind():
    table = duel(p1=side(support=[sidney_leach]), p2=side(front=[damn_nazis]))
    table.p1.attacks("Sidney", "Damn Nazis")
    table.passes()
    assert table.p2["Damn Nazis"].stunned
    assert table.p2.endurance == 50 - 1 - 2, "cost 1, and 2 break through"


def test_sidney_leach_does_not_reach_a_protected_character():
    table = duel(p1=side(front=[sidney_leach]), p2=side(front=[damn_nazis], support=[kroenen]))
    assert table.p1.why_not("propose", "Sidney", "Karl") == "CL-FRM-12"
    assert table.p1.may("propose", "Sidney", "Damn Nazis")
