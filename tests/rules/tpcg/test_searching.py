"""Cards that come out of the deck: who looked through it shuffles it, whatever came out (2P-GEN-25)."""

import pytest

from versus.games.tpcg.language.vocabulary import (
    card_in,
    character,
    equipment,
    plot_twist,
    put_into_play,
    supporting,
)
from versus.games.tpcg.words import DECK, HAND, KO, MAIN
from versus.testing.tpcg import duel, rule, side


@rule("2P-GEN-25")
def test_whoever_recruits_from_the_deck_shuffles_it():
    stray = supporting("T-STRAY", "Stray", cost=2, atk=2, defense=2, recruit_from=DECK)
    table = duel(p1=side(deck=["1/1", stray, "1/1"], hand=["Cat 1/1 c2"]), at="recruit", recruit_points=4)
    table.p1.recruits("Cat")
    assert table.happened("shuffled") == 0
    table.p1.recruits("Stray")
    assert table.happened("shuffled") == 1


@rule("2P-GEN-25")
@pytest.mark.parametrize(("zone", "shuffles"), [("deck", 1), ("hand", 0), ("ko", 0)])
def test_only_a_card_put_into_play_out_of_the_deck_has_it_shuffled(zone, shuffles):
    places = {"deck": DECK, "hand": HAND, "ko": KO}
    call = plot_twist("T-CALL", "Call", MAIN, put_into_play(card_in(places[zone], character)))
    cards = {"hand": [], "deck": 3, "ko": []} | {zone: ["Cat 1/1", "Dog 1/1"]}
    table = duel(p1=side(hand=[call, *cards["hand"]], deck=cards["deck"], ko=cards["ko"]))
    table.p1.plays("Call", on="Cat")
    table.p1.chooses_row("front")
    assert table.p1["Cat"].row == "front"
    assert table.happened("shuffled") == shuffles


def test_a_plot_twist_has_no_row_to_come_to():
    """What is put into play without a word of where comes into a row: characters do."""
    tip = plot_twist("T-TIP", "Tip", MAIN)
    rise = plot_twist("T-RISE", "Rise", MAIN, put_into_play(card_in(KO)))
    table = duel(p1=side(hand=[rise], ko=[tip, "Cat 1/1"]))
    table.p1.plays("Rise", on="Tip")
    assert table.p1["Tip"].zone == "KO pile"
    assert table.p1.front == []
    assert table.happened("appeared") == 0


def test_equipment_comes_into_play_only_onto_a_character():
    """A plot twist that would put it into play bears nothing."""
    cape = equipment("T-CAPE", "Cape", cost=1)
    rise = plot_twist("T-RISE", "Rise", MAIN, put_into_play(card_in(KO)))
    table = duel(p1=side(hand=[rise], front="Cat 1/1", ko=[cape]))
    table.p1.plays("Rise")
    assert table.p1["Cape"].zone == "KO pile"
    assert table.p1["Cat"].equipment == []
