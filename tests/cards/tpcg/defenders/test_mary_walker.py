"""Mary Walker, four of them (DEF-038A to DEF-038D)."""

import pytest

from versus.cards.tpcg.defenders.underworld import bloody_mary, innocent_mary, mary_walker, typhoid_mary
from versus.testing.tpcg import duel, rule, side


@pytest.mark.parametrize(("state", "up"), [(", -1", True), ("", False), (", +1", False)])
def test_a_defender_with_a_minus_counter_does_not_strike_bloody_mary(state, up):
    table = duel(p1=side(front=bloody_mary), p2=side(front=f"9/9{state}"))
    table.p1.attacks("Mary Walker", "9/9")
    table.passes()
    assert table.p1["Mary Walker"].in_play is up


def test_as_defender_bloody_mary_is_struck():
    table = duel(p1=side(front="9/9, -1"), p2=side(front=bloody_mary))
    table.p1.attacks("9/9", "Mary Walker")
    table.passes()
    assert table.p2["Mary Walker"].koed


def test_typhoid_mary_infects_up_to_two_enemies_as_she_attacks():
    table = duel(p1=side(front=typhoid_mary), p2=side(front=["9/9", "8/8", "7/7"]))
    table.p1.attacks("Mary Walker", "9/9")
    table.p1.answers("8/8", "7/7")
    assert table.p2["8/8"].minus == 1
    assert table.p2["7/7"].minus == 1
    assert table.p2["9/9"].minus == 0
    table.passes()


def test_she_may_spare_them():
    table = duel(p1=side(front=typhoid_mary), p2=side(front=["9/9", "8/8"]))
    table.p1.attacks("Mary Walker", "9/9")
    table.p1.stops()
    assert table.happened("counters put") == 0
    table.passes()


@pytest.mark.parametrize(("state", "up"), [(", -1", True), ("", False)])
def test_an_attacker_with_a_minus_counter_does_not_strike_innocent_mary(state, up):
    table = duel(p1=side(front=f"9/9 h2{state}"), p2=side(front=innocent_mary))
    table.p1.attacks("9/9", "Mary Walker")
    table.passes()
    assert table.p2["Mary Walker"].in_play is up


def test_of_two_attackers_only_the_marked_one_holds_back():
    table = duel(p1=side(front=["3/9 X-Men, -1", "3/8 X-Men"]), p2=side(front=innocent_mary))
    table.p1.attacks(["3/9", "3/8"], "Mary Walker")
    table.passes()
    table.p2.strikes("3/8")
    assert table.p2["Mary Walker"].in_play, "3 of 4"


# Composite Personality


@rule("2P-PWR-02")
def test_mary_has_the_powers_of_the_marys_in_your_ko_pile():
    table = duel(p1=side(front=mary_walker, ko=[bloody_mary, typhoid_mary]), p2=side(front=["9/9", "8/8"]))
    table.p1.attacks("Mary Walker", "9/9")
    table.p1.answers("9/9", "stop")
    table.passes()
    assert table.p1["Mary Walker"].in_play, "the sick defender does not strike her"


@rule("2P-PWR-02")
def test_of_no_other_pile_and_of_no_other_card():
    table = duel(p1=side(front=mary_walker, ko="Ann 1/1 Flight"), p2=side(front="9/9, -1", ko=[bloody_mary]))
    assert table.p1["Mary Walker"].keywords == []
    table.p1.attacks("Mary Walker", "9/9")
    table.passes()
    assert table.p1["Mary Walker"].koed


@rule("2P-UNQ-02")
def test_a_second_mary_sends_the_first_to_the_pile_and_learns_from_her():
    table = duel(
        p1=side(front=innocent_mary, hand=mary_walker),
        p2=side(front="9/9 h2, -1"),
        at="recruit",
        recruit_points=2,
    )
    table.p1.recruits("Mary Walker")
    table.p1.ends_turn()
    table.p2.goes_to("main")
    table.p2.attacks("9/9", "Mary Walker")
    table.passes()
    assert table.p1["Mary Walker #2"].in_play
