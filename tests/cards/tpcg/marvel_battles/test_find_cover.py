"""Find Cover (MNB-108)."""

from versus.cards.tpcg.marvel_battles.plot_twists import find_cover
from versus.testing.tpcg import duel, side


def test_a_defender_withstands_more():
    for atk, stunned in ((3, False), (4, True)):
        table = duel(p1=side(front=f"Foe {atk}/9"), p2=side(front="Ann 1/1", hand=find_cover))
        table.p1.attacks("Foe", "Ann")
        table.p1.passes()
        table.p2.plays("Find Cover")
        table.passes()
        assert table.p2["Ann"].stunned is stunned
