"""Waiting triggers: who orders them, and the "if" judged twice (2P-TRG-04 to 2P-TRG-07, 2P-TRG-20)."""

import pytest

from versus.games.tpcg.language.conditions import ItIsAnEnemy, Protecting
from versus.games.tpcg.language.vocabulary import (
    at_end_of_your_turn,
    at_least,
    at_start_of_your_turn,
    back_row,
    count,
    defender,
    draw,
    each,
    either_of,
    enemy,
    face_down,
    fits,
    gain_xp,
    gets,
    main_character,
    minus_counters,
    named,
    plot_twist,
    recover,
    stun,
    supporting,
    this,
    when,
    when_attacked,
    when_attacks,
    yours,
)
from versus.games.tpcg.words import DREW, MAIN, STUN, TURN_ENDS, TURN_STARTED
from versus.testing.tpcg import Refused, duel, rule, side

SHOCK = plot_twist("T-SHOCK", "Shock", MAIN, stun(each(enemy, named("Toad"))))


def watcher(name, *powers):
    return supporting(f"T-{name.upper()}", name, cost=1, atk=1, defense=9, health=5, powers=list(powers))


def sees_a_stun(name):
    return watcher(name, when(STUN, gets(this, atk=1), subject=named("Toad")))


@rule("2P-TRG-04")
@pytest.mark.parametrize("order", [("Ann", "Bob", "Cid"), ("Cid", "Ann", "Bob"), ("Bob", "Cid", "Ann")])
def test_the_player_whose_turn_it_is_orders_all_triggers_the_opponents_too(order):
    table = duel(
        p1=side(front=sees_a_stun("Ann"), hand=[SHOCK]),
        p2=side(front=[sees_a_stun("Bob"), sees_a_stun("Cid"), "Toad 1/1"]),
    )
    table.p1.plays("Shock")
    for name in order[:2]:
        assert table.asked is table.p1
        table.p1.resolves_first(name)
    places = [table.moments("modified", name)[0] for name in order]
    assert places == sorted(places)


@rule("2P-TRG-04")
def test_on_an_opponents_turn_their_player_orders_your_triggers():
    table = duel(
        p1=side(front=[sees_a_stun("Ann"), sees_a_stun("Bob"), "Toad 1/1"]),
        p2=side(hand=[SHOCK]),
        active=2,
    )
    table.p2.plays("Shock")
    assert table.asked is table.p2
    table.p2.resolves_first("Bob")
    assert table.moments("modified", "Bob")[0] < table.moments("modified", "Ann")[0]


@rule("2P-TRG-05")
def test_a_trigger_set_off_by_a_trigger_is_ordered_anew_with_those_that_wait():
    alpha = watcher("Alpha", when(STUN, draw(), gets(this, atk=1), subject=named("Toad")))
    beta = sees_a_stun("Beta")
    gamma = watcher("Gamma", when(DREW, gets(this, atk=1)))
    table = duel(p1=side(front=[alpha, beta, gamma], hand=[SHOCK]), p2=side(front="Toad 1/1"))
    table.p1.plays("Shock")
    assert table.p1.choices == ["Alpha", "Beta"]
    table.p1.resolves_first("Alpha")
    assert table.p1["Alpha"].atk == 2
    assert table.p1["Gamma"].atk == 1
    assert table.p1.choices == ["Beta", "Gamma"]
    table.p1.resolves_first("Gamma")
    assert table.moments("modified", "Gamma")[0] < table.moments("modified", "Beta")[0]


@rule("2P-TRG-06")
@pytest.mark.parametrize(("first", "cards"), [("Nurse", 0), ("Thinker", 1)])
def test_an_if_that_no_longer_holds_as_the_trigger_resolves_stops_it(first, cards):
    fallen = at_least(1, count(each(yours, face_down)))
    nurse = watcher("Nurse", when(STUN, recover(each(yours)), subject=enemy))
    thinker = watcher("Thinker", when(STUN, draw(), subject=enemy, if_=fallen))
    table = duel(
        p1=side(front=[nurse, thinker, "Patient 1/1, stunned w1"], hand=[SHOCK]), p2=side(front="Toad 1/1")
    )
    table.p1.plays("Shock")
    table.p1.resolves_first(first)
    assert table.p1["Patient"].face_up
    assert len(table.p1.hand) == cards


