"""Jon Moxley (AEW-005, AEW-006)."""

import pytest

from tests.cards.tpcg.house_of_x.levels import at_both_levels
from versus.cards.tpcg.all_elite_wrestling.babyface_main_characters import jon_moxley_1, jon_moxley_2
from versus.cards.tpcg.all_elite_wrestling.challenge_matches import (
    ladder_match,
    lights_out_match,
    steel_cage_match,
    texas_death_match,
)
from versus.games.tpcg.language.vocabulary import enemy, gets, in_combat, ko, one, plot_twist, take, yours
from versus.games.tpcg.words import COMBAT, MAIN
from versus.testing.tpcg import duel, lying, rule, side

MATCHES = [ladder_match, lights_out_match, steel_cage_match, texas_death_match]
KEYWORDS = {"Fearless", "Berserker", "Dodge", "Lethal"}

finish = plot_twist("T-F", "Finish", MAIN, ko(one(enemy)))


@rule("2P-CRD-49", "2P-MOD-17")
def test_paradigm_shift_is_the_books_own_example():
    boost = plot_twist("T-B", "Boost", COMBAT, gets(one(yours, in_combat), atk=4), any_turn=True)
    p1 = side(main=jon_moxley_1, main_row="front", resources="Revolution")
    table = duel(p1=p1, p2=side(front="Foe 6/8", hand=boost))
    table.p1.attacks("Jon Moxley", "Foe")
    table.p1.uses("Jon Moxley", "Paradigm Shift")
    assert table.p1["Jon Moxley"].stats == (6, 8)
    assert table.p2["Foe"].stats == (3, 3)
    table.p2.plays("Boost")
    assert table.p2["Foe"].stats == (7, 3)
    assert table.p1["Jon Moxley"].stats == (6, 8)
    table.passes()
    assert table.p2["Foe"].stunned
    assert not table.p1["Jon Moxley"].stunned
    assert table.p1["Jon Moxley"].stats == (3, 3)


@rule("2P-CRD-49")
@at_both_levels(jon_moxley_1, jon_moxley_2)
def test_he_shifts_on_an_enemy_turn_with_one_of_the_attackers(main):
    p2 = side(main=main, main_row="front", resources="Revolution")
    table = duel(p1=side(front=["Foe 9/9 Heels", "Pal 1/1 Heels", "Fan 5/5 Heels"]), p2=p2)
    table.p1.attacks(["Foe", "Pal"], "Jon Moxley")
    table.p1.passes()
    assert table.p2.could_choose("use", "Jon Moxley", power="Paradigm Shift") == ["Foe", "Pal"]
    table.p2.uses("Jon Moxley", "Paradigm Shift", on="Foe")
    assert table.p2["Jon Moxley"].stats == (9, 9)
    table.passes()
    table.p2.strikes("Pal")


@pytest.mark.parametrize(("pile", "xp"), [((), 1), (("Ann 1/1",), 2), (("Ann 1/1", "Academy", "Bob 1/1"), 3)])
def test_death_rider_counts_the_characters_in_that_ko_pile(pile, xp):
    p1 = side(main=jon_moxley_1, levels=jon_moxley_2, hand=finish, ko="Own 1/1")
    table = duel(p1=p1, p2=side(front="Foe 1/1", ko=list(pile)))
    table.p1.plays("Finish", on="Foe")
    assert table.p1.xp == xp


def test_a_friend_who_falls_is_no_experience():
    p1 = side(main=jon_moxley_1, levels=jon_moxley_2, front="Pal 1/1 h1")
    table = duel(p1=p1, p2=side(front="Foe 9/9", ko="Ann 1/1"))
    table.p1.attacks("Pal", "Foe")
    table.passes()
    assert table.p1["Pal"].koed
    assert table.p1.xp == 0


def test_a_deserter_falls_into_the_pile_of_its_owner():
    steal = plot_twist("T-S", "Steal", MAIN, take(one(enemy)))
    piles = ["Own 1/1", "Two 1/1"]
    p1 = side(main=jon_moxley_1, levels=jon_moxley_2, front="Judas 1/1 h1", ko=piles, hand=finish)
    table = duel(p1=p1, p2=side(hand=steal, ko="Ann 1/1"), active=2)
    table.p2.plays("Steal", on=["Judas", "front"])
    table.p2.ends_turn()
    table.p1.goes_to("main")
    table.p1.plays("Finish", on="Judas")
    assert table.p1.xp == 3


def test_eight_make_him_level_two():
    p1 = side(main=lying(jon_moxley_1, "xp7"), levels=jon_moxley_2, hand=finish)
    table = duel(p1=p1, p2=side(front="Foe 1/1"))
    table.p1.plays("Finish", on="Foe")
    assert table.p1["Jon Moxley"].stats == (7, 7)


@rule("2P-CRD-50")
def test_unscripted_violence_puts_one_match_after_another_into_force():
    p1 = side(main=jon_moxley_2, resources=["All Out"] * 4, pile=MATCHES)
    table = duel(p1=p1)
    for number in range(1, 5):
        table.p1.uses("Jon Moxley", "Unscripted Violence")
        assert not table.p1.may("use", "Jon Moxley", power="Unscripted Violence")
        assert len(KEYWORDS & set(table.p1["Jon Moxley"].keywords)) == number
        table.p1.ends_turn()
        table.p2.ends_turn()
        table.p1.goes_to("main")
    assert set(table.p1["Jon Moxley"].keywords) >= KEYWORDS


@rule("2P-CRD-50")
def test_chance_chooses_the_match():
    found = set()
    for seed in range(12):
        p1 = side(main=jon_moxley_2, resources="All Out", pile=MATCHES)
        table = duel(p1=p1, seed=seed)
        table.p1.uses("Jon Moxley", "Unscripted Violence")
        found |= KEYWORDS & set(table.p1["Jon Moxley"].keywords)
    assert found == KEYWORDS


@rule("2P-CRD-50")
def test_when_all_are_chosen_there_is_nothing_left():
    p1 = side(main=jon_moxley_2, resources="All Out")
    table = duel(p1=p1)
    table.p1.uses("Jon Moxley", "Unscripted Violence")
    assert not KEYWORDS & set(table.p1["Jon Moxley"].keywords)
