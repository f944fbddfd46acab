"""Venom, the main character (DEF-031, DEF-032) and the supporting one (DEF-043)."""

from tests.cards.tpcg.house_of_x.levels import at_both_levels
from versus.cards.tpcg.defenders.main_characters import venom_1, venom_2
from versus.cards.tpcg.defenders.underworld import venom
from versus.games.tpcg.language.vocabulary import (
    each,
    minus_counters,
    plot_twist,
    plus_counters,
    your_main,
)
from versus.games.tpcg.words import MAIN
from versus.testing.tpcg import duel, lying, rule, side

FEED = plot_twist("T-1", "Feed", MAIN, plus_counters(each(your_main), 3))
STARVE = plot_twist("T-2", "Starve", MAIN, minus_counters(each(your_main)))


@rule("2P-TRN-13")
@at_both_levels(venom_1, venom_2)
def test_venom_grows_on_a_turn_on_which_he_recovered(main):
    table = duel(p1=side(main=lying(main, "stunned w1"), resources="Laboratory"), at="recovery", turn=5)
    table.p1.goes_on()
    table.p1.uses("Venom", "Revenge Bond")
    assert table.p1.main.plus == 2
    table.p1.goes_to("main")


def test_before_he_recovers_and_without_it_there_is_no_revenge():
    table = duel(p1=side(main=venom_1, resources="Laboratory"), at="recovery", turn=5)
    table.p1.goes_on()
    table.p1.uses("Venom", "Revenge Bond")
    assert table.p1.main.plus == 0
    table.p1.goes_to("main")


@rule("2P-TRG-01")
def test_plus_counters_are_one_xp_each_time_and_minus_counters_none():
    table = duel(p1=side(main=venom_1, levels=venom_2, hand=[FEED, STARVE]))
    table.p1.plays("Feed")
    assert table.p1.xp == 1
    table.p1.plays("Starve")
    assert table.p1.xp == 1


def test_a_power_up_is_a_bond_as_well():
    table = duel(p1=side(main=venom_1, levels=venom_2, hand="Venom 4/4 c4"))
    table.p1.powers_up("Venom")
    assert table.p1.xp == 1


def test_the_fifth_time_makes_the_level_and_the_counters_stay():
    table = duel(p1=side(main=lying(venom_1, "xp4"), levels=venom_2, hand=FEED))
    table.p1.plays("Feed")
    assert table.p1.main.level == 2
    assert table.p1.main.stats == (9, 9)


@rule("2P-KEYC-49")
def test_a_permanent_bond_keeps_the_counters_through_a_stun_and_his_recovery():
    table = duel(
        p1=side(front="20/20"), p2=side(main=lying(venom_2, "+2"), main_row="front", resources="Fortress")
    )
    table.p1.attacks("20/20", "Venom")
    table.p1.passes()
    table.p2.uses("Venom", "Permanent Bond")
    table.passes()
    assert table.p2.main.stunned
    assert table.p2.main.plus == 2
    table.p1.ends_turn()
    table.p2.goes_to("main")
    assert table.p2.main.stats == (8, 8)
    assert table.p2.main.keywords == [], "the bond has ended with the Recovery Phase"


def test_without_the_bond_they_are_lost():
    table = duel(p1=side(front="20/20"), p2=side(main=lying(venom_2, "+2"), main_row="front"))
    table.p1.attacks("20/20", "Venom")
    table.passes()
    assert table.p2.main.plus == 0


# The supporting character


@rule("2P-KEYC-49")
def test_symbiote_strength_and_symbiosis_are_the_supporting_venoms():
    table = duel(p1=side(front=venom, resources="Fortress"), p2=side(front="9/9"))
    table.p1.uses("Venom", "Symbiote Strength")
    assert table.p1["Venom"].stats == (6, 6)
    table.p1.attacks("Venom", "9/9")
    table.passes()
    assert table.p1["Venom"].stunned
    assert table.p1["Venom"].plus == 2
