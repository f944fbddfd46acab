"""Taskmaster, the main character (DHK-040, DHK-041) and the supporting one (DHK-065): after LEG-051."""

import pytest

from tests.cards.tpcg.house_of_x.levels import at_both_levels
from tests.cards.tpcg.house_of_x.readers import reader
from versus.cards.tpcg.defenders_of_hells_kitchen.both_teams import taskmaster
from versus.cards.tpcg.defenders_of_hells_kitchen.underworld import hammerhead
from versus.cards.tpcg.defenders_of_hells_kitchen.underworld_main_characters import taskmaster_1, taskmaster_2
from versus.games.tpcg.words import SKILL
from versus.testing.tpcg import duel, lying, side


def test_he_has_the_keywords_of_face_up_enemy_supporting_characters():
    table = duel(
        p1=side(front=[taskmaster, "1/1 Lethal"]),
        p2=side(main="Chief 3/6 Dodge", front=["2/2 Flight", "3/3 Berserker, stunned"], back="4/4 R"),
    )
    assert sorted(table.p1["Taskmaster"].keywords) == ["Flight", "Ranged"]


def test_with_them_go_what_they_do():
    table = duel(p1=side(front=taskmaster), p2=side(front=["2/9 Berserker", "1/1"]))
    table.p1.attacks("Taskmaster", "2/9")
    assert table.p1["Taskmaster"].plus == 1
    table.passes()


def test_powers_with_a_name_of_their_own_are_keyword_powers_too():
    table = duel(p1=side(front=taskmaster), p2=side(front=["20/20", hammerhead]))
    table.p1.attacks("Taskmaster", "20/20")
    table.passes()
    assert table.p1["Taskmaster"].face_up, "head first, as Hammerhead does it"


def test_super_powers_are_not():
    table = duel(p1=side(front=taskmaster, resources="Training Ground"), p2=side(front=reader(SKILL)))
    assert not table.p1.offered("use", "Taskmaster")


def test_as_they_fall_he_forgets():
    table = duel(p1=side(front=[taskmaster, "9/9"]), p2=side(front="2/2 Flight h2"))
    table.p1.attacks("9/9", "2/2")
    table.passes()
    assert table.p1["Taskmaster"].keywords == []


def test_two_of_them_learn_nothing_from_each_other():
    table = duel(p1=side(front=taskmaster), p2=side(front=[taskmaster, "1/1 Flight"]))
    assert table.p1["Taskmaster"].keywords == ["Flight"]
    assert table.p2["Taskmaster"].keywords == []


@at_both_levels(taskmaster_1, taskmaster_2)
def test_the_main_character_learns_as_well(main):
    table = duel(p1=side(main=main, main_row="front"), p2=side(front="2/2 Flight"))
    assert table.p1["Taskmaster"].keywords == ["Flight"]


@pytest.mark.parametrize(("user", "level"), [(2, 2), (1, 1)])
def test_super_powers_of_enemies_are_xp_and_the_fourth_is_level_two(user, level):
    readers = {"front": reader(SKILL), "resources": "Training Ground"}
    mine, theirs = (readers, {}) if user == 1 else ({}, readers)
    table = duel(
        p1=side(main=lying(taskmaster_1, "xp3"), levels=taskmaster_2, **mine), p2=side(**theirs), active=user
    )
    table.players[user - 1].uses("Reader", "Read")
    assert table.p1.main.level == level
