"""Backs to the Wall (HEL-103)."""

from versus.cards.classic.hellboy.bprd import sidney_leach
from versus.cards.classic.hellboy.fillers import backs_to_the_wall
from versus.cards.classic.hellboy.thule import ilsa_haupstein
from versus.testing.classic import duel, side


def test_backs_to_the_wall_saves_a_defender():
    table = duel(
        p1=side(front=[ilsa_haupstein]), p2=side(front=[sidney_leach], hand=[backs_to_the_wall], resources=2)
    )
    table.p1.attacks("Ilsa", "Sidney")
    table.p1.passes()
    table.p2.plays("Backs")
    table.passes()
    assert table.p2["Sidney"].stats == (3, 5)
    table.passes()
    assert not table.p2["Sidney"].stunned
    assert table.p2["Sidney"].stats == (3, 2), "the attack is over"


def test_backs_to_the_wall_is_not_for_an_attacker():
    table = duel(
        p1=side(front=[ilsa_haupstein], hand=[backs_to_the_wall], resources=2), p2=side(front=[sidney_leach])
    )
    assert table.p1.why_not("play", "Backs") == "CL-TGT-04"
    table.p1.attacks("Ilsa", "Sidney")
    table.p1.plays("Backs")
    table.passes()
    assert table.p2["Sidney"].stats == (3, 5)
    assert table.p1["Ilsa"].stats == (4, 5)
    table.passes()
