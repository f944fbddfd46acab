"""Madripoor (AFF-052)."""

from versus.cards.tpcg.a_force.femme_fatales import madripoor, viper
from versus.cards.tpcg.a_force.heroines import dazzler
from versus.testing.tpcg import duel, side


def test_madripoor_pays_for_the_femme_fatales():
    table = duel(p1=side(front=viper, resources=madripoor), p2=side(front="Foe 1/9"))
    table.p1.uses("Viper", "Poison Darts", on=["Foe", "stop"], paying="Madripoor")
    assert table.p2["Foe"].minus == 1


def test_it_pays_for_nobody_else():
    table = duel(p1=side(front=dazzler, resources=madripoor), p2=side(front="Foe 1/1"))
    assert not table.p1.may("use", "Dazzler", power="Dazzle")
