"""Counters: what they change, how they cancel, when they go (2P-CNT-01 to 2P-CNT-09)."""

import pytest

from versus.games.tpcg.language.conditions import EventAmount
from versus.games.tpcg.language.vocabulary import (
    do,
    draw,
    enemy,
    front_row,
    gets,
    hide,
    minus_counters,
    one,
    plot_twist,
    plus_counters,
    put_counters,
    recover,
    remove_counters,
    return_to_hand,
    stun,
    supporting,
    this_card,
    when,
    yours,
)
from versus.games.tpcg.words import (
    BUILD,
    COUNTERS_PUT,
    LASTING_MARK,
    MAIN,
    MARK,
    MINUS,
    PLUS,
    VITALITY,
)
from versus.testing.tpcg import duel, lying, rule, side

SHOCK = plot_twist("Shock", "Shock", MAIN, stun(one(yours, front_row)))
RISE = plot_twist("Rise", "Rise", MAIN, recover(one(yours, front_row)))


def twist(name, effect):
    return plot_twist(name, name, MAIN, effect)


@rule("2P-CNT-01")
@pytest.mark.parametrize(("words", "stats"), [("2/3 +2", (4, 5)), ("2/3 -1", (1, 2)), ("2/3", (2, 3))])
def test_each_counter_changes_both_numbers_by_one(words, stats):
    table = duel(p1=side(front=words))
    assert table.p1[words].stats == stats


@rule("2P-CNT-01")
def test_counters_last_until_they_are_removed():
    wipe = twist("Wipe", remove_counters(one(yours, front_row), PLUS, 1))
    table = duel(p1=side(front="2/3 +2"), p2=side(hand=1))
    table.p1.ends_turn()
    table.p2.ends_turn()
    assert table.p1["2/3"].stats == (4, 5)
    table = duel(p1=side(front="2/3 +2", hand=wipe))
    table.p1.plays("Wipe")
    assert table.p1["2/3"].stats == (3, 4)


@rule("2P-CNT-02")
@pytest.mark.parametrize(("gained", "plus", "minus"), [(2, 1, 0), (3, 0, 0), (4, 0, 1)])
def test_both_kinds_cancel_until_one_is_left(gained, plus, minus):
    weaken = twist("Weaken", minus_counters(one(enemy, front_row), gained))
    table = duel(p1=side(hand=weaken), p2=side(front="5/5 +3"))
    table.p1.plays("Weaken")
    assert table.p2["5/5"].plus == plus
    assert table.p2["5/5"].minus == minus
    assert table.p2["5/5"].stats == (5 + plus - minus, 5 + plus - minus)


@rule("2P-CNT-03")
def test_all_new_counters_go_on_before_any_cancel():
    counting = when(COUNTERS_PUT, draw(EventAmount()), subject=this_card)
    hulk = supporting("Hulk", "Hulk", cost=4, atk=4, defense=4, powers=[counting])
    rage = twist("Rage", plus_counters(one(yours, front_row), 5))
    table = duel(p1=side(front=lying(hulk, "-2"), hand=rage))
    table.p1.plays("Rage")
    assert len(table.p1.hand) == 5
    assert table.p1["Hulk"].plus == 3
    assert table.p1["Hulk"].minus == 0


@rule("2P-CNT-04")
def test_a_bonus_that_is_no_counter_stays_when_counters_are_removed():
    boost = twist("Boost", gets(one(yours, front_row), atk=1, defense=1))
    wash = twist(
        "Wash", do(*(remove_counters(one(yours, front_row), kind) for kind in (PLUS, MINUS, VITALITY, MARK)))
    )
    table = duel(p1=side(front="2/2 +1", hand=[boost, wash]))
    table.p1.plays("Boost")
    assert table.p1["2/2"].plus == 1
    assert table.p1["2/2"].stats == (4, 4)
    table.p1.plays("Wash")
    assert table.p1["2/2"].plus == 0
    assert table.p1["2/2"].stats == (3, 3)


