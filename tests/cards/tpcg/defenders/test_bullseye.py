"""Bullseye, the main character (DEF-027, DEF-028) and the supporting one (DEF-044)."""

from tests.cards.tpcg.house_of_x.levels import at_both_levels
from versus.cards.tpcg.defenders.main_characters import bullseye_1, bullseye_2
from versus.cards.tpcg.defenders.underworld import bullseye
from versus.testing.tpcg import duel, lying, rule, side

TWO = {"resources": ["Academy", "Academy"]}


@rule("2P-STN-18")
@at_both_levels(bullseye_1, bullseye_2)
def test_infallible_aim_wounds_without_a_stun(main):
    table = duel(p1=side(main=main, **TWO), p2=side(front=["1/9 h2", "1/8, stunned"]))
    table.p1.uses("Bullseye", "Infallible Aim")
    assert table.p2["1/9"].wounds == 1
    assert table.p2["1/9"].face_up


@rule("2P-CRD-07")
def test_infallible_aim_is_not_for_combats():
    table = duel(p1=side(main=bullseye_1, front="1/1", **TWO), p2=side(front="1/9 h2"))
    table.p1.attacks("1/1", "1/9")
    assert table.p1.why_not("use", "Bullseye", power="Infallible Aim") == "2P-CMB-42"
    table.passes()


@rule("2P-STN-57")
def test_enemies_that_bullseye_kos_are_xp():
    table = duel(p1=side(main=bullseye_1, levels=bullseye_2, **TWO), p2=side(front="1/9 h1"))
    table.p1.uses("Bullseye", "Infallible Aim")
    assert table.p2["1/9"].koed
    assert table.p1.xp == 1


@rule("2P-STN-57")
def test_whom_others_ko_is_not_his_and_his_own_friends_do_not_count():
    table = duel(
        p1=side(main=bullseye_1, levels=bullseye_2, front=["9/9", "2/2 h1"], **TWO), p2=side(front="1/9 h1")
    )
    table.p1.attacks("9/9", "1/9")
    table.passes()
    table.p1.uses("Bullseye", "Infallible Aim", on="2/2")
    assert table.p1["2/2"].koed
    assert table.p1.xp == 0


def test_the_third_ko_is_level_two():
    table = duel(p1=side(main=lying(bullseye_1, "xp2"), levels=bullseye_2, **TWO), p2=side(front="1/9 h1"))
    table.p1.uses("Bullseye", "Infallible Aim")
    assert table.p1.main.level == 2


def test_a_lovely_night_wounds_a_main_character():
    table = duel(
        p1=side(main=bullseye_2, resources=["Training Ground"] * 3), p2=side(main="Boss 3/9 h5", front="1/9")
    )
    assert table.p1.could_choose("use", "Bullseye", power="Lovely Night for a Murder") == ["Bullseye", "Boss"]
    table.p1.uses("Bullseye", "Lovely Night for a Murder", on="Boss")
    assert table.p2.main.wounds == 1


@rule("2P-PWR-17")
def test_two_skills_are_not_three():
    table = duel(p1=side(main=bullseye_2, resources=["Training Ground"] * 2), p2=side(front="1/9"))
    assert table.p1.why_not("use", "Bullseye", power="Lovely Night for a Murder") == "2P-PWR-17"


# The supporting character


@rule("2P-GEN-01")
def test_an_improvised_weapon_is_a_counter_thrown():
    table = duel(p1=side(front=lying(bullseye, "+1"), resources="Training Ground"), p2=side(front="9/9 h2"))
    table.p1.uses("Bullseye", "Improvised Weapon", on="9/9")
    assert table.p1["Bullseye"].plus == 0
    assert table.p2["9/9"].wounds == 1


@rule("2P-GEN-01")
def test_without_a_counter_nobody_is_wounded():
    table = duel(p1=side(front=bullseye, resources="Training Ground"), p2=side(front="9/9 h2"))
    table.p1.uses("Bullseye", "Improvised Weapon")
    assert table.p2["9/9"].wounds == 0
