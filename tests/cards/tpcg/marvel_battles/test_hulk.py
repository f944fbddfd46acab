"""Hulk, the main character (MNB-003, MNB-004) and the supporting one (MNB-022)."""

from tests.cards.tpcg.marvel_battles.levels import at_both_levels
from versus.cards.tpcg.marvel_battles.avengers import hulk
from versus.cards.tpcg.marvel_battles.main_characters import hulk_1, hulk_2
from versus.testing.tpcg import duel, lying, side


@at_both_levels(hulk_1, hulk_2)
def test_smash_puts_a_counter_for_each_wound(main):
    for state, counters in (("w0", 0), ("w3", 3)):
        table = duel(p1=side(main=lying(main, state), resources="Fortress"))
        table.p1.uses("Hulk", "Smash")
        assert table.p1.main.plus == counters


def test_every_stun_of_hulk_brings_him_nearer_to_his_next_level():
    table = duel(
        p1=side(front=["Ann 3/9", "Bob 9/9"]),
        p2=side(main=hulk_1, main_row="front", levels=hulk_2, front="Foe 1/1"),
    )
    table.p1.attacks("Bob", "Foe")
    table.passes()
    assert table.p2.xp == 0
    table.p1.attacks("Ann", "Hulk")
    table.passes()
    assert table.p2.main.stunned
    assert table.p2.xp == 1


def test_banners_influence_turns_counters_into_cards():
    for state, cards in (("+3", 3), ("w1", 0)):
        table = duel(p1=side(main=lying(hulk_2, state), resources="Academy", deck=9), at="build")
        table.p1.uses("Hulk", "Banner's Influence")
        assert table.p1.main.plus == 0
        assert len(table.p1.hand) == cards


def test_incredible_power_needs_a_wound():
    for state, counters in (("w1", 7), ("w0", 0)):
        table = duel(p1=side(front=lying(hulk, state), resources="Fortress"))
        table.p1.uses("Hulk", "Incredible Power")
        assert table.p1["Hulk"].plus == counters
