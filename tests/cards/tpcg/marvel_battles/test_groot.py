"""Groot, the main character (MNB-059, MNB-060) and the supporting one (MNB-070)."""

from tests.cards.tpcg.marvel_battles.levels import at_both_levels
from versus.cards.tpcg.marvel_battles.guardians import groot
from versus.cards.tpcg.marvel_battles.main_characters import groot_1, groot_2
from versus.games.tpcg.language.vocabulary import each, main, make_supporting, plot_twist, yours
from versus.games.tpcg.words import MAIN
from versus.testing.tpcg import duel, lying, rule, side


@at_both_levels(groot_1, groot_2)
def test_i_am_groot_grows_with_every_resource_this_combat(main):
    table = duel(
        p1=side(main=main, main_row="front", resources=["Fortress", "Academy", "Ann 1/1, down"]),
        p2=side(front="Foe 1/99"),
    )
    atk, defense = table.p1.main.stats
    table.p1.attacks("Groot", "Foe")
    table.p1.uses("Groot", "I am Groot")
    assert table.p1.main.stats == (atk + 3, defense + 3)
    table.passes()


def test_every_resource_that_you_gain_brings_xp():
    table = duel(p1=side(main=groot_1, levels=groot_2, hand="Ann 1/1"), p2=side(hand="Foe 1/1"), at="build")
    table.p1.places("Ann")
    assert table.p1.xp == 1
    table.p1.ends_turn()
    table.p2.places("Foe")
    assert table.p1.xp == 1


@rule("2P-CRD-04", "2P-LVL-15")
def test_we_are_groot_heals_your_side_and_he_is_level_1_again():
    table = duel(
        p1=side(main=lying(groot_2, "w2"), levels=groot_1, front="Ann 1/1, w1", resources="Laboratory"),
        p2=side(front="Foe 1/1, w1"),
    )
    table.p1.uses("Groot", "We are Groot")
    assert (table.p1.main.wounds, table.p1["Ann"].wounds, table.p2["Foe"].wounds) == (1, 0, 1)
    assert table.p1.main.level == 1


@rule("2P-CRD-04")
def test_demoted_groot_still_levels_down():
    demote = plot_twist("T-1", "Demote", MAIN, make_supporting(each(main, yours)))
    table = duel(p1=side(main=groot_2, levels=groot_1, hand=demote, resources="Laboratory"))
    table.p1.plays("Demote")
    table.p1.uses("Groot", "We are Groot")
    assert table.p1["Groot"].level == 1


def test_the_supporting_groot_has_what_the_resources_give_all_the_time():
    table = duel(p1=side(front=groot, resources=["Fortress", "Academy"], hand="Ann 1/1"), at="build")
    assert table.p1["Groot"].stats == (2, 2)
    table.p1.places("Ann")
    assert table.p1["Groot"].stats == (3, 3)


def test_without_resources_he_cannot_stand():
    table = duel(p1=side(hand=groot), at="recruit", recruit_points=5)
    table.p1.recruits("Groot")
    assert table.p1["Groot"].stunned
