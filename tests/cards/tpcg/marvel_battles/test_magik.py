"""Magik (MNB-036)."""

from versus.cards.tpcg.marvel_battles.x_men import magik
from versus.testing.tpcg import duel, side


def test_magik_goes_back_to_the_hand_with_another_or_alone():
    for on, hand in (("Ann", ["Ann", "Magik"]), ("stop", ["Magik"])):
        table = duel(
            p1=side(front=[magik, "Ann 1/1", "Bob 1/1"], resources="Academy"), p2=side(front="Foe 1/1")
        )
        assert table.p1.could_choose("use", "Magik", power="Teleport to Limbo") == ["Ann", "Bob"]
        table.p1.uses("Magik", "Teleport to Limbo", on=on)
        assert sorted(table.p1.hand) == hand
