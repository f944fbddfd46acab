"""Whatever could be meant can be named: forced choices, cards and powers of one name, payments, options."""

import pytest

from versus.games.tpcg.language.vocabulary import (
    back_row,
    choose,
    discard,
    do,
    draw,
    each,
    enemy,
    for_each,
    front_row,
    it,
    one,
    plot_twist,
    plus_counters,
    stun,
    super_power,
    supporting,
    switch_places,
    this,
    yours,
)
from versus.games.tpcg.words import ENERGY, INTELLECT, MAIN
from versus.testing.tpcg import Refused, duel, side

SHOVE = plot_twist("T-SHOVE", "Shove", MAIN, stun(one(enemy, front_row)))
TWICE = plot_twist("T-TWICE", "Twice", MAIN, do(stun(one(enemy, front_row)), plus_counters(one(yours))))
STORM = plot_twist("T-STORM", "Storm", MAIN, stun(each(enemy, front_row)))
CHEER = plot_twist("T-CHEER", "Cheer", MAIN, for_each(one(yours, front_row), plus_counters(it)))
TRADE = plot_twist("T-TRADE", "Trade", MAIN, switch_places(one(yours, front_row), one(yours, back_row)))
GIFT = plot_twist("T-GIFT", "Gift", MAIN, choose(draw(1), draw(2)))
WASTE = plot_twist("T-WASTE", "Waste", MAIN, discard())
LIFT = super_power("Smash", MAIN, (), plus_counters(this))
STUDY = super_power("Smash", MAIN, (), draw())
THINK = super_power("Think", MAIN, ENERGY, draw())
THINK_HARD = super_power("Think", MAIN, (ENERGY, INTELLECT), draw(2))


def thinker(*powers):
    return supporting("T-THINK", "Thinker", cost=1, atk=1, defense=1, powers=powers)


# Forced choices


def test_a_forced_choice_may_be_named():
    table = duel(p1=side(hand=SHOVE), p2=side(front="Blob 1/3"))
    table.p1.plays("Shove", on="Blob")
    assert table.p2["Blob"].stunned


def test_a_forced_choice_need_not_be_named():
    table = duel(p1=side(hand=SHOVE), p2=side(front="Blob 1/3"))
    table.p1.plays("Shove")
    assert table.p2["Blob"].stunned


def test_naming_another_card_than_the_only_one_fails_and_says_which_it_was():
    table = duel(p1=side(hand=SHOVE), p2=side(front="Blob 1/3", back="Toad 1/1"))
    with pytest.raises(Refused, match='nobody was asked for "Toad": only Blob could be chosen, and was'):
        table.p1.plays("Shove", on="Toad")


def test_a_forced_choice_before_a_free_one_is_named_in_order():
    table = duel(p1=side(hand=TWICE, front="Daken 3/3"), p2=side(front="Blob 1/3"))
    table.p1.plays("Twice", on=["Blob", "Daken"])
    assert table.p2["Blob"].stunned
    assert table.p1["Daken"].plus == 1


def test_a_forced_choice_is_named_once():
    table = duel(p1=side(hand=SHOVE), p2=side(front="Blob 1/3"))
    with pytest.raises(Refused, match='nobody was asked for "Blob"'):
        table.p1.plays("Shove", on=["Blob", "Blob"])


def test_what_happens_to_each_is_no_choice():
    table = duel(p1=side(hand=STORM), p2=side(front="Blob 1/3"))
    with pytest.raises(Refused, match='nobody was asked for "Blob"'):
        table.p1.plays("Storm", on="Blob")


def test_a_forced_choice_of_whom_something_is_done_for_may_be_named():
    table = duel(p1=side(hand=CHEER, front="Daken 3/3"))
    table.p1.plays("Cheer", on="Daken")
    assert table.p1["Daken"].plus == 1


def test_both_parties_of_an_instruction_may_be_named_where_they_are_forced():
    table = duel(p1=side(hand=TRADE, front="Daken 3/3"))
    table.p1.plays("Trade", on=["Daken", "Leader 1"])
    assert (table.p1["Daken"].row, table.p1.main.row) == ("back", "front")


def test_a_forced_payment_may_be_named_and_no_other_card():
    front = thinker(THINK)
    table = duel(p1=side(front=front, resources=["Laboratory", "Academy"]))
    table.p1.uses("Thinker", "Think", paying="Laboratory")
    assert not table.p1["Laboratory"].face_up
    other = duel(p1=side(front=front, resources=["Laboratory", "Academy"]))
    with pytest.raises(Refused, match='did not pay with "Academy"; they paid with Laboratory'):
        other.p1.uses("Thinker", "Think", paying="Academy")


# Cards of one name


