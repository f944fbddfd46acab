"""Open Fire (MNB-105)."""

from versus.cards.tpcg.marvel_battles.plot_twists import open_fire
from versus.testing.tpcg import duel, side


def test_an_attacker_strikes_harder():
    table = duel(p1=side(front="Ann 2/2", hand=open_fire), p2=side(front="Foe 1/4"))
    table.p1.attacks("Ann", "Foe")
    assert table.p1.could_choose("play", "Open Fire") == ["Ann"]
    table.p1.plays("Open Fire")
    assert table.p1["Ann"].stats == (4, 2)
    table.passes()
    assert table.p2["Foe"].stunned
