"""X-Men whose powers are about locations and the powers of others: Bishop, Iceman, Havok, Sunfire."""

from versus.cards.tpcg.hox.x_men import bishop, havok, iceman, sunfire
from versus.games.tpcg.language.vocabulary import (
    draw,
    gives,
    location,
    plot_twist,
    special_location,
    super_power,
    supporting,
    turn_down,
)
from versus.games.tpcg.words import ENERGY, INTELLECT, MAIN, MIGHT
from versus.testing.tpcg import duel, lay, lying, rule, side

REACTOR = special_location("Reactor", "Reactor", ENERGY | MIGHT, ("Brotherhood",))
BLACKOUT = plot_twist("Blackout", "Blackout", MAIN, turn_down(location(gives(ENERGY))))
THINKER = supporting("Thinker", "Thinker", 2, 2, 3, powers=[super_power("Think", MAIN, (), draw())])
FRAIL = supporting("Frail", "Frail", 2, 2, 1, 2, powers=[super_power("Cough", MAIN, (), draw())])


# Bishop


@rule("2P-CRD-12")
def test_bishop_counts_basic_and_special_energy_locations_of_every_side():
    table = duel(
        p1=side(hand=[bishop], resources=["Laboratory", "Academy"]),
        p2=side(resources=[REACTOR, "Fortress"]),
        at="recruit",
        recruit_points=1,
    )
    table.p1.recruits("Bishop", row="back")
    assert table.p1["Bishop"].plus == 2
    assert table.p1["Bishop"].stats == (3, 3)


def test_bishop_passes_by_an_energy_location_that_lies_face_down():
    table = duel(
        p1=side(hand=[bishop], resources=["Laboratory, down", "Academy"]), at="recruit", recruit_points=1
    )
    table.p1.recruits("Bishop")
    assert table.p1["Bishop"].stats == (1, 1)


def test_bishop_counts_once_as_he_appears():
    table = duel(
        p1=side(hand=[bishop, "Laboratory"], resources=["Laboratory"]), at="recruit", recruit_points=1
    )
    table.p1.recruits("Bishop")
    table.next_turn()
    table.next_turn()
    table.p1.places("Laboratory", face_up=True)
    assert table.p1["Bishop"].plus == 1


# Sunfire


@rule("2P-CRD-13")
def test_sunfire_grows_by_three_for_each_energy_location_of_every_side():
    table = duel(p1=side(back=sunfire, resources=["Laboratory"]), p2=side(resources=[REACTOR, "Academy"]))
    assert table.p1["Sunfire"].stats == (9, 9)


def test_sunfire_is_3_3_without_energy_locations_and_counts_all_the_time():
    table = duel(p1=side(back=sunfire, hand=[BLACKOUT]), p2=side(resources=["Laboratory"]))
    assert table.p1["Sunfire"].stats == (6, 6)
    table.p1.plays("Blackout")
    assert table.p1["Sunfire"].stats == (3, 3)


# Iceman


def test_ice_breaker_freezes_an_enemy_location_through_its_next_turn():
    table = duel(
        p1=side(back=iceman, resources=["Laboratory"]),
        p2=side(resources=["Academy", "Fortress"]),
    )
    table.p1.uses("Iceman", "Ice Breaker", on="Academy")
    assert table.p2["Academy"].exhausted
    assert table.p2["Academy"].frozen
    assert table.p2["Fortress"].ready
    table.next_turn()
    table.p2.goes_to("recruit")
    assert table.p2["Academy"].exhausted
    assert table.p2.recruit_points == 1
    table.next_turn()
    table.next_turn()
    table.p2.goes_to("recruit")
    assert table.p2["Academy"].ready
    assert table.p2.recruit_points == 2


def test_a_frozen_location_still_pays():
    table = duel(
        p1=side(back=iceman, resources=["Laboratory"]),
        p2=side(
            back=supporting("Wit", "Wit", 1, 1, 1, powers=[super_power("Quip", MAIN, INTELLECT, draw())]),
            resources=["Academy"],
        ),
    )
    table.p1.uses("Iceman", "Ice Breaker")
    table.next_turn()
    assert table.p2["Academy"].exhausted
    table.p2.goes_to("main")
    table.p2.uses("Wit", "Quip", paying="Academy")
    assert table.happened("power used", "Wit") == 1


def test_ice_breaker_reaches_neither_your_own_locations_nor_face_down_resources():
    table = duel(
        p1=side(back=iceman, resources=["Laboratory", "Training Ground"]),
        p2=side(resources=["Academy", "Fortress", "Fortress, down"]),
    )
    table.p1.uses("Iceman", "Ice Breaker")
    assert table.p1.choices == ["Academy", "Fortress"]
    table.p1.chooses("Fortress")
    assert table.p1["Training Ground"].ready


def test_ice_breaker_needs_an_energy_location():
    table = duel(p1=side(back=iceman, resources=["Academy"]), p2=side(resources=["Academy"]))
    assert table.p1.why_not("use", "Iceman", power="Ice Breaker") == "2P-PWR-17"


# Havok


def test_energy_conversion_rewards_your_users_of_super_powers():
    table = duel(p1=side(back=[havok, THINKER]), p2=side(back="3/3"))
    table.p1.uses("Thinker", "Think")
    assert table.p1["Thinker"].plus == 1
    assert table.p1["Havok"].plus == 0


def test_energy_conversion_punishes_enemy_users_of_super_powers():
    table = duel(p1=side(back=havok), p2=side(back=THINKER), active=2)
    table.p2.uses("Thinker", "Think")
    assert table.p2["Thinker"].minus == 1
    assert table.p2["Thinker"].stats == (1, 2)


def test_energy_conversion_can_stun_a_frail_enemy_after_the_power_has_resolved():
    table = duel(p1=side(back=havok), p2=side(back=FRAIL, deck=["2/2"]), active=2)
    table.p2.uses("Frail", "Cough")
    assert table.p2["Frail"].stunned
    assert table.p2.hand == ["2/2"]


def test_energy_conversion_is_off_while_havok_is_stunned():
    table = duel(p1=side(back=[lying(havok, "stunned"), THINKER]))
    table.p1.uses("Thinker", "Think")
    assert table.p1["Thinker"].plus == 0


def test_energy_conversion_passes_by_a_teammates_characters():
    table = lay(side(back=havok), side(), side(back=THINKER), side(), teams=True, active=3)
    table.p3.uses("Thinker", "Think")
    assert table.p3["Thinker"].stats == (2, 3)
