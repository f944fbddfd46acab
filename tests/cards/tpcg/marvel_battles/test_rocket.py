"""Rocket, the main character (MNB-053, MNB-054) and the supporting one (MNB-066)."""

from tests.cards.tpcg.marvel_battles.levels import at_both_levels
from versus.cards.tpcg.marvel_battles.guardians import rocket
from versus.cards.tpcg.marvel_battles.main_characters import rocket_1, rocket_2
from versus.testing.tpcg import duel, side


@at_both_levels(rocket_1, rocket_2)
def test_murder_you_makes_his_next_attack_stronger(main):
    table = duel(p1=side(main=main, main_row="front", resources="Laboratory"), p2=side(front="Foe 1/9"))
    before = table.p1.main.atk
    table.p1.uses("Rocket", "Murder You!")
    assert table.p1.main.atk == before
    table.p1.attacks("Rocket", "Foe")
    assert table.p1.main.atk == before + 4
    table.passes()
    assert table.p1.main.atk == before


def test_with_the_last_card_out_of_hand_he_levels_up():
    table = duel(p1=side(main=rocket_1, levels=rocket_2, hand=["Ann 1/1", "Bob 1/1"]), at="build")
    table.p1.places("Ann")
    assert table.p1.main.level == 1
    table = duel(p1=side(main=rocket_1, levels=rocket_2, hand="Bob 1/1"), at="build")
    table.p1.places("Bob")
    assert table.p1.main.level == 2


def test_one_raccoons_garbage_is_two_random_cards():
    table = duel(p1=side(main=rocket_2, ko=["Ann 1/1", "Bob 1/1", "Cat 1/1"], resources="Training Ground"))
    table.p1.uses("Rocket", "One Raccoon's Garbage")
    assert len(table.p1.hand) == 2
    assert len(table.p1.ko_pile) == 1


def test_the_scavenger_takes_a_card_of_his_choice():
    table = duel(
        p1=side(front=rocket, ko=["Ann 1/1", "Academy"], resources="Training Ground"), p2=side(ko="Foe 1/1")
    )
    assert table.p1.could_choose("use", "Rocket", power="Scavenger") == ["Ann", "Academy"]
    table.p1.uses("Rocket", "Scavenger", on="Academy")
    assert table.p1.hand == ["Academy"]
