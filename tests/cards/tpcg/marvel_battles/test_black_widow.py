"""Black Widow (MNB-010)."""

from versus.cards.tpcg.marvel_battles.avengers import black_widow
from versus.testing.tpcg import duel, side


def test_black_widow_stings_an_enemy_as_she_appears():
    table = duel(
        p1=side(front="Ann 1/1", hand=black_widow),
        p2=side(front=["Foe 2/2", "Bug 1/1"]),
        at="recruit",
        recruit_points=1,
    )
    table.p1.recruits("Black Widow", on="Bug")
    assert table.p2["Bug"].stunned, "its DEF is 0"
    assert table.p2["Foe"].minus == 0
