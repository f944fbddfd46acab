"""Points that pay for more than recruits, and recruits that take more than points (CL-RES-06, CL-REC-28)."""

import pytest

from versus.games.classic.language.conditions import X
from versus.games.classic.language.costs import (
    PayByDiscarding,
    PayByKOing,
    PayEndurance,
    PayPoints,
)
from versus.games.classic.language.effects.players import OPPONENTS, LoseEndurance
from versus.games.classic.language.filters import Yours
from versus.games.classic.language.selectors import CardsIn, Characters, Resources
from versus.games.classic.printed.definition import Payment, Play, RecruitCost
from versus.games.classic.table import moving
from versus.games.classic.table.harm import stun_event
from versus.games.classic.words import HAND
from versus.kernel.choosing import Choice
from versus.kernel.effects import Number
from versus.kernel.verbs import CHOOSE
from versus.testing.classic import Refused, duel, powered, rule, side

HIT = Play(LoseEndurance(OPPONENTS, Number(1)))
A_CARD = PayByDiscarding(Choice(CardsIn(HAND)))
A_RESOURCE = PayByKOing(Choice(Resources(Yours())))
A_CHARACTER = PayByKOing(Choice(Characters(Yours())))


def recruited(words, *costs):
    """A card that a few words describe, with costs of being recruited."""
    return powered(words, recruiting=costs)


def also(*costs):
    return RecruitCost(costs)


def instead(*costs):
    return RecruitCost(costs, instead=True)


def recruiting(*hand, resources=3, **more):
    return duel(p1=side(hand=list(hand), resources=resources, **more), at="recruit")


# Points for other costs


def payer(amount, words="Payer 1/1"):
    return powered(words, payments=(Payment(HIT, (PayPoints(amount),)),))


@rule("CL-RES-06", "CL-GEN-14")
def test_points_pay_for_other_costs_and_recruits_alike():
    table = recruiting("Abe 1/1 c1", "Liz 5/4 c2", front=[payer(Number(2))])
    table.p1.uses("Payer")
    assert table.p1.points == 1
    assert table.p1.why_not("use", "Payer") == "CL-GEN-14"
    assert table.p1.why_not("recruit", "Liz") == "CL-GEN-14"
    table.passes()
    assert table.p2.endurance == 49
    table.p1.brings("Abe")
    assert table.p1.points == 0


@rule("CL-RES-06", "CL-GEN-14")
@pytest.mark.parametrize(("resources", "may"), [(2, True), (1, False)])
def test_a_cost_in_points_is_paid_in_full_or_not_at_all(resources, may):
    table = recruiting(front=[payer(Number(2))], resources=resources)
    assert table.p1.may("use", "Payer") is may


@rule("CL-RES-07", "CL-RES-06")
def test_nobody_has_points_outside_the_own_recruit_step():
    for at in ("resource", "formation", "attack", "recovery"):
        table = duel(p1=side(front=[payer(Number(1))], resources=3), at=at)
        assert table.p1.why_not("use", "Payer") == "CL-GEN-14", at
    table = duel(p1=side(resources=3), p2=side(front=[payer(Number(1))], resources=3), at="recruit")
    table.p1.passes()
    assert table.p2.why_not("use", "Payer") == "CL-GEN-14", "these points are another player's"
    free = duel(p1=side(front=[payer(Number(0))]), at="attack")
    assert free.p1.may("use", "Payer"), "no points are paid anywhere"


@rule("CL-RES-06", "CL-PWR-08")
def test_x_may_be_a_number_of_points():
    hit = Payment(Play(LoseEndurance(OPPONENTS, X())), (PayPoints(X()),))
    table = recruiting(front=[powered("Payer 1/1", payments=(hit,))], resources=3, endurance=1)
    table.p1.uses("Payer", x=3)
    assert table.p1.points == 0
    table.passes()
    assert table.p2.endurance == 47


