"""Scarlet Witch (DEF-013)."""

from tests.cards.tpcg.defenders.climbers import CLIMBER, SUMMIT
from versus.cards.tpcg.defenders.defenders import scarlet_witch
from versus.games.tpcg.language.vocabulary import (
    one,
    plot_twist,
    stun,
    supporting_only,
)
from versus.games.tpcg.words import MAIN
from versus.testing.tpcg import duel, rule, side

KNOCK = plot_twist("T-1", "Knock", MAIN, stun(one(supporting_only)))


@rule("2P-KEYC-19")
def test_under_the_hex_an_enemy_gains_xp_and_stays_where_it_is():
    table = duel(p1=side(main=CLIMBER, levels=SUMMIT, hand=KNOCK), p2=side(back=[scarlet_witch, "7/7 h9"]))
    table.p1.uses("Climber", "Climb")
    assert table.p1.xp == 1
    assert table.p1.main.level == 1


@rule("2P-KEYC-19", "2P-LVL-04")
def test_as_the_witch_falls_the_level_comes_at_once():
    table = duel(p1=side(main=CLIMBER, levels=SUMMIT, hand=KNOCK), p2=side(back=[scarlet_witch, "7/7 h9"]))
    table.p1.uses("Climber", "Climb")
    table.p1.plays("Knock", on="Scarlet Witch")
    assert table.p1.main.level == 2


@rule("2P-KEYC-19")
def test_the_witchs_own_side_levels_up():
    table = duel(p1=side(main=CLIMBER, levels=SUMMIT, back=scarlet_witch))
    table.p1.uses("Climber", "Climb")
    assert table.p1.main.level == 2
