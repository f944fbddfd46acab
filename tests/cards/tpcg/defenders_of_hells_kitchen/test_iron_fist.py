"""Iron Fist, the main character (DHK-003, DHK-004) and the supporting one (DHK-014).

That he has Chi counters which stay through stun and hide is stated; how he gets and spends them is that of
VER-022.
"""

import pytest

from tests.cards.tpcg.house_of_x.levels import at_both_levels
from versus.cards.tpcg.defenders_of_hells_kitchen.chi import CHI
from versus.cards.tpcg.defenders_of_hells_kitchen.defenders import iron_fist
from versus.cards.tpcg.defenders_of_hells_kitchen.defenders_main_characters import iron_fist_1, iron_fist_2
from versus.games.tpcg.language.vocabulary import each, hide, named, plot_twist, put_counters, stun, yours
from versus.games.tpcg.words import MAIN
from versus.testing.tpcg import duel, lying, rule, side

FOCUS = plot_twist("T-1", "Focus", MAIN, put_counters(each(yours, named("Iron Fist")), CHI, 3))
VANISH = plot_twist("T-2", "Vanish", MAIN, hide(each(yours, named("Iron Fist"))))
KNOCK = plot_twist("T-3", "Knock", MAIN, stun(each(yours, named("Iron Fist"))))


def focused(main, foe="1/9 h3", hand=()):
    table = duel(p1=side(main=main, main_row="front", hand=[FOCUS, *hand]), p2=side(front=foe))
    table.p1.plays("Focus")
    return table


def spends(table, what):
    """One Chi counter, for what is called so."""
    table.p1.uses("Iron Fist", "Spend Chi")
    ask = table.battle.ask
    (number,) = [
        place for place, option in enumerate(ask.options) if table.words_for(option).startswith(what)
    ]
    table.p1.answers(table.words_for(ask.options[number]))


@rule("2P-CRD-80", "2P-CNT-07")
@pytest.mark.parametrize("twist", [VANISH, KNOCK], ids=["hidden", "stunned"])
@at_both_levels(iron_fist_1, iron_fist_2)
def test_his_chi_stays(main, twist):
    table = focused(main, hand=[twist])
    table.p1.plays(twist.name)
    assert not table.p1["Iron Fist"].face_up
    assert table.p1["Iron Fist"].counters(CHI) == 3


@at_both_levels(iron_fist_1, iron_fist_2)
def test_each_turn_of_yours_brings_one_more(main):
    table = duel(p1=side(main=main), p2=side(), at="start", turn=3)
    table.p1.goes_to("main")
    assert table.p1["Iron Fist"].counters(CHI) == 1
    table.p1.ends_turn()
    assert table.p1["Iron Fist"].counters(CHI) == 1, "an enemy turn brings none"


@at_both_levels(iron_fist_1, iron_fist_2)
def test_spent_in_melee_it_is_strength_for_the_combat(main):
    table = focused(main)
    before = table.p1["Iron Fist"].stats
    table.p1.attacks("Iron Fist", "1/9")
    spends(table, "Strength")
    assert table.p1["Iron Fist"].stats == (before[0] + 4, before[1] + 4)
    assert table.p1["Iron Fist"].counters(CHI) == 2
    table.passes()
    assert table.p1["Iron Fist"].stats == before


@at_both_levels(iron_fist_1, iron_fist_2)
def test_or_a_punch_that_stuns_whom_he_strikes(main):
    table = focused(main, "1/20 h3")
    table.p1.attacks("Iron Fist", "1/20")
    spends(table, "Punch")
    table.passes()
    assert table.p2["1/20"].stunned


def test_at_level_two_it_heals_him():
    table = focused(lying(iron_fist_2, "w2"))
    table.p1.attacks("Iron Fist", "1/9")
    spends(table, "Heal")
    assert table.p1["Iron Fist"].wounds == 1
    table.passes()


def test_at_level_two_it_keeps_him_from_being_struck():
    table = focused(iron_fist_2, "9/9")
    table.p1.attacks("Iron Fist", "9/9")
    spends(table, "Guard")
    table.passes()
    assert table.p1["Iron Fist"].face_up


def test_at_level_two_it_readies_him_after_the_combat():
    table = focused(iron_fist_2)
    table.p1.attacks("Iron Fist", "1/9")
    spends(table, "Second wind")
    table.passes()
    assert table.p1["Iron Fist"].ready


def test_without_chi_or_at_range_there_is_nothing_to_spend():
    table = duel(p1=side(main=iron_fist_1, main_row="front"), p2=side(front="1/9"))
    table.p1.attacks("Iron Fist", "1/9")
    assert not table.p1.may("use", "Iron Fist", power="Spend Chi")
    table.passes()
    shot = focused(iron_fist_1)
    shot.p1.ends_turn()
    archers = duel(p1=side(back="1/1 R"), p2=side(main=iron_fist_1, main_row="front", hand=FOCUS), active=2)
    archers.p2.plays("Focus")
    archers.p2.ends_turn()
    archers.p1.goes_to("main")
    archers.p1.attacks("1/1", "Iron Fist")
    archers.p1.passes()
    assert not archers.p2.may("use", "Iron Fist", power="Spend Chi")
    archers.passes()


def test_enemies_that_he_stuns_are_xp_and_the_third_is_level_two():
    table = duel(
        p1=side(main=lying(iron_fist_1, "xp2"), main_row="front", levels=iron_fist_2, front="9/9"),
        p2=side(front=["0/2 h2", "0/1 h2"]),
    )
    table.p1.attacks("9/9", "0/1")
    table.passes()
    assert table.p1.xp == 2
    table.p1.attacks("Iron Fist", "0/2")
    table.passes()
    assert table.p1.main.level == 2


@rule("2P-CRD-80", "2P-LVL-12")
def test_his_chi_goes_with_him_to_the_next_level():
    table = duel(
        p1=side(main=lying(iron_fist_1, "xp2"), main_row="front", levels=iron_fist_2, hand=FOCUS),
        p2=side(front="0/2 h2"),
    )
    table.p1.plays("Focus")
    table.p1.attacks("Iron Fist", "0/2")
    table.passes()
    assert table.p1.main.level == 2
    assert table.p1["Iron Fist"].counters(CHI) == 3


# The supporting character


@rule("2P-CRD-80")
def test_the_supporting_one_comes_with_a_counter():
    table = duel(p1=side(hand=iron_fist), at="recruit", recruit_points=1)
    table.p1.recruits("Iron Fist")
    assert table.p1["Iron Fist"].counters(CHI) == 1


def test_he_spends_it_for_a_punch():
    table = duel(p1=side(front=iron_fist, hand=FOCUS), p2=side(front="0/20 h3"))
    table.p1.plays("Focus")
    table.p1.attacks("Iron Fist", "0/20")
    table.p1.uses("Iron Fist", "Spend Chi")
    table.passes()
    assert table.p2["0/20"].stunned
    assert table.p1["Iron Fist"].counters(CHI) == 2


def test_defending_on_an_enemy_turn_he_may_as_well():
    table = duel(p1=side(front="2/20 h3"), p2=side(front=iron_fist, hand=FOCUS), active=2)
    table.p2.plays("Focus")
    table.p2.ends_turn()
    table.p1.goes_to("main")
    table.p1.attacks("2/20", "Iron Fist")
    table.p1.passes()
    table.p2.uses("Iron Fist", "Spend Chi")
    table.passes()
    assert table.p1["2/20"].stunned
