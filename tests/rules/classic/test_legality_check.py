"""The legality check: as an attack would begin, every condition of its proposal is asked again (CL-ATK)."""

import pytest

from tests.rules.classic.powered import lying_stunned
from versus.games.classic.language.changes import Cannot, Has, Joins
from versus.games.classic.language.filters import Opposing, WithinCrossover, Yours
from versus.games.classic.table.formation import stand
from versus.games.classic.table.harm import exhaust, recover, stun_event
from versus.games.classic.table.moving import enter, ko, ko_event, leave
from versus.games.classic.words import (
    FLIGHT,
    FRONT,
    HAND,
    HIDDEN_FRONT,
    HIDDEN_SUPPORT,
    RANGE,
    SUPPORT,
    TO_ATTACK,
    TO_BE_ATTACKED,
)
from versus.kernel.nodes import Aura
from versus.testing.classic import duel, powered, rule, side

UNION = powered("Union 0/9", auras=(Aura(WithinCrossover(), (Joins(("X-Men", "Avengers")),)),))
"""X-Men and Avengers of its side are of one team while it is there."""
HORN = powered("Horn 0/9", auras=(Aura(Yours(), (Has(FLIGHT | RANGE),)),))
"""Its side has flight and range while it is there."""
SHIELD = powered("Shield 0/9", auras=(Aura(Yours(), (Cannot(TO_BE_ATTACKED),)),))
CHAINS = powered("Chains 0/9", auras=(Aura(Opposing(), (Cannot(TO_ATTACK),)),))


def find(contest, name):
    return next(c for c in contest.all_characters() if contest.definition[c].name == name)


# What may befall a character before the check


def is_exhausted(contest, card):
    exhaust(contest, [card])


def is_stunned(contest, card):
    contest.cause(stun_event(card))


def is_kod(contest, card):
    ko(contest, [ko_event(card)])


def returns_to_hand(contest, card):
    leave(contest, card, contest.owner[card], HAND)


def leaves_and_comes_back(contest, card):
    """The very same card stands where it stood, ready and face up."""
    seat, zone, column = contest.controller(card), contest.zone(card), contest.column[card]
    leave(contest, card, contest.owner[card], HAND)
    enter(contest, card, seat, zone, column)


def changes_sides(contest, card):
    stand(contest, card, 1 - contest.controller(card), FRONT, 9)


def goes_over_and_comes_home(contest, card):
    """A change of control is no change of zone: it is the same object all the time (CL-ZON-22)."""
    seat, zone, column = contest.controller(card), contest.zone(card), contest.column[card]
    stand(contest, card, 1 - seat, FRONT, 9)
    stand(contest, card, seat, zone, column)


def moves_to(zone, column=9):
    def moves(contest, card):
        stand(contest, card, contest.controller(card), zone, column)

    return moves


def recovers(contest, card):
    recover(contest, [card])


def steps_in_front(contest, card):
    stand(contest, card, contest.controller(card), FRONT, 1)


# Tables on which an attack is legal as it is proposed


def one_attacker(words="Abe 6/6 X-Men"):
    return duel(p1=side(front=[words, "Other 1/1"]), p2=side(front="Ilsa 4/5", support="Guard 1/1, @3"))


def team(front=("Abe 6/6 X-Men", "Liz 5/4 X-Men"), **more):
    return duel(p1=side(front=list(front), **more), p2=side(front="Ilsa 4/5", support="Guard 1/1, @3"))


def on_support(*attackers):
    """Ilsa stands alone in a support row, and Guard could step in front of her."""
    return duel(p1=side(front=list(attackers)), p2=side(support="Ilsa 4/5", front="Guard 1/1, @2"))


def check_fails(table, attackers, defender, fate, whom):
    """A proposal that what befalls somebody makes illegal: it does nothing, and others may be proposed."""
    ready = [name for name in table.p1.characters if table.p1[name].ready]
    table.p1.proposes(attackers, defender)
    table.befalls(lambda contest: fate(contest, find(contest, whom)))
    table.passes()
    assert table.happened("proposal failed") == 1
    assert not table.happened("attacks")
    assert not table.under_attack
    assert not table.proposed
    assert table.p1.has_priority
    assert [name for name in ready if name != whom and table.p1[name].exhausted] == [], "nobody exhausts"


def check_holds(table, attackers, defender, fate, whom):
    names = [attackers] if isinstance(attackers, str) else attackers
    table.p1.proposes(attackers, defender)
    table.befalls(lambda contest: fate(contest, find(contest, whom)))
    table.passes()
    assert not table.happened("proposal failed")
    assert table.under_attack
    assert all(table.p1[name].attacking for name in names)
    assert defender is None or table.p2[defender].defending


# The attackers (CL-ATK-03, CL-ATK-04)

UNFIT = [
    is_exhausted,
    is_stunned,
    is_kod,
    returns_to_hand,
    leaves_and_comes_back,
    changes_sides,
    moves_to(SUPPORT),
    moves_to(HIDDEN_SUPPORT),
]
STILL_FIT = [goes_over_and_comes_home, moves_to(FRONT), moves_to(HIDDEN_FRONT)]


