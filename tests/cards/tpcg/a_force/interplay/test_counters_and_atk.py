"""Counters, ATK gained and XP, where cards of A-Force meet."""

import pytest

from versus.cards.tpcg.a_force.femme_fatales import black_cat, enchantress, madame_masque, viper
from versus.cards.tpcg.a_force.heroines import loki, meggan, singularity, spectrum
from versus.cards.tpcg.a_force.main_characters import (
    captain_marvel_1,
    captain_marvel_2,
    enchantress_2,
    mystique_1,
    mystique_2,
    she_hulk_2,
)
from versus.testing.tpcg import duel, lying, rule, side


def test_meggan_counts_what_she_hulk_has_given_her_friends():
    p1 = side(
        main=she_hulk_2,
        front=[meggan, "Ann 1/9 A-Force", "Bob 1/9 A-Force"],
        resources=["Training Ground", "Fortress"],
    )
    table = duel(p1=p1, p2=side(front="Wall 0/99"))
    table.p1.uses("She-Hulk", "A-Force Assemble!")
    table.p1.attacks(["Ann", "Bob"], "Wall")
    table.passes()
    table.p1.uses("Meggan", "Empathic Metamorph")
    assert table.p1["Meggan"].plus == 2


def test_a_power_up_feeds_loki_and_masque_alike():
    p1 = side(front=[loki, madame_masque], hand=madame_masque, deck=9)
    table = duel(p1=p1)
    table.p1.powers_up("Madame Masque")
    table.p1.answers("Resolve first: Loki's Power Hungry (for Madame Masque)", "yes", "back")
    assert len(table.p1.hand) == 3
    assert table.p1.back.count("Madame Masque") == 1


def test_mystique_gains_xp_for_the_counters_of_a_team_attack():
    p1 = side(main=mystique_1, main_row="front", levels=mystique_2, hand=["Mystique 2/2", "Mystique 3/3"])
    table = duel(p1=p1)
    table.p1.powers_up("Mystique", "Mystique 2/2")
    table.p1.powers_up("Mystique", "Mystique 3/3")
    assert table.p1.xp == 2


@rule("2P-LVL-07")
def test_the_atk_that_masquerade_gave_stays_as_mystique_levels_up():
    p1 = side(main=lying(mystique_1, "xp9"), main_row="front", levels=mystique_2, resources="Training Ground")
    table = duel(p1=p1, p2=side(front="Venom 4/99"))
    table.p1.attacks("Mystique", "Venom")
    table.p1.uses("Mystique", "Masquerade", on="Venom")
    assert table.p1.main.level == 2
    assert table.p1.main.atk == 6 + 3
    table.passes()


def test_an_unlucky_break_keeps_even_a_power_up_from_the_defender():
    table = duel(p1=side(front=black_cat), p2=side(front="Foe 1/9", hand="Foe 2/2"))
    table.p1.attacks("Black Cat", "Foe")
    table.p1.passes()
    table.p2.powers_up("Foe")
    assert table.p2["Foe"].plus == 0
    table.passes()


def test_an_unlucky_break_does_not_touch_her_own_side():
    table = duel(p1=side(front=black_cat, hand="Black Cat 9/9"), p2=side(front="Foe 1/9"))
    table.p1.attacks("Black Cat", "Foe")
    table.p1.powers_up("Black Cat")
    assert table.p1["Black Cat"].plus == 1
    table.passes()


@rule("2P-CNT-02")
def test_vipers_poison_doubles_only_what_is_left_after_cancelling():
    table = duel(
        p1=side(front=viper, resources="Training Ground", deck=9), p2=side(front="Foe 9/9, +2", deck=9)
    )
    table.p1.uses("Viper", "Poison Darts", on=["Foe", "stop"])
    table.p1.ends_turn()
    assert (table.p2["Foe"].plus, table.p2["Foe"].minus) == (1, 0)


def test_the_photons_of_captain_marvel_are_poison_for_viper_to_double():
    p1 = side(
        main=captain_marvel_2, front=[viper, "Ann 1/1 R"], resources=["Laboratory", "Training Ground"], deck=9
    )
    table = duel(p1=p1, p2=side(front="Foe 9/9", deck=9))
    table.p1.uses("Captain Marvel", "Energy Absorption")
    table.p1.uses("Captain Marvel", "Photonic Blast", on="Foe")
    assert table.p2["Foe"].minus == 2
    table.p1.ends_turn()
    assert table.p2["Foe"].minus == 4


def test_a_champion_of_the_one_enchantress_is_readied_by_the_other():
    p1 = side(main=enchantress_2, front="Ann 1/9, exhausted +1", resources="Academy")
    table = duel(p1=p1)
    table.p1.uses("Enchantress", "I'll Not Sully My Hands")
    assert table.p1["Ann"].ready


@rule("2P-UNQ-07")
def test_two_enchantresses_cannot_stand_on_one_side():
    table = duel(p1=side(main=enchantress_2, hand=enchantress), at="recruit", recruit_points=7)
    assert not table.p1.may("recruit", "Enchantress")


def test_spectrum_comes_back_from_the_pocket_dimension_with_old_and_new_energy():
    p1 = side(front=[singularity, lying(spectrum, "+2")], resources="Laboratory", deck=9)
    table = duel(p1=p1, p2=side(deck=9))
    table.p1.ends_turn(on=["Spectrum", "stop"])
    table.p2.ends_turn()
    table.p1.answers("front")
    assert table.p1["Spectrum"].plus == 2 + 1


@pytest.mark.parametrize(("level", "xp"), [(captain_marvel_1, 1)])
def test_a_daze_in_her_combat_is_a_stun_by_captain_marvel_only_if_she_does_it(level, xp):
    p1 = side(main=level, main_row="front", levels=captain_marvel_2)
    table = duel(p1=p1, p2=side(front="Foe 1/1"))
    table.p1.attacks("Captain Marvel", "Foe")
    table.passes()
    assert table.p1.xp == xp
