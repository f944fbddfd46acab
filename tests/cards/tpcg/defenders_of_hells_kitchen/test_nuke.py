"""Nuke (DHK-046): that Adrenaline Pills ready him unless he was stunned is stated."""

from versus.cards.tpcg.defenders_of_hells_kitchen.underworld import nuke
from versus.games.tpcg.language.vocabulary import one, plot_twist, put_counters, yours
from versus.games.tpcg.words import MAIN, VITALITY
from versus.testing.tpcg import duel, rule, side

CUSHION = plot_twist("T-1", "Cushion", MAIN, put_counters(one(yours), VITALITY))


@rule("2P-CRD-94")
def test_after_the_combat_he_is_ready_and_attacks_again():
    table = duel(p1=side(front=nuke, resources="Laboratory"), p2=side(front=["1/5 h2", "1/4 h2"]))
    table.p1.attacks("Nuke", "1/4")
    table.p1.uses("Nuke", "Adrenaline Pills")
    assert table.p1["Nuke"].exhausted, "not before the combat ends"
    table.passes()
    assert table.p1["Nuke"].ready
    assert table.p1.may("attack", "Nuke", "1/5")


@rule("2P-CRD-94", "2P-STN-17")
def test_stunned_in_it_he_stays_down():
    table = duel(p1=side(front=nuke, resources="Laboratory", hand=CUSHION), p2=side(front="9/4 h2"))
    table.p1.plays("Cushion", on="Nuke")
    table.p1.attacks("Nuke", "9/4")
    table.p1.uses("Nuke", "Adrenaline Pills")
    table.passes()
    assert table.p1["Nuke"].stunned
    assert table.p1["Nuke"].exhausted


def test_without_them_he_stays_exhausted():
    table = duel(p1=side(front=nuke, resources="Laboratory"), p2=side(front="1/4 h2"))
    table.p1.attacks("Nuke", "1/4")
    table.passes()
    assert table.p1["Nuke"].exhausted


def test_the_next_combat_does_not_ready_him():
    table = duel(p1=side(front=nuke, resources="Laboratory"), p2=side(front=["1/5 h2", "1/4 h2"]))
    table.p1.attacks("Nuke", "1/4")
    table.p1.uses("Nuke", "Adrenaline Pills")
    table.passes()
    table.p1.attacks("Nuke", "1/5")
    table.passes()
    assert table.p1["Nuke"].exhausted
