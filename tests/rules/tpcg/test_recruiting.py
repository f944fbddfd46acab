"""The Recruit Step: prices, rows, what a recruit may do (2P-BLD-07 to 2P-BLD-16)."""

import pytest

from versus.games.tpcg.language.changes import PaysLess
from versus.games.tpcg.language.conditions import PointsLeft, StatOf
from versus.games.tpcg.language.vocabulary import (
    at_least,
    bearer,
    card_in,
    cards_in,
    cost_at_most,
    costs_less,
    draw,
    equipment,
    fits,
    gets,
    ko,
    main_character,
    one,
    plot_twist,
    plus,
    put_into_play,
    super_power,
    supporting,
    supporting_only,
    symbols_instead,
    this,
    while_,
    yours,
)
from versus.games.tpcg.words import BUILD, COMBAT, COST, EQUIPPED, HAND, INTELLECT, MAIN, SKILL
from versus.testing.tpcg import Refused, duel, rule, side

SHIELD = equipment("T-1", "Shield", cost=1, powers=[while_(plus(defense=2), on=bearer)])
SLACKER = supporting(
    "T-2",
    "Slacker",
    cost=6,
    atk=7,
    defense=7,
    powers=[symbols_instead(INTELLECT, SKILL, given=at_least(6, PointsLeft()))],
)


# Paying with recruit points


@rule("2P-BLD-07")
def test_any_number_of_characters_and_equipment_is_recruited_while_points_last():
    table = duel(p1=side(resources=4, hand=["Ann 2/2 c2", "Bob 1/1 c1", "Cleo 1/1 c1"]), at="build")
    table.p1.goes_to("recruit")
    table.p1.recruits("Ann")
    table.p1.recruits("Bob")
    table.p1.recruits("Cleo")
    assert table.p1.front == ["Ann", "Bob", "Cleo"]
    assert table.p1.recruit_points == 0
    assert table.p1.hand == []

    table = duel(p1=side(resources=2, hand=["Ann 1/1 c1", SHIELD]), at="build")
    table.p1.goes_to("recruit")
    table.p1.recruits("Ann")
    table.p1.equips("Shield", "Ann")
    assert table.p1["Ann"].equipment == ["Shield"]
    assert table.p1.recruit_points == 0


@rule("2P-BLD-07")
def test_only_supporting_characters_and_equipment_are_recruited():
    twist = plot_twist("T-3", "Twist", BUILD, draw())
    other_main = main_character("T-4", "Stranger", atk=1, defense=1)
    table = duel(p1=side(resources=9, hand=["Academy", twist, other_main]), at="build")
    table.p1.goes_to("recruit")
    for card in ("Academy", "Twist", "Stranger"):
        assert table.p1.why_not("recruit", card) == "2P-BLD-07"


@rule("2P-BLD-08")
def test_the_price_is_the_cost():
    table = duel(p1=side(resources=2, hand=["Ann 3/3 c3", "Bob 2/2 c2"]), at="build")
    table.p1.goes_to("recruit")
    assert table.p1.why_not("recruit", "Ann") == "2P-BLD-08"
    with pytest.raises(Refused):
        table.p1.recruits("Ann")
    table.p1.recruits("Bob")
    assert table.p1.recruit_points == 0


@rule("2P-BLD-09")
def test_a_recruit_goes_to_the_row_you_choose():
    table = duel(p1=side(resources=2, hand=["Ann 1/1 c1", "Bob 1/1 c1"]), at="build")
    table.p1.goes_to("recruit")
    table.p1.recruits("Ann", "back")
    table.p1.recruits("Bob", "front")
    assert "Ranged" not in table.p1["Ann"].keywords
    assert table.p1["Ann"].row == "back"
    assert table.p1["Bob"].row == "front"


@rule("2P-BLD-10")
def test_equipment_needs_a_face_up_character_of_yours():
    table = duel(
        p1=side(main="Boss 3/6 stunned", front=["Ann 1/1 stunned", "Bob 1/1 hidden"], hand=[SHIELD]),
        p2=side(front="Cleo 1/1"),
        recruit_points=2,
        at="recruit",
    )
    assert table.p1.why_not("equip", "Shield") == "2P-BLD-10"
    assert not table.p1.may("equip", "Shield", "Ann")
    assert not table.p1.may("equip", "Shield", "Bob")
    assert not table.p1.may("equip", "Shield", "Cleo")

    table = duel(
        p1=side(main="Boss 3/6 stunned", front=["Ann 1/1 stunned", "Bob 1/1"], hand=[SHIELD]),
        recruit_points=2,
        at="recruit",
    )
    table.p1.equips("Shield", "Bob")
    assert table.p1["Bob"].stats == (1, 3)


@rule("2P-BLD-12")
def test_four_resources_a_one_cost_and_a_two_cost_character_lose_one_point():
    table = duel(p1=side(resources=4, hand=["Ann 1/1 c1", "Bob 2/2 c2"]), at="build")
    table.p1.goes_to("recruit")
    table.p1.recruits("Ann", "back")
    table.p1.recruits("Bob", "front")
    assert table.p1.recruit_points == 1
    table.p1.goes_on()
    assert table.at == "formation"
    assert table.p1.recruit_points == 0


# What a recruit may do


@rule("2P-BLD-13")
def test_a_recruit_is_ready_and_attacks_on_the_turn_it_appears():
    table = duel(p1=side(resources=1, hand=["Ann 2/2 c1"]), p2=side(front="1/1 h1"), at="build")
    table.p1.goes_to("recruit")
    table.p1.recruits("Ann", "front")
    assert table.p1["Ann"].ready
    table.p1.goes_to("main")
    table.p1.attacks("Ann", "1/1")
    table.passes()
    assert table.p2["1/1"].koed


