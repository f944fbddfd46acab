"""Moondragon (MNB-071)."""

from versus.cards.tpcg.marvel_battles.guardians import moondragon
from versus.testing.tpcg import duel, side


def test_mental_focus_takes_one_of_three_and_lays_the_others_below():
    table = duel(
        p1=side(front=moondragon, resources="Academy", deck=["Ann 1/1", "Bob 1/1", "Cat 1/1", "Dot 1/1"])
    )
    table.p1.uses("Moondragon", "Mental Focus")
    assert table.p1.choices == ["Ann", "Bob", "Cat"]
    table.p1.chooses("Bob")
    assert table.p1.hand == ["Bob"]
    assert table.p1.deck == ["Dot", "Ann", "Cat"]
    assert table.happened("revealed") == 0, "nobody else sees them"
