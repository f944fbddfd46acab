"""Vigilante Justice (MNB-075)."""

from versus.cards.tpcg.marvel_battles.guardians import vigilante_justice
from versus.testing.tpcg import duel, rule, side


@rule("2P-KEY-09")
def test_somebody_in_the_combat_strikes_first():
    table = duel(p1=side(front="Ann 3/1 Guardians", hand=vigilante_justice), p2=side(front="Foe 9/3"))
    table.p1.attacks("Ann", "Foe")
    table.p1.plays("Vigilante Justice", on="Ann")
    table.passes()
    assert table.p1["Ann"].face_up
    assert table.p2["Foe"].stunned
    assert table.p1["Ann"].keywords == []
