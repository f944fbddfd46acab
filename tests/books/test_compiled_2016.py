"""The worked examples of the compiled rulebook of 2016, played with the cards it names."""

import pytest

from tests.books.marking import example
from versus.cards.tpcg.a_force.main_characters import captain_marvel_1, mystique_1, she_hulk_2
from versus.cards.tpcg.defenders.main_characters import bullseye_1, daredevil_1, daredevil_2, luke_cage_1
from versus.cards.tpcg.defenders.underworld import typhoid_mary, venom
from versus.cards.tpcg.marvel_battles.avengers import (
    black_panther,
    black_widow,
    luke_cage,
    ms_marvel,
    nick_fury,
)
from versus.cards.tpcg.marvel_battles.guardians import cosmo, major_victory, yondu
from versus.cards.tpcg.marvel_battles.main_characters import loki_1, loki_2
from versus.cards.tpcg.marvel_battles.plot_twists import find_cover, savage_surprise
from versus.cards.tpcg.marvel_battles.villains import trickster_god
from versus.cards.tpcg.marvel_battles.x_men import iceman
from versus.games.tpcg.language.vocabulary import make_supporting, one, plot_twist, your_main
from versus.games.tpcg.words import MAIN
from versus.testing.tpcg import duel, lying, side

BOOK = "Compiled rulebook of 2016"


@example(BOOK, "Team Attacks")
def test_three_of_two_fell_one_of_six_that_fells_one_of_them():
    table = duel(
        p1=side(front=["Ann 2/2 Avengers", "Bob 2/2 Avengers", "Cid 2/2 Avengers"]), p2=side(front="Foe 6/6")
    )
    table.p1.attacks(["Ann", "Bob", "Cid"], "Foe")
    table.passes()
    table.p2.strikes("Bob")
    assert table.p2["Foe"].stunned
    assert table.p1["Bob"].stunned
    assert table.p1["Ann"].face_up
    assert table.p1["Cid"].face_up


@example(BOOK, "Ferocious")
def test_the_panthers_blow_comes_first_and_counts_on_with_that_of_fury():
    table = duel(p1=side(front=[black_panther, nick_fury]), p2=side(front=major_victory))
    table.p1.attacks(["Black Panther", "Nick Fury"], "Major Victory")
    table.passes()
    table.p2.strikes("Black Panther")
    assert table.happened("stunned", "Major Victory") == 1, "3 and 1 against 4"
    assert table.happened("stunned", "Black Panther") == 1, "2 against 2"
    assert table.p1["Nick Fury"].face_up


@example(BOOK, "Calculating ATK/DEF")
def test_loki_levels_up_between_his_twists_and_what_came_after_the_exchange_is_not_exchanged():
    table = duel(
        p1=side(front="Foe 1/99"),
        p2=side(
            main=lying(loki_1, "xp3"),
            main_row="front",
            levels=loki_2,
            hand=[find_cover, trickster_god, savage_surprise],
        ),
    )
    table.p1.attacks("Foe", "Loki")
    assert table.p2.main.stats == (1, 6)
    table.p1.passes()
    table.p2.plays("Find Cover")
    assert table.p2.main.stats == (1, 9)
    table.p1.passes()
    table.p2.plays("Trickster God", on="Loki")
    assert (table.p2.main.level, table.p2.main.base, table.p2.main.stats) == (2, (4, 8), (11, 4))
    table.p1.passes()
    table.p2.plays("Savage Surprise")
    assert table.p2.main.stats == (15, 4)


@example(BOOK, "Super Powers, first example")
def test_two_academies_turned_down_pay_for_an_infallible_aim():
    table = duel(
        p1=side(main=bullseye_1, resources=["Academy", "Academy", "Fortress"]), p2=side(front="Foe 3/3 h2")
    )
    table.p1.uses("Bullseye", "Infallible Aim", on="Foe", paying=["Academy #1", "Academy #2"])
    assert table.p2["Foe"].wounds == 1
    assert not table.p1["Academy #1"].face_up
    assert not table.p1["Academy #2"].face_up
    assert table.p1["Fortress"].face_up


@example(BOOK, "Super Powers, second example")
def test_a_fortress_discarded_pays_for_impervious_skin_in_a_combat():
    table = duel(p1=side(front="Foe 9/9"), p2=side(main=luke_cage_1, main_row="front", hand="Fortress"))
    table.p1.attacks("Foe", "Luke Cage")
    table.p1.passes()
    table.p2.uses("Luke Cage", "Impervious Skin", paying="Fortress in hand")
    assert table.p2.ko_pile == ["Fortress"]
    table.passes()
    assert table.p2.main.stunned
    assert table.p2.main.wounds == 0


