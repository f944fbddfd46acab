"""Hulk (DHK-026): nothing but his name is stated; Super Strength is, of several characters. After MNB-022."""

import pytest

from versus.cards.tpcg.defenders_of_hells_kitchen.defenders import hulk, street_smart
from versus.games.tpcg.language.vocabulary import gets, in_combat, one, plot_twist, yours
from versus.games.tpcg.words import COMBAT
from versus.kernel.modifiers import THIS_COMBAT
from versus.testing.tpcg import duel, lying, rule, side

ROAR = plot_twist("T-1", "Roar", COMBAT, gets(one(yours, in_combat), atk=3, until=THIS_COMBAT))


@rule("2P-KEY-21")
def test_in_melee_what_strengthens_him_does_so_twice():
    table = duel(p1=side(front=hulk, hand=[ROAR]), p2=side(front="1/13 h2"))
    table.p1.attacks("Hulk", "1/13")
    table.p1.plays("Roar")
    assert table.p1["Hulk"].stats == (13, 7)
    table.passes()
    assert table.p2["1/13"].stunned


@rule("2P-KEY-21", "2P-KEY-22")
@pytest.mark.parametrize(("fighting", "counters"), [(True, 2), (False, 1)])
def test_powered_up_in_melee_he_gets_two_counters(fighting, counters):
    table = duel(p1=side(front=hulk, hand="Hulk 1/1"), p2=side(front="1/20"))
    if fighting:
        table.p1.attacks("Hulk", "1/20")
    table.p1.powers_up("Hulk")
    assert table.p1["Hulk"].plus == counters
    if fighting:
        table.passes()


@rule("2P-KEY-22")
def test_at_range_he_is_as_strong_as_others():
    table = duel(p1=side(back="1/1 R"), p2=side(front=hulk, back="2/2 Defenders", hand=street_smart))
    table.p1.attacks("1/1", "Hulk")
    table.p1.passes()
    table.p2.plays("Street Smart", on="Hulk")
    assert table.p2["Hulk"].stats == (8, 8)
    table.passes()


@pytest.mark.parametrize(("how", "counters"), [("w1", 7), ("", 0)])
def test_wounded_he_has_incredible_power(how, counters):
    table = duel(p1=side(front=lying(hulk, how), resources="Fortress"), p2=side(front="1/20"))
    table.p1.uses("Hulk", "Incredible Power")
    assert table.p1["Hulk"].plus == counters
