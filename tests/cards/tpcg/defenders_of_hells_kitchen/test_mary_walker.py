"""Mary Walker, four of them (DHK-048 to DHK-051): after the four of 2015. That they are four is inferred."""

import pytest

from versus.cards.tpcg.defenders_of_hells_kitchen.underworld import (
    bloody_mary,
    innocent_mary,
    mary_walker,
    typhoid_mary,
)
from versus.decks import starter
from versus.games.tpcg.printed.deck import faults
from versus.testing.tpcg import duel, rule, side


@pytest.mark.parametrize(("state", "up"), [(", -1", True), ("", False), (", +1", False)])
def test_a_defender_with_a_minus_counter_does_not_strike_bloody_mary(state, up):
    table = duel(p1=side(front=bloody_mary), p2=side(front=f"9/9{state}"))
    table.p1.attacks("Mary Walker", "9/9")
    table.passes()
    assert table.p1["Mary Walker"].in_play is up


def test_typhoid_mary_infects_up_to_two_enemies_as_she_attacks():
    table = duel(p1=side(front=typhoid_mary), p2=side(front=["9/9", "8/8", "7/7"]))
    table.p1.attacks("Mary Walker", "9/9")
    table.p1.answers("8/8", "7/7")
    assert (table.p2["9/9"].minus, table.p2["8/8"].minus, table.p2["7/7"].minus) == (0, 1, 1)
    table.passes()


@pytest.mark.parametrize(("state", "up"), [(", -1", True), ("", False)])
def test_an_attacker_with_a_minus_counter_does_not_strike_innocent_mary(state, up):
    table = duel(p1=side(front=f"9/9 h2{state}"), p2=side(front=innocent_mary))
    table.p1.attacks("9/9", "Mary Walker")
    table.passes()
    assert table.p2["Mary Walker"].in_play is up


def test_mary_has_the_powers_of_the_marys_in_your_ko_pile():
    table = duel(p1=side(front=mary_walker, ko=[bloody_mary, typhoid_mary]), p2=side(front=["9/9", "8/8"]))
    table.p1.attacks("Mary Walker", "9/9")
    table.p1.answers("9/9", "stop")
    table.passes()
    assert table.p1["Mary Walker"].in_play, "the sick defender does not strike her"


def test_without_them_she_is_alone():
    table = duel(p1=side(front=mary_walker), p2=side(front="9/9, -1"))
    table.p1.attacks("Mary Walker", "9/9")
    table.passes()
    assert table.p1["Mary Walker"].koed


@rule("2P-DCK-28", "2P-DCK-17")
def test_the_deck_of_the_book_has_one_of_each():
    deck = starter("Kingpin of Hell's Kitchen")
    assert sorted(card.key for card in deck.cards if card.name == "Mary Walker") == [
        "DHK-048",
        "DHK-049",
        "DHK-050",
        "DHK-051",
    ]
    assert faults(deck) == []
