"""Metal and Fire (MNB-102)."""

from versus.cards.tpcg.marvel_battles.villains import metal_and_fire
from versus.testing.tpcg import duel, side


def test_enemies_in_the_combat_are_weakened_and_no_others():
    table = duel(
        p1=side(front="Ann 2/2 Villains", hand=metal_and_fire), p2=side(front=["Foe 3/3", "Fox 1/1"])
    )
    table.p1.attacks("Ann", "Foe")
    table.p1.plays("Metal and Fire")
    assert [table.p2["Foe"].minus, table.p2["Fox"].minus, table.p1["Ann"].minus] == [1, 0, 0]
    table.passes()
    assert table.p2["Foe"].stunned
