"""Adam Cole (AEW-030, AEW-031)."""

import pytest

from versus.cards.tpcg.all_elite_wrestling.heel_main_characters import adam_cole_1, adam_cole_2
from versus.games.tpcg.language.vocabulary import (
    card_in,
    character,
    draw,
    equipment,
    gaining,
    gets,
    one,
    plot_twist,
    put_into_play,
    super_power,
    supporting,
    when_attacks,
    while_,
    yours,
)
from versus.games.tpcg.printed.definition import ANY_NUMBER_OF_TIMES
from versus.games.tpcg.words import FLIGHT, HUMANITY, KO, LETHAL, MAIN, MIGHT, RANGED, SKILL
from versus.testing.tpcg import duel, lying, rule, side


def cole_1(**more):
    return side(main=adam_cole_1, main_row="front", levels=adam_cole_2, **more)


# BOOM!


@pytest.mark.parametrize("others", [0, 1, 4])
def test_boom_counts_every_resource_of_his_side_face_up_or_down(others):
    table = duel(p1=cole_1(resources=["Fortress", *["Ann 1/1, down"] * others]), p2=side(front="Foe 0/99"))
    table.p1.attacks("Adam Cole", "Foe")
    table.p1.uses("Adam Cole", "BOOM!")
    assert table.p1.main.stats == (1 + 1 + others, 6)
    table.passes()
    assert table.p1.main.stats == (1, 6)


def test_boom_does_not_count_enemy_resources():
    table = duel(p1=cole_1(hand="Fortress"), p2=side(front="Foe 0/99", resources=4))
    table.p1.attacks("Adam Cole", "Foe")
    table.p1.uses("Adam Cole", "BOOM!")
    assert table.p1.main.atk == 1
    table.passes()


def test_boom_works_on_an_enemy_turn_too():
    table = duel(p1=side(front="Foe 0/99"), p2=cole_1(resources=["Fortress", "Academy"]))
    table.p1.attacks("Foe", "Adam Cole")
    table.p1.passes()
    table.p2.uses("Adam Cole", "BOOM!")
    assert table.p2.main.atk == 3
    table.passes()


# BAY BAY!


@rule("2P-CRD-40", "2P-GEN-30")
def test_flight_and_ranged_are_printed_powers():
    """The clarification: with both icons and two named powers, 4 XP."""
    talent = supporting(
        "T-1", "Talent", cost=0, atk=1, defense=1, keywords=(FLIGHT, RANGED),
        powers=[super_power("One", MAIN, SKILL, draw()), super_power("Two", MAIN, SKILL, draw())],
    )  # fmt: skip
    table = duel(p1=cole_1(hand=talent), at="recruit")
    table.p1.recruits("Talent")
    assert table.p1.xp == 4


@pytest.mark.parametrize(("powers", "xp"), [([], 0), ([when_attacks(draw())], 1)])
def test_whoever_has_no_power_gives_no_xp(powers, xp):
    rookie = supporting("T-2", "Rookie", cost=0, atk=1, defense=1, powers=powers)
    table = duel(p1=cole_1(hand=rookie), at="recruit")
    table.p1.recruits("Rookie")
    assert table.p1.xp == xp


def test_an_enemy_supporting_character_counts_as_well():
    rookie = supporting("T-2", "Rookie", cost=0, atk=1, defense=1, powers=[when_attacks(draw())])
    table = duel(p1=side(hand=rookie), p2=cole_1(), at="recruit")
    table.p1.recruits("Rookie")
    assert table.p2.xp == 1


@rule("2P-PWR-45")
def test_a_power_that_was_given_is_no_printed_one():
    rookie = supporting("T-2", "Rookie", cost=0, atk=1, defense=1, powers=[when_attacks(draw())])
    coach = supporting("T-6", "Coach", cost=0, atk=1, defense=1, powers=[while_(gaining(LETHAL), on=yours)])
    debut = plot_twist("T-3", "Debut", MAIN, put_into_play(card_in(KO, character)))
    table = duel(p1=cole_1(hand=debut, front=coach, ko=rookie))
    table.p1.plays("Debut", on="front")
    assert table.p1["Rookie"].keywords == ["Lethal"]
    assert table.p1.xp == 1


