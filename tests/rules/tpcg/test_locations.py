"""Locations: kinds, symbols, use and what they stay (2P-LOC-01 to 2P-LOC-15)."""

import pytest

from versus.games.tpcg.language.filters import IsUsedLocation
from versus.games.tpcg.language.vocabulary import (
    another,
    at_start_of_your_turn,
    basic,
    card_in,
    count,
    draw,
    enemy,
    fits,
    gain_xp,
    gives,
    location,
    locations,
    main_character,
    may,
    plot_twist,
    plus,
    special_location,
    super_power,
    supporting,
    this,
    turn_down,
    turn_up,
    when_appears,
    while_,
    yours,
)
from versus.games.tpcg.words import (
    BUILD,
    ENERGY,
    HUMANITY,
    INTELLECT,
    MAIN,
    MIGHT,
    RESOURCE,
    SKILL,
    SYMBOL_NAMES,
)
from versus.testing.tpcg import duel, rule, side

ANY_SYMBOL = (1 << len(SYMBOL_NAMES)) - 1
asteroid_m = special_location("T-ASTEROID", "Asteroid M", (ENERGY, INTELLECT, MIGHT, SKILL), ("Brotherhood",))
school = special_location(
    "T-SCHOOL", "School for Gifted Youngsters", (ENERGY, INTELLECT, MIGHT, SKILL), ("X-Men",)
)
storm = main_character(
    "T-STORM",
    "Storm",
    atk=3,
    defense=6,
    level_up=4,
    powers=[when_appears(gain_xp(), subject=fits(yours, basic))],
)
storm_two = main_character("T-STORM-2", "Storm", atk=5, defense=8, level=2)


def user(*cost, name="User", teams=()):
    return supporting(
        f"T-{name}",
        name,
        cost=1,
        atk=1,
        defense=1,
        health=5,
        teams=teams,
        powers=[super_power("Trick", MAIN, cost, draw())],
    )


@rule("2P-LOC-01")
@pytest.mark.parametrize("symbol", range(6))
def test_each_of_the_six_basic_types_pays_its_own_symbol_and_no_other(symbol):
    powers = [super_power(name, MAIN, 1 << bit, draw()) for bit, name in enumerate(SYMBOL_NAMES)]
    polymath = supporting("T-POLYMATH", "Polymath", cost=1, atk=1, defense=1, powers=powers)
    table = duel(p1=side(front=polymath, resources=[f"{SYMBOL_NAMES[symbol]} location"]))
    payable = [name for name in SYMBOL_NAMES if table.p1.may("use", "Polymath", power=name)]
    assert payable == [SYMBOL_NAMES[symbol]]


@rule("2P-LOC-01")
def test_what_speaks_of_basic_locations_does_not_reach_special_ones():
    survey = plot_twist("T-SURVEY", "Survey", MAIN, draw(count(locations(basic))))
    table = duel(p1=side(hand=[survey], resources=["Academy", "Fortress", asteroid_m]))
    table.p1.plays("Survey")
    assert len(table.p1.hand) == 2


@rule("2P-LOC-02")
def test_a_basic_might_location_may_have_any_name():
    quake = plot_twist("T-QUAKE", "Quake", MAIN, turn_down(location(enemy, basic, gives(MIGHT))))
    p2 = side(resources=["Fortress", "All Out", "Might location", "Academy", asteroid_m])
    table = duel(p1=side(hand=[quake]), p2=p2)
    table.p1.plays("Quake")
    assert table.p1.choices == ["Fortress", "All Out", "Might location"]
    table.p1.chooses("All Out")
    assert not table.p2["All Out"].face_up


@rule("2P-LOC-03")
def test_a_team_location_pays_only_for_a_character_of_its_team():
    toad = user(SKILL, name="Toad", teams=("Brotherhood",))
    rogue = user(SKILL, name="Rogue", teams=("X-Men",))
    table = duel(p1=side(front=[toad, rogue], resources=[school]))
    assert table.p1.why_not("use", "Toad") == "2P-PWR-17"
    table.p1.uses("Rogue", "Trick")
    assert not table.p1["School"].face_up


@rule("2P-LOC-03")
@pytest.mark.parametrize(("symbol", "pays"), [(ENERGY, True), (SKILL, True), (HUMANITY, False)])
def test_a_team_location_gives_a_symbol_out_of_those_it_lists(symbol, pays):
    table = duel(p1=side(front=user(symbol, teams=("X-Men",)), resources=[school]))
    assert table.p1.may("use", "User") is pays