@rule("CL-ATK-09", "CL-ATK-04", "CL-ATK-11")
@pytest.mark.parametrize("fate", UNFIT)
def test_an_attacker_that_could_not_be_proposed_any_more_does_not_attack(fate):
    check_fails(one_attacker(), "Abe", "Ilsa", fate, "Abe")


@rule("CL-ATK-09", "CL-ATK-10", "CL-ATK-11", "CL-ATK-18", "CL-T-01")
@pytest.mark.parametrize("fate", UNFIT)
@pytest.mark.parametrize("whom", ["Abe", "Liz", "Kate"])
def test_one_unfit_attacker_voids_the_attack_of_the_whole_team(fate, whom):
    table = team(["Abe 6/6 X-Men", "Liz 5/4 X-Men", "Kate 1/1 X-Men"])
    check_fails(table, ["Abe", "Liz", "Kate"], "Ilsa", fate, whom)
    rest = [name for name in ("Abe", "Liz", "Kate") if name != whom]
    assert table.p1.may("propose", rest, "Ilsa"), "the others may be proposed again"


@rule("CL-ATK-09", "CL-ATK-19", "CL-ZON-22")
@pytest.mark.parametrize("fate", STILL_FIT)
def test_an_attacker_that_only_moved_attacks(fate):
    check_holds(one_attacker(), "Abe", "Ilsa", fate, "Abe")
    check_holds(team(), ["Abe", "Liz"], "Ilsa", fate, "Liz")


@rule("CL-ATK-09", "CL-ATK-04", "CL-ATK-18")
def test_an_attacker_in_the_support_row_needs_range_at_the_check():
    check_holds(one_attacker("Abe 6/6 range"), "Abe", "Ilsa", moves_to(SUPPORT), "Abe")
    shooters = duel(p1=side(support="Abe 6/6", front=[HORN]), p2=side(front="Ilsa 4/5"))
    check_fails(shooters, "Abe", "Ilsa", is_stunned, "Horn")
    both = duel(p1=side(support="Abe 6/6 X-Men", front=["Liz 5/4 X-Men", HORN]), p2=side(front="Ilsa 4/5"))
    check_fails(both, ["Liz", "Abe"], "Ilsa", is_stunned, "Horn")


@rule("CL-ATK-09", "CL-GEN-02")
def test_a_card_that_forbids_the_attack_by_then_stops_it():
    table = duel(p1=side(front="Abe 6/6"), p2=side(front=["Ilsa 4/5", lying_stunned(CHAINS)]))
    check_fails(table, "Abe", "Ilsa", recovers, "Chains")


@rule("CL-TGT-12", "CL-ATK-09")
def test_an_attacker_that_came_back_may_be_proposed_as_what_it_is_now():
    table = one_attacker()
    check_fails(table, "Abe", "Ilsa", leaves_and_comes_back, "Abe")
    table.p1.attacks("Abe", "Ilsa")
    assert table.p1["Abe"].attacking


# The defender (CL-ATK-05)


@rule("CL-ATK-09", "CL-ATK-05", "CL-ATK-11", "CL-TGT-12")
@pytest.mark.parametrize(
    "fate",
    [
        is_stunned,
        is_kod,
        returns_to_hand,
        leaves_and_comes_back,
        changes_sides,
        moves_to(HIDDEN_FRONT),
        moves_to(HIDDEN_SUPPORT),
    ],
)
def test_a_defender_that_could_not_be_proposed_any_more_is_not_attacked(fate):
    check_fails(one_attacker(), "Abe", "Ilsa", fate, "Ilsa")
    check_fails(team(), ["Abe", "Liz"], "Ilsa", fate, "Ilsa")


@rule("CL-ATK-09", "CL-ATK-29", "CL-ZON-22")
@pytest.mark.parametrize("fate", [is_exhausted, goes_over_and_comes_home, moves_to(FRONT), moves_to(SUPPORT)])
def test_a_defender_that_is_exhausted_or_only_moved_is_attacked(fate):
    check_holds(one_attacker(), "Abe", "Ilsa", fate, "Ilsa")


@rule("CL-ATK-09", "CL-GEN-02")
def test_a_card_that_forbids_attacking_the_defender_by_then_stops_it():
    table = duel(p1=side(front="Abe 6/6"), p2=side(front=["Ilsa 4/5", lying_stunned(SHIELD)]))
    check_fails(table, "Abe", "Ilsa", recovers, "Shield")


# Protection (CL-ATK-06)


@rule("CL-ATK-09", "CL-ATK-06", "CL-FRM-12")
def test_a_protector_that_steps_in_stops_whoever_has_no_flight():
    check_fails(on_support("Abe 6/6"), "Abe", "Ilsa", steps_in_front, "Guard")
    check_holds(on_support("Abe 6/6 flight"), "Abe", "Ilsa", steps_in_front, "Guard")
    check_holds(on_support("Abe 6/6"), "Abe", "Ilsa", moves_to(FRONT, 3), "Guard")


