"""Toad, the main character (HOX-009, HOX-010) and the supporting one (HOX-012)."""

from versus.cards.tpcg.house_of_x.brotherhood import toad
from versus.cards.tpcg.house_of_x.main_characters import toad_1, toad_2
from versus.games.tpcg.language.vocabulary import (
    card_in,
    enemy,
    one,
    plot_twist,
    put_into_play,
    supporting_only,
    take,
)
from versus.games.tpcg.words import KO, MAIN
from versus.testing.tpcg import duel, lay, lying, rule, side

BRING_BACK = plot_twist("T-3", "Bring Back", MAIN, put_into_play(card_in(KO)))
LURE = plot_twist("T-4", "Lure", MAIN, take(one(enemy, supporting_only)))


# The main character


def test_prehensile_tongue_gives_range_and_seven_atk_this_turn():
    table = duel(p1=side(main=toad_1, resources="Training Ground"), p2=side(front="1/7"))
    assert table.p1.why_not("attack", "Toad", "1/7") == "2P-CMB-04"
    table.p1.uses("Toad", "Prehensile Tongue")
    assert table.p1.main.stats == (7, 7)
    assert table.p1.main.keywords == ["Ranged"]
    table.p1.attacks("Toad", "1/7")
    table.passes()
    assert table.p2["1/7"].stunned
    assert table.p1.main.stats == (7, 7), "the combat is over, the turn is not"
    table.p1.ends_turn()
    assert table.p1.main.stats == (0, 7)
    assert table.p1.main.keywords == []


def test_mighty_leap_gives_flight_and_seven_atk_and_adds_to_the_tongue():
    table = duel(
        p1=side(main=toad_2, main_row="front", resources=["Fortress", "Training Ground"]),
        p2=side(front="1/7", back="2/18"),
    )
    assert table.p1.why_not("attack", "Toad", "2/18") == "2P-CMB-13"
    table.p1.uses("Toad", "Mighty Leap")
    assert table.p1.main.stats == (11, 11)
    assert table.p1.main.keywords == ["Flight"]
    assert table.p1.may("attack", "Toad", "2/18")
    table.p1.uses("Toad", "Prehensile Tongue")
    assert table.p1.main.stats == (18, 11)
    assert table.p1.main.keywords == ["Flight", "Ranged"]
    table.p1.attacks("Toad", "2/18")
    table.passes()
    assert table.p2["2/18"].stunned
    assert table.p1.main.stats == (18, 11), "the combat is over, the turn is not"
    table.p1.ends_turn()
    assert table.p1.main.stats == (4, 11)
    assert table.p1.main.keywords == []


def test_prehensile_tongue_is_paid_with_skill():
    table = duel(p1=side(main=toad_1, resources="Fortress"))
    assert table.p1.why_not("use", "Toad", power="Prehensile Tongue") == "2P-PWR-17"


def test_mighty_leap_is_paid_with_might():
    table = duel(p1=side(main=toad_2, resources="Training Ground"))
    assert table.p1.why_not("use", "Toad", power="Mighty Leap") == "2P-PWR-17"


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


# The supporting character


@rule("2P-KEYC-18")
def test_grab_stops_a_flyer_only_from_the_front_row():
    flyer = side(front="Bird 4/4 F")
    table = duel(p1=flyer, p2=side(front=toad, back="Prize 1/1"))
    assert table.p1.why_not("attack", "Bird", "Prize") == "2P-KEYC-18"
    assert table.p1.may("attack", "Bird", "Toad")
    table = duel(p1=flyer, p2=side(front="Clerk 1/1", back=[toad, "Prize 1/1"]))
    assert table.p1.may("attack", "Bird", "Prize")


@rule("2P-KEYC-18")
def test_grab_does_not_stop_a_flyer_over_another_players_front_row():
    table = lay(side(front="Bird 4/4 F"), side(front=toad), side(front="Clerk 1/1", back="Prize 1/1"))
    assert table.p1.may("attack", "Bird", "Prize")


def test_grab_does_not_work_while_toad_is_stunned():
    guards = side(front=[lying(toad, "stunned"), "Clerk 1/1"], back="Prize 1/1")
    table = duel(p1=side(front="Bird 4/4 F"), p2=guards)
    assert table.p1.may("attack", "Bird", "Prize")


def test_somebody_without_flight_is_stopped_by_protection_not_by_grab():
    table = duel(p1=side(front="Cat 4/4"), p2=side(front=toad, back="Prize 1/1"))
    assert table.p1.why_not("attack", "Cat", "Prize") == "2P-CMB-13"


def test_leap_lets_toad_fly_on_your_turn_and_only_then():
    table = duel(p1=side(front=toad), p2=side(front="Clerk 1/1", back="Prize 1/1"))
    assert table.p1.may("attack", "Toad", "Prize")
    table.p1.ends_turn()
    assert table.p1["Toad"].keywords == ["Leap"]
