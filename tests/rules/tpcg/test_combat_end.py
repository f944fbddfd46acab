"""The end of a combat: first who survived and who won, then what waits for the end (2P-CMB-91)."""

import pytest

from versus.games.tpcg.language.vocabulary import (
    at_least,
    atk_of,
    draw,
    enemy,
    from_now_on,
    gets,
    ko,
    one,
    plot_twist,
    plus_counters,
    supporting,
    this,
    this_card,
    when,
    yours,
)
from versus.games.tpcg.words import COMBAT, COMBAT_ENDED, SURVIVED, WON
from versus.kernel.modifiers import THIS_COMBAT
from versus.testing.tpcg import duel, rule, side

LAST_STAND = plot_twist(
    "T-LAST",
    "Last Stand",
    COMBAT,
    from_now_on(when(COMBAT_ENDED, ko(one(enemy))), THIS_COMBAT),
    any_turn=True,
)


def veteran(*powers, name="Veteran"):
    return supporting(name, name, cost=2, atk=5, defense=5, powers=powers)


@rule("2P-CMB-91")
@pytest.mark.parametrize("outcome", [SURVIVED, WON])
def test_surviving_and_winning_are_settled_before_the_end_and_nobody_is_asked_for_an_order(outcome):
    doomed = veteran(
        when(COMBAT_ENDED, ko(this)),
        when(outcome, plus_counters(this), draw(), subject=this_card),
    )
    table = duel(p1=side(front=doomed), p2=side(front="Blob 1/3"))
    table.p1.attacks("Veteran", "Blob")
    table.passes()
    assert table.happened("counters put", "Veteran") == 1
    assert len(table.p1.hand) == 1
    assert table.p1["Veteran"].koed


@rule("2P-CMB-91")
def test_what_several_survivors_set_off_is_ordered_by_itself_and_the_end_by_itself():
    survivor = when(SURVIVED, plus_counters(this), subject=this_card)
    fighter, guard = (
        veteran(survivor, name="Fighter"),
        supporting("Guard", "Guard", cost=2, atk=1, defense=9, powers=[survivor]),
    )
    table = duel(p1=side(front=fighter, hand=LAST_STAND), p2=side(front=guard))
    table.p1.attacks("Fighter", "Guard")
    table.p1.plays("Last Stand")
    table.passes()
    assert table.p1.choices == ["Fighter", "Guard"]
    table.p1.resolves_first("Guard")
    assert (table.p1["Fighter"].plus, table.p2["Guard"].plus) == (1, 1)
    table.p1.chooses("Guard")
    assert table.p2["Guard"].koed


@rule("2P-CMB-91")
def test_the_end_of_two_powers_that_both_wait_for_it_is_ordered():
    first = veteran(when(COMBAT_ENDED, plus_counters(this)), name="First")
    second = veteran(when(COMBAT_ENDED, plus_counters(this)), name="Second")
    table = duel(p1=side(front=[first, second]), p2=side(front="Blob 1/3"))
    table.p1.attacks("First", "Blob")
    table.passes()
    table.p1.resolves_first("Second")
    assert (table.p1["First"].plus, table.p1["Second"].plus) == (1, 1)


@rule("2P-CMB-91")
def test_what_lasts_for_the_combat_still_holds_while_the_winner_is_rewarded():
    rage = plot_twist("T-RAGE", "Rage", COMBAT, gets(one(yours), atk=4, until=THIS_COMBAT))
    brute = veteran(when(WON, draw(), subject=this_card, if_=at_least(9, atk_of(this))), name="Brute")
    table = duel(p1=side(front=brute, hand=rage), p2=side(front="Blob 1/9"))
    table.p1.attacks("Brute", "Blob")
    table.p1.plays("Rage")
    table.passes()
    assert len(table.p1.hand) == 1
    assert table.p1["Brute"].atk == 5


@rule("2P-CMB-91")
def test_a_bonus_for_this_combat_from_winning_it_ends_with_it():
    cocky = veteran(when(WON, gets(this, atk=3, until=THIS_COMBAT), subject=this_card), name="Cocky")
    table = duel(p1=side(front=cocky), p2=side(front=["Blob 1/3", "Toad 1/7"]))
    table.p1.attacks("Cocky", "Blob")
    table.passes()
    assert table.happened("modified", "Cocky") == 1
    assert table.p1["Cocky"].atk == 5
