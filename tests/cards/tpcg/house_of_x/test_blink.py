"""Blink (HOX-041)."""

from versus.cards.tpcg.house_of_x.x_men import blink
from versus.testing.tpcg import duel, rule, side

FIELD = {"resources": ["Training Ground"]}


@rule("2P-CRD-14")
def test_blink_attacks_and_the_defender_strikes_itself_beside_her():
    table = duel(p1=side(front=blink, **FIELD), p2=side(front="4/5"))
    table.p1.attacks("Blink", "4/5")
    table.p1.uses("Blink", "Displacement Field")
    table.passes()
    assert table.p2["4/5"].stunned
    assert table.happened("strikes", "Blink") == 0


@rule("2P-CRD-14")
def test_with_one_def_more_the_defender_stays_up_and_blink_is_not_struck():
    table = duel(p1=side(front=blink, **FIELD), p2=side(front="9/11"))
    table.p1.attacks("Blink", "9/11")
    table.p1.uses("Blink", "Displacement Field")
    table.passes()
    assert table.p2["9/11"].face_up
    assert table.p1["Blink"].in_play


def test_without_the_field_blink_is_struck():
    table = duel(p1=side(front=blink, **FIELD), p2=side(front="9/11"))
    table.p1.attacks("Blink", "9/11")
    table.passes()
    assert table.p1["Blink"].koed


@rule("2P-CRD-15")
def test_team_attackers_strike_themselves_and_blink_adds_to_one():
    table = duel(p1=side(front=["4/5 X-Men", "2/1 X-Men h2"]), p2=side(front=blink, **FIELD))
    table.p1.attacks(["4/5", "2/1"], "Blink")
    table.p1.passes()
    table.p2.uses("Blink", "Displacement Field")
    table.passes()
    table.p2.strikes("4/5")
    assert table.p1["4/5"].stunned
    assert table.p1["2/1"].stunned
    assert table.p2["Blink"].in_play


@rule("2P-CRD-15")
def test_an_attacker_that_blink_does_not_strike_is_compared_with_its_own_atk_alone():
    table = duel(p1=side(front=["4/5 X-Men", "2/3 X-Men"]), p2=side(front=blink, **FIELD))
    table.p1.attacks(["4/5", "2/3"], "Blink")
    table.p1.passes()
    table.p2.uses("Blink", "Displacement Field")
    table.passes()
    table.p2.strikes("2/3")
    assert table.p1["4/5"].face_up
    assert table.p1["2/3"].stunned


def test_friends_who_attack_with_blink_strike_as_ever_and_are_not_struck():
    table = duel(p1=side(front=[blink, "3/1 X-Men"], **FIELD), p2=side(front="4/8"))
    table.p1.attacks(["Blink", "3/1"], "4/8")
    table.p1.uses("Blink", "Displacement Field")
    table.passes()
    assert table.p2["4/8"].stunned
    assert table.p1["3/1"].face_up


def test_who_would_not_strike_does_not_strike_itself_either():
    table = duel(p1=side(back=blink, **FIELD), p2=side(front="9/9"))
    table.p1.attacks("Blink", "9/9")
    table.p1.uses("Blink", "Displacement Field")
    table.passes()
    assert table.p2["9/9"].face_up


def test_a_ranged_defender_strikes_itself_in_a_ranged_combat():
    table = duel(p1=side(back=blink, **FIELD), p2=side(front="9/9 R"))
    table.p1.attacks("Blink", "9/9")
    table.p1.uses("Blink", "Displacement Field")
    table.passes()
    assert table.p2["9/9 R"].stunned


def test_the_field_lasts_one_combat():
    table = duel(p1=side(front=[blink, "1/1"], **FIELD), p2=side(front="3/9"))
    table.p1.attacks("Blink", "3/9")
    table.p1.uses("Blink", "Displacement Field")
    table.passes()
    table.p1.attacks("1/1", "3/9")
    table.passes()
    assert table.p1["1/1"].stunned
    assert table.p2["3/9"].face_up


def test_blink_must_be_in_the_combat_and_pay():
    table = duel(p1=side(front=[blink, "1/1"], **FIELD), p2=side(front="3/9"))
    table.p1.attacks("1/1", "3/9")
    assert not table.p1.offered("use", "Blink")
    table.passes()
