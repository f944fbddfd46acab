"""Drax (MNB-073)."""

from versus.cards.tpcg.marvel_battles.guardians import drax
from versus.testing.tpcg import duel, rule, side


@rule("2P-KEYC-18")
def test_nobody_flies_over_drax():
    table = duel(p1=side(front="Foe 1/1 F"), p2=side(front=drax, back="Ann 1/1"))
    assert table.p1.why_not("attack", "Foe", "Ann") == "2P-KEYC-18"


@rule("2P-KEY-04")
def test_drax_goes_berserk():
    table = duel(p1=side(front=drax), p2=side(front="Foe 1/7"))
    table.p1.attacks("Drax", "Foe")
    assert table.p1["Drax"].plus == 1
    table.passes()
    assert table.p2["Foe"].stunned
