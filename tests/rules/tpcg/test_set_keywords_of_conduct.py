"""Keywords that card sets share: Durable, Tough, Mercenary, Mobile, Wealthy (2P-KEYC)."""

import pytest

from versus.games.tpcg.language.set_keywords import TOUGH, WEALTHY
from versus.games.tpcg.language.vocabulary import (
    enemy,
    has,
    minus_counters,
    one,
    plot_twist,
    stun,
    supporting_only,
    wound,
)
from versus.games.tpcg.words import MAIN
from versus.kernel.modifiers import FOREVER
from versus.testing.tpcg import duel, rule, side


def against(*effects):
    return plot_twist("T-BLOW", "Blow", MAIN, *effects)


ONE = one(enemy, supporting_only)


# Durable


@rule("2P-KEYC-12")
@pytest.mark.parametrize("blow", [stun(ONE), minus_counters(ONE, 3)])
def test_durable_shrugs_off_a_stun_that_is_no_strike(blow):
    table = duel(p1=side(hand=against(blow)), p2=side(front="Rock 2/3 h2 Durable, +0"))
    table.p1.plays("Blow")
    rock = table.p2["Rock"]
    assert rock.face_up
    assert rock.wounds == 0
    assert rock.exhausted, "it was stunned, and recovering leaves it exhausted"


@rule("2P-KEYC-12")
def test_durable_loses_its_counters_as_it_is_stunned():
    table = duel(p1=side(hand=against(stun(ONE))), p2=side(front="Rock 2/3 h2 Durable, +2"))
    table.p1.plays("Blow")
    assert table.p2["Rock"].plus == 0


@rule("2P-KEYC-12")
def test_durable_is_stunned_and_wounded_by_a_strike():
    table = duel(p1=side(front="Ann 5/5"), p2=side(front="Rock 2/3 h2 Durable"))
    table.p1.attacks("Ann", "Rock")
    table.passes()
    assert table.p2["Rock"].stunned
    assert table.p2["Rock"].wounds == 1


@rule("2P-KEYC-12")
def test_durable_does_not_keep_off_a_wound_without_a_stun():
    table = duel(p1=side(hand=against(wound(ONE))), p2=side(front="Rock 2/3 h2 Durable"))
    table.p1.plays("Blow")
    assert table.p2["Rock"].wounds == 1


# Tough


@rule("2P-KEYC-50")
@pytest.mark.parametrize(("answer", "stays"), [("yes", False), ("no", True)])
def test_tough_may_recover_at_once_and_keeps_the_wound(answer, stays):
    table = duel(p1=side(front="Ann 5/5"), p2=side(front="Rock 2/3 h3 Tough"))
    table.p1.attacks("Ann", "Rock")
    table.passes()
    table.p2.answers(answer)
    assert table.p2["Rock"].stunned is stays
    assert table.p2["Rock"].wounds == 1


@rule("2P-KEYC-50")
def test_tough_does_not_save_from_the_last_wound():
    table = duel(p1=side(front="Ann 5/5"), p2=side(front="Rock 2/3 h1 Tough"))
    table.p1.attacks("Ann", "Rock")
    table.passes()
    assert table.p2["Rock"].koed


# Mercenary


@rule("2P-KEYC-34", "2P-CMB-27")
def test_a_mercenary_team_attacks_with_a_main_character_of_any_team():
    table = duel(
        p1=side(
            main="Cap 3/5 Avengers",
            main_row="front",
            front=["Sable 3/3 X-Men Mercenary", "Hulk 3/3 Avengers"],
        ),
        p2=side(front="Foe 0/5"),
    )
    assert table.p1.may("attack", ["Sable", "Cap"], "Foe")
    assert table.p1.may("attack", ["Cap", "Sable"], "Foe")
    assert table.p1.why_not("attack", ["Sable", "Hulk"], "Foe") == "2P-CMB-27"
    table.p1.attacks(["Cap", "Sable"], "Foe")
    table.passes()
    assert table.p2["Foe"].stunned


@rule("2P-KEYC-34")
def test_a_third_attacker_must_share_a_team_with_the_mercenary_too():
    table = duel(
        p1=side(
            main="Cap 3/5 Avengers",
            main_row="front",
            front=["Sable 3/3 X-Men Mercenary", "Hulk 3/3 Avengers"],
        ),
        p2=side(front="Foe 0/5"),
    )
    assert table.p1.why_not("attack", ["Cap", "Sable", "Hulk"], "Foe") == "2P-CMB-27"
    assert table.p1.why_not("attack", ["Cap", "Hulk", "Sable"], "Foe") == "2P-CMB-27"


def test_without_the_keyword_teams_must_match():
    table = duel(
        p1=side(main="Cap 3/5 Avengers", main_row="front", front="Sable 3/3 X-Men"), p2=side(front="Foe 0/5")
    )
    assert table.p1.why_not("attack", ["Sable", "Cap"], "Foe") == "2P-CMB-27"


# Mobile


@rule("2P-KEYC-35")
def test_mobile_moves_once_each_turn_outside_combat():
    table = duel(p1=side(front="Dancer 3/3 Mobile"), p2=side(front="Foe 0/9"))
    table.p1.uses("Dancer", "Mobile")
    assert table.p1["Dancer"].row == "back"
    assert not table.p1.may("use", "Dancer", power="Mobile")


@rule("2P-KEYC-35")
def test_mobile_is_not_for_combat():
    table = duel(p1=side(front="Dancer 3/3 Mobile"), p2=side(front="Foe 0/9"))
    table.p1.attacks("Dancer", "Foe")
    assert not table.p1.may("use", "Dancer", power="Mobile")
    table.passes()


# Wealthy


@rule("2P-KEYC-53")
def test_wealthy_brings_a_recruit_point_in_your_build_phase_alone():
    table = duel(
        p1=side(front="Heir 1/1 Wealthy", resources=2, deck=9), p2=side(resources=2, deck=9), at="start"
    )
    table.p1.goes_to("recruit")
    mine = table.p1.recruit_points
    table.next_turn()
    table.p2.goes_to("recruit")
    assert mine == table.p2.recruit_points + 1


# Given


def test_a_keyword_of_a_set_that_was_given_for_good_stays_through_a_save():
    """Each answer is given to a saved and loaded copy as well."""
    lesson = plot_twist("T-LESSON", "Lesson", MAIN, has(one(supporting_only), WEALTHY | TOUGH, until=FOREVER))
    table = duel(p1=side(front="Heir 1/1 h2", hand=lesson, resources=2, deck=9), p2=side(deck=9))
    table.p1.plays("Lesson", on="Heir")
    assert table.p1["Heir"].keywords == ["Tough", "Wealthy"]
    table.next_turn()
    table.next_turn()
    table.p1.goes_to("recruit")
    assert table.p1.recruit_points == 3
