"""Hecate (HEL-018)."""

from versus.cards.classic.hellboy.thule import hecate, kroenen, tentacles
from versus.games.classic.language.effects.moving import PutsIntoPlay
from versus.kernel.choosing import Chosen
from versus.testing.classic import duel, side


def test_hecate_brings_an_army_back_from_the_kod_pile():
    table = duel(p1=side(hand=[hecate], ko=[tentacles, kroenen], resources=6), at="recruit")
    table.p1.brings("Hecate")
    assert table.chain == ["Hecate"], "Kroenen is no Army: there is one target only"
    table.passes()
    table.p1.places("front")
    assert sorted(table.p1.characters) == ["Hecate", "Huge, Annoying Tentacles"]
    assert table.p1.ko_pile == ["Karl Ruprecht Kroenen"]
    assert not table.p1["Huge"].stunned


def test_hecate_finds_no_army_and_nothing_joins_the_chain():
    table = duel(p1=side(hand=[hecate], ko=[kroenen], resources=6), p2=side(ko=[tentacles]), at="recruit")
    table.p1.brings("Hecate")
    assert table.chain == []


def test_hecate_calls_nobody_as_another_comes_into_play():
    table = duel(p1=side(front=[hecate], hand=[kroenen], ko=[tentacles], resources=2), at="recruit")
    table.p1.brings("Karl")
    assert table.chain == []
    assert table.p1.ko_pile == ["Huge, Annoying Tentacles"]


def test_hecate_calls_also_as_an_effect_puts_her_into_play():
    table = duel(p1=side(ko=[hecate, tentacles]))
    table.resolves(PutsIntoPlay(Chosen(0)), "Hecate")
    table.p1.places("front")
    assert table.chain == ["Hecate"]
    table.passes()
    table.p1.places("front")
    assert sorted(table.p1.characters) == ["Hecate", "Huge, Annoying Tentacles"]
