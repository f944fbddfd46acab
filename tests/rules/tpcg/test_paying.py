"""Paying for Super Powers with locations (2P-PWR-17 to 2P-PWR-25)."""

import pytest

from versus.games.tpcg.language.players import EACH_ENEMY
from versus.games.tpcg.language.vocabulary import (
    any_of,
    discard,
    draw,
    gets,
    main_character,
    special_location,
    super_power,
    supporting,
    this,
)
from versus.games.tpcg.words import COMBAT, ENERGY, HUMANITY, INTELLECT, MAIN, MIGHT, SKILL
from versus.testing.tpcg import Refused, duel, rule, side

ALL_FOUR = (ENERGY, INTELLECT, MIGHT, SKILL)

asteroid_m = special_location("T-ASTEROID", "Asteroid M", ALL_FOUR, ("Brotherhood",))
school = special_location("T-SCHOOL", "School for Gifted Youngsters", ALL_FOUR, ("X-Men",))
left_tunnel = special_location("T-TUNNEL", "Left Tunnel", (HUMANITY, INTELLECT, MIGHT, SKILL), ("Heels",))
fisk_tower = special_location("T-FISK", "Fisk Tower", ALL_FOUR, ("Underworld",))

bullseye = supporting(
    "T-BULLSEYE",
    "Bullseye",
    cost=5,
    atk=4,
    defense=4,
    powers=[super_power("Infallible Aim", MAIN, (INTELLECT, INTELLECT), draw())],
)


def payer(*cost, teams=(), name="Payer"):
    return supporting(
        f"T-{name}",
        name,
        cost=1,
        atk=2,
        defense=2,
        health=5,
        teams=teams,
        powers=[super_power("Trick", MAIN, cost, draw())],
    )


@rule("2P-PWR-17")
def test_a_face_up_location_of_yours_is_turned_face_down():
    table = duel(p1=side(front=payer(MIGHT), resources=["Fortress", "Academy"]))
    table.p1.uses("Payer", "Trick")
    assert not table.p1["Fortress"].face_up
    assert table.p1["Academy"].face_up
    assert table.p1.ko_pile == []


@rule("2P-PWR-17")
def test_or_a_location_is_discarded_from_hand():
    table = duel(p1=side(front=payer(MIGHT), resources=["Academy"], hand=["Fortress"]))
    table.p1.uses("Payer", "Trick")
    assert table.p1.ko_pile == ["Fortress"]
    assert table.p1["Academy"].face_up


@rule("2P-PWR-17")
def test_another_symbol_or_the_enemys_location_does_not_pay():
    table = duel(
        p1=side(front=payer(MIGHT), resources=["Academy"], hand=["Laboratory", "2/2"]),
        p2=side(resources=["Fortress"], hand=["Fortress"]),
    )
    assert table.p1.why_not("use", "Payer") == "2P-PWR-17"


@rule("2P-PWR-18")
def test_two_symbols_are_paid_by_one_flip_and_one_discard():
    table = duel(p1=side(front=payer(ENERGY, MIGHT), resources=["Laboratory"], hand=["Fortress"]))
    table.p1.uses("Payer", "Trick")
    assert not table.p1["Laboratory"].face_up
    assert table.p1.ko_pile == ["Fortress"]
    assert len(table.p1.hand) == 1


@rule("2P-PWR-18")
@pytest.mark.parametrize("have", [["Laboratory"], ["Fortress"]])
def test_nothing_is_paid_unless_all_of_it_can_be(have):
    table = duel(p1=side(front=payer(ENERGY, MIGHT), resources=have))
    assert table.p1.why_not("use", "Payer") == "2P-PWR-17"
    with pytest.raises(Refused):
        table.p1.uses("Payer", "Trick")
    assert table.p1[have[0]].face_up


@rule("2P-PWR-18")
def test_the_first_symbol_is_not_paid_with_what_the_second_needs():
    cost = (any_of(ENERGY, MIGHT), MIGHT)
    table = duel(p1=side(front=payer(*cost), resources=["Fortress", "Laboratory"]))
    table.p1.uses("Payer", "Trick")
    assert not table.p1["Fortress"].face_up
    assert not table.p1["Laboratory"].face_up


@rule("2P-PWR-19")
def test_infallible_aim_turns_two_academies_face_down():
    table = duel(p1=side(front=bullseye, resources=["Academy", "Academy", "Academy"]))
    table.p1.uses("Bullseye", "Infallible Aim")
    assert table.happened("flipped", "Academy") == 2
    assert len(table.p1.hand) == 1


@rule("2P-PWR-19")
def test_one_academy_is_not_enough_for_infallible_aim():
    table = duel(p1=side(front=bullseye, resources=["Academy", "Fortress"], hand=["2/2"]))
    assert table.p1.why_not("use", "Bullseye") == "2P-PWR-17"


