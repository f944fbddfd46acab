"""The Resource Step and recruit points (2P-BLD-01 to 2P-BLD-06, 2P-BLD-11, 2P-BLD-23 to 2P-BLD-25)."""

from versus.games.tpcg.language.changes import RecruitPoints
from versus.games.tpcg.language.effects.lasting import OnTheirNextTurn
from versus.games.tpcg.language.effects.moving import PutIntoPlay
from versus.games.tpcg.language.effects.progress import GainRecruitPoints
from versus.games.tpcg.language.filters import IsBasic
from versus.games.tpcg.language.vocabulary import (
    amount,
    card_in,
    fits,
    gain_xp,
    gets,
    main_character,
    plot_twist,
    super_power,
    supporting,
    this,
    when_appears,
    yours,
)
from versus.games.tpcg.words import BUILD, DOWN, ENERGY, HAND, MAIN
from versus.testing.tpcg import duel, rule, side

STORM = main_character(
    "T-1",
    "Storm",
    atk=3,
    defense=6,
    level_up=4,
    powers=[when_appears(gain_xp(), subject=fits(yours, IsBasic()))],
)
STORM_2 = main_character("T-2", "Storm", atk=5, defense=8, level=2)
SPARK = supporting(
    "T-3",
    "Spark",
    cost=1,
    atk=1,
    defense=1,
    health=5,
    powers=[super_power("Flash", MAIN, ENERGY, gets(this, atk=1))],
)
STUDY = plot_twist("T-4", "Study", MAIN)
TAX = plot_twist("T-5", "Tax", MAIN, OnTheirNextTurn(RecruitPoints(-2)))
DIG_IN = plot_twist("T-6", "Dig In", BUILD, PutIntoPlay(card_in(HAND), as_resource=True, face=DOWN))


# Placing


@rule("2P-BLD-01")
def test_any_card_from_hand_may_be_placed_face_down():
    table = duel(p1=side(hand=["Ann 1/1", STUDY, "Academy"]), at="build")
    for card in ("Ann", "Study", "Academy"):
        assert table.p1.offered("place face down", card)
    table.p1.places("Ann")
    assert table.p1.resources == ["Ann"]
    assert table.p1["Ann"].row == "resource"
    assert not table.p1["Ann"].face_up
    table.p1.goes_to("recruit")
    assert table.p1.recruit_points == 1


@rule("2P-BLD-01")
def test_placing_a_resource_is_optional_and_only_from_hand():
    table = duel(p1=side(front="2/2", hand=["Ann 1/1"], ko=["Bob 1/1"]), at="build")
    assert not table.p1.may("place face down", "Bob")
    assert not table.p1.may("place face down", "2/2")
    table.p1.goes_on()
    assert table.at == "recruit"
    assert table.p1.resources == []


@rule("2P-BLD-02")
def test_a_location_placed_face_up_pays_and_one_placed_face_down_does_not():
    table = duel(p1=side(front=SPARK, hand=["Laboratory"]), at="build")
    table.p1.places("Laboratory", face_up=True)
    assert table.p1["Laboratory"].face_up
    table.p1.goes_to("main")
    assert table.p1.may("use", "Spark", power="Flash")

    table = duel(p1=side(front=SPARK, hand=["Laboratory"]), at="build")
    table.p1.places("Laboratory")
    assert not table.p1["Laboratory"].face_up
    table.p1.goes_to("main")
    assert not table.p1.may("use", "Spark", power="Flash")


@rule("2P-BLD-03")
def test_only_a_location_may_be_placed_face_up():
    table = duel(p1=side(hand=[STUDY, "Ann 1/1", "Academy"]), at="build")
    assert table.p1.why_not("place face up", "Study") == "2P-BLD-03"
    assert table.p1.why_not("place face up", "Ann") == "2P-BLD-03"
    assert table.p1.may("place face up", "Academy")


@rule("2P-BLD-04")
def test_one_resource_a_turn():
    plan = plot_twist("T-7", "Plan", BUILD)
    table = duel(p1=side(hand=["Ann 1/1", "Bob 1/1", plan]), at="build")
    table.p1.places("Ann")
    assert table.at == "resource"
    assert table.p1.why_not("place face down", "Bob") == "2P-BLD-04"
    table.p1.ends_turn()
    table.p2.ends_turn()
    assert table.p1.may("place face down", "Bob")


