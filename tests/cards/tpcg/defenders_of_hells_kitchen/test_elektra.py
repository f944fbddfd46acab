"""Elektra, the main character (DHK-036, DHK-037) and the supporting one (DHK-066).

What Twin Sais does is stated, and that it is used in combat; its price is ours.
"""

import pytest

from tests.cards.tpcg.house_of_x.levels import at_both_levels
from versus.cards.tpcg.defenders_of_hells_kitchen.both_teams import elektra
from versus.cards.tpcg.defenders_of_hells_kitchen.underworld_main_characters import elektra_1, elektra_2
from versus.testing.tpcg import duel, lying, rule, side


def sais(main, defender, **more):
    table = duel(
        p1=side(main=main, main_row="front", resources="Training Ground", **more), p2=side(front=defender)
    )
    table.p1.attacks("Elektra", table.p2.front[0])
    table.p1.uses("Elektra", "Twin Sais")
    return table


@rule("2P-CRD-75", "2P-CMB-65")
def test_with_four_atk_she_stuns_a_def_of_eight_at_once():
    table = sais(lying(elektra_1, "+1"), "9/8 h2")
    assert table.p2["9/8"].stunned
    assert table.p1["Elektra"].face_up, "the defender is out, and nobody strikes back"
    assert not table.in_combat


@rule("2P-CRD-76", "2P-CMB-64")
def test_what_does_not_stun_adds_nothing_to_her_strike_at_the_end():
    table = sais(lying(elektra_1, "+1"), "1/9 h2")
    assert table.p2["1/9"].face_up, "8 of 9"
    table.passes()
    assert table.p2["1/9"].face_up, "4 of 9, never 12"


@rule("2P-CRD-76")
def test_her_strike_at_the_end_is_compared_on_its_own():
    table = sais(elektra_2, "1/13 h2", hand="Elektra 1/1")
    assert table.p2["1/13"].face_up, "12 of 13"
    table.p2.passes()
    table.p1.powers_up("Elektra")
    table.passes()
    assert table.p2["1/13"].face_up, "7 of 13"
    assert table.happened("strikes", "1/13") == 2


@at_both_levels(elektra_1, elektra_2)
def test_the_sais_are_for_a_combat_of_hers_on_your_turn(main):
    table = duel(
        p1=side(main=main, main_row="front", front="2/2", resources="Training Ground"), p2=side(front="3/3")
    )
    assert not table.p1.may("use", "Elektra", power="Twin Sais")
    table.p1.attacks("2/2", "3/3")
    assert not table.p1.may("use", "Elektra", power="Twin Sais")
    table.passes()


def test_a_stun_in_the_back_row_is_xp():
    table = duel(
        p1=side(main=lying(elektra_1, "xp1"), main_row="front", levels=elektra_2), p2=side(back="0/1 h2")
    )
    table.p1.attacks("Elektra", "0/1")
    table.passes()
    assert table.p1.main.level == 2


def test_a_stun_in_the_front_row_is_not():
    table = duel(
        p1=side(main=lying(elektra_1, "xp1"), main_row="front", levels=elektra_2), p2=side(front="0/1 h2")
    )
    table.p1.attacks("Elektra", "0/1")
    table.passes()
    assert (table.p1.main.level, table.p1.xp) == (1, 1)


def test_trained_as_a_ninja_she_passes_the_front_row_for_a_turn():
    table = duel(
        p1=side(main=elektra_2, main_row="front", resources="Training Ground"),
        p2=side(front="3/3", back="1/1"),
    )
    assert not table.p1.may("attack", "Elektra", "1/1")
    table.p1.uses("Elektra", "Ninja Training")
    assert table.p1.may("attack", "Elektra", "1/1")
    table.p1.ends_turn()
    assert "Stealth" not in table.p1["Elektra"].keywords


@pytest.mark.parametrize("card", [elektra_1, elektra_2, elektra], ids=lambda card: card.key)
def test_she_dodges_ranged_attacks(card):
    mine = side(front=card) if card is elektra else side(main=card, main_row="front")
    table = duel(p1=side(back="9/9 R"), p2=mine)
    assert not table.p1.may("attack", "9/9", "Elektra")


# The supporting character


@pytest.mark.parametrize(("row", "drawn"), [("back", ["Ann"]), ("front", [])])
def test_a_paid_assassin_draws_for_an_enemy_koed_in_the_back_row(row, drawn):
    enemies = side(front=["1/1"], back="0/2 h1") if row == "back" else side(front=["1/1", "0/2 h1"])
    table = duel(p1=side(front=elektra, deck=["Ann 1/1"]), p2=enemies)
    table.p1.attacks("Elektra", "0/2")
    table.passes()
    assert table.p2["0/2"].koed
    assert table.p1.hand == drawn


def test_she_is_of_both_teams():
    table = duel(p1=side(front=[elektra, "1/1 Underworld", "1/2 Defenders"]), p2=side(front="9/9"))
    assert table.p1.may("attack", ["Elektra", "1/1"], "9/9")
    assert table.p1.may("attack", ["Elektra", "1/2"], "9/9")
