"""Silver Samurai and Toad, the main characters (HOX-007 to HOX-010)."""

from versus.cards.tpcg.hox.main_characters import silver_samurai_1, silver_samurai_2, toad_1, toad_2
from versus.games.tpcg.language.vocabulary import (
    card_in,
    each,
    enemy,
    has,
    main,
    one,
    plot_twist,
    put_into_play,
    supporting_only,
    take,
    yours,
)
from versus.games.tpcg.words import KO, MAIN, RANGED
from versus.testing.tpcg import duel, lying, side

AIM = plot_twist("T-2", "Aim", MAIN, has(each(yours, main), RANGED))
BRING_BACK = plot_twist("T-3", "Bring Back", MAIN, put_into_play(card_in(KO)))
LURE = plot_twist("T-4", "Lure", MAIN, take(one(enemy, supporting_only)))


# Silver Samurai


def test_tachyon_field_stuns_the_defender_that_the_strike_did_not():
    table = duel(
        p1=side(main=silver_samurai_1, main_row="front", resources="Laboratory"), p2=side(front="1/9")
    )
    table.p1.uses("Silver Samurai", "Tachyon Field")
    table.p1.attacks("Silver Samurai", "1/9")
    table.passes()
    assert table.p2["1/9"].stunned
    assert table.p2["1/9"].wounds == 1


def test_tachyon_field_works_even_if_silver_samurai_falls_in_the_same_moment():
    table = duel(
        p1=side(main=silver_samurai_1, main_row="front", resources="Laboratory"), p2=side(front="9/9")
    )
    table.p1.uses("Silver Samurai", "Tachyon Field")
    table.p1.attacks("Silver Samurai", "9/9")
    table.passes()
    assert table.p1.main.stunned
    assert table.p2["9/9"].stunned


def test_tachyon_field_wounds_a_defender_only_once_whom_the_strike_stuns_anyway():
    table = duel(
        p1=side(main=silver_samurai_1, main_row="front", resources="Laboratory"), p2=side(front="1/1")
    )
    table.p1.uses("Silver Samurai", "Tachyon Field")
    table.p1.attacks("Silver Samurai", "1/1")
    table.passes()
    table.p1.resolves_first("Silver Samurai")
    assert table.p2["1/1"].wounds == 1
    assert table.happened("stunned", "1/1") == 1


def test_tachyon_field_works_in_melee_only():
    table = duel(p1=side(main=silver_samurai_1, resources="Laboratory", hand=AIM), p2=side(front="1/9"))
    table.p1.plays("Aim")
    table.p1.uses("Silver Samurai", "Tachyon Field")
    table.p1.attacks("Silver Samurai", "1/9")
    table.passes()
    assert table.p2["1/9"].face_up


def test_tachyon_field_is_for_attacking_and_for_this_turn():
    table = duel(
        p1=side(main=silver_samurai_2, main_row="front", resources="Laboratory"), p2=side(front="1/15")
    )
    table.p1.uses("Silver Samurai", "Tachyon Field")
    table.p1.ends_turn()
    table.p2.goes_to("main")
    table.p2.attacks("1/15", "Silver Samurai")
    table.passes()
    assert table.p2["1/15"].face_up
    table.p2.ends_turn()
    table.p1.goes_to("main")
    table.p1.attacks("Silver Samurai", "1/15")
    table.passes()
    assert table.p2["1/15"].face_up


def test_tachyon_field_is_silver_samurais_alone():
    table = duel(
        p1=side(main=silver_samurai_1, main_row="front", front="1/1", resources="Laboratory"),
        p2=side(front="1/9"),
    )
    table.p1.uses("Silver Samurai", "Tachyon Field")
    table.p1.attacks("1/1", "1/9")
    table.passes()
    assert table.p2["1/9"].face_up


