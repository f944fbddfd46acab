"""Bullseye, the main character (DHK-034, DHK-035) and the supporting one (DHK-053).

That the supporting one always strikes when he ranged attacks is stated.
"""

from tests.cards.tpcg.house_of_x.levels import at_both_levels
from versus.cards.tpcg.defenders_of_hells_kitchen.underworld import bullseye
from versus.cards.tpcg.defenders_of_hells_kitchen.underworld_main_characters import bullseye_1, bullseye_2
from versus.games.tpcg.language.vocabulary import (
    cannot,
    enemy,
    in_combat,
    one,
    plot_twist,
    supporting,
    unable,
    while_,
    yours,
)
from versus.games.tpcg.words import COMBAT, TO_BE_STRUCK, TO_STRIKE
from versus.kernel.modifiers import THIS_COMBAT
from versus.testing.tpcg import duel, lying, rule, side

HOLD = plot_twist(
    "T-1", "Hold", COMBAT, cannot(one(enemy, in_combat), TO_STRIKE, until=THIS_COMBAT), any_turn=True
)
SPARE = plot_twist("T-2", "Spare", COMBAT, cannot(one(yours, in_combat), TO_STRIKE, until=THIS_COMBAT))
ghost = supporting("T-3", "Ghost", cost=1, atk=1, defense=1, health=2, powers=[while_(unable(TO_BE_STRUCK))])


@rule("2P-GEN-03")
def test_ranged_attacking_he_strikes_though_an_enemy_forbids_it():
    table = duel(p1=side(back=bullseye), p2=side(front="1/7 h2", hand=HOLD))
    table.p1.attacks("Bullseye", "1/7")
    table.p1.passes()
    table.p2.plays("Hold")
    table.passes()
    assert table.p2["1/7"].stunned


@rule("2P-GEN-03")
def test_and_though_his_own_side_does():
    table = duel(p1=side(back=bullseye, hand=SPARE), p2=side(front="1/7 h2"))
    table.p1.attacks("Bullseye", "1/7")
    table.p1.plays("Spare")
    table.passes()
    assert table.p2["1/7"].stunned


@rule("2P-GEN-03")
def test_and_who_cannot_be_struck():
    table = duel(p1=side(back=bullseye), p2=side(front=ghost))
    table.p1.attacks("Bullseye", "Ghost")
    table.passes()
    assert table.p2["Ghost"].stunned


def test_in_melee_he_is_held_back_like_anybody():
    table = duel(p1=side(front=bullseye), p2=side(front=ghost))
    table.p1.attacks("Bullseye", "Ghost")
    table.passes()
    assert table.p2["Ghost"].face_up


def test_defending_he_is_held_back_like_anybody():
    table = duel(p1=side(back="1/1 R h2", hand=HOLD), p2=side(front=bullseye))
    table.p1.attacks("1/1", "Bullseye")
    table.p1.plays("Hold")
    table.passes()
    assert table.p1["1/1"].face_up


# The main character


@at_both_levels(bullseye_1, bullseye_2)
def test_infallible_aim_wounds_a_face_up_supporting_character(main):
    table = duel(
        p1=side(main=main, resources=["Academy", "Academy"]), p2=side(front=["3/3 h2", "4/4 h2, stunned"])
    )
    table.p1.uses("Bullseye", "Infallible Aim")
    assert table.p2["3/3"].wounds == 1
    assert table.p2["3/3"].face_up
    assert table.p2["4/4"].wounds == 0


def test_one_academy_is_not_enough_to_aim():
    table = duel(p1=side(main=bullseye_1, resources="Academy"), p2=side(front="3/3 h2"))
    assert not table.p1.may("use", "Bullseye", power="Infallible Aim")


def test_an_enemy_that_he_kos_is_xp_and_the_third_is_level_two():
    table = duel(
        p1=side(main=lying(bullseye_1, "xp2"), main_row="front", levels=bullseye_2),
        p2=side(front=["0/3 h1", "0/1 h2"]),
    )
    table.p1.attacks("Bullseye", "0/1")
    table.passes()
    assert table.p1.xp == 2, "only stunned"
    again = duel(
        p1=side(main=lying(bullseye_1, "xp2"), main_row="front", levels=bullseye_2), p2=side(front="0/3 h1")
    )
    again.p1.attacks("Bullseye", "0/3")
    again.passes()
    assert again.p1.main.level == 2


def test_a_lovely_night_wounds_a_main_character():
    table = duel(p1=side(main=bullseye_2, resources=["Training Ground"] * 3), p2=side(main="Chief 3/6 h5"))
    table.p1.uses("Bullseye", "Lovely Night for a Murder", on="Chief")
    assert table.p2["Chief"].wounds == 1
