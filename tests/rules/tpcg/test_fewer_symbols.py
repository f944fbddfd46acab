"""Super Powers for fewer symbols: who is spared which, and how often."""

import pytest

from versus.games.tpcg.language.vocabulary import (
    becomes,
    cancel_it,
    draw,
    equipment,
    losing_powers,
    one,
    paying_fewer_symbols,
    plot_twist,
    reaction,
    super_power,
    supporting,
    this_card,
    while_,
    yours,
)
from versus.games.tpcg.printed.definition import ANY_NUMBER_OF_TIMES
from versus.games.tpcg.words import INTELLECT, MAIN, MIGHT, SKILL, STUN
from versus.testing.tpcg import Refused, duel, rule, side


def thrifty(*powers, spared=1):
    """A character that is spared symbols."""
    return supporting(
        "T-1", "Miser", cost=1, atk=1, defense=4, powers=[while_(paying_fewer_symbols(spared)), *powers]
    )


@rule("2P-PWR-17")
def test_one_symbol_less_makes_a_power_of_one_symbol_free():
    table = duel(p1=side(front=thrifty(super_power("Plan", MAIN, SKILL, draw())), deck=3))
    table.p1.uses("Miser", "Plan")
    assert len(table.p1.hand) == 1


def test_whoever_is_spared_nothing_pays_all():
    plan = super_power("Plan", MAIN, SKILL, draw())
    other = supporting("T-2", "Spender", cost=1, atk=1, defense=4, powers=[plan])
    table = duel(p1=side(front=[thrifty(), other], deck=3))
    assert table.p1.why_not("use", "Spender", power="Plan") == "2P-PWR-17"


@pytest.mark.parametrize("location", ["Training Ground", "Fortress"])
def test_of_two_symbols_the_one_is_paid_that_its_player_chooses(location):
    plan = super_power("Plan", MAIN, (SKILL, MIGHT), draw())
    table = duel(p1=side(front=thrifty(plan), resources=["Training Ground", "Fortress"], deck=3))
    table.p1.uses("Miser", "Plan", paying=location)
    assert not table.p1[location].face_up
    assert [table.p1[name].face_up for name in table.p1.resources].count(True) == 1


@pytest.mark.parametrize(("resources", "enough"), [(["Fortress"], True), (["Academy"], False), ([], False)])
def test_the_rest_must_be_paid(resources, enough):
    plan = super_power("Plan", MAIN, (SKILL, MIGHT), draw())
    table = duel(p1=side(front=thrifty(plan), resources=resources, deck=3))
    assert table.p1.may("use", "Miser", power="Plan") is enough
    assert table.p1.offered("use") is enough


def test_one_location_still_pays_one_symbol():
    plan = super_power("Plan", MAIN, (SKILL, MIGHT, SKILL), draw())
    table = duel(p1=side(front=thrifty(plan), resources=["Training Ground", "Fortress"], deck=3))
    table.p1.uses("Miser", "Plan")
    assert not table.p1["Training Ground"].face_up
    assert not table.p1["Fortress"].face_up
    poor = duel(p1=side(front=thrifty(plan), resources="Training Ground", deck=3))
    assert not poor.p1.may("use", "Miser", power="Plan")


def test_a_location_that_is_chosen_for_one_symbol_may_leave_too_little_for_the_others():
    """Of Skill and twice Might, with one Might location: Skill and Might are paid, never Skill twice."""
    plan = super_power("Plan", MAIN, (SKILL, MIGHT, MIGHT), draw())
    table = duel(
        p1=side(front=thrifty(plan), resources=["Training Ground", "Training Ground", "Fortress"], deck=3)
    )
    table.p1.uses("Miser", "Plan")
    assert not table.p1["Fortress"].face_up
    assert [piece.face_up for piece in (table.p1["Training Ground #1"], table.p1["Training Ground #2"])] == [
        False,
        True,
    ]


def test_only_the_first_use_each_turn_is_cheaper():
    plan = super_power("Plan", MAIN, SKILL, draw(), limit=ANY_NUMBER_OF_TIMES)
    table = duel(p1=side(front=thrifty(plan), resources="Training Ground", deck=9), p2=side(deck=9))
    table.p1.uses("Miser", "Plan")
    assert table.p1["Training Ground"].face_up
    table.p1.uses("Miser", "Plan")
    assert not table.p1["Training Ground"].face_up
    assert not table.p1.may("use", "Miser", power="Plan")
    table.p1.ends_turn()
    table.p2.ends_turn()
    table.p1.goes_to("main")
    assert table.p1.may("use", "Miser", power="Plan")


def test_a_use_before_was_the_first():
    plan = super_power("Plan", MAIN, SKILL, draw(), limit=ANY_NUMBER_OF_TIMES)
    user = supporting("T-2", "Miser", cost=1, atk=1, defense=4, powers=[plan])
    thrift = plot_twist("T-3", "Thrift", MAIN, becomes(one(yours), paying_fewer_symbols(1)))
    table = duel(p1=side(front=user, resources=["Training Ground", "Training Ground"], hand=thrift, deck=9))
    table.p1.uses("Miser", "Plan")
    table.p1.plays("Thrift", on="Miser")
    table.p1.uses("Miser", "Plan")
    assert not table.p1["Training Ground #1"].face_up
    assert not table.p1["Training Ground #2"].face_up


def test_each_super_power_has_a_first_time_of_its_own():
    powers = (super_power("Plan", MAIN, SKILL, draw()), super_power("Plot", MAIN, MIGHT, draw()))
    table = duel(p1=side(front=thrifty(*powers), deck=9))
    table.p1.uses("Miser", "Plan")
    table.p1.uses("Miser", "Plot")
    assert len(table.p1.hand) == 2


def test_a_reaction_and_the_power_of_its_equipment_are_cheaper_too():
    save = reaction("Save", SKILL, STUN, cancel_it, subject=this_card)
    rope = equipment("T-4", "Rope", cost=1, powers=[super_power("Swing", MAIN, INTELLECT, draw())])
    p1 = side(front=thrifty(save), equipment={"Miser": rope})
    table = duel(p1=p1, p2=side(front="Ann 9/9"))
    table.p1.uses("Miser", "Swing")
    assert len(table.p1.hand) == 1
    table.p1.ends_turn()
    table.p2.goes_to("main")
    table.p2.attacks("Ann", "Miser")
    table.passes()
    table.p1.reacts("Miser", power="Save")
    assert table.p1["Miser"].face_up


def test_more_than_there_is_to_pay_is_nothing():
    table = duel(p1=side(front=thrifty(super_power("Plan", MAIN, SKILL, draw()), spared=3), deck=3))
    table.p1.uses("Miser", "Plan")
    assert len(table.p1.hand) == 1


def test_whoever_has_lost_the_power_that_spares_pays_again():
    gloom = supporting("T-5", "Gloom", cost=1, atk=1, defense=1, powers=[while_(losing_powers, on=yours)])
    plan = super_power("Plan", MAIN, SKILL, draw())
    table = duel(p1=side(front=[thrifty(plan), gloom], deck=3))
    with pytest.raises(Refused):
        table.p1.uses("Miser", "Plan")
