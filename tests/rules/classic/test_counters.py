"""Counters, cosmic counters among them (CL-CNT, CL-KEY-11 to CL-KEY-18)."""

import pytest

from versus.games.classic.language.effects.counters import CountersOn, PutCounters, RemoveCounters
from versus.games.classic.language.effects.moving import HIDDEN_AREA, Moves, PutsIntoPlay, ReturnsToHand
from versus.games.classic.table.harm import recover, stun_event
from versus.games.classic.words import COSMIC_COUNTER, DOOMSDAY, PLUS_ONE
from versus.kernel.choosing import Chosen
from versus.kernel.effects import Number
from versus.testing.classic import duel, rule, side

IT = Chosen(0)


def stunning(table, player, name):
    card = player[name].id
    table.befalls(lambda contest: contest.cause(stun_event(card)))


def recovering(table, player, name):
    card = player[name].id
    table.befalls(lambda contest: recover(contest, [card]))


@rule("CL-CNT-01", "CL-SET-09")
def test_counters_are_put_and_taken_and_everybody_sees_them():
    table = duel(p1=side(front="Worm 4/4"))
    table.resolves(PutCounters(IT, DOOMSDAY, Number(3)), "Worm")
    table.resolves(RemoveCounters(IT, DOOMSDAY, Number(1)), "Worm")
    assert table.p1["Worm"].counters("doomsday") == 2
    for seat in (0, 1, None):
        assert table.contest.view(seat).sides[0]["front"][0].counters == {"doomsday": 2}
    table.resolves(RemoveCounters(IT, DOOMSDAY, Number(9)), "Worm")
    assert table.p1["Worm"].counters("doomsday") == 0


@rule("CL-CNT-06")
def test_a_plus_counter_counts_for_both_values_also_while_stunned():
    table = duel(p1=side(front="Worm 4/3 c2"))
    table.resolves(PutCounters(IT, PLUS_ONE, Number(2)), "Worm")
    assert table.p1["Worm"].stats == (6, 5)
    stunning(table, table.p1, "Worm")
    assert table.p1["Worm"].stats == (6, 5)
    table.resolves(RemoveCounters(IT, PLUS_ONE, Number(1)), "Worm")
    assert table.p1["Worm"].stats == (5, 4)


@rule("CL-CNT-02", "CL-STN-13")
def test_a_stun_takes_the_cosmic_counter_and_leaves_the_others():
    table = duel(p1=side(front="Surfer 8/8 c5 cosmic, plus2 cosmic"))
    stunning(table, table.p1, "Surfer")
    assert table.p1["Surfer"].counters("+1/+1") == 2
    assert table.p1["Surfer"].counters("cosmic") == 0


@rule("CL-CNT-03", "CL-ZON-23")
def test_a_character_that_leaves_and_returns_has_no_counters_but_a_new_cosmic_one():
    table = duel(p1=side(front="Surfer 8/8 c5 cosmic, plus2 doomsday", resources=5), at="recruit")
    table.resolves(ReturnsToHand(IT), "Surfer")
    assert table.p1.hand == ["Surfer"]
    table.p1.brings("Surfer")
    assert table.p1["Surfer"].counters("+1/+1") == 0
    assert table.p1["Surfer"].counters("doomsday") == 0
    assert table.p1["Surfer"].counters("cosmic") == 1


@rule("CL-CNT-05")
def test_counters_stay_through_recovery_moves_areas_and_control():
    table = duel(p1=side(), p2=side(front="Worm 4/4 c2, plus3"))
    stunning(table, table.p2, "Worm")
    recovering(table, table.p2, "Worm")
    table.resolves(Moves(IT, HIDDEN_AREA), "Worm", of=2)
    table.p2.places("hidden support")
    table.resolves(Moves(IT, yours=True), "Worm")
    table.p1.places("hidden front")
    assert table.p1["Worm"].counters("+1/+1") == 3
    assert table.p1["Worm"].stats == (7, 7)


