"""Banshee, the main character (HOX-029, HOX-030) and the supporting one (HOX-048)."""

from tests.cards.tpcg.house_of_x.levels import at_both_levels
from versus.cards.tpcg.house_of_x.main_characters import banshee_1, banshee_2
from versus.cards.tpcg.house_of_x.x_men import banshee
from versus.games.tpcg.language.vocabulary import (
    enemy,
    equipment,
    hide,
    one,
    plot_twist,
    stun,
    supporting_only,
)
from versus.games.tpcg.words import MAIN
from versus.testing.tpcg import duel, side

HIDE_AWAY = plot_twist("T-1", "Hide Away", MAIN, hide(one(enemy, supporting_only)))
PUSH_OVER = plot_twist("T-2", "Push Over", MAIN, stun(one(enemy, supporting_only)))
COAT = equipment("T-3", "Coat", cost=1)


# The main character


@at_both_levels(banshee_1, banshee_2)
def test_bold_yeller_dazes_an_enemy_in_the_combat(main):
    table = duel(
        p1=side(main=main, main_row="front", resources="Laboratory"), p2=side(front="9/9", back="8/8")
    )
    table.p1.attacks("Banshee", "9/9")
    table.p1.uses("Banshee", "Bold Yeller")
    assert table.p2["9/9"].stunned
    assert table.p2["9/9"].wounds == 0
    assert table.p1.main.face_up


def test_bold_yeller_works_on_an_enemy_turn_but_only_with_banshee_in_the_combat():
    table = duel(
        p1=side(main=banshee_1, main_row="front", front="1/1", resources="Laboratory"),
        p2=side(front=["9/9", "8/8"]),
        active=2,
    )
    table.p2.attacks("8/8", "1/1")
    table.p2.passes()
    assert table.p1.why_not("use", "Banshee", power="Bold Yeller") == "2P-PWR-13"
    table.passes()
    table.p2.attacks("9/9", "Banshee")
    table.p2.passes()
    table.p1.uses("Banshee", "Bold Yeller")
    assert table.p2["9/9"].stunned
    assert table.p1.main.face_up


def test_banshee_gains_xp_for_each_enemy_that_turns_face_down():
    table = duel(
        p1=side(
            main=banshee_1,
            main_row="front",
            levels=banshee_2,
            resources="Laboratory",
            hand=[HIDE_AWAY, PUSH_OVER],
        ),
        p2=side(front=["1/2", "1/3", "1/4"]),
    )
    table.p1.plays("Hide Away", on="1/2")
    assert table.p1.xp == 1
    table.p1.plays("Push Over", on="1/2")
    assert table.p1.xp == 1, "who is hidden was face down before"
    table.p1.attacks("Banshee", "1/3")
    table.p1.uses("Banshee", "Bold Yeller")
    assert table.p1.xp == 2


def test_four_enemies_face_down_are_a_level_and_your_own_count_for_nothing():
    weak = [f"1/{number}" for number in (1, 2, 3, 4)]
    table = duel(
        p1=side(main=banshee_1, levels=banshee_2, front=["5/1", "5/2", "5/3", "5/4"]), p2=side(front=weak)
    )
    for number in (1, 2, 3):
        table.p1.attacks(f"5/{number}", f"1/{number}")
        table.passes()
    assert table.p1["5/1"].stunned
    assert table.p1.xp == 3
    table.p1.attacks("5/4", "1/4")
    table.passes()
    assert table.p1.main.level == 2


def test_sonic_screech_puts_four_counters_on_an_enemy():
    table = duel(p1=side(main=banshee_2, resources="Training Ground"), p2=side(front=["2/5", "1/9"]))
    table.p1.uses("Banshee", "Sonic Screech", on="2/5")
    assert table.p2["2/5"].minus == 4
    assert table.p2["2/5"].stats == (-2, 1)
    assert table.p2["1/9"].minus == 0


def test_four_counters_stun_an_enemy_with_four_def():
    table = duel(p1=side(main=banshee_2, resources="Training Ground"), p2=side(front=["2/4", "1/9"]))
    table.p1.uses("Banshee", "Sonic Screech", on="2/4")
    assert not table.p2["2/4"].face_up


def test_sonic_screech_stuns_an_equipped_enemy_instead():
    table = duel(
        p1=side(main=banshee_2, resources="Training Ground"),
        p2=side(front=["2/50", "1/9"], equipment={"2/50": COAT}),
    )
    table.p1.uses("Banshee", "Sonic Screech", on="2/50")
    assert table.p2["2/50"].stunned
    assert table.p2["2/50"].wounds == 1
    assert table.happened("counters put") == 0


# The supporting character


def test_night_night_dazes_an_enemy_without_a_wound():
    table = duel(p1=side(hand=[banshee]), p2=side(front=["3/3 h1", "4/4"]), at="recruit", recruit_points=4)
    table.p1.recruits("Banshee", on=["yes", "3/3"])
    assert table.p2["3/3 h1"].stunned
    assert table.p2["3/3 h1"].wounds == 0
    assert table.p2["4/4"].face_up


def test_night_night_is_a_choice_and_means_enemies_only():
    table = duel(
        p1=side(hand=[banshee], front="1/1"), p2=side(front=["3/3", "4/4"]), at="recruit", recruit_points=4
    )
    table.p1.recruits("Banshee")
    table.p1.says_yes()
    assert "1/1" not in table.p1.choices
    table.p1.chooses("4/4")
    assert table.p2["4/4"].stunned
    left = duel(p1=side(hand=[banshee]), p2=side(front="3/3"), at="recruit", recruit_points=4)
    left.p1.recruits("Banshee", on="no")
    assert left.p2["3/3"].face_up


def test_night_night_is_about_banshees_own_appearance():
    table = duel(p1=side(front=banshee, hand="Ann 1/1"), p2=side(front="3/3"), at="recruit")
    table.p1.recruits("Ann")
    assert table.p1.offered("go on"), "nobody is asked"
    assert table.p2["3/3"].face_up