@rule("CL-RES-06", "CL-GEN-14")
def test_two_costs_are_not_paid_with_the_same_points():
    both = Payment(HIT, (PayPoints(Number(2)), PayPoints(Number(1))))
    assert recruiting(front=[powered("Payer 1/1", payments=(both,))], resources=3).p1.may("use", "Payer")
    short = recruiting(front=[powered("Payer 1/1", payments=(both,))], resources=2)
    assert short.p1.why_not("use", "Payer") == "CL-GEN-14"


# Additional costs


@rule("CL-REC-28", "CL-GEN-14")
def test_an_additional_cost_must_be_paid():
    costly = recruited("Abe 5/5 c2 reservist", also(A_CARD))
    poor = recruiting(resources=[costly, "A 1/1"])
    assert poor.p1.why_not("recruit", "Abe") == "CL-GEN-14", "there is no card to discard"
    table = recruiting("Liz 5/4", "Kate 1/1", resources=[costly, "A 1/1"])
    table.p1.recruits("Abe")
    table.p1.stops()
    table.p1.chooses("Kate")
    assert table.p1.ko_pile == ["Kate"]
    assert table.p1.points == 0
    assert table.happened("recruited", "Abe") == 1
    assert table.chain == ["Abe"]
    table.passes()
    table.p1.places("front")


@rule("CL-REC-28", "CL-REC-27")
def test_the_last_card_that_could_pay_is_no_stand_in():
    costly = recruited("Abe 5/5 c1 reservist", also(A_CARD))
    table = recruiting("Liz 5/4", resources=[costly, "A 1/1"])
    table.p1.recruits("Abe")
    assert table.p1.choices == [], "it is needed to pay"
    table.p1.stops()
    assert table.p1.ko_pile == ["Liz"]
    two = recruiting("Liz 5/4", "Kate 1/1", resources=[costly, "A 1/1"])
    two.p1.recruits("Abe")
    two.p1.chooses("Liz")
    assert two.p1.ko_pile == ["Kate"]
    assert two.p1.resources == ["Liz", "A"]


@rule("CL-REC-28", "CL-REC-27", "CL-REC-29")
def test_a_reservist_does_not_pay_for_itself_but_its_stand_in_may():
    costly = recruited("Abe 5/5 c1 reservist", also(A_RESOURCE))
    assert recruiting(resources=[costly]).p1.why_not("recruit", "Abe") == "CL-GEN-14"
    table = recruiting("Liz 5/4", resources=[costly])
    table.p1.recruits("Abe")
    assert table.p1.choices == ["Liz"]
    with pytest.raises(Refused):
        table.p1.stops()  # without a stand-in there would be nothing to KO
    table.p1.chooses("Liz")
    assert table.p1.ko_pile == ["Liz"]
    assert table.p1.resources == []


@rule("CL-REC-28", "CL-GEN-15", "CL-REC-07")
def test_what_was_paid_besides_points_is_lost_with_a_negated_recruit():
    table = recruiting("Liz 5/4", recruited("Abe 5/5 c1", also(A_CARD, PayEndurance(Number(2)))))
    table.p1.recruits("Abe")
    table.befalls(lambda contest: moving.drop(contest, contest.chain.pop().card))
    assert sorted(table.p1.ko_pile) == ["Abe", "Liz"]
    assert (table.p1.endurance, table.p1.points) == (48, 2)


@rule("CL-REC-28", "CL-GEN-14")
@pytest.mark.parametrize(("resources", "may"), [(4, True), (3, False)])
def test_an_additional_cost_in_points_is_due_besides_the_recruit_cost(resources, may):
    abe = recruited("Abe 5/5 c3", also(PayPoints(Number(1))))
    table = recruiting(abe, resources=resources)
    assert table.p1.may("recruit", "Abe") is may
    if may:
        table.p1.brings("Abe")
        assert table.p1.points == 0


@rule("CL-REC-28", "CL-PLT-02")
def test_a_card_from_hand_does_not_pay_for_itself():
    alone = recruiting(recruited("Abe 5/5 c1", also(A_CARD)))
    assert alone.p1.why_not("recruit", "Abe") == "CL-GEN-14"


