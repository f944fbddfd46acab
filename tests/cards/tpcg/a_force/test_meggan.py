"""Meggan (AFF-013)."""

from versus.cards.tpcg.a_force.heroines import meggan
from versus.testing.tpcg import duel, lying, side


def test_empathic_metamorph_adds_up_the_counters_of_the_others_on_your_side():
    table = duel(
        p1=side(
            front=[lying(meggan, "+1"), "Ann 1/1, +2", "Bob 3/3, -1"],
            back="Cid 1/1, +1",
            resources="Fortress",
        ),
        p2=side(front="Foe 1/1, +5"),
    )
    table.p1.uses("Meggan", "Empathic Metamorph")
    assert table.p1["Meggan"].plus == 1 + 3


def test_among_others_without_counters_she_stays_as_she_is():
    table = duel(p1=side(front=[lying(meggan, "+1"), "Ann 1/1"], resources="Fortress"))
    table.p1.uses("Meggan", "Empathic Metamorph")
    assert table.p1["Meggan"].plus == 1
