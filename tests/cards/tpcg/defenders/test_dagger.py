"""Dagger (DEF-011)."""

from versus.cards.tpcg.defenders.defenders import dagger
from versus.games.tpcg.language.vocabulary import each, minus_counters, plot_twist, plus_counters, yours
from versus.games.tpcg.words import MAIN
from versus.testing.tpcg import duel, side

BLIGHT = plot_twist("T-1", "Blight", MAIN, minus_counters(each(), 1))
FEED = plot_twist("T-2", "Feed", MAIN, plus_counters(each(yours)))


def test_as_dagger_appears_your_characters_lose_their_minus_counters():
    table = duel(
        p1=side(front="5/5, -2", back="6/6, +1", hand=dagger),
        p2=side(front="7/7, -1"),
        at="recruit",
        recruit_points=2,
    )
    table.p1.recruits("Dagger", row="back")
    assert table.p1["5/5"].minus == 0
    assert table.p1["6/6"].plus == 1
    assert table.p2["7/7"].minus == 1


def test_your_characters_gain_no_minus_counters_and_enemies_do():
    table = duel(p1=side(back=[dagger, "6/6"], hand=[BLIGHT, FEED]), p2=side(front="7/7"))
    table.p1.plays("Blight")
    assert table.p1["6/6"].minus == 0
    assert table.p1["Dagger"].face_up
    assert table.p2["7/7"].minus == 1
    table.p1.plays("Feed")
    assert table.p1["6/6"].plus == 1


def test_a_stunned_dagger_shines_no_more():
    table = duel(p1=side(back=["Dagger 3/1, stunned", "6/6"], hand=BLIGHT), p2=side(front="7/7"))
    table.p1.plays("Blight")
    assert table.p1["6/6"].minus == 1