def test_silver_samurai_gains_xp_for_stunning_defenders_in_melee():
    table = duel(
        p1=side(main=silver_samurai_1, main_row="front", levels=silver_samurai_2, front="3/3 Brotherhood"),
        p2=side(front=["1/3", "1/4"]),
    )
    table.p1.attacks("3/3 Brotherhood", "1/3")
    table.passes()
    assert table.p1.xp == 0
    table.p1.attacks("Silver Samurai", "1/4")
    table.passes()
    assert table.p1.xp == 0, "3 ATK against 4 DEF stuns nobody"


def test_a_team_attack_with_silver_samurai_and_his_tachyon_field_give_xp_too():
    table = duel(
        p1=side(main=silver_samurai_1, main_row="front", levels=silver_samurai_2, front="3/3 Brotherhood"),
        p2=side(front="1/6"),
    )
    table.p1.attacks(["Silver Samurai", "3/3 Brotherhood"], "1/6")
    table.passes()
    table.p2.strikes("3/3 Brotherhood")
    assert table.p1.xp == 1
    field = duel(
        p1=side(main=silver_samurai_1, main_row="front", levels=silver_samurai_2, resources="Laboratory"),
        p2=side(front="1/9"),
    )
    field.p1.uses("Silver Samurai", "Tachyon Field")
    field.p1.attacks("Silver Samurai", "1/9")
    field.passes()
    assert field.p1.xp == 1


def test_silver_samurai_gains_no_xp_at_range_nor_as_the_defender():
    table = duel(
        p1=side(main=silver_samurai_1, levels=silver_samurai_2, hand=AIM), p2=side(front=["1/1", "2/2"])
    )
    table.p1.plays("Aim")
    table.p1.attacks("Silver Samurai", "1/1")
    table.passes()
    assert table.p2["1/1"].stunned
    table.p1.ends_turn()
    table.p2.goes_to("main")
    table.p2.attacks("2/2", "Silver Samurai")
    table.passes()
    assert table.p2["2/2"].stunned
    assert table.p1.xp == 0


def test_bushido_draws_three_after_a_stun_in_melee():
    table = duel(
        p1=side(main=silver_samurai_2, main_row="front", resources="Academy"), p2=side(front="1/1 h1")
    )
    table.p1.attacks("Silver Samurai", "1/1 h1")
    table.passes()
    assert table.p2["1/1 h1"].koed
    table.p1.uses("Silver Samurai", "The Ancient Art of Bushido")
    assert len(table.p1.hand) == 3


def test_bushido_remembers_a_stun_from_before_the_level_up():
    table = duel(
        p1=side(
            main=silver_samurai_1,
            main_row="front",
            levels=lying(silver_samurai_2, "xp2"),
            resources="Academy",
        ),
        p2=side(front="1/1"),
    )
    table.p1.attacks("Silver Samurai", "1/1")
    table.passes()
    assert table.p1.main.level == 2
    table.p1.uses("Silver Samurai", "The Ancient Art of Bushido")
    assert len(table.p1.hand) == 3


def bushido_after(table) -> int:
    table.p1.uses("Silver Samurai", "The Ancient Art of Bushido")
    return len(table.p1.hand)


def test_bushido_draws_nothing_without_a_stun_of_his_own_in_melee_this_turn():
    calm = duel(p1=side(main=silver_samurai_2, main_row="front", resources="Academy"))
    assert bushido_after(calm) == 0
    by_another = duel(
        p1=side(main=silver_samurai_2, main_row="front", front="9/9", resources="Academy"),
        p2=side(front="1/1"),
    )
    by_another.p1.attacks("9/9", "1/1")
    by_another.passes()
    assert bushido_after(by_another) == 0
    at_range = duel(p1=side(main=silver_samurai_2, resources="Academy", hand=AIM), p2=side(front="1/1"))
    at_range.p1.plays("Aim")
    at_range.p1.attacks("Silver Samurai", "1/1")
    at_range.passes()
    assert at_range.p2["1/1"].stunned
    assert bushido_after(at_range) == 0