# Recruit points


@rule("2P-BLD-05")
def test_each_resource_gives_one_point_face_up_or_down():
    table = duel(p1=side(resources=["Academy", "Fortress", "Ann 1/1"]), p2=side(resources=5), at="build")
    table.p1.goes_to("recruit")
    assert table.p1.recruit_points == 3


@rule("2P-BLD-05")
def test_without_resources_there_are_no_points():
    table = duel(at="build")
    table.p1.goes_to("recruit")
    assert table.p1.recruit_points == 0


@rule("2P-BLD-06")
def test_points_are_counted_once_after_the_resource_step():
    table = duel(p1=side(resources=3, hand=["Ann 1/1", DIG_IN, "Bob 1/1"]), at="build")
    table.p1.places("Ann")
    table.p1.goes_to("recruit")
    assert table.p1.recruit_points == 4
    table.p1.plays("Dig In")
    assert len(table.p1.resources) == 5
    assert table.p1.recruit_points == 4


@rule("2P-BLD-06")
def test_a_resource_that_arrives_before_the_recruit_step_counts():
    table = duel(p1=side(resources=3, hand=["Ann 1/1", DIG_IN, "Bob 1/1"]), at="build")
    table.p1.plays("Dig In", on="Bob")
    table.p1.places("Ann")
    table.p1.goes_to("recruit")
    assert table.p1.recruit_points == 5


@rule("2P-BLD-11")
def test_unspent_points_are_lost():
    table = duel(p1=side(resources=2), at="build")
    table.p1.goes_to("recruit")
    assert table.p1.recruit_points == 2
    table.p1.goes_on()
    assert table.at == "formation"
    assert table.p1.recruit_points == 0


@rule("2P-BLD-25")
def test_an_effect_takes_points_from_the_enemys_next_turn():
    table = duel(p1=side(hand=[TAX], resources=5), p2=side(resources=5))
    table.p1.plays("Tax")
    table.p1.ends_turn()
    table.p2.goes_to("recruit")
    assert table.p2.recruit_points == 3
    table.p2.ends_turn()
    table.p1.goes_to("recruit")
    assert table.p1.recruit_points == 5
    table.p1.ends_turn()
    table.p2.goes_to("recruit")
    assert table.p2.recruit_points == 5


@rule("2P-BLD-25")
def test_points_never_fall_below_nothing():
    table = duel(p1=side(hand=[TAX]), p2=side(resources=1))
    table.p1.plays("Tax")
    table.p1.ends_turn()
    table.p2.goes_to("recruit")
    assert table.p2.recruit_points == 0


@rule("2P-BLD-25")
def test_points_gained_by_an_effect_do_not_outlast_the_recruit_step():
    grant = plot_twist("T-8", "Grant", BUILD, GainRecruitPoints(amount(2)))
    table = duel(p1=side(resources=1, hand=[grant] * 3), at="build")
    table.p1.plays("Grant")
    table.p1.goes_to("recruit")
    assert table.p1.recruit_points == 3
    table.p1.plays("Grant")
    assert table.p1.recruit_points == 5
    table.p1.goes_on()
    assert table.p1.recruit_points == 0
    table.p1.plays("Grant")
    assert table.p1.recruit_points == 0


# Locations as resources


@rule("2P-BLD-23")
def test_locations_are_not_unique():
    table = duel(p1=side(resources=["Academy", "Academy"], hand=["Academy"]), at="build")
    table.p1.places("Academy", face_up=True)
    assert table.p1.resources == ["Academy"] * 3
    assert table.p1.ko_pile == []


@rule("2P-BLD-24")
def test_a_location_placed_face_up_appears_and_one_placed_face_down_does_not():
    table = duel(p1=side(main=STORM, levels=STORM_2, hand=["Academy"]), at="build")
    assert table.p1.xp == 0
    table.p1.places("Academy", face_up=True)
    assert table.p1.xp == 1

    table = duel(p1=side(main=STORM, levels=STORM_2, hand=["Academy"]), at="build")
    table.p1.places("Academy")
    assert table.p1.xp == 0


@rule("2P-BLD-24")
def test_an_enemys_location_is_none_of_yours():
    table = duel(p1=side(hand=["Academy"]), p2=side(main=STORM, levels=STORM_2), at="build")
    table.p1.places("Academy", face_up=True)
    assert table.p2.xp == 0