@rule("CL-ATK-09", "CL-ATK-06")
def test_a_protector_that_recovers_protects_again():
    table = duel(p1=side(front="Abe 6/6"), p2=side(support="Ilsa 4/5", front="Guard 1/1, stunned"))
    check_fails(table, "Abe", "Ilsa", recovers, "Guard")


@rule("CL-ATK-09", "CL-ATK-06", "CL-ATK-17")
def test_one_attacker_without_flight_is_enough_for_a_protector_to_stop_the_team():
    mixed = on_support("Abe 6/6 flight X-Men", "Liz 5/4 X-Men")
    check_fails(mixed, ["Abe", "Liz"], "Ilsa", steps_in_front, "Guard")
    flying = on_support("Abe 6/6 flight X-Men", "Liz 5/4 flight X-Men")
    check_holds(flying, ["Abe", "Liz"], "Ilsa", steps_in_front, "Guard")


@rule("CL-ATK-09", "CL-ATK-06", "CL-KEY-27")
def test_an_attacker_that_loses_flight_does_not_reach_the_protected():
    table = duel(p1=side(front=["Abe 6/6", HORN]), p2=side(front="Guard 1/1", support="Ilsa 4/5"))
    check_fails(table, "Abe", "Ilsa", is_stunned, "Horn")


# Teams (CL-ATK-17, CL-ATK-22)


@rule("CL-ATK-09", "CL-ATK-17", "CL-KEY-21")
def test_a_team_that_has_lost_what_it_shared_does_not_attack():
    allies = ["Abe 6/6 X-Men", "Liz 5/4 Avengers", UNION]
    check_fails(team(allies), ["Abe", "Liz"], "Ilsa", is_stunned, "Union")
    kin = ["Abe 6/6 X-Men Avengers", "Liz 5/4 Avengers", UNION]
    check_holds(team(kin), ["Abe", "Liz"], "Ilsa", is_stunned, "Union")


@rule("CL-ATK-09", "CL-ATK-22", "CL-ATK-17")
def test_a_direct_team_attack_is_asked_for_its_team_again():
    table = duel(p1=side(front=["Abe 6/6 X-Men", "Liz 5/4 Avengers", UNION]), p2=side())
    check_fails(table, ["Abe", "Liz"], None, is_stunned, "Union")


# Direct attacks (CL-ATK-21)


@rule("CL-ATK-09", "CL-ATK-21", "CL-ATK-24")
def test_a_direct_attack_fails_if_its_attacker_could_attack_somebody_by_then():
    for attackers in ("Abe", ["Abe", "Liz"]):
        table = duel(
            p1=side(front=["Abe 6/6 X-Men", "Liz 5/4 X-Men"]),
            p2=side(front="Ilsa 4/5, stunned"),
        )
        check_fails(table, attackers, None, recovers, "Ilsa")
        assert not table.p2["Ilsa"].defending


@rule("CL-ATK-09", "CL-ATK-21")
def test_whoever_may_not_be_attacked_does_not_stop_a_direct_attack_until_that_ends():
    table = duel(p1=side(front="Abe 6/6"), p2=side(front=["Ilsa 4/5", SHIELD]))
    check_fails(table, "Abe", None, is_stunned, "Shield")


@rule("CL-ATK-09", "CL-ATK-21", "CL-ATK-22")
@pytest.mark.parametrize("fate", UNFIT)
def test_a_direct_attacker_must_still_be_able_to_attack(fate):
    alone = duel(p1=side(front="Abe 6/6 X-Men"), p2=side(hidden_front="Spy 1/1 concealed"))
    check_fails(alone, "Abe", None, fate, "Abe")
    two = duel(p1=side(front=["Abe 6/6 X-Men", "Liz 5/4 X-Men"]), p2=side(hidden_front="Spy 1/1 concealed"))
    check_fails(two, ["Abe", "Liz"], None, fate, "Liz")


@rule("CL-ATK-09", "CL-ATK-25")
def test_a_direct_attack_goes_on_with_nobody_to_attack():
    table = duel(p1=side(front="Abe 6/6"), p2=side(hidden_front="Spy 1/1 concealed"))
    check_holds(table, "Abe", None, moves_to(HIDDEN_SUPPORT), "Spy")


# What everybody sees of it


@rule("CL-TGT-12", "CL-ATK-07")
def test_a_proposal_goes_on_naming_the_objects_that_were_proposed():
    table = one_attacker()
    table.p1.proposes("Abe", "Ilsa")
    named = [table.contest.view(seat).fights for seat in (0, 1, None)]
    assert [(fight.attackers, fight.defender) for [fight] in named] == [
        ([table.contest.stamp[table.p1["Abe"].id]], table.contest.stamp[table.p2["Ilsa"].id])
    ] * 3
    for name in ("Abe", "Ilsa"):
        table.befalls(lambda contest, name=name: returns_to_hand(contest, find(contest, name)))
    assert [table.contest.view(seat).fights for seat in (0, 1, None)] == named, "no hand is looked into"
    table.passes()
    assert table.happened("proposal failed")
