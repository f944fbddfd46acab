"""Juggernaut, the main character (HOX-001, HOX-002) and the supporting one (HOX-020)."""

import pytest

from tests.cards.tpcg.house_of_x.levels import at_both_levels
from versus.cards.tpcg.house_of_x.brotherhood import asteroid_m, juggernaut
from versus.cards.tpcg.house_of_x.main_characters import juggernaut_1, juggernaut_2
from versus.games.tpcg.language.vocabulary import one, plot_twist, stun, wound, yours
from versus.games.tpcg.words import MAIN
from versus.kernel.types import INFINITE
from versus.testing.tpcg import duel, lying, rule, side

KNOCK = plot_twist("T-1", "Knock", MAIN, stun(one(yours)))
CUT = plot_twist("T-2", "Cut", MAIN, wound(one(yours)))


# The main character


@at_both_levels(juggernaut_1, juggernaut_2)
def test_invulnerable_keeps_juggernaut_from_stuns_and_wounds_this_turn(main):
    table = duel(p1=side(main=main, resources="Fortress", hand=[KNOCK, CUT]))
    table.p1.uses("Juggernaut", "Invulnerable")
    table.p1.plays("Knock")
    table.p1.plays("Cut")
    assert table.p1.main.face_up
    assert table.p1.main.wounds == 0


def test_without_invulnerable_juggernaut_falls_like_anyone():
    table = duel(p1=side(main=juggernaut_1, resources="Fortress", hand=[KNOCK]))
    table.p1.plays("Knock")
    assert table.p1.main.stunned
    assert table.p1.main.wounds == 1


@at_both_levels(juggernaut_1, juggernaut_2)
def test_invulnerable_ends_with_the_turn_and_holds_for_juggernaut_alone(main):
    table = duel(
        p1=side(main=main, main_row="front", front="2/2", resources="Fortress", hand=KNOCK),
        p2=side(front="10/9"),
    )
    table.p1.uses("Juggernaut", "Invulnerable")
    table.p1.plays("Knock", on="2/2")
    assert table.p1["2/2"].stunned
    table.p1.ends_turn()
    table.p2.goes_to("main")
    table.p2.attacks("10/9", "Juggernaut")
    table.passes()
    assert table.p1.main.stunned


def test_juggernaut_survives_a_strike_he_could_not_while_invulnerable():
    table = duel(p1=side(main=juggernaut_1, main_row="front", resources="Fortress"), p2=side(front="9/5"))
    table.p1.uses("Juggernaut", "Invulnerable")
    table.p1.attacks("Juggernaut", "9/5")
    table.passes()
    assert table.p2["9/5"].stunned
    assert table.p1.main.face_up


def test_skill_basic_locations_that_you_play_level_juggernaut_up():
    table = duel(
        p1=side(main=juggernaut_1, levels=juggernaut_2, hand=["Training Ground", "Training Ground"]),
        at="build",
    )
    table.p1.places("Training Ground", face_up=True)
    assert table.p1.xp == 1
    table.p1.ends_turn()
    table.p2.ends_turn()
    table.p1.goes_to("resource")
    table.p1.places("Training Ground", face_up=True)
    assert table.p1.main.level == 2
    assert table.p1.main.stats == (5, 10)


def test_other_locations_and_locations_placed_face_down_give_juggernaut_nothing():
    table = duel(
        p1=side(main=juggernaut_1, levels=juggernaut_2, hand=["Fortress", "Training Ground", asteroid_m]),
        p2=side(hand="Training Ground"),
        at="build",
    )
    table.p1.places("Fortress", face_up=True)
    assert table.p1.xp == 0
    table.p1.ends_turn()
    table.p2.goes_to("resource")
    table.p2.places("Training Ground", face_up=True)
    assert table.p1.xp == 0
    table.p2.ends_turn()
    table.p1.goes_to("resource")
    table.p1.places("Training Ground")
    assert table.p1.xp == 0
    table.next_turn()
    table.next_turn()
    table.p1.places("Asteroid M", face_up=True)
    assert table.p1.xp == 0, "it pays Skill, but is no basic location"


@rule("2P-CRD-23")
def test_limitless_strength_stuns_whatever_it_strikes():
    strong = side(main=juggernaut_2, main_row="front", resources=["Fortress", "Fortress"])
    for wall in ("0/1000000", "0/∞"):
        table = duel(p1=strong, p2=side(front=wall))
        table.p1.uses("Juggernaut", "Limitless Strength")
        assert table.p1.main.atk == INFINITE
        table.p1.attacks("Juggernaut", wall)
        table.passes()
        assert table.p2[wall].stunned
        assert table.p1.main.atk == INFINITE


@rule("2P-CRD-23")
def test_without_limitless_strength_a_high_def_holds():
    table = duel(p1=side(main=juggernaut_2, main_row="front"), p2=side(front="0/6"))
    table.p1.attacks("Juggernaut", "0/6")
    table.passes()
    assert table.p2["0/6"].face_up


def test_limitless_strength_lasts_through_a_stun_and_needs_two_might():
    table = duel(p1=side(main=juggernaut_2, resources=["Fortress", "Fortress"], hand=KNOCK))
    table.p1.uses("Juggernaut", "Limitless Strength")
    table.p1.plays("Knock")
    table.p1.ends_turn()
    table.p2.ends_turn()
    table.p1.goes_to("main")
    assert table.p1.main.face_up
    assert table.p1.main.atk == INFINITE
    poor = duel(p1=side(main=juggernaut_2, resources="Fortress"))
    assert poor.p1.why_not("use", "Juggernaut", power="Limitless Strength") == "2P-PWR-17"


# The supporting character


@rule("2P-CRD-24")
def test_headbutt_dazes_whom_juggernaut_could_melee_attack():
    table = duel(
        p1=side(front=juggernaut, resources="Fortress"),
        p2=side(front=["Foe 9/9", "Other 9/9"], back="Prize 1/1"),
    )
    table.p1.uses("Juggernaut", "Headbutt")
    assert table.p1.choices == ["Foe", "Other"]
    table.p1.chooses("Foe")
    assert (table.p2["Foe"].stunned, table.p2["Foe"].wounds) == (True, 0)
    assert table.p1["Juggernaut"].ready


@rule("2P-CRD-24")
def test_headbutt_reaches_nobody_in_the_back_row_even_unprotected():
    table = duel(p1=side(front=juggernaut, resources="Fortress"), p2=side(back="Prize 1/1"))
    assert table.p1.may("attack", "Juggernaut", "Prize")
    table.p1.uses("Juggernaut", "Headbutt")
    assert table.p2["Prize"].face_up
    assert table.p2.main.face_up


@rule("2P-CRD-24")
@pytest.mark.parametrize("mine", [{"back": [juggernaut]}, {"front": [lying(juggernaut, "exhausted")]}])
def test_headbutt_has_no_choice_for_one_who_cannot_melee_attack(mine):
    table = duel(p1=side(resources="Fortress", **mine), p2=side(front="Foe 9/9"))
    table.p1.uses("Juggernaut", "Headbutt")
    assert table.p2["Foe"].face_up