@rule("2P-TRG-06")
def test_an_if_that_does_not_hold_as_the_event_happens_is_not_asked_again():
    fallen = at_least(1, count(each(yours, face_down)))
    clumsy = watcher("Clumsy", when(STUN, stun(each(yours, named("Patient"))), subject=enemy))
    thinker = watcher("Thinker", when(STUN, draw(), subject=enemy, if_=fallen))
    table = duel(p1=side(front=[clumsy, thinker, "Patient 1/1"], hand=[SHOCK]), p2=side(front="Toad 1/1"))
    table.p1.plays("Shock")
    assert table.p1["Patient"].stunned
    assert table.p1.hand == []


@rule("2P-TRG-06")
@pytest.mark.parametrize(("first", "cards"), [("Nurse", 1), ("Thinker", 1)])
def test_what_is_part_of_the_event_is_judged_only_as_it_happens(first, cards):
    fallen = at_least(1, count(each(yours, face_down)))
    nurse = watcher("Nurse", when(STUN, recover(each(yours)), subject=enemy))
    thinker = watcher("Thinker", when(STUN, draw(), subject=enemy, when_=fallen))
    table = duel(
        p1=side(front=[nurse, thinker, "Patient 1/1, stunned w1"], hand=[SHOCK]), p2=side(front="Toad 1/1")
    )
    table.p1.plays("Shock")
    table.p1.resolves_first(first)
    assert len(table.p1.hand) == cards


DAREDEVIL = main_character(
    "T-DAREDEVIL",
    "Daredevil",
    atk=4,
    defense=5,
    powers=[when_attacked(gain_xp(), if_=Protecting())],
    level_up=9,
)
MARY = supporting(
    "T-MARY",
    "Mary Walker",
    cost=3,
    atk=4,
    defense=4,
    health=2,
    powers=[when_attacks(minus_counters(each(either_of(defender, fits(enemy, back_row)))))],
)


@rule("2P-TRG-07", "2P-T-19")
@pytest.mark.parametrize(("first", "xp"), [("Mary Walker", 0), ("Daredevil", 1)])
def test_mary_walker_first_leaves_daredevil_nobody_to_protect(first, xp):
    table = duel(
        p1=side(front=MARY),
        p2=side(main=DAREDEVIL, main_row="front", back="Black Widow 3/1", levels="Daredevil 6/7 L2"),
    )
    table.p1.attacks("Mary Walker", "Daredevil")
    assert table.asked is table.p1
    assert table.p1.choices == ["Mary Walker", "Daredevil"]
    table.p1.resolves_first(first)
    assert table.p2["Black Widow"].stunned
    assert table.p2["Daredevil"].minus == 1
    assert table.p2.xp == xp
    table.passes()


@rule("2P-T-19")
def test_without_anybody_to_protect_daredevil_does_not_trigger_at_all():
    table = duel(p1=side(front=MARY), p2=side(main=DAREDEVIL, main_row="front", levels="Daredevil 6/7 L2"))
    table.p1.attacks("Mary Walker", "Daredevil")
    assert table.p1.offered("pass")
    assert table.p2.xp == 0
    table.passes()


# The two ends of a turn


@rule("2P-TRG-20")
@pytest.mark.parametrize("order", [("Early", "Late"), ("Late", "Early")])
def test_the_turn_player_orders_the_triggers_of_the_turns_start(order):
    early = watcher("Early", at_start_of_your_turn(gets(this, atk=1)))
    late = watcher("Late", when(TURN_STARTED, gets(this, atk=1), when_=ItIsAnEnemy()))
    table = duel(p1=side(front=early), p2=side(front=late), at="start")
    assert table.asked is table.p1
    table.p1.resolves_first(order[0])
    assert table.moments("modified", order[0])[0] < table.moments("modified", order[1])[0]


@rule("2P-TRG-20")
def test_the_turn_player_orders_the_triggers_of_the_turns_end():
    mine = watcher("Mine", at_end_of_your_turn(gets(this, atk=1)))
    theirs = watcher("Theirs", when(TURN_ENDS, gets(this, atk=1), when_=ItIsAnEnemy()))
    table = duel(p1=side(front=mine), p2=side(front=theirs))
    table.p1.goes_on()
    assert table.asked is table.p1
    with pytest.raises(Refused):
        table.p2.resolves_first("Theirs")
    table.p1.resolves_first("Theirs")
    assert table.moments("modified", "Theirs")[0] < table.moments("modified", "Mine")[0]


@rule("2P-TRG-20")
def test_a_power_that_speaks_of_your_own_turn_does_not_wait_at_an_enemys():
    early = watcher("Early", at_start_of_your_turn(gets(this, atk=1)))
    table = duel(p1=side(front=early), p2=side(front=early), at="start")
    assert table.p1["Early"].atk == 2
    assert table.p2["Early"].atk == 1
    assert table.p1.offered("go on")
