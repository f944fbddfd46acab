"""Shooting Range (HEL-105)."""

from versus.cards.classic.hellboy.bprd import pyrokinesis
from versus.cards.classic.hellboy.fillers import shooting_range
from versus.testing.classic import duel, lying, side


def test_the_shooting_range_helps_an_attacker_of_yours_once_a_turn():
    table = duel(
        p1=side(front=[pyrokinesis], resources=[lying(shooting_range, "flipped")]),
        p2=side(front="Wall 1/7 c4"),
    )
    assert table.p1.why_not("use", "Shooting") == "CL-TGT-04"
    table.p1.attacks("Liz", "Wall")
    table.p1.uses("Shooting")
    table.passes()
    assert table.p1["Liz"].stats == (7, 4)
    assert table.p1.why_not("use", "Shooting") == "CL-GEN-14"
    table.passes()
    assert table.p2["Wall"].stunned
    assert table.p1["Liz"].stats == (5, 4), "the attack is over"


def test_the_shooting_range_is_no_help_to_an_opponents_attacker():
    table = duel(
        p1=side(front=[pyrokinesis]),
        p2=side(front="Wall 1/7 c4", resources=[lying(shooting_range, "flipped")]),
    )
    table.p1.attacks("Liz", "Wall")
    table.p1.passes()
    assert table.p2.why_not("use", "Shooting") == "CL-TGT-04"
