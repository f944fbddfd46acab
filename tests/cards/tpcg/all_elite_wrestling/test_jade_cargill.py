"""Jade Cargill (AEW-036, AEW-037)."""

import pytest

from versus.cards.tpcg.all_elite_wrestling.heel_main_characters import jade_cargill_1, jade_cargill_2
from versus.cards.tpcg.all_elite_wrestling.locations import left_tunnel
from versus.games.tpcg.language.vocabulary import (
    change_level,
    defender,
    enemy,
    gets,
    main,
    one,
    plot_twist,
    stun,
    yours,
)
from versus.games.tpcg.words import COMBAT, MAIN
from versus.kernel.modifiers import THIS_COMBAT
from versus.testing.tpcg import duel, rule, side

BRACE = plot_twist("T-1", "Brace", COMBAT, gets(one(defender), defense=9, until=THIS_COMBAT), any_turn=True)


def jade_1(**more):
    return side(main=jade_cargill_1, main_row="front", levels=jade_cargill_2, **more)


def jade_2(**more):
    return side(main=jade_cargill_2, main_row="front", **more)


# JadeBrand


@rule("2P-CRD-48", "2P-CMB-43")
def test_jadebrand_resolves_the_combat_before_anybody_else_acts():
    table = duel(p1=jade_1(resources="Training Ground"), p2=side(front="Foe 0/3 h3", hand=BRACE))
    table.p1.attacks("Jade Cargill", "Foe")
    table.p1.uses("Jade Cargill", "JadeBrand")
    assert not table.in_combat
    assert table.p2["Foe"].stunned
    assert table.p2.hand == ["Brace"]


def test_without_it_the_defender_could_have_been_saved():
    table = duel(p1=jade_1(resources="Training Ground"), p2=side(front="Foe 0/3 h3", hand=BRACE))
    table.p1.attacks("Jade Cargill", "Foe")
    table.p1.passes()
    table.p2.plays("Brace")
    table.p1.uses("Jade Cargill", "JadeBrand")
    assert table.p2["Foe"].face_up


def test_she_may_do_so_while_she_defends():
    table = duel(p1=side(front="Foe 3/3 h3", hand=BRACE), p2=jade_1(resources="Training Ground"))
    table.p1.attacks("Foe", "Jade Cargill")
    table.p1.passes()
    table.p2.uses("Jade Cargill", "JadeBrand")
    assert table.p1["Foe"].stunned


def test_not_in_a_combat_of_others():
    table = duel(p1=jade_1(front="Ann 1/1", resources="Training Ground"), p2=side(front="Foe 0/3"))
    table.p1.attacks("Ann", "Foe")
    assert table.p1.why_not("use", "Jade Cargill", power="JadeBrand") == "2P-PWR-13"
    table.passes()


# Green Like Money


@rule("2P-GEN-28")
def test_every_might_location_on_any_side_is_one_xp():
    p1 = jade_1(resources=["Fortress", left_tunnel, "Academy", "Fortress, down"])
    table = duel(p1=p1, p2=side(resources=["Fortress", "Training Ground"]), at="formation")
    table.p1.goes_to("main")
    assert table.p1.xp == 3


def test_only_as_her_own_main_phase_begins():
    table = duel(p1=side(), p2=jade_1(resources="Fortress"), at="formation")
    table.p1.goes_to("main")
    assert table.p2.xp == 0


@pytest.mark.parametrize(("might", "level"), [(5, 1), (6, 2)])
def test_six_make_her_level_2(might, level):
    table = duel(p1=jade_1(resources=["Fortress"] * might), at="formation")
    table.p1.goes_to("main")
    assert table.p1.main.level == level


# Jaded

SIX = ["Fortress"] * 6


def beaten(resources):
    """She has stunned the enemy main character in combat."""
    table = duel(
        p1=jade_2(resources=resources), p2=side(main="Chief 1/7 h9", main_row="front", front="Foe 1/1")
    )
    table.p1.attacks("Jade Cargill", "Chief")
    table.passes()
    assert table.p2["Chief"].stunned
    return table


def test_jaded_kos_a_main_character_she_has_stunned_in_combat():
    table = beaten(SIX)
    table.p1.uses("Jade Cargill", "Jaded")
    assert table.over
    assert table.winners == [1]


def test_it_takes_six_might():
    table = beaten(SIX[:5])
    assert table.p1.why_not("use", "Jade Cargill", power="Jaded") == "2P-PWR-17"


def test_a_main_character_that_still_stands_is_safe():
    table = duel(p1=jade_2(resources=SIX), p2=side(main="Chief 1/8 h9", main_row="front"))
    table.p1.attacks("Jade Cargill", "Chief")
    table.passes()
    table.p1.uses("Jade Cargill", "Jaded")
    assert not table.over


def test_so_is_one_that_was_stunned_without_her_or_without_a_combat():
    zap = plot_twist("T-2", "Zap", MAIN, stun(one(enemy, main)))
    table = duel(p1=jade_2(resources=SIX, hand=zap), p2=side(main="Chief 1/7 h9", main_row="front"))
    table.p1.plays("Zap")
    table.p1.uses("Jade Cargill", "Jaded")
    assert not table.over
    table = duel(p1=jade_2(resources=SIX, front="Ann 9/9"), p2=side(main="Chief 1/7 h9", main_row="front"))
    table.p1.attacks("Ann", "Chief")
    table.passes()
    table.p1.uses("Jade Cargill", "Jaded")
    assert not table.over


@rule("2P-LVL-03")
def test_what_she_did_as_level_1_was_her_doing():
    rise = plot_twist("T-3", "Rise", MAIN, change_level(one(main, yours), 1))
    p1 = jade_1(resources=SIX, hand=rise)
    table = duel(p1=p1, p2=side(main="Chief 1/3 h9", main_row="front"))
    table.p1.attacks("Jade Cargill", "Chief")
    table.passes()
    table.p1.plays("Rise")
    assert table.p1.main.level == 2
    table.p1.uses("Jade Cargill", "Jaded")
    assert table.over


def test_the_next_turn_is_too_late():
    table = beaten(SIX)
    table.p1.ends_turn()
    table.p2.ends_turn()
    table.p1.goes_to("main")
    table.p1.uses("Jade Cargill", "Jaded")
    assert not table.over


def test_the_timing_word_is_ours():
    assert jade_cargill_2.facts.filled == ("power 2 timing", "power 2 any turn")