def test_bushido_counts_no_stun_of_an_earlier_turn():
    table = duel(p1=side(main=silver_samurai_2, main_row="front", resources="Academy"), p2=side(front="1/1"))
    table.p1.attacks("Silver Samurai", "1/1")
    table.passes()
    table.p1.ends_turn()
    table.p2.ends_turn()
    table.p1.goes_to("main")
    held = len(table.p1.hand)
    assert bushido_after(table) == held


# Toad


def test_prehensile_tongue_gives_range_and_seven_atk_this_turn():
    table = duel(p1=side(main=toad_1, resources="Training Ground"), p2=side(front="1/7"))
    assert not table.p1.may("attack", "Toad", "1/7")
    table.p1.uses("Toad", "Prehensile Tongue")
    assert table.p1.main.stats == (7, 7)
    assert "Ranged" in table.p1.main.keywords
    table.p1.attacks("Toad", "1/7")
    table.passes()
    assert table.p2["1/7"].stunned
    table.p1.ends_turn()
    assert table.p1.main.stats == (0, 7)
    assert table.p1.main.keywords == []


def test_mighty_leap_gives_flight_and_seven_atk_and_adds_to_the_tongue():
    table = duel(
        p1=side(main=toad_2, main_row="front", resources=["Fortress", "Training Ground"]),
        p2=side(front="1/7", back="2/18"),
    )
    assert not table.p1.may("attack", "Toad", "2/18")
    table.p1.uses("Toad", "Mighty Leap")
    assert table.p1.main.stats == (11, 11)
    assert table.p1.main.keywords == ["Flight"]
    assert table.p1.may("attack", "Toad", "2/18")
    table.p1.uses("Toad", "Prehensile Tongue")
    assert table.p1.main.stats == (18, 11)
    table.p1.attacks("Toad", "2/18")
    table.passes()
    assert table.p2["2/18"].stunned


def test_mighty_leap_is_paid_with_might():
    table = duel(p1=side(main=toad_2, resources="Training Ground"))
    assert not table.p1.may("use", "Toad", power="Mighty Leap")


def test_toad_gains_as_much_xp_as_a_newcomer_has_more_atk():
    table = duel(
        p1=side(main=toad_1, levels=toad_2, hand=["4/1 c0", "0/3", "6/6"]), p2=side(hand="9/9"), at="recruit"
    )
    table.p1.recruits("4/1 c0")
    assert table.p1.xp == 4
    table.p1.recruits("0/3")
    assert table.p1.xp == 4
    table.p1.ends_turn()
    table.p2.goes_to("recruit")
    table.p2.recruits("9/9")
    assert table.p1.xp == 4
    table.p2.ends_turn()
    table.p1.goes_to("recruit")
    table.p1.recruits("6/6")
    assert table.p1.main.level == 2
    assert table.p1.main.stats == (4, 11)


def test_nine_xp_are_not_enough_for_toad():
    table = duel(p1=side(main=toad_1, levels=toad_2, hand="9/9"), at="recruit")
    table.p1.recruits("9/9")
    assert table.p1.xp == 9
    assert table.p1.main.level == 1


def test_toads_own_atk_counts_against_the_newcomers():
    table = duel(
        p1=side(main=toad_1, levels=toad_2, resources="Training Ground", ko="9/9", hand=[BRING_BACK])
    )
    table.p1.uses("Toad", "Prehensile Tongue")
    table.p1.plays("Bring Back", on="front")
    assert table.p1.xp == 2


def test_a_location_and_an_enemy_who_changes_sides_give_toad_nothing():
    table = duel(
        p1=side(main=toad_1, levels=toad_2, hand=["Academy", LURE]), p2=side(front="8/8"), at="build"
    )
    table.p1.places("Academy", face_up=True)
    table.p1.goes_to("main")
    table.p1.plays("Lure", on="front")
    assert table.p1["8/8"].controller == 1
    assert table.p1.xp == 0