@rule("2P-BLD-13")
def test_a_recruit_uses_its_powers_on_the_turn_it_appears():
    busy = supporting(
        "T-5",
        "Busy",
        cost=1,
        atk=1,
        defense=1,
        powers=[
            super_power("Unpack", BUILD, 0, draw()),
            super_power("Settle In", MAIN, 0, draw()),
            super_power("Swing", COMBAT, 0, gets(this, atk=2)),
        ],
    )
    table = duel(p1=side(resources=1, hand=[busy]), p2=side(front="1/9"), at="build")
    table.p1.goes_to("recruit")
    table.p1.recruits("Busy", "front")
    table.p1.uses("Busy", "Unpack")
    table.p1.goes_to("main")
    table.p1.uses("Busy", "Settle In")
    assert len(table.p1.hand) == 2
    table.p1.attacks("Busy", "1/9")
    table.p1.uses("Busy", "Swing")
    assert table.p1["Busy"].stats == (3, 1)


@rule("2P-BLD-14")
def test_nothing_is_recruited_outside_the_recruit_step():
    table = duel(p1=side(resources=5, hand=["Ann 1/1 c0", SHIELD]), at="build")
    assert table.p1.why_not("recruit", "Ann") == "2P-BLD-14"
    table.p1.goes_to("formation")
    assert table.p1.why_not("recruit", "Ann") == "2P-BLD-14"
    table.p1.goes_to("main")
    assert table.p1.why_not("recruit", "Ann") == "2P-BLD-14"
    assert table.p1.why_not("equip", "Shield", "Leader") == "2P-BLD-14"
    with pytest.raises(Refused):
        table.p1.recruits("Ann")


@rule("2P-BLD-14")
def test_an_effect_may_put_a_character_into_play_at_another_time():
    call = plot_twist("T-6", "Call", MAIN, put_into_play(card_in(HAND)))
    table = duel(p1=side(hand=[call, "Ann 1/1 c9"]))
    table.p1.plays("Call", on="front")
    assert table.p1["Ann"].row == "front"


# Other prices


@rule("2P-BLD-15")
def test_equipment_paid_for_less_keeps_its_cost():
    uniform = equipment("T-7", "Uniform", cost=1, powers=[costs_less(1)])
    audit = plot_twist("T-8", "Audit", BUILD, draw(StatOf(cards_in(EQUIPPED), COST)))
    table = duel(p1=side(front="Ann 1/1", hand=[uniform, audit]), at="build")
    table.p1.goes_to("recruit")
    assert table.p1.recruit_points == 0
    table.p1.equips("Uniform", "Ann")
    table.p1.plays("Audit")
    assert len(table.p1.hand) == 1


@rule("2P-BLD-15")
def test_a_discount_on_characters_lowers_the_price_not_the_cost():
    mentor = supporting(
        "T-9",
        "Mentor",
        cost=5,
        atk=1,
        defense=1,
        powers=[while_(PaysLess(1), on=fits(yours, supporting_only))],
    )
    purge = plot_twist("T-10", "Purge", BUILD, ko(one(yours, supporting_only, cost_at_most(1))))
    table = duel(
        p1=side(front=mentor, hand=["Ann 2/2 c2", "Bob 0/1 c1", "Cleo 3/3 c3", purge]),
        recruit_points=1,
        at="recruit",
    )
    assert table.p1.why_not("recruit", "Cleo") == "2P-BLD-08"
    table.p1.recruits("Ann")
    assert table.p1.recruit_points == 0
    table.p1.recruits("Bob")
    assert table.p1["Ann"].cost == 2
    table.p1.plays("Purge")
    assert table.p1["Bob"].koed
    assert table.p1["Ann"].in_play


@rule("2P-BLD-16")
def test_another_price_is_refused_while_its_condition_fails():
    table = duel(
        p1=side(resources=["Academy", "Training Ground", *["Fortress"] * 3], hand=[SLACKER]), at="build"
    )
    table.p1.goes_to("recruit")
    assert table.p1.recruit_points == 5
    assert table.p1.why_not("recruit", "Slacker") == "2P-BLD-16"
    with pytest.raises(Refused):
        table.p1.recruits("Slacker", paying=["Academy", "Training Ground"])


@rule("2P-BLD-16")
def test_another_price_replaces_all_recruit_points():
    table = duel(
        p1=side(resources=["Academy", *["Fortress"] * 5], hand=[SLACKER, "Training Ground", "Ann 6/6 c6"]),
        at="build",
    )
    table.p1.goes_to("recruit")
    table.p1.recruits("Slacker", "back", paying=["Academy", "Training Ground"])
    assert table.p1["Slacker"].row == "back"
    assert table.p1.recruit_points == 6
    assert not table.p1["Academy"].face_up
    assert table.p1.ko_pile == ["Training Ground"]
    table.p1.recruits("Ann")
    assert table.p1.recruit_points == 0


@rule("2P-BLD-16")
def test_with_six_points_but_without_the_symbols_points_are_paid():
    table = duel(p1=side(resources=["Academy", *["Fortress"] * 5], hand=[SLACKER]), at="build")
    table.p1.goes_to("recruit")
    with pytest.raises(Refused):
        table.p1.recruits("Slacker", paying=["Academy", "Fortress"])
    table.p1.recruits("Slacker")
    assert table.p1.recruit_points == 0
    assert table.p1["Academy"].face_up
