"""Nyla Rose (AEW-043)."""

from versus.cards.tpcg.all_elite_wrestling.heels import nyla_rose
from versus.games.tpcg.language.vocabulary import one, plot_twist, recover, yours
from versus.games.tpcg.words import MAIN
from versus.testing.tpcg import duel, lying, side


def test_she_gets_4_atk_on_the_turn_she_appears():
    table = duel(p1=side(hand=nyla_rose), at="recruit", recruit_points=1)
    table.p1.recruits("Nyla Rose")
    assert table.p1["Nyla Rose"].stats == (4, 2)
    table.p1.ends_turn()
    assert table.p1["Nyla Rose"].stats == (0, 2)


def test_she_gets_them_on_the_turn_she_recovers():
    table = duel(p1=side(front=lying(nyla_rose, "stunned w1")), at="recovery")
    assert table.p1["Nyla Rose"].stats == (4, 2)
    assert table.p1["Nyla Rose"].ready


def test_an_effect_may_recover_her():
    wake = plot_twist("T-1", "Wake", MAIN, recover(one(yours)))
    table = duel(p1=side(main="Chief 1/9", front=lying(nyla_rose, "stunned w1"), hand=wake))
    table.p1.plays("Wake", on="Nyla Rose")
    assert table.p1["Nyla Rose"].stats == (4, 2)


def test_on_other_turns_she_has_none():
    table = duel(p1=side(front=nyla_rose), at="recovery")
    assert table.p1["Nyla Rose"].stats == (0, 2)


def test_her_cost_is_unsettled():
    assert nyla_rose.cost == 1
    assert nyla_rose.facts.filled == ("cost",)
