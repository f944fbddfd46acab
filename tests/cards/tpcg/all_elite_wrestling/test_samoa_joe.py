"""Samoa Joe (AEW-023)."""

import pytest

from versus.cards.tpcg.all_elite_wrestling.babyfaces import samoa_joe
from versus.games.tpcg.language.vocabulary import enemy, gets, minus_counters, one, one_anywhere, plot_twist
from versus.games.tpcg.words import COMBAT, MAIN
from versus.testing.tpcg import duel, rule, side

weaken = plot_twist("T-W", "Weaken", COMBAT, gets(one_anywhere(enemy), defense=-3), any_turn=True)


def test_backhand_chops_take_three_def_from_whom_he_fights():
    table = duel(p1=side(front=samoa_joe), p2=side(front=["Foe 1/10", "Other 1/10"]))
    table.p1.attacks("Samoa Joe", "Foe")
    assert table.p2["Foe"].stats == (1, 7)
    assert table.p2["Other"].stats == (1, 10)
    table.passes()
    assert table.p2["Foe"].stunned


def test_they_work_while_he_defends():
    table = duel(p1=side(front="Foe 1/10"), p2=side(front=samoa_joe))
    table.p1.attacks("Foe", "Samoa Joe")
    assert table.p1["Foe"].stats == (1, 7)
    table.passes()


def test_they_do_not_work_at_range():
    table = duel(p1=side(back="Foe 1/10 Ranged"), p2=side(front=samoa_joe))
    table.p1.attacks("Foe", "Samoa Joe")
    assert table.p1["Foe"].stats == (1, 10)
    table.passes()


def test_they_do_not_work_in_somebody_elses_combat():
    table = duel(p1=side(front=[samoa_joe, "Pal 1/9"]), p2=side(front="Foe 1/10"))
    table.p1.attacks("Pal", "Foe")
    assert table.p2["Foe"].stats == (1, 10)
    table.passes()


@rule("2P-CRD-67", "2P-KEY-38")
def test_a_defender_chopped_to_zero_falls_in_mid_combat_and_joe_has_won():
    table = duel(p1=side(front=samoa_joe), p2=side(main="Chief 9/3 h5", main_row="front"))
    table.p1.attacks("Samoa Joe", "Chief")
    assert table.p2["Chief"].stunned
    assert not table.p1["Samoa Joe"].stunned
    assert table.happened("won", "Samoa Joe") == 1
    assert not table.in_combat


@pytest.mark.parametrize(("defense", "koed"), [(3, True), (4, False)])
def test_muscle_buster_kos_a_supporting_character_that_is_stunned_at_zero_def(defense, koed):
    table = duel(p1=side(front=samoa_joe), p2=side(front=f"Foe 1/{defense} h5"))
    table.p1.attacks("Samoa Joe", "Foe")
    if not koed:
        table.passes()
    assert table.p2["Foe"].koed is koed


def test_muscle_buster_reaches_an_enemy_outside_the_combat():
    table = duel(p1=side(front=samoa_joe, hand=weaken), p2=side(front=["Foe 1/99", "Other 1/3 h5"]))
    table.p1.attacks("Samoa Joe", "Foe")
    table.p1.plays("Weaken", on="Other")
    assert table.p2["Other"].koed
    table.passes()


def test_it_spares_a_main_character():
    table = duel(p1=side(front=samoa_joe), p2=side(main="Chief 9/3 h5", main_row="front"))
    table.p1.attacks("Samoa Joe", "Chief")
    assert table.p2["Chief"].wounds == 1


def test_it_does_nothing_outside_of_his_combats():
    sap = plot_twist("T-S", "Sap", MAIN, minus_counters(one(enemy), 3))
    table = duel(p1=side(front=samoa_joe, hand=sap), p2=side(front="Foe 1/3 h5"))
    table.p1.plays("Sap", on="Foe")
    assert table.p2["Foe"].stunned
    assert table.p2["Foe"].wounds == 1


def test_a_strike_that_stuns_is_no_def_of_zero():
    table = duel(p1=side(front=samoa_joe), p2=side(front="Foe 1/7 h5"))
    table.p1.attacks("Samoa Joe", "Foe")
    table.passes()
    assert table.p2["Foe"].stunned
    assert table.p2["Foe"].wounds == 1
