"""Taken to the Air (HEL-101)."""

from versus.cards.classic.hellboy.bprd import sidney_leach
from versus.cards.classic.hellboy.fillers import taken_to_the_air
from versus.cards.classic.hellboy.thule import ilsa_haupstein, kroenen
from versus.testing.classic import duel, side


def test_taken_to_the_air_flies_over_the_front_row_for_a_turn():
    table = duel(
        p1=side(front=[kroenen], hand=[taken_to_the_air], resources=1),
        p2=side(front=[ilsa_haupstein], support=[sidney_leach]),
    )
    assert table.p1.why_not("propose", "Karl", "Sidney") == "CL-FRM-12"
    table.p1.plays("Taken")
    table.passes()
    assert table.p1["Karl"].stats == (4, 2)
    table.p1.attacks("Karl", "Sidney")
    table.passes()
    assert table.p2["Sidney"].stunned
    table.next_turn()
    assert table.p1["Karl"].stats == (3, 2)


def test_taken_to_the_air_is_for_your_own_characters():
    table = duel(p1=side(hand=[taken_to_the_air], resources=1), p2=side(front=[sidney_leach]))
    assert table.p1.why_not("play", "Taken") == "CL-TGT-04"