def test_a_card_placed_face_down_is_no_character_that_appears():
    rookie = supporting("T-2", "Rookie", cost=0, atk=1, defense=1, powers=[when_attacks(draw())])
    table = duel(p1=cole_1(hand=rookie), at="resource")
    table.p1.places("Rookie")
    assert table.p1.xp == 0


@rule("2P-LVL-04")
def test_nine_xp_make_him_level_2():
    rookie = supporting("T-2", "Rookie", cost=0, atk=1, defense=1, powers=[when_attacks(draw())])
    table = duel(
        p1=side(main=adam_cole_1, main_row="front", levels=lying(adam_cole_2, "xp8"), hand=rookie),
        at="recruit",
    )
    table.p1.recruits("Rookie")
    assert table.p1.main.level == 2
    assert table.p1.main.stats == (2, 12)


# Panama Sunrise


def sunrise(**more):
    """He has used it with an Academy."""
    resources = ["Academy", *more.pop("resources", [])]
    table = duel(
        p1=side(main=adam_cole_2, main_row="front", resources=resources, **more),
        p2=side(front="Foe 0/99", back="Sage 0/99"),
    )
    table.p1.uses("Adam Cole", "Panama Sunrise", paying="Academy")
    return table


def test_panama_sunrise_gives_flight_until_his_next_turn():
    table = sunrise()
    assert table.p1.main.keywords == ["Flight"]
    assert table.p1.may("attack", "Adam Cole", "Sage")
    table.p1.ends_turn()
    assert table.p1.main.keywords == ["Flight"]
    table.p2.ends_turn()
    assert table.p1.main.keywords == []


def test_boom_is_free_then():
    table = sunrise()
    table.p1.attacks("Adam Cole", "Foe")
    table.p1.uses("Adam Cole", "BOOM!")
    assert table.p1.main.atk == 2 + 1
    table.passes()


def test_boom_is_free_once_more_on_the_enemys_turn():
    table = sunrise()
    table.p1.attacks("Adam Cole", "Foe")
    table.p1.uses("Adam Cole", "BOOM!")
    table.passes()
    table.p1.ends_turn()
    table.p2.goes_to("main")
    table.p2.attacks("Foe", "Adam Cole")
    table.p2.passes()
    table.p1.uses("Adam Cole", "BOOM!")
    assert table.p1.main.atk == 3
    table.passes()


def test_on_his_next_turn_he_pays_again():
    table = sunrise()
    table.p1.ends_turn()
    table.p2.ends_turn()
    table.p1.goes_to("main")
    assert table.p1.why_not("use", "Adam Cole", power="Panama Sunrise") == "2P-PWR-17"
    table.p1.attacks("Adam Cole", "Foe")
    assert table.p1.why_not("use", "Adam Cole", power="BOOM!") == "2P-PWR-17"
    table.passes()


def test_a_power_of_any_number_of_uses_is_cheaper_the_first_time_only():
    """Such as that of a chair he bears."""
    chair = equipment(
        "T-4", "Stool", cost=0,
        powers=[super_power("Swing", MAIN, MIGHT, gets(one(yours), atk=6), limit=ANY_NUMBER_OF_TIMES)],
    )  # fmt: skip
    table = sunrise(equipment={"Adam Cole": chair}, resources=["Fortress"])
    table.p1.uses("Adam Cole", "Swing")
    assert table.p1["Fortress"].face_up
    table.p1.uses("Adam Cole", "Swing")
    assert not table.p1["Fortress"].face_up
    assert not table.p1.offered("use")


def test_of_a_power_of_two_symbols_he_pays_one():
    ring = equipment("T-5", "Ring", cost=0, powers=[super_power("Shine", MAIN, (HUMANITY, SKILL), draw())])
    table = sunrise(equipment={"Adam Cole": ring}, resources=["Training Ground"], deck=3)
    table.p1.uses("Adam Cole", "Shine")
    assert not table.p1["Training Ground"].face_up
    assert len(table.p1.hand) == 1