@rule("2P-LOC-04")
def test_a_special_location_does_what_it_says():
    repair = may(turn_up(card_in(RESOURCE, IsUsedLocation(ANY_SYMBOL), up_to=2)), price=turn_down(this))
    home = special_location("T-HOME", "Home", 0, powers=[at_start_of_your_turn(repair)])
    table = duel(
        p1=side(resources=["Academy, down", "Fortress, down", home], front=user(MIGHT, name="Strong")),
        at="start",
    )
    table.p1.says_yes()
    table.p1.chooses("Fortress", "Academy")
    assert [table.p1[name].face_up for name in table.p1.resources] == [True, True, False]
    table.p1.goes_to("main")
    table.p1.uses("Strong", "Trick")
    assert not table.p1["Fortress"].face_up


@rule("2P-LOC-04")
def test_a_location_without_a_symbol_cannot_pay():
    plain = special_location("T-PLAIN", "Plain", 0)
    table = duel(p1=side(resources=[plain], hand=[plain], front=user(MIGHT)))
    assert table.p1.why_not("use", "User") == "2P-PWR-17"


@rule("2P-LOC-04")
def test_what_a_location_says_holds_while_it_is_face_up():
    banner = special_location(
        "T-BANNER", "Banner", MIGHT, powers=[while_(plus(atk=1), on=fits(yours, another))]
    )
    table = duel(p1=side(resources=[banner], front=user(MIGHT)))
    assert table.p1["User"].stats == (2, 1)
    table.p1.uses("User", "Trick")
    assert table.p1["User"].stats == (1, 1)


@rule("2P-LOC-05", "2P-T-27")
def test_a_location_used_on_turn_three_is_still_face_down_on_turn_five():
    table = duel(p1=side(resources=["Academy"], front=user(INTELLECT)))
    table.p1.uses("User", "Trick")
    table.next_turn()
    table.next_turn()
    table.p1.goes_to("main")
    assert table.turn == 5
    assert not table.p1["Academy"].face_up
    assert table.happened("flipped", "Academy") == 1


@rule("2P-LOC-06", "2P-T-27")
def test_used_locations_still_give_recruit_points():
    table = duel(
        p1=side(resources=["Academy", "Fortress", "Laboratory"], front=user(INTELLECT, MIGHT, ENERGY))
    )
    table.p1.uses("User", "Trick")
    assert not any(table.p1[name].face_up for name in table.p1.resources)
    table.next_turn()
    table.next_turn()
    table.p1.goes_to("recruit")
    assert table.p1.recruit_points == 3


@rule("2P-LOC-07")
def test_a_location_used_from_hand_is_discarded():
    table = duel(p1=side(hand=["Training Ground"], front=user(SKILL)))
    table.p1.uses("User", "Trick")
    assert table.p1.ko_pile == ["Training Ground"]
    assert table.p1.resources == []


@rule("2P-LOC-07")
def test_its_player_chooses_between_row_and_hand():
    p1 = side(hand=["Training Ground"], resources=["Double or Nothing"], front=user(SKILL))
    table = duel(p1=p1)
    table.p1.uses("User", "Trick", paying="Training Ground")
    assert table.p1.ko_pile == ["Training Ground"]
    assert table.p1["Double or Nothing"].face_up


@rule("2P-LOC-08")
@pytest.mark.parametrize(("team", "pays"), [("X-Men", False), ("Brotherhood", True)])
def test_the_team_limit_holds_for_a_location_in_hand(team, pays):
    table = duel(p1=side(hand=[asteroid_m], front=user(MIGHT, teams=(team,))))
    assert table.p1.may("use", "User") is pays


@rule("2P-LOC-09")
def test_a_location_discarded_to_pay_has_neither_appeared_nor_been_played():
    table = duel(p1=side(main=storm, levels=[storm_two], hand=["Academy"], front=user(INTELLECT)))
    table.p1.uses("User", "Trick")
    assert table.p1.ko_pile == ["Academy"]
    assert table.p1.xp == 0
    assert table.happened("played") == 0
    assert table.happened("appeared") == 0


