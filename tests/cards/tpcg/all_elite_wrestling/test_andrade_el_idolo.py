"""Andrade El Idolo (AEW-045)."""

import pytest

from versus.cards.tpcg.all_elite_wrestling.heels import andrade_el_idolo, dark
from versus.games.tpcg.language.vocabulary import becomes, has, losing, one, plot_twist, yours
from versus.games.tpcg.words import FLIGHT, LEAP, MAIN
from versus.testing.tpcg import duel, rule, side


@rule("2P-KEY-11")
def test_leap_is_flight_on_his_turn():
    table = duel(p1=side(front=andrade_el_idolo), p2=side(front="Wall 1/9", back="Sage 1/9"))
    assert table.p1["Andrade El Idolo"].keywords == ["Flight", "Leap"]
    assert table.p1.may("attack", "Andrade El Idolo", "Sage")
    table.p1.ends_turn()
    assert table.p1["Andrade El Idolo"].keywords == ["Leap"]


@rule("2P-CRD-69")
def test_moonsault_is_3_and_3_for_leaping_over_somebody():
    table = duel(p1=side(front=andrade_el_idolo), p2=side(front="Wall 1/9", back="Sage 4/5 h3"))
    table.p1.attacks("Andrade El Idolo", "Sage")
    assert table.p1["Andrade El Idolo"].stats == (5, 5)
    table.passes()
    assert table.p2["Sage"].stunned
    assert table.p1["Andrade El Idolo"].stats == (2, 2)


@rule("2P-CRD-69")
@pytest.mark.parametrize("wall", [(), "Wall 1/9, stunned", "Wall 1/9, hidden"])
def test_an_unprotected_back_row_is_leapt_at_over_nobody(wall):
    table = duel(p1=side(front=andrade_el_idolo), p2=side(front=wall, back="Sage 1/9"))
    table.p1.attacks("Andrade El Idolo", "Sage")
    assert table.p1["Andrade El Idolo"].stats == (2, 2)
    table.passes()


@rule("2P-CRD-69")
def test_an_attack_on_the_front_row_is_no_leap():
    table = duel(p1=side(front=andrade_el_idolo), p2=side(front="Wall 1/9", back="Sage 1/9"))
    table.p1.attacks("Andrade El Idolo", "Wall")
    assert table.p1["Andrade El Idolo"].stats == (2, 2)
    table.passes()


def test_whoever_has_lost_leap_and_flies_does_not_leap():
    wings = plot_twist("T-1", "Wings", MAIN, becomes(one(yours), losing(LEAP)), has(one(yours), FLIGHT))
    p1 = side(front=andrade_el_idolo, hand=wings)
    table = duel(p1=p1, p2=side(front="Wall 1/9", back="Sage 1/9"))
    table.p1.plays("Wings", on=["Andrade El Idolo", "Andrade El Idolo"])
    table.p1.attacks("Andrade El Idolo", "Sage")
    assert table.p1["Andrade El Idolo"].stats == (2, 2)
    table.passes()


def test_past_a_flyer_he_sneaks_in_the_dark_and_does_not_leap():
    p1 = side(front=andrade_el_idolo, hand=dark)
    table = duel(p1=p1, p2=side(front="Owl 1/9 Flight", back="Sage 1/9"))
    assert table.p1.why_not("attack", "Andrade El Idolo", "Sage") == "2P-CMB-15"
    table.p1.plays("Dark", on="Andrade El Idolo")
    table.p1.attacks("Andrade El Idolo", "Sage")
    assert table.p1["Andrade El Idolo"].stats == (4, 4)
    table.passes()
