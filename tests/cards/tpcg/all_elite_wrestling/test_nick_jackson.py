"""Nick Jackson (AEW-049)."""

import pytest

from versus.cards.tpcg.all_elite_wrestling.heels import matt_jackson, nick_jackson
from versus.cards.tpcg.all_elite_wrestling.locations import revolution
from versus.testing.tpcg import duel, lying, rule, side

# Young Bucks


@rule("2P-PUP-14")
def test_matt_powers_him_up_with_two_further_counters():
    table = duel(p1=side(front=nick_jackson, hand=matt_jackson), p2=side(front="Foe 0/99"))
    table.p1.attacks("Nick Jackson", "Foe")
    table.p1.powers_up("Nick Jackson", with_="Matt Jackson")
    assert table.p1["Nick Jackson"].plus == 3
    table.passes()


@rule("2P-PUP-15")
def test_his_own_card_gives_one_counter():
    """The rulebook's example of powering up."""
    table = duel(p1=side(front=nick_jackson, hand=nick_jackson), p2=side(front="Foe 0/99"))
    table.p1.attacks("Nick Jackson", "Foe")
    table.p1.powers_up("Nick Jackson")
    assert table.p1["Nick Jackson"].plus == 1
    assert table.p1.ko_pile == ["Nick Jackson"]
    table.passes()


# Superkick Party


def party(*friends, foes=("Foe 9/9 h3", "Wall 9/14 h3"), **more):
    return duel(
        p1=side(front=[nick_jackson, *friends], resources=revolution, **more),
        p2=side(front=list(foes), back="Sage 9/1"),
    )


@rule("2P-CMB-63")
def test_all_who_are_exhausted_strike_one_enemy_together():
    table = party("Ann 2/1", "Ben 6/1")
    table.p1.uses("Nick Jackson", "Superkick Party", on=["Ann", "Ben", "Wall"])
    assert table.p2["Wall"].stunned
    assert [table.p1[name].exhausted for name in ("Nick Jackson", "Ann", "Ben")] == [True, True, True]
    assert [table.p1[name].face_up for name in ("Nick Jackson", "Ann", "Ben")] == [True, True, True]
    assert not table.in_combat


def test_whoever_stays_out_stays_ready():
    table = party("Ann 2/1", "Ben 6/1")
    table.p1.uses("Nick Jackson", "Superkick Party", on=["Ben", "stop", "Wall"])
    assert table.p2["Wall"].face_up, "12 is less than 14"
    assert table.p1["Ann"].ready


def test_the_back_row_is_out_of_their_reach():
    table = party("Ann 3/1", foes=["Foe 9/9 h3"])
    table.p1.uses("Nick Jackson", "Superkick Party", on="Ann")
    assert table.p2["Foe"].stunned
    assert table.p2["Sage"].face_up


def test_friends_in_the_back_row_exhausted_ones_and_hidden_ones_do_not_join():
    table = party("Ann 3/1, exhausted", "Hid 3/1, hidden", "Ben 1/1", back="Cat 9/1")
    assert table.p1.could_choose("use", "Nick Jackson", power="Superkick Party") == ["Ben"]


@pytest.mark.parametrize("laid", ["alone", "exhausted", "back"])
def test_without_another_or_exhausted_or_in_the_back_row_nothing_happens(laid):
    nick = lying(nick_jackson, "exhausted") if laid == "exhausted" else nick_jackson
    front = [] if laid == "back" else [nick]
    if laid != "alone":
        front.append("Ann 9/9")
    p1 = side(front=front, back=[nick] if laid == "back" else (), resources=revolution)
    table = duel(p1=p1, p2=side(front="Foe 0/1 h3"))
    table.p1.uses("Nick Jackson", "Superkick Party")
    assert table.p2["Foe"].face_up
    if laid != "alone":
        assert table.p1["Ann"].ready


def test_friends_of_any_team_may_join():
    table = party("Cap 3/1 X-Men", foes=["Foe 9/9 h3"])
    table.p1.uses("Nick Jackson", "Superkick Party", on="Cap")
    assert table.p2["Foe"].stunned
