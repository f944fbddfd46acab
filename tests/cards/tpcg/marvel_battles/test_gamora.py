"""Gamora, the main character (MNB-057, MNB-058) and the supporting one (MNB-067)."""

from tests.cards.tpcg.marvel_battles.levels import at_both_levels
from versus.cards.tpcg.marvel_battles.guardians import gamora
from versus.cards.tpcg.marvel_battles.main_characters import gamora_1, gamora_2
from versus.testing.tpcg import duel, rule, side


@at_both_levels(gamora_1, gamora_2)
def test_brutal_training_rewards_a_stun_of_this_turn(main):
    table = duel(
        p1=side(main=main, main_row="front", front="Ann 9/9", resources=["Training Ground"]),
        p2=side(front="Foe 1/2"),
    )
    table.p1.attacks("Gamora", "Foe")
    table.passes()
    table.p1.uses("Gamora", "Brutal Training")
    assert table.p1.main.plus == 2
    table = duel(
        p1=side(main=main, main_row="front", front="Ann 9/9", resources=["Training Ground"]),
        p2=side(front="Foe 1/2"),
    )
    table.p1.attacks("Ann", "Foe")
    table.passes()
    table.p1.uses("Gamora", "Brutal Training")
    assert table.p1.main.plus == 0


def test_the_deadliest_woman_counts_main_characters_she_stuns():
    mine = side(main=gamora_1, main_row="front", levels=gamora_2)
    table = duel(p1=mine, p2=side(main="Boss 1/2", main_row="front"))
    table.p1.attacks("Gamora", "Boss")
    table.passes()
    assert table.p1.xp == 1
    table = duel(p1=mine, p2=side(front="Foe 1/2"))
    table.p1.attacks("Gamora", "Foe")
    table.passes()
    assert table.p1.xp == 0


def test_the_godslayer_blade_kos_whom_she_strikes_down_this_turn():
    table = duel(
        p1=side(main=gamora_2, main_row="front", resources=["Fortress", "Fortress"]),
        p2=side(front=["Foe 1/2", "Fox 1/1"]),
    )
    table.p1.uses("Gamora", "Godslayer Blade")
    table.p1.attacks("Gamora", "Foe")
    table.passes()
    assert table.p2["Foe"].koed


def test_even_a_main_character():
    table = duel(
        p1=side(main=gamora_2, main_row="front", resources=["Fortress", "Fortress"]),
        p2=side(main="Boss 1/2", main_row="front"),
    )
    table.p1.uses("Gamora", "Godslayer Blade")
    table.p1.attacks("Gamora", "Boss")
    table.passes()
    assert table.winners == [1]


@rule("2P-KEY-12")
def test_lethal_gamora_kos_a_defender():
    table = duel(p1=side(front=gamora), p2=side(front="Foe 1/3"))
    table.p1.attacks("Gamora", "Foe")
    table.passes()
    assert table.p2["Foe"].koed
