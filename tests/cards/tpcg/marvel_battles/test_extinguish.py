"""Extinguish (MNB-101)."""

from versus.cards.tpcg.marvel_battles.villains import extinguish
from versus.testing.tpcg import duel, side


def test_extinguish_kos_somebody_stunned_but_no_main_character():
    table = duel(
        p1=side(front="Ann 1/1 Villains", hand=extinguish),
        p2=side(main="Boss 3/5, stunned", front=["Foe 1/1 h5, stunned", "Fox 1/1"]),
    )
    table.p1.plays("Extinguish", on="Foe")
    assert table.p2["Foe"].koed
    assert table.p2["Fox"].in_play
