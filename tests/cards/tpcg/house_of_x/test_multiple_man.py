"""Multiple Man (HOX-044 to HOX-047)."""

import pytest

from tests.cards.tpcg.house_of_x.decks import faults_with
from versus.cards.tpcg.house_of_x.x_men import (
    multiple_man,
    multiple_man_genius,
    multiple_man_martial_artist,
    multiple_man_quick_draw,
)
from versus.games.tpcg.text import card_text
from versus.games.tpcg.words import UP
from versus.testing.tpcg import duel, lying, rule, side

FOUR = (multiple_man, multiple_man_genius, multiple_man_martial_artist, multiple_man_quick_draw)
MAN = "Multiple Man"
each_with_another = pytest.mark.parametrize(
    ("man", "other"), [(FOUR[number], FOUR[number - 1]) for number in range(4)], ids=lambda man: man.key
)


# One of a Kind, Swarm


@pytest.mark.parametrize("man", FOUR, ids=lambda man: man.key)
def test_a_deck_may_have_one_of_each(man):
    assert man.facts.deck_limit == 1
    assert "One of a Kind: a deck may have one of it." in card_text(man)
    assert faults_with(*FOUR) == []
    assert faults_with(man, man) == [("2P-DCK-17", MAN)]


@rule("2P-UNQ-10")
def test_all_four_stand_on_one_side():
    table = duel(p1=side(front=FOUR[:3], hand=[FOUR[3]]), at="recruit", recruit_points=3)
    table.p1.recruits(MAN, row="back")
    assert table.p1.front == [MAN] * 3
    assert MAN in table.p1.back


@rule("2P-UNQ-10")
@pytest.mark.parametrize("man", FOUR, ids=lambda man: man.key)
def test_each_of_them_stands_beside_his_like(man):
    table = duel(p1=side(front=man, hand=[man]), at="recruit", recruit_points=3)
    table.p1.recruits(MAN)
    assert table.p1.front == [MAN, MAN]
    assert table.p1.ko_pile == []


# Duper Power


@each_with_another
def test_duper_power_brings_another_one_out_of_the_deck(man, other):
    table = duel(p1=side(front=man, deck=["2/2", other, "3/3"]), at="formation")
    table.p1.goes_on()
    table.p1.says_yes()
    assert table.p1.choices == [MAN]
    table.p1.chooses(MAN)
    table.p1.chooses_row("back")
    assert table.p1.back[-1] == MAN
    assert all(table.battle.face[card] == UP for card in table.battle.characters(0))
    assert sorted(table.p1.deck) == ["2/2", "3/3"]
    assert table.happened("shuffled") >= 1
    assert table.happened("appeared", MAN) == 1
    assert table.happened("played") == 0


def test_duper_power_may_be_left_alone():
    table = duel(p1=side(front=multiple_man, deck=[multiple_man_genius]), at="formation")
    table.p1.goes_on()
    table.p1.says_no()
    assert table.p1.deck == [MAN]
    assert table.happened("shuffled") == 0


def test_a_search_that_finds_nobody_still_shuffles():
    table = duel(p1=side(front=multiple_man, deck=["2/2", "3/3"]), at="formation")
    table.p1.goes_on()
    table.p1.says_yes()
    assert table.p1.choices == []
    table.p1.stops()
    assert table.happened("shuffled") == 1


def test_each_of_them_searches_but_not_the_one_that_has_just_come():
    deck = [multiple_man_martial_artist, multiple_man_quick_draw]
    table = duel(p1=side(front=[multiple_man, multiple_man_genius], deck=deck), at="formation")
    table.p1.goes_on()
    table.p1.resolves_first(MAN)
    for _ in range(2):
        table.p1.says_yes()
        table.p1.chooses(MAN)
        table.p1.chooses_row("front")
    assert table.p1.front == [MAN] * 4
    assert table.phase == "main"
    assert table.p1.offered("go on")