@rule("2P-CNT-04")
def test_a_bonus_that_is_no_counter_does_not_cancel_counters():
    weaken = twist("Weaken", gets(one(enemy, front_row), atk=-1, defense=-1))
    table = duel(p1=side(hand=weaken), p2=side(front="2/2 +1"))
    table.p1.plays("Weaken")
    assert table.p2["2/2"].plus == 1
    assert table.p2["2/2"].stats == (2, 2)


@rule("2P-CNT-05")
def test_a_stun_removes_three_counters_for_good():
    table = duel(p1=side(front="2/2 +3", hand=[SHOCK, RISE]))
    table.p1.plays("Shock")
    assert table.p1["2/2"].plus == 0
    table.p1.plays("Rise")
    assert table.p1["2/2"].face_up
    assert table.p1["2/2"].stats == (2, 2)


@rule("2P-CNT-05")
@pytest.mark.parametrize("words", ["5/5 +3", "5/5 -3"])
def test_hiding_removes_them_too(words):
    vanish = twist("Vanish", hide(one(yours, front_row)))
    table = duel(p1=side(front=words, hand=vanish))
    table.p1.plays("Vanish")
    assert (table.p1[words].plus, table.p1[words].minus) == (0, 0)


@rule("2P-CNT-06")
def test_a_stun_leaves_the_xp_in_the_level_up_zone():
    shock = twist("Shock", stun(one(enemy)))
    table = duel(p1=side(hand=shock), p2=side(main="Hero 3/6", levels="Hero 5/8 L2, xp3"))
    table.p1.plays("Shock")
    assert table.p2.main.stunned
    assert table.p2.xp == 3


@rule("2P-CNT-07")
def test_a_card_may_bring_counters_that_outlast_a_stun():
    focus = twist("Focus", put_counters(one(yours, front_row), LASTING_MARK, 2))
    scribble = twist("Scribble", put_counters(one(yours, front_row), MARK))
    table = duel(p1=side(front="Iron Fist 3/3", hand=[focus, scribble, SHOCK]))
    table.p1.plays("Focus")
    table.p1.plays("Scribble")
    assert table.p1["Iron Fist"].stats == (3, 3)
    table.p1.plays("Shock")
    assert table.p1["Iron Fist"].counters(LASTING_MARK) == 2
    assert table.p1["Iron Fist"].counters(MARK) == 0


@rule("2P-CNT-08")
@pytest.mark.parametrize("counters", ["+2 w1", "-1 v1"])
def test_returned_to_hand_and_recruited_again_it_has_no_counters(counters):
    retreat = plot_twist("Retreat", "Retreat", BUILD, return_to_hand(one(yours, front_row)))
    table = duel(p1=side(front=f"Toad 2/2 {counters}", hand=retreat), at="recruit", recruit_points=1)
    table.p1.plays("Retreat")
    assert table.p1.hand == ["Toad"]
    table.p1.recruits("Toad")
    assert table.p1["Toad"].row == "front"
    assert table.p1["Toad"].stats == (2, 2)
    assert (table.p1["Toad"].plus, table.p1["Toad"].wounds, table.p1["Toad"].vitality) == (0, 0, 0)


@rule("2P-CNT-09")
def test_three_minus_counters_at_once_stun_a_2_2_and_come_off():
    crush = twist("Crush", minus_counters(one(enemy, front_row), 3))
    table = duel(p1=side(hand=crush), p2=side(front="2/2"))
    table.p1.plays("Crush")
    assert table.p2["2/2"].stunned
    assert table.p2["2/2"].wounds == 1
    assert table.p2["2/2"].minus == 0


@rule("2P-CNT-09")
def test_one_minus_counter_fewer_than_def_does_not_stun():
    nudge = twist("Nudge", minus_counters(one(enemy, front_row), 1))
    table = duel(p1=side(hand=nudge), p2=side(front="2/2"))
    table.p1.plays("Nudge")
    assert table.p2["2/2"].face_up
    assert table.p2["2/2"].minus == 1
