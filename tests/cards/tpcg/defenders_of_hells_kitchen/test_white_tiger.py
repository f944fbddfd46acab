"""White Tiger (DHK-017): Amulets of Power is stated."""

from versus.cards.tpcg.defenders_of_hells_kitchen.defenders import white_tiger
from versus.games.tpcg.language.vocabulary import (
    draw,
    hide,
    may,
    minus_counters,
    one,
    plot_twist,
    plus_counters,
    remove_counters,
    turn_over_counters,
    yours,
)
from versus.games.tpcg.words import MAIN, PLUS
from versus.testing.tpcg import duel, lying, rule, side

CURSE = plot_twist("T-1", "Curse", MAIN, minus_counters(one(), 2))
STRIP = plot_twist("T-2", "Strip", MAIN, remove_counters(one(), PLUS))
TRANSMUTE = plot_twist("T-3", "Transmute", MAIN, turn_over_counters(one()))
SELL = plot_twist("T-4", "Sell", MAIN, may(draw(), price=remove_counters(one(yours), PLUS, 1)))
VANISH = plot_twist("T-5", "Vanish", MAIN, hide(one(yours)))
TRAIN = plot_twist("T-6", "Train", MAIN, plus_counters(one(yours)))


def with_amulets(*hand, others=()):
    return duel(p1=side(front=[lying(white_tiger, "+2"), *others], hand=[*hand]), p2=side(front="6/6"))


@rule("2P-CRD-95")
def test_minus_counters_are_not_put_on_her():
    table = with_amulets(CURSE)
    table.p1.plays("Curse", on="White Tiger")
    assert (table.p1["White Tiger"].plus, table.p1["White Tiger"].minus) == (2, 0)
    assert table.happened("counters put") == 0


@rule("2P-CRD-95")
def test_her_plus_counters_are_neither_taken_nor_turned_over():
    table = with_amulets(STRIP, TRANSMUTE)
    table.p1.plays("Strip", on="White Tiger")
    table.p1.plays("Transmute", on="White Tiger")
    assert (table.p1["White Tiger"].plus, table.p1["White Tiger"].minus) == (2, 0)


@rule("2P-CRD-95")
def test_they_pay_for_nothing():
    table = with_amulets(SELL, others=["1/1"])
    table.p1.plays("Sell")
    assert table.p1.hand == []
    assert table.p1["White Tiger"].plus == 2


@rule("2P-CRD-95")
def test_she_gains_more_of_them():
    table = with_amulets(TRAIN)
    table.p1.plays("Train", on="White Tiger")
    assert table.p1["White Tiger"].plus == 3


@rule("2P-CRD-95")
def test_others_are_cursed_and_stripped():
    table = with_amulets(CURSE, STRIP, others=["9/9, +1"])
    table.p1.plays("Strip", on="9/9")
    table.p1.plays("Curse", on="9/9")
    assert (table.p1["9/9"].plus, table.p1["9/9"].minus) == (0, 2)


@rule("2P-CRD-96")
def test_stunned_she_loses_them():
    table = with_amulets()
    table.p1.attacks("White Tiger", "6/6")
    table.passes()
    assert table.p1["White Tiger"].stunned
    assert table.p1["White Tiger"].plus == 0


@rule("2P-CRD-96")
def test_hidden_she_loses_them():
    table = with_amulets(VANISH)
    table.p1.plays("Vanish", on="White Tiger")
    assert table.p1["White Tiger"].plus == 0
