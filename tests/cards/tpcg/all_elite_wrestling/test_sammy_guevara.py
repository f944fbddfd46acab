"""Sammy Guevara (AEW-021)."""

from versus.cards.tpcg.all_elite_wrestling.babyfaces import sammy_guevara
from versus.testing.tpcg import duel, rule, side


def test_he_leaps_over_the_front_row_on_his_own_turn():
    table = duel(p1=side(front=sammy_guevara), p2=side(front="Guard 1/1", back="Clerk 0/9"))
    assert table.p1.may("attack", "Sammy Guevara", "Clerk")


def test_he_has_no_flight_on_an_enemy_turn():
    table = duel(p1=side(front="Bird 1/1 Flight"), p2=side(front=sammy_guevara, back="Clerk 0/9"))
    assert table.p1.may("attack", "Bird", "Clerk")


@rule("2P-KEYC-38")
def test_the_spanish_god_pounces_on_the_exhausted():
    table = duel(p1=side(front=sammy_guevara, resources="Revolution"), p2=side(front="Foe 9/9, exhausted"))
    table.p1.uses("Sammy Guevara", "Spanish God")
    table.p1.attacks("Sammy Guevara", "Foe")
    table.passes()
    assert table.p2["Foe"].stunned
    assert not table.p1["Sammy Guevara"].stunned


def test_the_ready_strike_the_spanish_god_back():
    table = duel(p1=side(front=sammy_guevara, resources="Revolution"), p2=side(front="Foe 9/9"))
    table.p1.uses("Sammy Guevara", "Spanish God")
    table.p1.attacks("Sammy Guevara", "Foe")
    table.passes()
    assert table.p1["Sammy Guevara"].koed


@rule("2P-KEYC-35")
def test_the_spanish_god_moves_once_in_the_main_phase_even_after_attacking():
    table = duel(p1=side(front=sammy_guevara, resources="Revolution"), p2=side(front="Foe 0/1 h2"))
    table.p1.uses("Sammy Guevara", "Spanish God")
    table.p1.attacks("Sammy Guevara", "Foe")
    table.passes()
    table.p1.uses("Sammy Guevara", "Mobile")
    assert table.p1.back == ["Leader 1", "Sammy Guevara"]
    assert not table.p1.may("use", "Sammy Guevara", power="Mobile")


def test_he_is_ordinary_again_on_the_next_turn():
    table = duel(p1=side(front=sammy_guevara, resources="Revolution"))
    table.p1.uses("Sammy Guevara", "Spanish God")
    assert table.p1["Sammy Guevara"].keywords == ["Flight", "Leap", "Mobile", "Pounce"]
    table.p1.ends_turn()
    assert table.p1["Sammy Guevara"].keywords == ["Leap"]
