"""Switching numbers and switching places (2P-MOD-16, 2P-MOD-17, 2P-MOD-19)."""

from versus.games.tpcg.language.changes import Cannot, SwapsStats
from versus.games.tpcg.language.conditions import YourTurn
from versus.games.tpcg.language.vocabulary import (
    becomes,
    defender,
    enemy,
    front_row,
    gets,
    named,
    one,
    plot_twist,
    super_power,
    supporting,
    switch_places,
    switch_stats,
    this,
    while_,
    yours,
)
from versus.games.tpcg.words import COMBAT, MAIN, TO_MOVE
from versus.kernel.effects import Unless
from versus.kernel.modifiers import THIS_COMBAT
from versus.testing.tpcg import duel, rule, side

MOXLEY = supporting(
    "Moxley",
    "Moxley",
    cost=3,
    atk=3,
    defense=3,
    health=3,
    powers=[super_power("Paradigm Shift", COMBAT, 0, switch_stats(this, one(enemy, defender), THIS_COMBAT))],
)
UPLIFT = plot_twist("Uplift", "Uplift", COMBAT, gets(one(defender), atk=4), any_turn=True)
TRADE = plot_twist("Trade", "Trade", MAIN, switch_places(one(named("Blob")), one(named("Toad"))))


@rule("2P-MOD-16")
def test_a_2_5_that_switches_its_numbers_is_a_5_2():
    twist = plot_twist("Twist", "Twist", MAIN, becomes(one(yours, front_row), SwapsStats()))
    table = duel(p1=side(front="2/5", hand=twist))
    table.p1.plays("Twist")
    assert table.p1["2/5"].stats == (5, 2)


@rule("2P-MOD-16", "2P-MOD-17", "2P-T-04")
def test_moxley_switches_with_a_6_8_which_then_gets_4_more():
    table = duel(p1=side(front=MOXLEY, hand=UPLIFT), p2=side(front="6/8"))
    table.p1.attacks("Moxley", "6/8")
    table.p1.uses("Moxley", "Paradigm Shift")
    assert table.p1["Moxley"].stats == (6, 8)
    assert table.p2["6/8"].stats == (3, 3)
    table.p2.passes()
    table.p1.plays("Uplift")
    assert table.p2["6/8"].stats == (7, 3)
    assert table.p1["Moxley"].stats == (6, 8)


@rule("2P-MOD-17")
def test_the_exchange_is_made_of_the_current_numbers_and_then_fixed():
    shrink = plot_twist("Wilt", "Wilt", COMBAT, gets(one(named("Moxley")), atk=-1, defense=-2))
    table = duel(p1=side(front=MOXLEY, hand=shrink), p2=side(front="5/7 +1"))
    table.p1.attacks("Moxley", "5/7 +1")
    table.p1.uses("Moxley", "Paradigm Shift")
    assert table.p1["Moxley"].stats == (6, 8)
    assert table.p2["5/7 +1"].stats == (3, 3)
    table.p2.passes()
    table.p1.plays("Wilt")
    assert table.p1["Moxley"].stats == (5, 6)
    assert table.p2["5/7 +1"].stats == (3, 3)


@rule("2P-MOD-17")
def test_switching_hands_over_what_is_infinite():
    table = duel(p1=side(front=MOXLEY), p2=side(front="1/∞"))
    table.p1.attacks("Moxley", "1/∞")
    table.p1.uses("Moxley", "Paradigm Shift")
    assert table.p2["1/∞"].stats == (3, 3)
    table.passes()
    assert table.p1["Moxley"].face_up


def immovable_blob():
    return supporting(
        "Blob",
        "Blob",
        cost=1,
        atk=1,
        defense=3,
        health=2,
        powers=[while_(Cannot(TO_MOVE), given=Unless(YourTurn()))],
    )


@rule("2P-MOD-19")
def test_if_one_of_two_cannot_move_neither_does():
    table = duel(p1=side(hand=TRADE), p2=side(front=immovable_blob(), back="Toad 3/3"))
    table.p1.plays("Trade")
    assert table.p2["Blob"].row == "front"
    assert table.p2["Toad"].row == "back"
    assert table.happened("moved") == 0


@rule("2P-MOD-19")
def test_two_that_can_move_change_rows_together():
    table = duel(p1=side(front=immovable_blob(), back="Toad 3/3", hand=TRADE))
    table.p1.plays("Trade")
    assert table.p1["Blob"].row == "back"
    assert table.p1["Toad"].row == "front"
    assert table.happened("moved", "Blob") == table.happened("moved", "Toad") == 1


@rule("2P-MOD-19")
def test_two_in_one_row_have_nothing_to_change():
    table = duel(p1=side(front=["Blob 1/3", "Toad 3/3"], hand=TRADE))
    table.p1.plays("Trade")
    assert table.p1.front == ["Blob", "Toad"]
    assert table.happened("moved") == 0


@rule("2P-MOD-19")
def test_two_on_different_sides_change_sides_and_rows():
    table = duel(p1=side(back="Toad 3/3", hand=TRADE), p2=side(front="Blob 1/3"))
    table.p1.plays("Trade")
    assert (table.p1["Blob"].controller, table.p1["Blob"].row) == (1, "back")
    assert (table.p2["Toad"].controller, table.p2["Toad"].row) == (2, "front")


@rule("2P-MOD-19")
def test_neither_changes_sides_where_one_would_meet_its_name_as_main_character():
    table = duel(
        p1=side(
            main="Blob 3/6", back="Toad 3/3", hand=plot_twist("Trade", "Trade", MAIN, trade_with_enemy())
        ),
        p2=side(front="Blob 1/3"),
    )
    table.p1.plays("Trade")
    assert table.p2["Blob"].controller == 2
    assert table.p1["Toad"].controller == 1


def trade_with_enemy():
    return switch_places(one(yours, named("Toad")), one(enemy, named("Blob")))