def test_duper_power_asks_nothing_before_your_main_phase():
    table = duel(p1=side(front=multiple_man, deck=[multiple_man_genius] * 5), active=2)
    table.p2.ends_turn()
    table.p1.goes_to("formation")
    assert table.p1.front == [MAN]
    table.p1.goes_on()
    table.p1.says_no()


def test_duper_power_waits_for_your_own_main_phase_and_sleeps_while_he_is_stunned():
    table = duel(p1=side(), p2=side(front=multiple_man, deck=[multiple_man_genius]), at="formation")
    table.p1.goes_on()
    assert table.p1.offered("go on")
    down = duel(p1=side(front=lying(multiple_man, "stunned"), deck=[multiple_man_genius]), at="formation")
    down.p1.goes_on()
    assert down.p1.offered("go on")


# Genius


def test_genius_draws_a_card_at_the_start_of_your_turn():
    table = duel(p1=side(), p2=side(front=multiple_man_genius, deck=5))
    table.next_turn()
    assert len(table.p2.hand) == 3


def test_genius_draws_nothing_on_an_enemy_turn_or_while_stunned():
    table = duel(p1=side(deck=5), p2=side(front=lying(multiple_man_genius, "stunned"), deck=5))
    table.next_turn()
    assert len(table.p2.hand) == 2
    up = duel(p1=side(front=multiple_man_genius, deck=5), p2=side())
    up.next_turn()
    assert up.p1.hand == []


# Martial Artist


def test_martial_artist_is_4_4_in_melee_on_either_side():
    table = duel(p1=side(front=multiple_man_martial_artist), p2=side(front="3/4"))
    assert table.p1[MAN].stats == (2, 2)
    table.p1.attacks(MAN, "3/4")
    assert table.p1[MAN].stats == (4, 4)
    table.passes()
    assert table.p2["3/4"].stunned
    assert table.p1[MAN].stats == (2, 2)
    back = duel(p1=side(front="3/4"), p2=side(front=multiple_man_martial_artist))
    back.p1.attacks("3/4", MAN)
    assert back.p2[MAN].stats == (4, 4)
    back.passes()
    assert back.p1["3/4"].stunned


def test_martial_artist_is_2_2_at_range_and_in_a_combat_of_others():
    table = duel(p1=side(back="2/2 R"), p2=side(front=multiple_man_martial_artist))
    table.p1.attacks("2/2 R", MAN)
    assert table.p2[MAN].stats == (2, 2)
    table.passes()
    other = duel(p1=side(front=[multiple_man_martial_artist, "1/1"]), p2=side(front="3/4"))
    other.p1.attacks("1/1", "3/4")
    assert other.p1[MAN].stats == (2, 2)
    other.passes()


# Quick Draw


def test_quick_draw_cannot_be_struck_while_he_attacks_at_range():
    table = duel(p1=side(back=multiple_man_quick_draw), p2=side(front="9/9 R"))
    table.p1.attacks(MAN, "9/9 R")
    table.passes()
    assert table.p1[MAN].in_play


def test_quick_draw_is_struck_in_melee_and_while_he_defends():
    table = duel(p1=side(front=multiple_man_quick_draw), p2=side(front="9/9"))
    table.p1.attacks(MAN, "9/9")
    table.passes()
    assert table.p1[MAN].koed
    back = duel(p1=side(back="9/9 R"), p2=side(front=multiple_man_quick_draw))
    back.p1.attacks("9/9 R", MAN)
    back.passes()
    assert back.p2[MAN].koed


def test_quick_draw_does_not_cover_those_who_attack_with_him():
    table = duel(p1=side(back=[multiple_man_quick_draw, "2/2 R X-Men"]), p2=side(front="9/9 R"))
    table.p1.attacks([MAN, "2/2 R X-Men"], "9/9 R")
    table.passes()
    assert table.p1[MAN].in_play
    assert table.p1["2/2 R X-Men"].stunned