@rule("CL-CNT-07", "CL-CNT-01")
def test_a_resource_has_counters_until_it_leaves_play():
    table = duel(p1=side(resources="Ragna Rok twist c4"))
    table.resolves(PutCounters(IT, DOOMSDAY, Number(2)), "Ragna Rok")
    assert table.p1["Ragna Rok"].counters("doomsday") == 2
    table.next_turn()
    assert table.p1["Ragna Rok"].counters("doomsday") == 2
    table.resolves(ReturnsToHand(IT), "Ragna Rok")
    assert table.p1["Ragna Rok"].counters("doomsday") == 0


@rule("CL-CNT-01")
def test_only_a_card_in_play_bears_counters():
    table = duel(p1=side(hand="Worm 4/4", front="Liz 5/4"))
    table.resolves(PutCounters(IT, PLUS_ONE, Number(2)), "Worm")
    assert table.p1["Worm"].counters("+1/+1") == 0


@rule("CL-CNT-01")
def test_an_amount_counts_counters():
    table = duel(p1=side(front=["Worm 4/4, plus3", "Liz 5/4"]))
    table.resolves(PutCounters(Chosen(1), DOOMSDAY, CountersOn(Chosen(0), PLUS_ONE)), "Worm", "Liz")
    assert table.p1["Liz"].counters("doomsday") == 3


# Cosmic


@rule("CL-KEY-12")
def test_a_cosmic_character_brings_its_counter_and_one_with_surge_does_not():
    table = duel(
        p1=side(hand=["Surfer 8/8 c3 cosmic", "Nova 4/4 c1 surge", "Liz 5/4 c1"], resources=5), at="recruit"
    )
    for name in ("Surfer", "Nova", "Liz"):
        table.p1.brings(name)
    assert [table.p1[name].counters("cosmic") for name in ("Surfer", "Nova", "Liz")] == [1, 0, 0]


@rule("CL-KEY-12", "CL-KEY-15")
def test_a_cosmic_character_that_comes_into_play_stunned_has_no_counter():
    table = duel(p1=side(ko=["Surfer 8/8 c5 cosmic", "Terrax 7/7 c5 cosmic"]))
    table.resolves(PutsIntoPlay(IT, stunned=True), "Surfer")
    table.p1.places("front")
    table.resolves(PutsIntoPlay(IT), "Terrax")
    table.p1.places("front")
    assert table.p1["Surfer"].stunned
    assert table.p1["Surfer"].counters("cosmic") == 0
    assert table.p1["Terrax"].ready
    assert table.p1["Terrax"].counters("cosmic") == 1


@rule("CL-KEY-13", "CL-KEY-16")
@pytest.mark.parametrize(
    ("card", "found"),
    [
        ("A 1/1 cosmic", 1),
        ("A 1/1 cosmic, cosmic", 1),
        ("A 1/1 surge", 1),
        ("A 1/1", 0),
        ("A 1/1 cosmic, stunned", 0),
    ],
)
def test_only_a_cosmic_character_has_a_cosmic_counter_and_only_one(card, found):
    table = duel(p1=side(front=card))
    table.resolves(PutCounters(IT, COSMIC_COUNTER, Number(2)), "A")
    assert table.p1["A"].counters("cosmic") == found
    assert table.p1["A"].cosmic == (found > 0)


@rule("CL-KEY-15", "CL-KEY-16", "CL-STN-15")
def test_a_stunned_character_is_not_cosmic_and_recovers_without_its_counter():
    table = duel(p1=side(front="Surfer 8/8 c5 cosmic, cosmic"))
    assert table.p1["Surfer"].cosmic
    stunning(table, table.p1, "Surfer")
    assert not table.p1["Surfer"].cosmic
    table.resolves(PutCounters(IT, COSMIC_COUNTER, Number(1)), "Surfer")
    table.resolves(PutCounters(IT, PLUS_ONE, Number(1)), "Surfer")
    assert table.p1["Surfer"].counters("cosmic") == 0
    assert table.p1["Surfer"].counters("+1/+1") == 1
    recovering(table, table.p1, "Surfer")
    assert table.p1["Surfer"].counters("cosmic") == 0
    assert table.p1["Surfer"].cosmic
