"""Ronan (MNB-087)."""

from versus.cards.tpcg.marvel_battles.villains import ronan
from versus.testing.tpcg import duel, side


def test_the_accused_card_is_discarded_from_a_revealed_hand():
    table = duel(
        p1=side(front=ronan, resources="Academy"),
        p2=side(front="Foe 1/1", hand=["Foe 1/1", "Fox 1/1", "Foe 1/1"]),
    )
    table.p1.uses("Ronan", "Accuse")
    table.p1.says("Foe")
    assert table.p2.hand == ["Fox"]
    assert table.happened("revealed") == 3


def test_a_wrong_accusation_only_shows_the_hand():
    table = duel(p1=side(front=ronan, resources="Academy"), p2=side(hand=["Fox 1/1"]))
    table.p1.uses("Ronan", "Accuse")
    table.p1.says("Ronan")
    assert table.p2.hand == ["Fox"]