@rule("2P-LOC-10")
def test_one_location_a_turn_is_placed_as_the_resource():
    plan = plot_twist("T-PLAN", "Plan", BUILD, draw())
    table = duel(p1=side(hand=["Academy", "Fortress", plan]), at="build")
    table.p1.places("Academy", face_up=True)
    assert table.at == "resource"
    assert table.p1.why_not("place face up", "Fortress") == "2P-BLD-04"
    table.next_turn()
    table.next_turn()
    table.p1.goes_to("resource")
    table.p1.places("Fortress", face_up=True)
    assert table.p1.resources == ["Academy", "Fortress"]


@rule("2P-LOC-11")
def test_a_face_down_location_is_no_location():
    tally = plot_twist("T-TALLY", "Tally", MAIN, draw(count(locations(yours, gives(ENERGY)))))
    p1 = side(resources=["Laboratory", "Laboratory, down", "Laboratory, down"], hand=[tally])
    table = duel(p1=p1)
    table.p1.plays("Tally")
    assert len(table.p1.hand) == 1


@rule("2P-LOC-11")
def test_a_face_down_location_cannot_be_turned_down_by_an_effect_on_locations():
    quake = plot_twist("T-QUAKE", "Quake", MAIN, turn_down(location(enemy)))
    table = duel(p1=side(hand=[quake]), p2=side(resources=["Academy, down", "Fortress"]))
    table.p1.plays("Quake")
    assert not table.p2["Fortress"].face_up
    assert table.happened("flipped") == 1


@rule("2P-LOC-12")
def test_a_location_turned_up_by_an_effect_pays_again_and_has_not_appeared():
    build_it_up = plot_twist(
        "T-UP", "Build It Up", MAIN, turn_up(card_in(RESOURCE, IsUsedLocation(ANY_SYMBOL, basic=True)))
    )
    ann, ben = user(MIGHT, name="Ann"), user(MIGHT, name="Ben")
    p1 = side(main=storm, levels=[storm_two], front=[ann, ben], resources=["Fortress"], hand=[build_it_up])
    table = duel(p1=p1)
    table.p1.uses("Ann", "Trick")
    assert table.p1.why_not("use", "Ben") == "2P-PWR-17"
    table.p1.plays("Build It Up", on="Fortress")
    assert table.p1["Fortress"].face_up
    assert table.p1.xp == 0
    table.p1.uses("Ben", "Trick")
    assert not table.p1["Fortress"].face_up


@rule("2P-LOC-12")
def test_a_location_turned_down_by_an_enemy_pays_for_nothing():
    burn_it_down = plot_twist("T-DOWN", "Burn It Down", MAIN, turn_down(location(enemy, basic)))
    p2 = side(front=user(MIGHT), resources=["Fortress"])
    table = duel(p1=side(hand=[burn_it_down]), p2=p2)
    table.p1.plays("Burn It Down")
    assert not table.p2["Fortress"].face_up
    assert table.happened("paid") == 0
    assert table.happened("power used") == 0
    table.next_turn()
    table.p2.goes_to("main")
    assert table.p2.why_not("use", "User") == "2P-PWR-17"


@rule("2P-LOC-13")
def test_locations_of_one_name_stand_side_by_side():
    table = duel(p1=side(hand=["Academy"], resources=["Academy"]), at="build")
    table.p1.places("Academy", face_up=True)
    assert table.p1.resources == ["Academy", "Academy"]
    assert table.p1.ko_pile == []


@rule("2P-LOC-15")
@pytest.mark.parametrize(
    ("name", "symbol"),
    [
        ("Academy", INTELLECT),
        ("Fortress", MIGHT),
        ("Training Ground", SKILL),
        ("Laboratory", ENERGY),
        ("Revolution", HUMANITY),
        ("Full Gear", INTELLECT),
        ("All Out", MIGHT),
        ("Double or Nothing", SKILL),
    ],
)
def test_the_basics_of_the_books_pay_their_symbols(name, symbol):
    table = duel(p1=side(resources=[name], front=user(symbol)))
    table.p1.uses("User", "Trick")
    assert not table.p1[name].face_up


@rule("2P-LOC-15")
@pytest.mark.parametrize(("name", "pays"), [("Academy", True), ("Full Gear", True), ("Fortress", False)])
def test_academy_or_full_gear_pays_intellect_and_fortress_does_not(name, pays):
    assert duel(p1=side(resources=[name], front=user(INTELLECT))).p1.may("use", "User") is pays
