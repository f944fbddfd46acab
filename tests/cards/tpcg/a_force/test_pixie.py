"""Pixie (AFF-011)."""

from versus.cards.tpcg.a_force.heroines import pixie
from versus.testing.tpcg import duel, side


def dust(deck, front=()):
    return duel(p1=side(front=[pixie, *front], resources="Laboratory", deck=deck))


def test_hallucinogenic_dust_brings_the_first_character_that_is_not_there_until_the_turn_ends():
    table = dust(["Academy", "Ann 1/1", "Bob 5/5", "Cid 6/6"], front=["Ann 1/1"])
    table.p1.uses("Pixie", "Hallucinogenic Dust", on="front")
    assert table.p1["Bob"].row == "front"
    assert sorted(table.p1.deck) == ["Academy", "Ann", "Cid"]
    table.p1.ends_turn()
    assert table.p1.ko_pile == ["Bob"]


def test_one_that_left_play_before_is_not_koed_out_of_its_new_place():
    table = dust(["Bob 5/5"])
    table.p1.uses("Pixie", "Hallucinogenic Dust", on="front")
    table.p1.ends_turn()
    assert table.happened("KO'd", "Bob") == 1


def test_a_deck_without_another_character_is_only_shuffled():
    table = dust(["Academy", "Fortress"])
    table.p1.uses("Pixie", "Hallucinogenic Dust")
    assert sorted(table.p1.deck) == ["Academy", "Fortress"]
    assert table.happened("shuffled") == 1
