"""Best Offense is a Good Defense (MNB-106)."""

from versus.cards.tpcg.marvel_battles.plot_twists import best_offense
from versus.testing.tpcg import duel, side


def test_an_attacker_withstands_more():
    table = duel(p1=side(front="Ann 2/2", hand=best_offense), p2=side(front="Foe 6/9"))
    table.p1.attacks("Ann", "Foe")
    table.p1.plays("Best Offense is a Good Defense")
    assert table.p1["Ann"].stats == (2, 7)
    table.passes()
    assert table.p1["Ann"].face_up