@example(BOOK, "Reaction powers")
@pytest.mark.parametrize("objects", [True, False], ids=["she objects", "she does not"])
def test_she_hulk_objects_to_a_super_power_before_it_resolves(objects):
    table = duel(
        p1=side(front=yondu, resources="Training Ground"),
        p2=side(main=she_hulk_2, front="Prey 1/1 c1 h2", resources="Academy"),
    )
    table.p1.uses("Yondu", "Yaka Arrow")
    if objects:
        table.p2.reacts("She-Hulk")
    else:
        table.p2.declines()
        table.p1.chooses("Prey")
    assert table.p2["Prey"].stunned is not objects
    assert not table.p1["Training Ground"].face_up, "the price is paid either way"


@example(BOOK, "Changing Main/Supporting Character Status")
def test_a_main_character_that_was_costs_nothing_and_leaves_the_game():
    demotion = plot_twist("T-DEMOTION", "Demotion", MAIN, make_supporting(one(your_main)))
    table = duel(
        p1=side(main="Hero 3/3 h1", main_row="front", hand=demotion),
        p2=side(front=yondu, resources="Training Ground"),
    )
    table.p1.plays("Demotion")
    table.p1.ends_turn()
    table.p2.goes_to("main")
    assert "Hero" in table.p2.could_choose("use", "Yondu", power="Yaka Arrow"), "its cost is zero"
    table.p2.uses("Yondu", "Yaka Arrow", on="Hero")
    assert table.p1["Hero"].zone == "removed from the game"


@example(BOOK, "Power Up")
def test_luke_cage_is_powered_up_by_another_luke_cage():
    table = duel(p1=side(main=luke_cage_1, main_row="front", hand=luke_cage), p2=side(front="Foe 1/9"))
    before = table.p1.main.stats
    table.p1.attacks("Luke Cage", "Foe")
    table.p1.powers_up("Luke Cage")
    assert table.p1.ko_pile == ["Luke Cage"]
    assert table.p1.main.plus == 1
    assert table.p1.main.stats == (before[0] + 1, before[1] + 1)


@example(BOOK, "Resolving Effects, first example")
def test_the_atk_of_a_masquerade_stays_when_venoms_grows():
    table = duel(
        p1=side(main=mystique_1, main_row="front", resources="Training Ground"),
        p2=side(front=venom, hand=savage_surprise),
    )
    table.p1.attacks("Mystique", "Venom")
    table.p1.uses("Mystique", "Masquerade", on="Venom")
    assert table.p1.main.atk == 1 + 3
    table.p2.plays("Savage Surprise")
    assert table.p2["Venom"].atk == 4 + 4
    assert table.p1.main.atk == 1 + 3


@example(BOOK, "Resolving Effects, second example")
def test_whom_iceman_froze_stays_frozen_when_cosmo_silences_him():
    table = duel(
        p1=side(hand=iceman), p2=side(main="Hero 3/9", hand=cosmo, resources=1),
        at="recruit", recruit_points=1,
    )  # fmt: skip
    table.p1.recruits("Iceman", on="Hero")
    assert table.p2.main.frozen
    table.p1.ends_turn()
    table.p2.goes_to("recruit")
    table.p2.recruits("Cosmo", on="Iceman")
    assert table.p2.main.frozen


@example(BOOK, 'Intervening "if" Clause')
@pytest.mark.parametrize(("protected", "xp"), [("Black Widow", 0), ("Ann 1/9", 1)])
def test_daredevil_gains_nothing_once_mary_walker_has_felled_the_last_he_protected(protected, xp):
    behind = black_widow if protected == "Black Widow" else protected
    table = duel(
        p1=side(front=typhoid_mary),
        p2=side(main=daredevil_1, levels=daredevil_2, main_row="front", back=behind),
    )
    table.p1.attacks("Mary Walker", "Daredevil")
    table.p1.resolves_first("Mary Walker")
    table.p1.chooses("Daredevil", protected.split(" 1/")[0])
    assert table.p2.xp == xp


@example(BOOK, "AKA")
def test_ms_marvel_powers_captain_marvel_up_and_is_the_same_person():
    table = duel(p1=side(main=captain_marvel_1, main_row="front", hand=ms_marvel), p2=side(front="Foe 1/9"))
    table.p1.attacks("Captain Marvel", "Foe")
    table.p1.powers_up("Captain Marvel", with_="Ms. Marvel")
    assert table.p1.main.plus == 1


@example(BOOK, "AKA")
def test_ms_marvel_cannot_be_played_beside_captain_marvel():
    table = duel(p1=side(main=captain_marvel_1, hand=ms_marvel), at="recruit", recruit_points=9)
    assert table.p1.why_not("recruit", "Ms. Marvel") == "2P-UNQ-08"