@rule("CL-REC-28", "CL-EQP-01")
def test_equipment_may_take_more_than_points_too():
    gun = recruited("Gun equipment c1", also(PayEndurance(Number(3))))
    table = recruiting(gun, front="Liz 5/4")
    table.p1.equips("Gun", "Liz")
    assert (table.p1.endurance, table.p1.points) == (47, 2)
    assert table.p1["Gun"].bearer == "Liz"


@rule("CL-REC-28", "CL-REC-32")
def test_what_is_not_recruited_takes_no_cost_of_recruiting():
    abe = recruited("Abe 5/5 c1 substitute", also(PayEndurance(Number(3))))
    table = recruiting(abe, front="Liz 5/4 c5")
    table.p1.uses("Abe")
    table.passes()
    table.p1.says_yes()
    table.p1.places("front")
    assert table.p1.endurance == 50


# Alternate costs


@rule("CL-REC-28")
def test_an_alternate_cost_may_be_paid_instead_of_points():
    cheap = recruited("Abe 5/5 c3 reservist", instead(A_CHARACTER))
    for way, points, kod in ((0, 0, []), (1, 3, ["Liz"])):
        table = recruiting(resources=[cheap, "A 1/1", "B 1/1"], front="Liz 5/4")
        table.p1.recruits("Abe")
        assert [option.number for option in table.p1.options(CHOOSE)] == [0, 1]
        table.p1.take(CHOOSE, number=way)
        assert (table.p1.points, table.p1.ko_pile) == (points, kod)
        table.passes()
        table.p1.places("front")
        assert table.p1["Abe"].in_play


@rule("CL-REC-28", "CL-GEN-16")
def test_an_alternate_cost_makes_up_for_missing_points_and_the_printed_cost_stays():
    cheap = recruited("Abe 5/5 c9", instead(A_CHARACTER))
    assert recruiting(cheap).p1.why_not("recruit", "Abe") == "CL-GEN-14"
    table = recruiting(cheap, front="Liz 5/4")
    table.p1.brings("Abe")
    assert (table.p1.points, table.p1.ko_pile) == (3, ["Liz"]), "there was but one way"
    abe = table.p1["Abe"].id
    table.befalls(lambda contest: contest.cause(stun_event(abe)))
    assert table.p1.endurance == 41


@rule("CL-REC-28", "CL-REC-18")
def test_the_boost_is_paid_in_points_also_with_an_alternate_cost():
    cheap = recruited("Abe 5/5 c9 boost2 reservist", instead(PayEndurance(Number(1))))
    table = recruiting(resources=[cheap, "A 1/1"])
    table.p1.recruits("Abe")
    table.p1.says_yes()
    assert (table.p1.points, table.p1.endurance) == (0, 49)
    poor = recruiting(resources=[cheap])
    poor.p1.recruits("Abe")
    assert poor.p1.points == 1, "the boost is not offered to whoever cannot pay it"
    for found in (table, poor):
        found.passes()
        found.p1.places("front")


@rule("CL-REC-28")
def test_additional_costs_are_due_however_the_card_is_paid_for():
    both = recruited("Abe 5/5 c9", also(PayEndurance(Number(4))), instead(A_CARD))
    table = recruiting(both, "Liz 5/4")
    table.p1.recruits("Abe")
    assert (table.p1.endurance, table.p1.ko_pile) == (46, ["Liz"])
    poor = recruiting(both, "Liz 5/4", endurance=3)
    assert poor.p1.why_not("recruit", "Abe") == "CL-GEN-14"


@rule("CL-REC-28", "CL-REC-06", "CL-PWR-20")
def test_a_card_counts_as_recruited_once_everything_is_paid():
    table = recruiting(recruited("Abe 5/5 c1", also(A_CARD)), "Liz 5/4", "Kate 1/1")
    table.p1.recruits("Abe")
    assert not table.happened("recruited"), "a card is still to be chosen"
    assert table.p1.asked, "and nobody responds before"
    table.p1.chooses("Liz")
    assert table.happened("recruited", "Abe") == 1
