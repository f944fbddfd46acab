"""Sin (AFF-038)."""

from versus.cards.tpcg.a_force.femme_fatales import sin
from versus.testing.tpcg import duel, side


def test_like_father_like_daughter_stuns_a_melee_attacker():
    table = duel(
        p1=side(front=["Ann 9/9 X-Men h2", "Bob 1/1 X-Men"]), p2=side(front=sin, resources="Training Ground")
    )
    table.p1.attacks(["Ann", "Bob"], "Sin")
    table.p1.passes()
    table.p2.uses("Sin", "Like Father, Like Daughter", on="Ann")
    assert table.p1["Ann"].stunned
    table.passes()


def test_it_reaches_nobody_in_the_back_row():
    table = duel(p1=side(back="Ann 1/9 R"), p2=side(front=sin, resources="Training Ground"))
    table.p1.attacks("Ann", "Sin")
    table.p1.passes()
    table.p2.uses("Sin", "Like Father, Like Daughter")
    assert table.p1["Ann"].face_up
    table.passes()


def test_as_she_attacks_it_does_nothing():
    table = duel(p1=side(front=sin, resources="Training Ground"), p2=side(front="Foe 0/9"))
    table.p1.attacks("Sin", "Foe")
    table.p1.uses("Sin", "Like Father, Like Daughter")
    assert table.p1["Sin"].face_up
    assert table.p2["Foe"].face_up
    table.passes()
