"""Sage (HOX-050)."""

from versus.cards.tpcg.house_of_x.x_men import sage
from versus.games.tpcg.language.vocabulary import gets, in_combat, one, plot_twist, yours
from versus.games.tpcg.words import COMBAT
from versus.kernel.modifiers import THIS_COMBAT
from versus.testing.tpcg import duel, lying, rule, side

BRACE = plot_twist(
    "Brace", "Brace", COMBAT, gets(one(yours, in_combat), defense=3, until=THIS_COMBAT), any_turn=True
)


def test_sage_reaches_the_defenders_def_as_she_attacks():
    table = duel(p1=side(front=sage), p2=side(front="3/7"))
    table.p1.attacks("Sage", "3/7")
    assert table.p1["Sage"].stats == (7, 10)
    table.passes()
    assert table.p2["3/7"].stunned
    assert table.p1["Sage"].stats == (0, 10)


@rule("2P-MOD-22")
def test_sage_reckons_once_and_falls_short_if_the_defender_grows():
    table = duel(p1=side(front=sage), p2=side(front="3/7", hand=[BRACE]))
    table.p1.attacks("Sage", "3/7")
    table.p1.passes()
    table.p2.plays("Brace")
    assert table.p1["Sage"].atk == 7
    table.passes()
    assert table.p2["3/7"].face_up


def test_sage_with_more_atk_gains_none_and_with_less_than_0_all_the_more():
    strong = duel(p1=side(front=lying(sage, "+9")), p2=side(front="3/7"))
    strong.p1.attacks("Sage", "3/7")
    assert strong.p1["Sage"].atk == 9
    strong.passes()
    weak = duel(p1=side(front=lying(sage, "-2")), p2=side(front="3/7"))
    weak.p1.attacks("Sage", "3/7")
    assert weak.p1["Sage"].atk == 7
    weak.passes()


def test_sage_gains_nothing_as_she_defends():
    table = duel(p1=side(front="3/7"), p2=side(front=sage))
    table.p1.attacks("3/7", "Sage")
    assert table.p2["Sage"].atk == 0
    table.passes()
