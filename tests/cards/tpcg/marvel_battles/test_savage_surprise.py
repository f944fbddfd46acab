"""Savage Surprise (MNB-107)."""

from versus.cards.tpcg.marvel_battles.plot_twists import savage_surprise
from versus.testing.tpcg import duel, side


def test_a_defender_strikes_back_harder():
    table = duel(p1=side(front="Foe 5/5"), p2=side(front="Ann 1/1", hand=savage_surprise))
    table.p1.attacks("Foe", "Ann")
    table.p1.passes()
    assert table.p2.could_choose("play", "Savage Surprise") == ["Ann"]
    table.p2.plays("Savage Surprise")
    table.passes()
    assert table.p1["Foe"].stunned