def test_the_second_of_two_cards_of_one_name_is_chosen_by_its_number():
    table = duel(p1=side(hand=SHOVE), p2=side(front=["Blob 1/3 Swarm", "Blob 1/3 Swarm"]))
    table.p1.plays("Shove", on="Blob #2")
    assert [table.p2["Blob #1"].stunned, table.p2["Blob #2"].stunned] == [False, True]


def test_a_number_stays_with_its_card_wherever_the_others_are():
    table = duel(p1=side(hand=SHOVE), p2=side(front=["Blob 1/3 Swarm"] * 3))
    second = table.p2["Blob #2"].id
    table.p1.plays("Shove", on="Blob #1")
    assert table.p2["Blob #2"].id == second


def test_a_number_that_nobody_has_is_refused():
    table = duel(p1=side(hand=SHOVE), p2=side(front=["Blob 1/3 Swarm", "Blob 1/3 Swarm"]))
    with pytest.raises(AssertionError, match='p2 has no card called "Blob #3"'):
        table.p2["Blob #3"]


def test_a_piece_of_the_table_names_itself_whoever_has_its_namesake():
    table = duel(p1=side(front="Blob 1/3", hand=WASTE), p2=side(front="Blob 1/3"))
    assert table.p1[table.p1["Blob"]].controller == 1
    table.p1.attacks(table.p1["Blob"], table.p2["Blob"])
    assert table.p2["Blob"].defending
    table.passes()


def test_a_card_is_named_by_where_it_lies():
    table = duel(p1=side(front="Ann 1/1", hand=["Ann 1/1", "Bob 1/1"], ko="Ann 1/1"))
    places = [table.p1[f"Ann in {place}"].zone for place in ("hand", "the front row", "the KO pile")]
    assert places == ["hand", "front row", "KO pile"]


def test_words_that_name_no_place_belong_to_the_name():
    table = duel(p1=side(front="Ann in Paris 1/1"))
    assert table.p1["Ann in Paris"].row == "front"


def test_among_cards_in_hand_and_in_play_the_one_in_hand_is_discarded():
    table = duel(p1=side(hand=[WASTE, "Ann 1/1", "Ann 1/1", "Bob 1/1"], front="Ann 1/1"))
    table.p1.plays("Waste", on="Ann #2 in hand")
    assert [table.p1["Ann #1"].zone, table.p1["Ann #2"].zone] == ["front row", "hand"]


# Powers of one name


def test_the_second_of_two_powers_of_one_name_is_used_by_its_number():
    table = duel(p1=side(front=thinker(LIFT, STUDY)))
    table.p1.uses("Thinker", "Smash #2")
    assert (table.p1["Thinker"].plus, len(table.p1.hand)) == (0, 1)
    assert table.p1.why_not("use", "Thinker", power="Smash #2") == "2P-PWR-26"
    assert table.p1.may("use", "Thinker", power="Smash #1")


def test_a_power_that_the_card_lacks_is_refused_with_those_it_has():
    table = duel(p1=side(front=thinker(LIFT, STUDY)))
    with pytest.raises(AssertionError, match='no Super Power "Smash #3"; it has "Smash" and "Smash"'):
        table.p1.uses("Thinker", "Smash #3")


# Payments


@pytest.mark.parametrize(("place", "left"), [("hand", []), ("the resource row", ["Laboratory"])])
def test_a_payment_is_named_by_where_it_lies(place, left):
    table = duel(p1=side(front=thinker(THINK), hand="Laboratory", resources="Laboratory", deck=0))
    table.p1.uses("Thinker", "Think", paying=f"Laboratory in {place}")
    assert table.p1.hand == left
    assert table.p1["Laboratory in the resource row"].face_up is (place == "hand")


def test_each_of_several_payments_is_named_in_order():
    hand = ["Laboratory", "Academy"]
    table = duel(p1=side(front=thinker(THINK_HARD), hand=hand, resources=hand, deck=5))
    table.p1.uses("Thinker", "Think", paying=["Laboratory in hand", "Academy in the resource row"])
    assert "Laboratory" not in table.p1.hand
    assert "Academy" in table.p1.hand


def test_what_cannot_pay_is_refused_with_what_can():
    table = duel(p1=side(front=thinker(THINK), hand="Academy", resources="Laboratory"))
    with pytest.raises(Refused, match=r'cannot pay with "Academy"; .*"Pay \[Energy\] with Laboratory'):
        table.p1.uses("Thinker", "Think", paying="Academy")
    table.p1.takes_back()


# Options


def test_an_instruction_is_chosen_as_it_reads():
    table = duel(p1=side(hand=GIFT))
    table.p1.plays("Gift", on="Draw two cards")
    assert len(table.p1.hand) == 2