@rule("2P-PWR-20")
def test_luke_cage_discards_a_fortress_when_he_is_attacked():
    skin = super_power("Impervious Skin", COMBAT, MIGHT, gets(this, defense=3), any_turn=True)
    luke = main_character("T-LUKE", "Luke Cage", atk=4, defense=5, powers=[skin])
    table = duel(p1=side(front="5/9"), p2=side(main=luke, main_row="front", hand=["Fortress"]))
    table.p1.attacks("5/9", "Luke Cage")
    table.p1.passes()
    table.p2.uses("Luke Cage", "Impervious Skin")
    assert table.p2.ko_pile == ["Fortress"]
    table.passes()
    assert not table.p2["Luke Cage"].stunned


storm = main_character(
    "T-STORM",
    "Storm",
    atk=3,
    defense=4,
    teams=("X-Men",),
    powers=[super_power("Master Thief", MAIN, SKILL, discard(whose=EACH_ENEMY, at_random=True))],
)
britt = main_character(
    "T-BRITT",
    "Britt Baker",
    atk=3,
    defense=4,
    teams=("Heels",),
    powers=[super_power("Role Model", MAIN, HUMANITY, draw())],
)
kingpin = main_character(
    "T-KINGPIN",
    "Kingpin",
    atk=3,
    defense=4,
    teams=("Underworld",),
    powers=[super_power("Criminal Mastermind", MAIN, INTELLECT, draw())],
)


@rule("2P-PWR-21")
@pytest.mark.parametrize(
    ("main", "location"),
    [
        (storm, "Training Ground"),
        (storm, school),
        (britt, "Revolution"),
        (britt, left_tunnel),
        (kingpin, "Academy"),
        (kingpin, fisk_tower),
    ],
)
@pytest.mark.parametrize("place", ["resources", "hand"])
def test_a_basic_location_or_the_teams_own_pays_from_row_or_hand(main, location, place):
    name = location if isinstance(location, str) else location.name
    table = duel(p1=side(main=main, **{place: [location]}), p2=side(hand=1))
    table.p1.uses(main.name)
    if place == "hand":
        assert table.p1.ko_pile == [name]
    else:
        assert not table.p1[name].face_up


@rule("2P-PWR-21")
def test_master_thief_has_its_effect_once_paid():
    table = duel(p1=side(main=storm, resources=["Training Ground"]), p2=side(hand=3))
    table.p1.uses("Storm", "Master Thief")
    assert len(table.p2.hand) == 2


@rule("2P-PWR-22", "2P-T-16")
def test_one_location_that_offers_several_symbols_still_gives_one():
    for cost in ((INTELLECT, INTELLECT), (ENERGY, MIGHT)):
        mystique = payer(*cost, teams=("Brotherhood",))
        alone = duel(p1=side(front=mystique, resources=[asteroid_m]))
        assert alone.p1.why_not("use", "Payer") == "2P-PWR-17"
        two = duel(p1=side(front=mystique, resources=[asteroid_m, asteroid_m]))
        two.p1.uses("Payer", "Trick")
        assert two.happened("flipped", "Asteroid M") == 2


@rule("2P-PWR-23")
def test_one_location_pays_for_one_of_two_powers():
    strong = supporting(
        "T-STRONG",
        "Strong",
        cost=1,
        atk=2,
        defense=2,
        powers=[super_power("Lift", MAIN, MIGHT, draw()), super_power("Throw", MAIN, MIGHT, draw())],
    )
    table = duel(p1=side(front=strong, resources=["Fortress"]))
    assert table.p1.may("use", "Strong", power="Throw")
    table.p1.uses("Strong", "Lift")
    assert table.p1.why_not("use", "Strong", power="Throw") == "2P-PWR-17"
    assert len(table.p1.hand) == 1


@rule("2P-PWR-24", "2P-T-16")
def test_it_is_the_paying_character_that_needs_the_locations_team():
    cyclops = payer(MIGHT, teams=("X-Men",), name="Cyclops")
    toad = payer(MIGHT, teams=("Brotherhood",), name="Toad")
    table = duel(p1=side(front=[cyclops, toad], resources=[asteroid_m]))
    assert table.p1.why_not("use", "Cyclops") == "2P-PWR-17"
    table.p1.uses("Toad", "Trick")
    assert not table.p1["Asteroid M"].face_up


@rule("2P-PWR-25")
def test_a_face_down_location_pays_nothing():
    table = duel(p1=side(front=payer(MIGHT), resources=["Fortress, down"]))
    assert table.p1.why_not("use", "Payer") == "2P-PWR-17"


@rule("2P-PWR-25")
def test_a_location_used_for_one_character_is_used_for_all():
    table = duel(p1=side(front=[payer(MIGHT, name="Ann"), payer(MIGHT, name="Ben")], resources=["Fortress"]))
    table.p1.uses("Ann", "Trick")
    assert table.p1.why_not("use", "Ben") == "2P-PWR-17"
