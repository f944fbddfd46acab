"""Hammerhead (DHK-043): Head First is stated."""

from versus.cards.tpcg.defenders_of_hells_kitchen.underworld import hammerhead
from versus.games.tpcg.language.vocabulary import has, one, plot_twist, yours
from versus.games.tpcg.words import MAIN, RANGED
from versus.testing.tpcg import duel, rule, side

BOW = plot_twist("T-1", "Bow", MAIN, has(one(yours), RANGED))


@rule("2P-CRD-97")
def test_melee_attacking_he_is_not_struck():
    table = duel(p1=side(front=hammerhead), p2=side(front="9/9"))
    table.p1.attacks("Hammerhead", "9/9")
    table.passes()
    assert table.p1["Hammerhead"].face_up


@rule("2P-CRD-97")
def test_the_other_attackers_are_struck():
    table = duel(p1=side(front=[hammerhead, "2/2 h2 Underworld"]), p2=side(front="9/9"))
    table.p1.attacks(["Hammerhead", "2/2"], "9/9")
    table.passes()
    assert table.p1["2/2"].stunned
    assert table.p1["Hammerhead"].face_up


@rule("2P-CRD-97")
def test_ranged_attacking_he_is_struck():
    table = duel(p1=side(back=hammerhead, hand=BOW), p2=side(front="9/9 R"))
    table.p1.plays("Bow", on="Hammerhead")
    table.p1.attacks("Hammerhead", "9/9")
    table.passes()
    assert table.p1["Hammerhead"].koed


@rule("2P-CRD-97")
def test_defending_he_is_struck():
    table = duel(p1=side(front="9/9"), p2=side(front=hammerhead))
    table.p1.attacks("9/9", "Hammerhead")
    table.passes()
    assert table.p2["Hammerhead"].koed
