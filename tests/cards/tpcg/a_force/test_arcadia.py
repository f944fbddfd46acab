"""Arcadia (AFF-026)."""

from versus.cards.tpcg.a_force.heroines import arcadia, dazzler
from versus.testing.tpcg import duel, side


def test_arcadia_pays_any_of_four_symbols_for_a_force():
    table = duel(p1=side(front=dazzler, resources=arcadia), p2=side(front="Foe 1/1"))
    table.p1.uses("Dazzler", "Dazzle", on="Foe", paying="Arcadia")
    assert not table.p1["Arcadia"].face_up


def test_it_pays_for_nobody_else():
    from versus.cards.tpcg.a_force.femme_fatales import viper

    table = duel(p1=side(front=viper, resources=arcadia), p2=side(front="Foe 1/1"))
    assert not table.p1.may("use", "Viper", power="Poison Darts")
