"""Dynamite (AEW-026)."""

import pytest

from versus.cards.tpcg.all_elite_wrestling.babyfaces import dynamite
from versus.testing.tpcg import duel, rule, side

FAN = "Fan 0/9 Babyfaces"


@rule("2P-CRD-47", "2P-STN-15")
@pytest.mark.parametrize("fighter", ["Hero 1/9 Babyfaces", "Hero 9/9 Babyfaces"])
def test_a_strike_stuns_once_whatever_the_def(fighter):
    table = duel(p1=side(front=fighter, hand=dynamite), p2=side(front="Foe 2/9 h3"))
    table.p1.attacks("Hero", "Foe")
    table.p1.plays("Dynamite", on="Hero")
    table.passes()
    assert table.p2["Foe"].stunned
    assert table.p2["Foe"].wounds == 1


@rule("2P-CRD-47")
def test_a_main_character_is_not_blown_up():
    p2 = side(main="Chief 0/9", main_row="front")
    table = duel(p1=side(front="Hero 1/9 Babyfaces", hand=dynamite), p2=p2)
    table.p1.attacks("Hero", "Chief")
    table.p1.plays("Dynamite", on="Hero")
    table.passes()
    assert not table.p2["Chief"].stunned


@rule("2P-CMB-54")
def test_who_does_not_strike_stuns_nobody():
    table = duel(p1=side(front=FAN, hand=dynamite), p2=side(front="Foe 2/9 h3"))
    table.p1.attacks("Fan", "Foe")
    table.p1.plays("Dynamite", on="Fan")
    table.passes()
    assert not table.p2["Foe"].stunned


def test_it_works_for_a_defender_on_an_enemy_turn():
    table = duel(p1=side(front="Foe 2/9 h3"), p2=side(front="Hero 1/9 Babyfaces", hand=dynamite))
    table.p1.attacks("Foe", "Hero")
    table.p1.passes()
    table.p2.plays("Dynamite", on="Hero")
    table.passes()
    assert table.p1["Foe"].stunned


def test_the_strike_counts_though_it_is_the_last_the_striker_makes():
    table = duel(p1=side(front="Hero 1/1 h2 Babyfaces", hand=dynamite), p2=side(front="Foe 9/9 h3"))
    table.p1.attacks("Hero", "Foe")
    table.p1.plays("Dynamite", on="Hero")
    table.passes()
    assert table.p1["Hero"].stunned
    assert table.p2["Foe"].stunned


def test_it_does_nothing_at_range():
    table = duel(p1=side(back="Bow 1/9 Ranged Babyfaces", hand=dynamite), p2=side(front="Foe 2/9 h3"))
    table.p1.attacks("Bow", "Foe")
    table.p1.plays("Dynamite")
    table.passes()
    assert not table.p2["Foe"].stunned


def test_it_burns_out_with_the_combat():
    p1 = side(front=["Hero 1/9 Babyfaces", "Pal 1/9"], hand=dynamite)
    table = duel(p1=p1, p2=side(front=["Foe 2/9 h3", "Other 2/9 h3"]))
    table.p1.attacks("Hero", "Foe")
    table.p1.plays("Dynamite", on="Hero")
    table.passes()
    table.p1.attacks("Pal", "Other")
    table.passes()
    assert not table.p2["Other"].stunned


def test_it_needs_a_face_up_babyface():
    table = duel(p1=side(front="Hero 1/9", hand=dynamite), p2=side(front="Foe 2/9"))
    table.p1.attacks("Hero", "Foe")
    assert not table.p1.may("play", "Dynamite")
    table.passes()
