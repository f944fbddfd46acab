"""Fair and Balanced (DEF-049)."""

from versus.cards.tpcg.defenders.underworld import fair_and_balanced
from versus.testing.tpcg import duel, rule, side


def test_one_character_gains_and_another_loses():
    table = duel(p1=side(front="5/5 Underworld", hand=fair_and_balanced), p2=side(front="7/7"))
    table.p1.plays("Fair and Balanced", on=["5/5", "7/7"])
    assert table.p1["5/5"].plus == 1
    assert table.p2["7/7"].minus == 1


@rule("2P-CNT-02")
def test_on_one_and_the_same_they_cancel_out():
    table = duel(p1=side(front="5/5 Underworld", hand=fair_and_balanced), p2=side(front="7/7"))
    table.p1.plays("Fair and Balanced", on=["7/7", "7/7"])
    assert table.p2["7/7"].stats == (7, 7)
    assert table.p2["7/7"].plus == table.p2["7/7"].minus == 0


@rule("2P-PLT-09")
def test_it_takes_the_underworld():
    table = duel(p1=side(front="5/5", hand=fair_and_balanced))
    assert table.p1.why_not("play", "Fair and Balanced") == "2P-PLT-09"
